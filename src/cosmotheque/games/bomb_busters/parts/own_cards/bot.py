"""Choice of the card to hand on."""

from typing import Final

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.bots.prospects import prospects
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.numbers.rules import less, numbers_of
from cosmotheque.games.bomb_busters.parts.own_cards.data import HandOn, OwnCards
from cosmotheque.games.bomb_busters.rules.stands import has_wires, seats_in_turn
from cosmotheque.games.bomb_busters.view.seen import View

SOONER: Final = 0.9  # each seat further away has more turns of others before it


@judges(OwnCards)
class HandingSense(Judgement[OwnCards]):
    HARD = True

    def worth(self, view: View, action: Action) -> float | None:
        """A measure of how well everybody is provided for afterwards; the seats that play first count more."""
        if not isinstance(action, HandOn) or view.seat is None:
            return None
        own = [less(cards, action.number) for cards in numbers_of(view).own]
        own[action.seat] = (*own[action.seat], action.number)
        found, worth, weight = prospects(view), 0.0, 1.0
        order = seats_in_turn(view, view.active)
        for seat in [*order[1:], order[0]]:
            if has_wires(view, seat):
                worth += weight * found.hope(seat, own[seat])
                weight *= SOONER
        return worth
