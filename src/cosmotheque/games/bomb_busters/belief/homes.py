"""The places of a view's wires in a puzzle (BOM-352).

Wires in order stand as they do on their stands. Those outside the order are stands of their own: each X and outward
wire that is not known, and a hand's pair of outward wires, which is in order itself (BOM-6403); all known
ones together.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cosmotheque.games.bomb_busters.components import UNSEEN
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.stands import wire_at
from cosmotheque.games.bomb_busters.view.seen import View


class Homes(NamedTuple):
    """`rows` are the slots of the view by stands of the puzzle; `moved` has those that do not stand as seen."""

    rows: Sequence[Sequence[Slot]]
    sizes: Sequence[int]
    moved: dict[Slot, Slot]

    def of(self, slot: Slot) -> Slot:
        return self.moved.get(slot, slot)

    def on_stands(self, drawn: Sequence[Sequence[int]]) -> list[list[int]]:
        """The wires drawn for the rows, in their places on the view's stands."""
        found = [[0] * size for size in self.sizes]
        for row, wires in zip(self.rows, drawn, strict=False):
            for slot, wire in zip(row, wires, strict=True):
                found[slot.stand][slot.place] = wire
        return found


def homes_of(view: View) -> Homes:
    sizes = [len(stand.wires) for stand in view.stands]
    slots = [[Slot(number, place) for place in range(size)] for number, size in enumerate(sizes)]
    if not any(stand.has_loose for stand in view.stands):
        return Homes(slots, sizes, {})
    rows = [[slot for slot in row if not wire_at(view, slot).loose] for row in slots]
    hands = _handfuls(view, [slot for row in slots for slot in row if wire_at(view, slot).loose])
    unknown = [hand for hand in hands if any(wire_at(view, slot).code == UNSEEN for slot in hand)]
    known = [slot for hand in hands if hand not in unknown for slot in hand]
    rows += [sorted(known, key=lambda slot: wire_at(view, slot).code)] if known else []
    rows += unknown
    moved = {slot: Slot(number, place) for number, row in enumerate(rows) for place, slot in enumerate(row)}
    return Homes(rows, sizes, {slot: home for slot, home in moved.items() if slot != home})


def _handfuls(view: View, loose: Sequence[Slot]) -> list[list[Slot]]:
    """Loose wires that are in order among themselves: the outward ones of a hand, and each X wire alone."""
    hands: dict[object, list[Slot]] = {}
    for slot in loose:
        hands.setdefault(view.stands[slot.stand].owner if wire_at(view, slot).outward else slot, []).append(slot)
    return list(hands.values())
