"""Wires that change hands and are filed in order; everybody sees from where to where (BOM-42, BOM-298)."""

from bisect import bisect_left

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.events import Exchanged, Hooked, Offered
from cosmotheque.games.bomb_busters.rules.facts import learn, rename
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import SLOTS, owner_of
from cosmotheque.games.bomb_busters.state import GiveTask, Note, Order, Slot, Stand, Wire


def offer(scene: Scene, giver: Seat, own: Slot, seat: Seat) -> None:
    """Hand a wire over; its new owner looks at it and then gives one back."""
    scene.change_wire(own, knowers=_joined(scene.wire(own), seat))
    scene.tell(Offered(giver, seat, own))
    scene.push(GiveTask(seat, giver, own))


def give_back(scene: Scene, task: GiveTask, returned: Slot) -> None:
    given = task.offered
    old_neighbours = (*_neighbours(scene, given), *_neighbours(scene, returned))
    gone, back = scene.wire(given), scene.wire(returned)
    gone = replace(gone, knowers=_joined(gone, task.giver, but=task.seat), notes=_lasting(gone))
    back = replace(back, knowers=_joined(back, task.seat, but=task.giver), notes=_lasting(back))
    stands = list(scene.state.stands)
    stands[given.stand], returned_to = _filed(_without(stands[given.stand], given), given.stand, back)
    stands[returned.stand], given_to = _filed(_without(stands[returned.stand], returned), returned.stand, gone)
    moves = {given: given_to, returned: returned_to}

    def moved(slot: Slot) -> Slot:
        if slot in moves:
            return moves[slot]
        for left, filled in ((given, returned_to), (returned, given_to)):
            if slot.stand == left.stand:
                place = slot.place - (slot.place > left.place)
                return SLOTS[slot.stand][place + (place >= filled.place)]
        return slot

    scene.change(stands=tuple(stands), facts=rename((*scene.state.facts, *old_neighbours), moved))
    _learn_place(scene, given_to)
    _learn_place(scene, returned_to)
    scene.tell(Exchanged(given, given_to, returned, returned_to))


def take_wire(scene: Scene, seat: Seat, taken: Slot, stand: int) -> None:
    """The grappling hook: a teammate's wire goes to an own stand, and its former owner remembers it (BOM-298)."""
    old_neighbours, wire = _neighbours(scene, taken), scene.wire(taken)
    wire = replace(wire, knowers=_joined(wire, owner_of(scene.state, taken), but=seat))
    stands = list(scene.state.stands)
    stands[taken.stand] = _without(stands[taken.stand], taken)
    stands[stand], filed = _filed(stands[stand], stand, wire)

    def moved(slot: Slot) -> Slot:
        if slot == taken:
            return filed
        if slot.stand == taken.stand:
            return SLOTS[slot.stand][slot.place - (slot.place > taken.place)]
        return SLOTS[stand][slot.place + (slot.place >= filed.place)] if slot.stand == stand else slot

    scene.change(stands=tuple(stands), facts=rename((*scene.state.facts, *old_neighbours), moved))
    _learn_place(scene, filed)
    scene.tell(Hooked(seat, taken, filed))


def _learn_place(scene: Scene, filed: Slot) -> None:
    """It is filed to the left of its equals: what stands before it is lower."""
    if filed.place:
        learn(scene, Order(SLOTS[filed.stand][filed.place - 1], filed, strict=True))


def _lasting(wire: Wire) -> tuple[Note, ...]:
    """BOM-168: a ×-token does not travel; what it said stays known."""
    return tuple(note for note in wire.notes if note.kind != "times")


def _joined(wire: Wire, seat: Seat, but: Seat | None = None) -> tuple[Seat, ...]:
    """Who remembers the wire besides its owner."""
    return tuple(sorted({*wire.knowers, seat} - {but}))


def _neighbours(scene: Scene, slot: Slot) -> list[Order]:
    """The order of a wire and its neighbours, which stays known when it leaves them."""
    row, place = SLOTS[slot.stand], slot.place
    orders = [Order(row[place - 1], slot)] if place else []
    if place + 1 < len(scene.state.stands[slot.stand].wires):
        orders.append(Order(slot, row[place + 1]))
    return orders


def _without(stand: Stand, left: Slot) -> Stand:
    return replace(stand, wires=(*stand.wires[: left.place], *stand.wires[left.place + 1 :]))


def _filed(stand: Stand, number: int, wire: Wire) -> tuple[Stand, Slot]:
    """The stand with one more wire, and where that stands now."""
    place = bisect_left([other.code for other in stand.wires], wire.code)
    return replace(stand, wires=(*stand.wires[:place], wire, *stand.wires[place:])), SLOTS[number][place]
