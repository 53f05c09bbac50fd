"""Kinds of actions: each has a run of numbers, one for every way to fill in what it names."""

from math import prod
from typing import Any

from cosmotheque.games.bomb_busters.components import value_of
from cosmotheque.games.bomb_busters.model.actions import Announce, DualCut
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.numbering.parts import (
    BLIND,
    CARD,
    NUMBER_PAIR,
    OTHER,
    OWN,
    OWN_PAIR,
    SEAT,
    VALUE,
    YES_OR_NO,
    Part,
)
from cosmotheque.games.bomb_busters.parts.clues.data import SAY_CLUE
from cosmotheque.games.bomb_busters.parts.grids.data import TurnUp
from cosmotheque.games.bomb_busters.parts.sums.data import Reckon
from cosmotheque.games.bomb_busters.rules.stands import code_at, wire_at
from cosmotheque.games.bomb_busters.rules.together import target_of
from cosmotheque.games.bomb_busters.view.seen import View


class Kind:
    """Actions of one type, whose fields are its parts in their order."""

    def __init__(self, action: type[Any], *parts: Part) -> None:
        self.action = action
        self.parts = parts
        self.size = prod(part.size for part in parts)

    def fits(self, view: View, action: Any) -> bool:
        """True if an action of its type is of this kind."""
        return True

    def things(self, view: View, action: Any) -> tuple[Any, ...]:
        """The things that the action names, one for each part."""
        return tuple(getattr(action, field) for field in self.action.__struct_fields__)

    def make(self, view: View, *things: Any) -> Action:
        """The action that names these things."""
        made: Action = self.action(*things)
        return made

    def index(self, view: View, action: Any) -> int:
        index = 0
        for part, thing in zip(self.parts, self.things(view, action), strict=True):
            index = index * part.size + part.index(view, thing)
        return index

    def at(self, view: View, index: int) -> Action:
        places = []
        for part in reversed(self.parts):
            index, place = divmod(index, part.size)
            places.append(place)
        things = (part.thing(view, place) for part, place in zip(self.parts, reversed(places), strict=True))
        return self.make(view, *things)


class SeenCut(Kind):
    """A dual cut with an own wire that one sees: its value is what is announced."""

    def __init__(self) -> None:
        super().__init__(DualCut, OWN, OTHER)

    def fits(self, view: View, action: DualCut) -> bool:
        return not wire_at(view, action.own).outward

    def things(self, view: View, action: DualCut) -> tuple[Slot, Slot]:
        return action.own, action.target

    def make(self, view: View, *things: Slot) -> DualCut:
        own, target = things
        return DualCut(target, _value(view, own), own)


class BlindDualCut(Kind):
    """A dual cut with an own outward wire, which may be any value (BOM-193)."""

    def __init__(self) -> None:
        super().__init__(DualCut, BLIND, VALUE, OTHER)

    def fits(self, view: View, action: DualCut) -> bool:
        return wire_at(view, action.own).outward

    def things(self, view: View, action: DualCut) -> tuple[Slot, int, Slot]:
        return action.own, action.value, action.target

    def make(self, view: View, *things: Any) -> DualCut:
        own, value, target = things
        return DualCut(target, value, own)


class Announcing(Kind):
    """A draft carried out with so many own wires, whose values are announced in ascending order."""

    def __init__(self, wires: int) -> None:
        super().__init__(Announce, *((), (OWN,), (OWN_PAIR,))[wires])
        self.wires = wires

    def fits(self, view: View, action: Announce) -> bool:
        return len(action.own) == self.wires

    def things(self, view: View, action: Announce) -> tuple[Any, ...]:
        return ((), action.own, (action.own,))[self.wires]

    def make(self, view: View, *things: Any) -> Announce:
        if not self.wires:
            return Announce((target_of(view),), ())  # BOM-202
        slots = sorted(things if self.wires == 1 else things[0], key=lambda slot: _value(view, slot))
        return Announce(tuple(_value(view, slot) for slot in slots), tuple(slots))


class Reckoning(Kind):
    """Two number cards for their sum or for their difference (BOM-4701)."""

    def __init__(self) -> None:
        super().__init__(Reckon, NUMBER_PAIR, YES_OR_NO)

    def things(self, view: View, action: Reckon) -> tuple[Any, ...]:
        return action.numbers, action.value == sum(action.numbers)

    def make(self, view: View, *things: Any) -> Reckon:
        (low, high), summed = things
        return Reckon((low, high), low + high if summed else high - low)


class TurningUp(Kind):
    """A used card turned up, or a character (BOM-83)."""

    def __init__(self, part: Part) -> None:
        super().__init__(TurnUp, part)

    def fits(self, view: View, action: TurnUp) -> bool:
        return self.parts[0] is (CARD if action.number else SEAT)

    def things(self, view: View, action: TurnUp) -> tuple[int]:
        return (action.number or action.seat,)

    def make(self, view: View, *things: Any) -> TurnUp:
        return TurnUp(things[0], NOBODY) if self.parts[0] is CARD else TurnUp(0, things[0])


class OwnWords(Kind):
    """A clue in words of one's own, as it is listed: without them."""

    def __init__(self) -> None:
        super().__init__(type(SAY_CLUE))

    def things(self, view: View, action: Any) -> tuple[()]:
        return ()


def _value(view: View, slot: Slot) -> int:
    return value_of(code_at(view, slot))
