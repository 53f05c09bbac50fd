"""Choice of a clue to give, and the number that a clue means (mission 25)."""

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.clues.data import AskAgain, Clues, GiveClue, SayClue, Understand, number_of
from cosmotheque.games.bomb_busters.parts.clues.words import in_list, read_clue
from cosmotheque.games.bomb_busters.view.seen import View


def guess_number(view: View) -> int | None:
    """The number that the clue to be answered means by the list; None where the list does not help (BOM-2508)."""
    hints = view.parts.clues
    if hints is None or len(hints.given) <= len(hints.understood):
        return None
    hint = hints.given[len(hints.understood)]
    return read_clue(hint.words) if hint.words else number_of(hint.clue)


@judges(Clues)
class Riddles(Judgement[Clues]):
    def worth(self, view: View, action: Action) -> float | None:
        match action:
            case GiveClue(clue=clue):
                return 0.0 if in_list(clue).also else 1.0
            case SayClue():
                return -1.0
            case Understand(number=number):
                return float(number == guess_number(view))
            case AskAgain():
                return 0.5
            case _:
                return None
