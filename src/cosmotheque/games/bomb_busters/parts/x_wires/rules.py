"""X wires: one wire of each stand lies unsorted at the far right (BOM-180 to BOM-184, BOM-3501 to BOM-3504)."""

from collections.abc import Sequence
from random import Random

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import YELLOW, is_blue
from cosmotheque.games.bomb_busters.model.actions import Deal, DualCut, Exchange, Label, Point, PostIt, SoloCut
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.x_wires.data import XWires
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    SLOTS,
    StateOrView,
    count_uncut,
    is_slot,
    uncut_of,
    value_at,
    wire_at,
)


@works(XWires)
class UnsortedWires(Mechanism[XWires]):
    """X wires: where they are cut late they are banned at first; no tool ever reaches them."""

    def keep_back(self, mixed: list[int], stands: int, seats: int) -> list[int]:
        """BOM-3501: a blue one for each stand, before the others are dealt."""
        if not self.part.late:
            return []
        kept = [wire for wire in mixed if is_blue(wire)][:stands]
        for wire in kept:
            mixed.remove(wire)
        return kept

    def arrange(self, stands: list[list[int]], owners: Sequence[int], kept: list[int], rng: Random) -> None:
        """BOM-2001: the last wire dealt to a stand is any of its wires."""
        for stand in stands:
            stand.append(kept.pop() if self.part.late else stand.pop(rng.randrange(len(stand))))

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        for number, codes in enumerate(dealt.stands):
            if codes:
                scene.change_wire(SLOTS[number][len(codes) - 1], x=True)

    def is_banned(self, table: StateOrView, slot: Slot) -> bool:
        """BOM-3502: until the yellow wires are cut."""
        return self.part.late and wire_at(table, slot).x and count_uncut(table, YELLOW) > 0

    def bans_slot(self, table: StateOrView, seat: Seat, slot: Slot) -> str | None:
        return "BOM-3502" if self.is_banned(table, slot) else None

    def may_cut_own(self, table: StateOrView, seat: Seat, slot: Slot) -> bool:
        return not self.is_banned(table, slot)

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        match action:
            case DualCut(target=target, own=own) if self._is_banned_x(state, target) or self._is_banned_x(state, own):
                return "BOM-3502"
            case SoloCut(value=value) if any(
                value_at(state, slot) == value and self.is_banned(state, slot) for slot in uncut_of(state, seat)
            ):
                return "BOM-3503"
            case Point(slot=slot) | PostIt(slot=slot) | Exchange(own=slot) if _is_x(state, slot):
                return "BOM-182"
            case Label(slot=slot) if _is_x(state, Slot(slot.stand, slot.place + 1)):
                return "BOM-182"
            case _:
                return None

    def _is_banned_x(self, state: State, slot: Slot) -> bool:
        return _is_x(state, slot) and self.is_banned(state, slot)


def _is_x(state: State, slot: Slot) -> bool:
    return is_slot(state, slot) and wire_at(state, slot).x and not wire_at(state, slot).cut
