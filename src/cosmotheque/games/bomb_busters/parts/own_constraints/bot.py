"""Judgement of the constraints of each seat."""

from collections.abc import Iterable, Sequence

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.constraints.bot import ease, second_step
from cosmotheque.games.bomb_busters.parts.constraints.data import Constraints, Letter
from cosmotheque.games.bomb_busters.parts.constraints.rules import binding_constraint, lets_pass
from cosmotheque.games.bomb_busters.parts.own_constraints.data import SWAP, OwnConstraints, TakeConstraint, TurnRing
from cosmotheque.games.bomb_busters.parts.own_constraints.rules import ring_places, turn_ring
from cosmotheque.games.bomb_busters.rules.cuts import announceable, pointable, solo_cuts
from cosmotheque.games.bomb_busters.rules.stands import others_with_wires, uncut_of, value_at
from cosmotheque.games.bomb_busters.view.seen import View


@judges(OwnConstraints)
class OwnSense(Judgement[OwnConstraints]):
    def worth(self, view: View, action: Action) -> float | None:
        match action:
            case TakeConstraint(letter=letter):
                return self._fit(view, letter)
            case TurnRing(by=by):
                return self.ring_worth(view, by)
            case _:
                return None

    def _fit(self, view: View, letter: Letter) -> float:
        """The number of own wires that the card allows, and a share for each value that no seat before could cut."""
        cards = view.parts.constraints or Constraints()
        seat = view.tasks[0].seat
        wires = sum(lets_pass(letter, value_at(view, slot)) for slot in uncut_of(view, seat))
        taken = [other for other in cards.own if other is not None]
        new = [v for v in NUMBERS if lets_pass(letter, v) and not any(lets_pass(other, v) for other in taken)]
        return wires + len(new) / 4

    def ring_worth(self, view: View, by: int) -> float:
        """A measure of how well all can play after the cards have moved; the next to play count most."""
        cards = view.parts.constraints or Constraints()
        moved = turn_ring(cards, ring_places(view, view.captain), by) if by else cards
        seats = [seat for seat in (view.captain, *others_with_wires(view, view.captain)) if uncut_of(view, seat)]
        return sum(weight * ease(view, seat, moved.own[seat]) for seat, weight in _weigh_seats(seats)) - abs(by) / 1000

    def cost_of_missing(self, view: View, value: int) -> float:
        return second_step(view) if binding_constraint(view, view.active) == "L" else 0.0

    def help(self, view: View, actions: Sequence[Action]) -> Action | None:
        """A change of card, where nobody could play and the bomb would explode (BOM-6102, BOM-6104)."""
        if SWAP not in actions or view.seat != view.active or view.steps <= 1:
            return None
        last = view.idle >= len(others_with_wires(view, view.active))
        can_cut = announceable(view, view.active) and pointable(view, view.active)
        return SWAP if last and not can_cut and not solo_cuts(view, view.active) else None


def _weigh_seats(seats: Iterable[Seat]) -> list[tuple[Seat, float]]:
    return [(seat, 1 / (1 + place / 4)) for place, seat in enumerate(seats)]
