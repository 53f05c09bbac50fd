"""The moment to cut an outward wire of one's own, and the cost of cutting a teammate's (BOM-192 ff.)."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.bots.telling import most_telling
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW
from cosmotheque.games.bomb_busters.model.actions import DualCut
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.outward.data import BlindCut, Outward
from cosmotheque.games.bomb_busters.parts.outward.rules import blind_solos, foreign_outward, outward_of
from cosmotheque.games.bomb_busters.rules.allowed import is_allowed
from cosmotheque.games.bomb_busters.rules.cuts import announceable, pointable
from cosmotheque.games.bomb_busters.rules.stands import count_uncut, value_at, wire_at
from cosmotheque.games.bomb_busters.view.seen import View

FEW: Final = 3  # values of an own outward wire that get a closer look, since each counts all deals anew
LIKELY: Final = 0.5  # as long as something else can be cut, only such a value is worth one


def is_blind(view: View, action: Action) -> bool:
    """True if the action cuts an own outward wire."""
    return isinstance(action, BlindCut) or (isinstance(action, DualCut) and wire_at(view, action.own).outward)


def is_at_outward(view: View, action: Action) -> bool:
    """True if the action points at a teammate's outward wire."""
    return isinstance(action, DualCut) and wire_at(view, action.target).outward


def chance_of(view: View, belief: Belief, action: Action) -> float:
    """The chance that a cut with outward wires is right."""
    match action:
        case BlindCut(value=value, slots=slots):
            return _joint(belief, slots, value)
        case DualCut(target=target, value=value, own=own) if wire_at(view, own).outward:
            if wire_at(view, target).outward:
                return belief.chances(own)[value]
            return _joint(belief, (own, target), value)
        case DualCut(target=target, value=value):
            return belief.chances(target)[value]
        case _:
            return 0.0


def _joint(belief: Belief, slots: tuple[Slot, ...], value: int) -> float:
    """The chance that all of these are of the value."""
    first, *rest = slots
    chance = belief.chances(first)[value]
    return chance * _joint(belief.suppose(first, value), tuple(rest), value) if rest and chance > 0 else chance


@judges(Outward)
class OutwardSense(Judgement[Outward]):
    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        if view.stabilized:
            return
        seat = view.active
        free = bool(announceable(view, seat)) and bool(pointable(view, seat))
        found = [*self._at_others(view), *self._blind(view, belief, free)]
        yield from (Offer(self.weigh(view, belief, action) or 0.0, action) for action in found)

    def weigh(self, view: View, belief: Belief, action: Action) -> float | None:
        """A blind cut that fails explodes; a teammate's outward wire costs a step."""
        blind, foreign = is_blind(view, action), is_at_outward(view, action)
        if not blind and not foreign:
            return None
        chance = chance_of(view, belief, action)
        step = mistake_cost(view) if foreign else 0.0
        return 1 - chance + chance * step

    def _at_others(self, view: View) -> Iterator[DualCut]:
        held = announceable(view, view.active) if self.part.everybody else {}
        for target in foreign_outward(view, view.active):
            value = value_at(view, target)
            if value in held:
                yield DualCut(target, value, most_telling(view, held[value]))

    def _blind(self, view: View, belief: Belief, free: bool) -> Iterator[Action]:
        """The likeliest values of each own outward wire, with the best wire to point at for each."""
        seat = view.active
        least = LIKELY if free else 0.0
        for solo in blind_solos(view, seat):
            if belief.chances(solo.slots[0])[solo.value] > least:
                yield solo
        for own in outward_of(view, seat):
            chances = belief.chances(own)
            values = [
                value for value in (*NUMBERS, YELLOW) if count_uncut(view, value) and is_allowed(view, seat, value)
            ]
            best = sorted(values, key=lambda value: -chances[value])[:FEW]
            for value in best:
                if chances[value] > least or not (free or chances[best[0]]):
                    yield from self._best_target(view, belief, own, value)

    def _best_target(self, view: View, belief: Belief, own: Slot, value: int) -> Iterator[DualCut]:
        targets = [slot for stand in pointable(view, view.active) for slot in stand]
        if targets:
            sure = belief.suppose(own, value)
            yield DualCut(max(targets, key=lambda slot: sure.chances(slot)[value]), value, own)
        if self.part.everybody:
            foreign = foreign_outward(view, view.active)
            yield from (DualCut(slot, value, own) for slot in foreign if value_at(view, slot) == value)
