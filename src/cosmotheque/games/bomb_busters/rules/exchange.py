"""Wires that change hands and are filed in order; everybody sees from where to where (BOM-42, BOM-298, BOM-4205)."""

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.events import Exchanged, Hooked, Offered, Swung
from cosmotheque.games.bomb_busters.model.facts import Order
from cosmotheque.games.bomb_busters.model.tasks import GiveTask
from cosmotheque.games.bomb_busters.model.wires import Note, Slot, Stand, Wire
from cosmotheque.games.bomb_busters.rules.facts import learn, rename
from cosmotheque.games.bomb_busters.rules.filing import file_wire, remove_wire, sorted_places
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import SLOTS, owner_of


def offer(scene: Scene, giver: Seat, own: Slot, seat: Seat) -> None:
    """Hand a wire over; its new owner looks at it and then gives one back."""
    scene.change_wire(own, knowers=_add_knower(scene.wire(own), seat))
    scene.tell(Offered(giver, seat, own))
    scene.push(GiveTask(seat, giver, own))


def give_back(scene: Scene, task: GiveTask, returned: Slot) -> None:
    given = task.offered
    given_to, returned_to = _hand_on(scene, (given, returned))
    scene.tell(Exchanged(given, given_to, returned, returned_to))


def pass_round(scene: Scene, slots: tuple[Slot, ...]) -> None:
    """Pass each of these wires, one a hand, to the owner of the next, all together (BOM-4205)."""
    scene.tell(Swung(slots, _hand_on(scene, slots)))


def _hand_on(scene: Scene, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """Hand each wire on to the stand that the next one leaves, and the last to the first; where they stand now.

    Former owners remember their wires; info tokens travel.
    """
    stands, homes = list(scene.state.stands), dict[Slot, Slot]()
    old_neighbours = [order for slot in slots for order in _neighbours(scene, slot)]
    filled: dict[int, tuple[Slot, Slot]] = {}
    for slot, left in zip(slots, (*slots[1:], slots[0]), strict=True):
        wire, giver = scene.wire(slot), owner_of(scene.state, slot)
        wire = replace(
            wire, knowers=_add_knower(wire, giver, but=owner_of(scene.state, left)), notes=_lasting_notes(wire)
        )
        stands[left.stand], homes[slot] = _file_on_stand(
            remove_wire(scene.state.stands[left.stand], left.place), left.stand, wire
        )
        filled[left.stand] = left, homes[slot]

    def new_slot(slot: Slot) -> Slot:
        if slot in homes:
            return homes[slot]
        if slot.stand not in filled:
            return slot
        left, home = filled[slot.stand]
        place = slot.place - (slot.place > left.place)
        return SLOTS[slot.stand][place + (place >= home.place)]

    scene.change(stands=tuple(stands), facts=rename((*scene.state.facts, *old_neighbours), new_slot))
    for home in homes.values():
        learn_place(scene, home)
    return tuple(homes.values())


def take_wire(scene: Scene, seat: Seat, taken: Slot, stand: int) -> None:
    """The grappling hook: a teammate's wire goes to an own stand, and its former owner remembers it (BOM-298)."""
    old_neighbours, wire = _neighbours(scene, taken), scene.wire(taken)
    wire = replace(wire, knowers=_add_knower(wire, owner_of(scene.state, taken), but=seat))
    stands = list(scene.state.stands)
    stands[taken.stand] = remove_wire(stands[taken.stand], taken.place)
    stands[stand], home = _file_on_stand(stands[stand], stand, wire)

    def new_slot(slot: Slot) -> Slot:
        if slot == taken:
            return home
        if slot.stand == taken.stand:
            return SLOTS[slot.stand][slot.place - (slot.place > taken.place)]
        return SLOTS[stand][slot.place + (slot.place >= home.place)] if slot.stand == stand else slot

    scene.change(stands=tuple(stands), facts=rename((*scene.state.facts, *old_neighbours), new_slot))
    learn_place(scene, home)
    scene.tell(Hooked(seat, taken, home))


def file_new(scene: Scene, number: int, wire: Wire) -> Slot:
    """Put a wire that stood nowhere in order on a stand; what is known of the others there goes along with them."""
    stands = list(scene.state.stands)
    stands[number], home = _file_on_stand(stands[number], number, wire)

    def new_slot(slot: Slot) -> Slot:
        return SLOTS[number][slot.place + (slot.place >= home.place)] if slot.stand == number else slot

    scene.change(stands=tuple(stands), facts=rename(scene.state.facts, new_slot))
    return home


def learn_place(scene: Scene, slot: Slot) -> None:
    """A wire is filed to the left of its equals: what stands in order before it is lower."""
    if slot.place > sorted_places(scene.state.stands[slot.stand]).start:
        learn(scene, Order(SLOTS[slot.stand][slot.place - 1], slot, strict=True))


def _lasting_notes(wire: Wire) -> tuple[Note, ...]:
    """BOM-168: a ×-token does not travel; what it said stays known."""
    return tuple(note for note in wire.notes if note.kind != "times")


def _add_knower(wire: Wire, seat: Seat, but: Seat | None = None) -> tuple[Seat, ...]:
    """The seats that remember the wire besides its owner."""
    return tuple(sorted({*wire.knowers, seat} - {but}))


def _neighbours(scene: Scene, slot: Slot) -> list[Order]:
    """The order of a wire and its neighbours, which stays known when it leaves them."""
    row, place = SLOTS[slot.stand], slot.place
    places = sorted_places(scene.state.stands[slot.stand])
    orders = [Order(row[place - 1], slot)] if place > places.start else []
    if place + 1 < places.stop:
        orders.append(Order(slot, row[place + 1]))
    return orders


def _file_on_stand(stand: Stand, number: int, wire: Wire) -> tuple[Stand, Slot]:
    """The stand with one more wire, and where that stands now."""
    stand, place = file_wire(stand, wire)
    return stand, SLOTS[number][place]
