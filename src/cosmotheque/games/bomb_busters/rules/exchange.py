"""Walkie-talkies: two wires change hands and are filed in order; everybody sees from where to where (BOM-42)."""

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.events import Exchanged, Offered
from cosmotheque.games.bomb_busters.rules.facts import learn, rename
from cosmotheque.games.bomb_busters.rules.filing import filed, sorted_places, without
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import SLOTS
from cosmotheque.games.bomb_busters.state import GiveTask, Order, Slot, Stand, Wire


def offer(scene: Scene, giver: Seat, own: Slot, seat: Seat) -> None:
    """Hand a wire over; its new owner looks at it and then gives one back."""
    scene.change_wire(own, knowers=_joined(scene.wire(own), seat))
    scene.tell(Offered(giver, seat, own))
    scene.push(GiveTask(seat, giver, own))


def give_back(scene: Scene, task: GiveTask, returned: Slot) -> None:
    given = task.offered
    old_neighbours = (*_neighbours(scene, given), *_neighbours(scene, returned))
    gone, back = scene.wire(given), scene.wire(returned)
    gone = replace(gone, knowers=_joined(gone, task.giver, but=task.seat))
    back = replace(back, knowers=_joined(back, task.seat, but=task.giver))
    stands = list(scene.state.stands)
    stands[given.stand], returned_to = _filed(stands[given.stand], given, back)
    stands[returned.stand], given_to = _filed(stands[returned.stand], returned, gone)
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
    for slot in (given_to, returned_to):
        learn_place(scene, slot)
    scene.tell(Exchanged(given, given_to, returned, returned_to))


def learn_place(scene: Scene, slot: Slot) -> None:
    """A wire is filed to the left of its equals: what stands in order before it is lower."""
    if slot.place > sorted_places(scene.state.stands[slot.stand]).start:
        learn(scene, Order(SLOTS[slot.stand][slot.place - 1], slot, strict=True))


def _joined(wire: Wire, seat: Seat, but: Seat | None = None) -> tuple[Seat, ...]:
    """Who remembers the wire besides its owner."""
    return tuple(sorted({*wire.knowers, seat} - {but}))


def _neighbours(scene: Scene, slot: Slot) -> list[Order]:
    """The order of a wire and its neighbours, which stays known when it leaves them."""
    row, place = SLOTS[slot.stand], slot.place
    places = sorted_places(scene.state.stands[slot.stand])
    orders = [Order(row[place - 1], slot)] if place > places.start else []
    if place + 1 < places.stop:
        orders.append(Order(slot, row[place + 1]))
    return orders


def _filed(stand: Stand, left: Slot, wire: Wire) -> tuple[Stand, Slot]:
    """The stand with `wire` for the one that left, and where it stands now."""
    stand, place = filed(without(stand, left.place), wire)
    return stand, SLOTS[left.stand][place]
