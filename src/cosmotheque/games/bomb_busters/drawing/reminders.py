"""Reminders for drawings: what everybody knows of stands beyond what lies on the table (BOM-90).

All of it holds in every deal that the view allows, also after wires have changed hands. The board says the same.
"""

from collections.abc import Iterator
from typing import NamedTuple

from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW
from cosmotheque.games.bomb_busters.model.facts import Alike, Exactly, Holds, Lacks
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.facts import open_value
from cosmotheque.games.bomb_busters.rules.stands import SLOTS
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.games.bomb_busters.view.sight import is_pair, labels

FEW = 2  # so many wires of a stand are named one by one


class Held(NamedTuple):
    """A value that is at one of these places at least: stands by their numbers, and single wires."""

    value: int
    places: tuple[int | Slot, ...]


class Counted(NamedTuple):
    """A count of the hidden `wires` at these places that are of a value."""

    value: int
    wires: int
    places: tuple[int | Slot, ...]


def label_after(view: View, slot: Slot) -> str:
    """The label between a wire and its right neighbour, as long as they are the two that were labelled (BOM-41)."""
    following = SLOTS[slot.stand][slot.place + 1 : slot.place + 2]
    found = [label for label in labels(view, False, True) if {label.lower, label.upper} == {slot, *following}]
    return sign(found[0]) if found else ""


def list_parted_labels(view: View, stand: int) -> list[Alike]:
    """Labels of wires that an exchange has parted: what they said is still true of the two."""
    return [
        label
        for label in labels(view, False, True)
        if not is_pair(label) and stand in (label.lower.stand, label.upper.stand)
    ]


def sign(label: Alike) -> str:
    return "=" if label.equal else "≠"


def list_held(view: View, stand: int) -> list[Held]:
    """Values announced or found by the radar that may be on this stand, there alone or there among other places."""
    found = {held for fact in view.facts if isinstance(fact, Holds) for held in _find_held(view, fact)}
    return sorted((held for held in found if stand in map(_stand_of, held.places)), key=_in_order)


def _in_order(held: Held) -> tuple[int, list[Slot]]:
    """The order of reminders: by value, then by places; a whole stand before its wires."""
    return held.value, [place if isinstance(place, Slot) else Slot(place, -1) for place in held.places]


def list_counts(view: View, stand: int) -> list[Counted]:
    """Numbers of wires of a value that a seat said to have, on this stand alone or among other places (BOM-3009)."""
    found = [
        Counted(value, fact.count, tuple(_all_places(view, list(fact.slots))))
        for fact in view.facts
        if isinstance(fact, Exactly)
        for value in fact.values
    ]
    return [counted for counted in found if stand in map(_stand_of, counted.places)]


def list_lacked(view: View, stand: int) -> list[int]:
    """Values that none of the standing wires of a stand has."""
    nots = [
        excluded for slot in _hidden_slots(view, stand) if not _is_all_but_red(excluded := _excluded_values(view, slot))
    ]
    shown = {wire.shown for wire in view.stands[stand].wires if not wire.cut}
    return sorted(set.intersection(*nots) - shown) if nots else []


def _find_held(view: View, fact: Holds) -> Iterator[Held]:
    hidden = [slot for slot in fact.slots if not open_value(view.stands, slot)]
    if len(fact.values) == 1 and all(open_value(view.stands, slot) not in fact.values for slot in fact.slots):
        yield Held(fact.values[0], tuple(_places(view, hidden)))


def _places(view: View, slots: list[Slot]) -> Iterator[int | Slot]:
    """Places in few words: most wires of a stand are the stand."""
    for stand in dict.fromkeys(slot.stand for slot in slots):
        here = [slot for slot in slots if slot.stand == stand]
        if len(here) > FEW or len(here) == len(_hidden_slots(view, stand)):
            yield stand
        else:
            yield from here


def _all_places(view: View, slots: list[Slot]) -> Iterator[int | Slot]:
    """The same without one too many: a stand only where all its hidden wires are meant."""
    for stand in dict.fromkeys(slot.stand for slot in slots):
        here = [slot for slot in slots if slot.stand == stand]
        yield from [stand] if len(here) == len(_hidden_slots(view, stand)) else here


def _stand_of(place: int | Slot) -> int:
    return place.stand if isinstance(place, Slot) else place


def _hidden_slots(view: View, stand: int) -> list[Slot]:
    slots = (SLOTS[stand][place] for place in range(len(view.stands[stand].wires)))
    return [slot for slot in slots if not open_value(view.stands, slot)]


def _excluded_values(view: View, slot: Slot) -> set[int]:
    return {value for fact in view.facts if isinstance(fact, Lacks) and slot in fact.slots for value in fact.values}


def _is_all_but_red(values: set[int]) -> bool:
    """BOM-48: such a wire is known to be red, and says nothing of its stand."""
    return values >= {*NUMBERS, YELLOW}
