"""Equipment that is no part of a cut: what can be used at any time, and what on the own turn (BOM-41 to BOM-50)."""

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, RED, YELLOW, Equipment, value_of
from cosmotheque.games.bomb_busters.model.actions import (
    REWIND,
    Exchange,
    Label,
    PassOn,
    PostIt,
    Recharge,
    Rewind,
    Scan,
    Stabilize,
)
from cosmotheque.games.bomb_busters.model.events import Labelled, RadarAnswered
from cosmotheque.games.bomb_busters.model.facts import Alike, Holds, Lacks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import LieTask
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.allowed import card_ban, may_use_tools
from cosmotheque.games.bomb_busters.rules.cards import at_hand, turn_up, use_card
from cosmotheque.games.bomb_busters.rules.detonator import may_rewind, move_detonator
from cosmotheque.games.bomb_busters.rules.exchange import offer
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.registry import mechanisms
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    SLOTS,
    deadly_values,
    has_wires,
    others_with_wires,
    stands_of,
    uncut_of,
    uncut_on,
    value_at,
    within_reach,
)
from cosmotheque.games.bomb_busters.rules.tokens import has_token_in_front, kind_of, mark, post_it_slots

AnyTime = Label | Exchange | PostIt | Rewind | Recharge | Scan

CARD_OF: dict[type, Equipment] = {
    Exchange: Equipment.WALKIE_TALKIES,
    PostIt: Equipment.POST_IT,
    Rewind: Equipment.REWINDER,
    Recharge: Equipment.BATTERIES,
    Scan: Equipment.RADAR,
    Stabilize: Equipment.STABILIZER,
    PassOn: Equipment.THERMOS,
}
LABELS = {False: Equipment.LABEL_DIFFERENT, True: Equipment.LABEL_EQUAL}


def interjectors(state: State) -> list[Seat]:
    """Seats that could use something at any time, as far as everybody knows (BOM-40)."""
    seats = (Seat(seat) for seat in range(state.seats) if has_wires(state, Seat(seat)))
    return [seat for seat in seats if _may_interject(state, seat)]


def _may_interject(state: State, seat: Seat) -> bool:
    for card in cards_of(state, seat):
        if _seems_usable(state, seat, card):
            return True
    return any([mechanism.may_interject(state, seat) for mechanism in mechanisms(state)])


def cards_of(state: State, seat: Seat) -> list[int]:
    """The cards that the seat may use now."""
    cards = at_hand(state, seat)
    if not cards or not may_use_tools(state, seat):
        return []
    return [card for card in sorted(cards) if not card_ban(state, seat, card)]


def _seems_usable(state: State, seat: Seat, card: int) -> bool:
    match card:
        case Equipment.LABEL_DIFFERENT | Equipment.LABEL_EQUAL:
            return any(neighbours(state, seat))
        case Equipment.WALKIE_TALKIES:
            return bool(mates(state, seat))
        case Equipment.POST_IT:
            return _may_stick(state, seat)
        case Equipment.REWINDER:
            return may_rewind(state)  # BOM-45
        case Equipment.BATTERIES:
            return bool(state.spent)
        case Equipment.RADAR:
            return True
        case _:
            return False


def _may_stick(state: State, seat: Seat) -> bool:
    """True if a wire of the seat could take the post-it, as far as everybody knows (BOM-44, BOM-167)."""
    kind = kind_of(state, seat, "post_it")
    own = [wire for stand in stands_of(state, seat) for wire in state.stands[stand].wires if not wire.loose]
    return any(kind == "false" or not has_token_in_front(wire) for wire in own if kind == "count" or not wire.cut)


def any_time_actions(state: State, seat: Seat) -> list[Action]:
    """All that the seat can use between two actions, on any player's turn."""
    if not has_wires(state, seat):
        return []
    listed: list[Action] = []
    for card in cards_of(state, seat):
        listed += _uses(state, seat, card)
    for mechanism in mechanisms(state):
        listed += mechanism.any_time_actions(state, seat)
    return listed


def _uses(state: State, seat: Seat, card: int) -> list[Action]:
    match card:
        case Equipment.LABEL_DIFFERENT | Equipment.LABEL_EQUAL:
            equal = card == Equipment.LABEL_EQUAL
            return [Label(equal, slot) for slot in neighbours(state, seat) if is_equal(state, slot) == equal]
        case Equipment.WALKIE_TALKIES:
            own, others = within_reach(state, uncut_of(state, seat)), mates(state, seat)
            return [Exchange(slot, mate) for slot in own for mate in others]
        case Equipment.POST_IT:
            return [PostIt(slot) for slot in post_it_slots(state, seat)]
        case Equipment.REWINDER:
            return [REWIND] if may_rewind(state) else []
        case Equipment.BATTERIES:
            return [Recharge(seats) for size in (1, 2) for seats in combinations(state.spent, size)]
        case Equipment.RADAR:
            return [Scan(number) for number in NUMBERS if number not in deadly_values(state)]  # BOM-1106
        case _:
            return []


def mates(state: State, seat: Seat) -> list[Seat]:
    """The seats with which wires can be exchanged (BOM-42)."""
    if not within_reach(state, uncut_of(state, seat)):
        return []
    return [mate for mate in others_with_wires(state, seat) if within_reach(state, uncut_of(state, mate))]


def neighbours(state: State, seat: Seat) -> Iterator[Slot]:
    """The left ones of neighbouring wires on one own stand, at most one of them cut (BOM-41)."""
    for stand in stands_of(state, seat):
        wires = state.stands[stand].wires
        for place in range(len(wires) - 1):
            pair = wires[place : place + 2]
            if not all(wire.cut for wire in pair) and not any(wire.loose for wire in pair):
                yield SLOTS[stand][place]


def right_of(slot: Slot) -> Slot:
    return SLOTS[slot.stand][slot.place + 1]


def is_equal(state: State, slot: Slot) -> bool:
    return value_at(state, slot) == value_at(state, right_of(slot))


def use(scene: Scene, seat: Seat, action: AnyTime) -> None:
    """Use a card at any time."""
    use_card(scene, seat, LABELS[action.equal] if isinstance(action, Label) else CARD_OF[type(action)])
    match action:
        case Label(equal=equal, slot=slot):
            learn(scene, Alike(slot, right_of(slot), equal))
            scene.tell(Labelled(slot, equal))
        case Exchange(own=own, seat=mate):
            offer(scene, seat, own, mate)
        case PostIt(slot=slot):
            _stick(scene, seat, slot)
        case Rewind():
            move_detonator(scene, -1)
        case Recharge(seats=seats):
            for used in seats:
                turn_up(scene, 0, used)
        case Scan(number=number):
            scene.tell(RadarAnswered(number, ask_stands(scene, number)))
        case _:
            assert_never(action)


def _stick(scene: Scene, seat: Seat, slot: Slot) -> None:
    """BOM-44, with the user's kind of token; what a false one says is still to be chosen (BOM-5202)."""
    kind = kind_of(scene.state, seat, "post_it")
    if kind == "false":
        learn(scene, Lacks((slot,), (YELLOW, RED)))
        scene.push(LieTask(seat, (slot,), tuple(NUMBERS)))
    else:
        mark(scene, slot, kind, stays=True)


def ask_stands(scene: Scene, number: int) -> tuple[bool, ...]:
    """BOM-47: every stand answers, the user's own included."""
    state = scene.state
    answers = []
    for stand in range(len(state.stands)):
        slots = tuple(within_reach(state, uncut_on(state, stand)))
        answers.append(any(value_of(state.stands[stand].wires[slot.place].code) == number for slot in slots))
        if slots:
            learn(scene, Holds(slots, (number,)) if answers[-1] else Lacks(slots, (number,)))
    return tuple(answers)
