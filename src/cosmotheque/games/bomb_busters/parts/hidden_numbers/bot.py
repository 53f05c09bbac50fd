"""Choice of the number card to lay, and of the value to leave alone (mission 29)."""

from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds, shown_wires
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import HiddenNumbers, LayNumber
from cosmotheque.games.bomb_busters.parts.hidden_numbers.rules_secret import possible_numbers
from cosmotheque.games.bomb_busters.rules.stands import owner_of
from cosmotheque.games.bomb_busters.view.seen import View


def chance_laid(view: View, value: int) -> float:
    """The chance that the card face down has this value, if its layer chose among their cards at random."""
    guesses = view.parts.hidden_numbers
    if guesses is None or guesses.layer == NOBODY:
        return 0.0
    if guesses.laid:
        return float(guesses.laid == value)
    hand = guesses.hands[guesses.layer]
    rest = possible_numbers(view, guesses)
    hidden = 1 / len(rest) if value in rest else 0.0
    return sum(hidden if card.number == 0 else float(card.number == value) for card in hand) / len(hand)


def chance_cut(view: View, number: int) -> float:
    """The chance that the active player cuts this number now: they hold it, and it may lie in sight elsewhere."""
    held = holds(view, believe(view), view.active, number)
    in_sight = any(owner_of(view, slot) != view.active for slot in shown_wires(view, number))
    return held * (1.0 if in_sight else 0.4)


@judges(HiddenNumbers)
class Guessing(Judgement[HiddenNumbers]):
    def worth(self, view: View, action: Action) -> float | None:
        return -chance_cut(view, action.number) if isinstance(action, LayNumber) else None

    def cost(self, view: View, value: int, four: bool = False) -> float:
        return chance_laid(view, value) * mistake_cost(view)
