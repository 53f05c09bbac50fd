"""Clues in words: which to give, and what one means (mission 25)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.clues.data import AskAgain, Clues, GiveClue, SayClue, Understand
from cosmotheque.games.bomb_busters.parts.clues.words import in_list
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Clues)
class OfClues(Saying[Clues]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case GiveClue(clue=clue) if in_list(clue).also:
                return sentence(
                    "Dites « {} » : aucun des trois indices n’est sûr, on pourrait aussi comprendre {}.",
                    "Say “{}”: none of the three clues is certain, and this one could also mean {}.",
                    in_list(clue).text,
                    in_list(clue).also,
                )
            case GiveClue(clue=clue):
                return sentence(
                    "Dites « {} » : cela ne désigne guère d’autre nombre.",
                    "Say “{}”: it hardly means any other number.",
                    in_list(clue).text,
                )
            case Understand(number=number):
                return sentence(
                    "Répondez {} : c’est le sens de l’indice.", "Answer {}: that is what the clue means.", number
                )
            case AskAgain():
                return Text(
                    fr="Demandez un autre indice : c’est gratuit, une erreur ne l’est pas.",
                    en="Ask for another clue: asking is free, a mistake is not.",
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case GiveClue(clue=clue):
                return sentence("Indice : « {} ».", "Clue: “{}”.", in_list(clue).text)
            case SayClue():
                return Text(fr="Indice écrit.", en="A clue in their own words.")
            case Understand(number=number):
                return sentence("{} compris.", "{} understood.", number)
            case AskAgain():
                return Text(fr="Autre indice demandé.", en="Another clue asked for.")
            case _:
                return None

    def still_good(self, action: Action) -> float:
        """Own words may well be better than the list; a wrong answer is never good."""
        return 2.0 if isinstance(action, GiveClue | SayClue) else 0.5
