"""Outward wires: everybody reads them except their owner, who must cut them (BOM-190 to BOM-199).

The owner's actions follow from what the owner sees: the wire's own code has no part in it.
"""

from collections.abc import Iterator, Sequence
from random import Random

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, RED, YELLOW, is_red
from cosmotheque.games.bomb_busters.model.actions import Deal, DualCut, Exchange, Label, Point, PostIt
from cosmotheque.games.bomb_busters.model.events import Announced, Missed
from cosmotheque.games.bomb_busters.model.facts import Alike, Fact, Holds, Lacks, Order
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.outward.data import BlindCut, Outward
from cosmotheque.games.bomb_busters.parts.stock.data import Hook, LabelSingle
from cosmotheque.games.bomb_busters.rules.allowed import is_allowed, is_allowed_four
from cosmotheque.games.bomb_busters.rules.cuts import (
    NOT_RED,
    announce_cut,
    announceable,
    begin_action,
    cut_wires,
    own_wires,
    pointable,
    settle_cut,
)
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    SLOTS,
    StateOrView,
    all_cut,
    by_value,
    code_at,
    count_uncut,
    is_slot,
    owner_of,
    stands_of,
    uncut_of,
    uncut_on,
    value_at,
    wire_at,
)


def outward_of(table: StateOrView, seat: Seat) -> list[Slot]:
    """The uncut outward wires of a hand, from the left."""
    return [slot for slot in uncut_of(table, seat) if wire_at(table, slot).outward]


def foreign_outward(table: StateOrView, seat: Seat) -> Iterator[Slot]:
    """The uncut outward wires of everybody else."""
    for number, stand in enumerate(table.stands):
        if stand.owner != seat:
            yield from (slot for slot in uncut_on(table, number) if wire_at(table, slot).outward)


@works(Outward)
class OutwardWires(Mechanism[Outward]):
    """Neither tools nor plain cuts of the base game touch them; the cuts that do are listed here."""

    actions = (BlindCut,)

    def arrange(self, stands: list[list[int]], owners: Sequence[int], kept: list[int], rng: Random) -> None:
        """BOM-191: the last ones dealt to a hand; BOM-6402: of two the lower one at the left, the higher at the right.

        With two stands one of them comes from each, so that both stay as long as they were.
        """
        for seat in sorted(set(owners)) if self.part.everybody else owners[:1]:
            hand = [stand for stand, owner in zip(stands, owners, strict=True) if owner == seat]
            first, last = hand[0], hand[-1]
            drawn = [last.pop(rng.randrange(len(last)))]
            if self.part.count > 1:
                drawn.append(first.pop(rng.randrange(len(first))))
                first.insert(0, min(drawn))
            last.append(max(drawn))

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        for seat in range(scene.state.seats) if self.part.everybody else (dealt.captain,):
            hand = [number for number in stands_of(scene.state, Seat(seat)) if dealt.stands[number]]
            if hand:
                scene.change_wire(SLOTS[hand[-1]][len(dealt.stands[hand[-1]]) - 1], outward=True)
            if hand and self.part.count > 1:
                scene.change_wire(SLOTS[hand[0]][0], outward=True)

    def bans_slot(self, table: StateOrView, seat: Seat, slot: Slot) -> str | None:
        return self._rule_of_others(table) if wire_at(table, slot).outward else None

    def may_cut_own(self, table: StateOrView, seat: Seat, slot: Slot) -> bool:
        return not wire_at(table, slot).outward

    def more_cuts(self, table: StateOrView, seat: Seat) -> list[Action]:
        """No equipment goes with any of them (BOM-192, BOM-5602)."""
        if table.stabilized:
            return []
        own = outward_of(table, seat)
        return [*_blind_duals(table, seat, own), *self._cuts_at_others(table, seat, own), *blind_solos(table, seat)]

    def _cuts_at_others(self, table: StateOrView, seat: Seat, own: list[Slot]) -> Iterator[DualCut]:
        """BOM-5602 to BOM-5604: with the value that it shows, held or meant to be the own outward wire."""
        if not self.part.everybody:
            return
        held = announceable(table, seat)
        for target in foreign_outward(table, seat):
            value = value_at(table, target)
            if value != RED and is_allowed(table, seat, value):
                for slot in (*held.get(value, ()), *own):
                    yield DualCut(target, value, slot)

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        """A solo cut that names outward wires; if one of them is another value, the bomb explodes (BOM-192)."""
        if not isinstance(action, BlindCut):
            return
        value, named = action.value, action.slots
        begin_action(scene)
        scene.tell(Announced(seat, named, (value,), ()))
        announce_cut(scene, seat, (value,), solo=True)
        if any(value_at(scene.state, slot) != value for slot in named):
            scene.tell(Missed(seat))
            scene.end("fatal")
            return
        slots = tuple(sorted((*by_value(scene.state, own_wires(scene.state, seat)).get(value, ()), *named)))
        cut_wires(scene, seat, slots, solo=True)
        settle_cut(scene, CutAction(seat, (value,), value, slots, solo=True))

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """BOM-5602: a teammate's outward wire costs a step, though the cut is right; not the last one (BOM-112)."""
        target = cut.slots[0]
        foreign = wire_at(scene.state, target).outward and owner_of(scene.state, target) != cut.seat
        if foreign and cut.value and not all_cut(scene.state):
            move_detonator(scene, +1)

    def tells(self, state: State, fact: Fact, seat: Seat | None) -> bool:
        """True if the seat is told a fact: one on outward wires alone tells others about other wires (BOM-198)."""
        if isinstance(fact, Alike | Order) or not all(wire_at(state, slot).outward for slot in fact.slots):
            return True
        return all(state.stands[slot.stand].owner == seat for slot in fact.slots)

    def turn_begins(self, scene: Scene) -> None:
        self._tell_red(scene)

    def after_move(self, scene: Scene) -> None:
        """The last other wire of the active player may have been exchanged, or taken."""
        if scene.state.turns and not scene.state.acted:
            self._tell_red(scene)

    def _tell_red(self, scene: Scene) -> None:
        """BOM-198: whose other wires are all red is told whether the outward ones are red, too."""
        state = scene.state
        hand = uncut_of(state, state.active)
        outward = tuple(outward_of(state, state.active))
        if not outward or any(not is_red(code_at(state, slot)) for slot in hand if slot not in outward):
            return
        red = all(is_red(code_at(state, slot)) for slot in outward)
        values = tuple(sorted(NOT_RED))
        learn(scene, Lacks(outward, values) if red else Holds(outward, values))

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        match action:
            case DualCut(target=target, own=own):
                return self._why_not_cut(state, seat, target, own)
            case BlindCut(slots=slots):
                return "BOM-195" if len(slots) > 1 else "BOM-194"
            case (
                Point(slot=slot) | PostIt(slot=slot) | Exchange(own=slot) | Hook(slot=slot) | LabelSingle(slot=slot)
            ) if _is_outward(state, slot):
                return "BOM-196"
            case Label(slot=slot) if _is_outward(state, slot) or _is_outward(state, Slot(slot.stand, slot.place + 1)):
                return "BOM-196"
            case _:
                return None

    def _why_not_cut(self, state: State, seat: Seat, target: Slot, own: Slot) -> str | None:
        if _is_outward(state, target) and owner_of(state, target) != seat:
            return self._rule_of_others(state)
        if _is_outward(state, own) and owner_of(state, own) == seat:
            return "BOM-192" if state.stabilized else "BOM-193"
        return None

    def _rule_of_others(self, table: StateOrView) -> str:
        """The rule of the outward wires of teammates."""
        return ("BOM-5602" if table.stabilized else "BOM-5603") if self.part.everybody else "BOM-3802"


def _blind_duals(table: StateOrView, seat: Seat, own: list[Slot]) -> Iterator[DualCut]:
    """BOM-193: any value that passes, held or not, as long as wires of it are left."""
    if not own:
        return
    values = [value for value in (*NUMBERS, YELLOW) if count_uncut(table, value) and is_allowed(table, seat, value)]
    for stand in pointable(table, seat):
        for target in stand:
            for value in values:
                yield from (DualCut(target, value, slot) for slot in own)


def blind_solos(table: StateOrView, seat: Seat) -> Iterator[BlindCut]:
    """BOM-194: all but one wire of the value are seen in the own hand; BOM-195: both outward wires are the last two."""
    own = outward_of(table, seat)
    held = by_value(table, own_wires(table, seat)) if own else {}
    for value in (*NUMBERS, YELLOW) if own else ():
        left, seen = count_uncut(table, value), len(held.get(value, ()))
        if left not in (2, COPIES) or not (is_allowed_four if left == COPIES else is_allowed)(table, seat, value):
            continue
        if seen == left - 1:
            yield from (BlindCut(value, (slot,)) for slot in own)
        elif left == 2 and not seen and len(own) == 2:
            yield BlindCut(value, tuple(own))


def _is_outward(state: State, slot: Slot) -> bool:
    return is_slot(state, slot) and wire_at(state, slot).outward and not wire_at(state, slot).cut
