"""The info tokens of the setup, and those that are drawn or given later (BOM-11, BOM-161 ff.)."""

from collections.abc import Sequence
from random import Random

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, RED, VALUES, YELLOW, is_blue, is_yellow, value_of
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Drawn, LayBeside, Lie
from cosmotheque.games.bomb_busters.model.events import TokenBeside, TokenDrawn
from cosmotheque.games.bomb_busters.model.facts import Fact, Holds, Lacks, Times
from cosmotheque.games.bomb_busters.model.mission import Tokens
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import DrawTokenTask, LieTask, TokenTask
from cosmotheque.games.bomb_busters.model.wires import Beside, Slot, Wire
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.listed import place_tokens
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import SLOTS, seats_in_turn, stands_of, uncut_of, uncut_on, value_at
from cosmotheque.games.bomb_busters.rules.tokens import (
    copies_on,
    deny,
    is_denied,
    is_marked,
    kind_of,
    mark,
    show,
    tokens_left,
)
from cosmotheque.kit.last import last

TWO = 2  # false tokens, and absent ones, of each player (BOM-1702, BOM-2201, BOM-5201)


def first_token_tasks(state: State) -> list[Task]:
    """The tasks of first tokens, from the captain on; of two players perhaps not the captain's (BOM-11, BOM-161)."""
    order, tokens = seats_in_turn(state, state.captain), mission_of(state.options, state.seats).tokens
    if not tokens.at_setup:
        return []
    if state.seats == 2 and not tokens.captain_for_two:
        order = order[1:]
    return [task for seat in order for task in _tasks_of(state, tokens, seat)]


def _tasks_of(state: State, tokens: Tokens, seat: Seat) -> list[Task]:
    kind = kind_of(state, seat, "setup")
    if kind == "none":
        return []
    if kind == "absent":  # BOM-2202: both beside the only stand, or one beside each
        stands = [*stands_of(state, seat)]
        return [TokenTask(seat, stand=stand) for stand in (stands * TWO)[:TWO]]
    if tokens.random or (tokens.captain_random_for_two and state.seats == 2 and seat == state.captain):
        return [DrawTokenTask(CHANCE, seat)]
    return [TokenTask(seat)]


def draw_token(state: State, rng: Random) -> Drawn:
    """BOM-162: a number from the supply."""
    left = tokens_left(state)
    return Drawn((rng.choice([number for number in NUMBERS for _ in range(left[number])]),))


def hand_token(scene: Scene, seat: Seat, value: int, giver: Seat = CHANCE) -> None:
    """Hand a token to a seat, which says where it belongs."""
    scene.tell(TokenDrawn(seat, value, giver))
    scene.push(TokenTask(seat, value))


@last
def token_choices(state: State, task: TokenTask) -> Sequence[Action]:
    """The places for a token, or the tokens to choose from."""
    if task.value:
        return _homes(state, task.seat, task.value)
    unmarked = _unmarked_wires(state, task.seat)
    blues = [(slot, value) for slot, wire in unmarked if (value := VALUES[wire.code]) < YELLOW]
    match kind_of(state, task.seat, "setup"):
        case "false":
            return _first_lies(state, task.seat)
        case "absent":
            return [LayBeside(task.stand, value) for value in _lacked_values(state, task)]
        case "parity":
            return place_tokens([slot for slot, _ in blues])
        case "count":  # BOM-166
            return place_tokens([slot for slot, _ in blues if copies_on(state, slot) < COPIES])
        case _:
            left = tokens_left(state)
            return place_tokens([slot for slot, value in blues if left[value]])


def lies(state: State, task: LieTask) -> list[Lie]:
    """BOM-170: what a wire is not, and what no token says of it yet."""
    return [
        Lie(slot, value)
        for slot in task.slots
        for value in task.values
        if value != value_at(state, slot) and not is_denied(_wire(state, slot), value)
    ]


def _first_lies(state: State, seat: Seat) -> list[Lie]:
    """BOM-1702, BOM-5201: two different wires, and numbers that are left."""
    left, on_reds = tokens_left(state), mission_of(state.options, state.seats).tokens.lies_on_reds
    wires = [(slot, _wire(state, slot)) for slot in uncut_of(state, seat)]
    return [
        Lie(slot, number)
        for slot, wire in wires
        if not wire.notes and (is_blue(wire.code) or (on_reds and not is_yellow(wire.code)))
        for number in NUMBERS
        if left[number] and number != value_of(wire.code)
    ]


def _homes(state: State, seat: Seat, value: int) -> list[Action]:
    """The places of a token: an uncut wire of the value without one, or else beside the stand (BOM-162, BOM-2205)."""
    slots = [slot for slot, wire in _unmarked_wires(state, seat) if VALUES[wire.code] == value]
    if slots:
        return place_tokens(slots)
    return [LayBeside(uncut_of(state, seat)[0].stand, value)]


def _lacked_values(state: State, task: TokenTask) -> list[int]:
    """BOM-2201, BOM-2203: values that are not on the stand, whose token is left and does not lie there already."""
    held = {value_at(state, slot) for slot in uncut_on(state, task.stand)}
    return [value for value in _to_lay(state, task) if value not in held]


def _to_lay(state: State, task: TokenTask) -> list[int]:
    left = tokens_left(state)
    laid = {token.value for stand in stands_of(state, task.seat) for token in state.stands[stand].beside}
    return [value for value in (*NUMBERS, YELLOW) if left[value] and value not in laid]


def _unmarked_wires(state: State, seat: Seat) -> list[tuple[Slot, Wire]]:
    """Own wires without a token; none goes in front of an outward one (BOM-196)."""
    return [
        (slot, wire)
        for number, stand in enumerate(state.stands)
        if stand.owner == seat
        for slot, wire in zip(SLOTS[number], stand.wires, strict=False)
        if not (wire.cut or wire.outward or is_marked(wire))
    ]


def _wire(state: State, slot: Slot) -> Wire:
    return state.stands[slot.stand].wires[slot.place]


def put_token(scene: Scene, task: Task, slot: Slot) -> None:
    """Put a token in front of a wire, with what is to be said of it."""
    if type(task) is not TokenTask or task.value:
        show(scene, slot)
    else:
        mark(scene, slot, kind_of(scene.state, task.seat, "setup"))


def put_lie(scene: Scene, task: Task, slot: Slot, value: int) -> None:
    """Put a false token in front of a wire; at setup all know that it may have one, and a second one follows."""
    deny(scene, slot, value)
    if not isinstance(task, TokenTask):
        return
    on_reds = mission_of(scene.state.options, scene.state.seats).tokens.lies_on_reds
    learn(scene, Lacks((slot,), (YELLOW,) if on_reds else (YELLOW, RED)))
    if sum(len(_wire(scene.state, own).notes) for own in uncut_of(scene.state, task.seat)) < TWO:
        scene.push(task)


def put_beside(scene: Scene, task: Task, stand: int, value: int) -> None:
    """Beside a stand: the value is not on it, or nowhere in the hand but where tokens say so (BOM-2206)."""
    state = scene.state
    of_stand = isinstance(task, TokenTask) and task.stand >= 0
    slots = uncut_on(state, stand) if of_stand else tuple(slot for slot, _ in _unmarked_wires(state, task.seat))
    learn(scene, Lacks(slots, (value,)))
    shown = any(_wire(state, slot).shown == value for slot in uncut_of(state, task.seat))
    token = Beside(value, "stand" if of_stand else "marked" if shown else "hand")
    scene.change_stand(stand, beside=(*state.stands[stand].beside, token))
    scene.tell(TokenBeside(stand, token))


def put_none(scene: Scene, task: TokenTask) -> None:
    """A player with nothing to put says so by putting nothing."""
    learn(scene, *_infer_from_none(scene.state, task))


def _infer_from_none(state: State, task: TokenTask) -> list[Fact]:
    hand, left = tuple(uncut_of(state, task.seat)), tokens_left(state)
    match kind_of(state, task.seat, "setup"):
        case "absent":
            slots = tuple(uncut_on(state, task.stand))
            return [Holds(slots, (value,)) for value in _to_lay(state, task)]
        case "parity":
            return [Lacks(hand, tuple(NUMBERS))]
        case "count":
            stands = {slot.stand: tuple(uncut_on(state, slot.stand)) for slot in hand}
            return [Times(slot, stands[slot.stand], COPIES) for slot in hand]
        case _:
            return [Lacks(hand, tuple(number for number in NUMBERS if left[number]))]
