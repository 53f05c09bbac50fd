"""Order of turns, tasks that the game waits for, and the end (BOM-12, BOM-21)."""

from collections.abc import Iterator, Sequence

from cosmotheque.core.game import Outcome, Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, RED, YELLOW
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import GiveBack
from cosmotheque.games.bomb_busters.model.events import Passed
from cosmotheque.games.bomb_busters.model.facts import Fact, Holds, Lacks
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask, GiveTask, LieTask, TokenTask
from cosmotheque.games.bomb_busters.rules.cuts import answers, begin_action, may_cut_alone, own_wires, pointable
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn, tidy
from cosmotheque.games.bomb_busters.rules.first_tokens import lies, put_none, token_choices
from cosmotheque.games.bomb_busters.rules.registry import mechanisms, mechanisms_with, owner
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    all_cut,
    count_uncut,
    harmless_values,
    has_wires,
    in_play,
    others_with_wires,
    seats_in_turn,
    uncut_of,
    within_reach,
)

WON = "defused"


def outcome(state: State) -> Outcome | None:
    """Won or lost together (BOM-21)."""
    return Outcome(state.ended, (float(state.ended == WON),) * state.seats) if state.ended else None


def concede(state: State, seat: Seat) -> Outcome:
    """The outcome when a player leaves: all lose."""
    return Outcome("resigned", (0.0,) * state.seats)


def appraise(state: State, seat: Seat) -> float:
    """The team's progress: cut wires, less the cost of mistakes, each about two pairs and a half."""
    return sum(wire.cut for stand in state.stands for wire in stand.wires) - 5.0 * state.detonator


def task_actions(state: State, task: Task, chooser: Seat) -> Sequence[Action]:
    """The choices of a seat that the game waits for (BOM-51)."""
    match task:
        case TokenTask():
            return token_choices(state, task)
        case LieTask():
            return lies(state, task)
        case AnswerTask():
            return answers(state, task)
        case GiveTask(seat=seat):
            return [GiveBack(slot) for slot in within_reach(state, uncut_of(state, seat))]
        case _:
            mechanism = owner(state, task)
            return mechanism.choices_of(state, task, chooser) if mechanism else ()


def settle(scene: Scene) -> None:
    """Finish a move: tidy up, skip what leaves no choice, pass the turn, notice the end."""
    parts = scene.parts
    for mechanism in parts:
        mechanism.after_move(scene)
    while not scene.state.ended:
        state = scene.state
        if state.stands and all_cut(state) and not any([mechanism.is_unfinished(state) for mechanism in parts]):
            scene.end(WON)
        elif state.tasks:
            if not _skip_task(scene, state.tasks[0]):
                break
        elif parts and any(mechanism.automatic_step(scene) for mechanism in parts):
            continue
        elif not state.turns:
            scene.change(turns=1)
            _begin_turn(scene)
        elif not state.acted:
            break
        elif state.closing or not parts:
            _pass_turn(scene)
        else:
            _end_turn(scene)
    for mechanism in parts:
        mechanism.before_facts(scene)
    known = scene.state.facts
    if known and (facts := tidy(known, scene.state.stands)) != known:
        scene.change(facts=facts)


def _skip_task(scene: Scene, task: Task) -> bool:
    """Do what leaves no choice; only where everybody can see that it does."""
    if type(task) is TokenTask or type(task) is LieTask:
        if task_actions(scene.state, task, task.seat):
            return False
        scene.pop()
        if type(task) is TokenTask:
            put_none(scene, task)
        return True
    mechanism = owner(scene.state, task)
    return mechanism is not None and mechanism.skip(scene, task)


def _end_turn(scene: Scene) -> None:
    """Do what a mission has happen at the end of a turn."""
    scene.change(closing=True)
    for mechanism in scene.parts:
        mechanism.turn_ends(scene)


def _pass_turn(scene: Scene) -> None:
    """Clockwise to the next player with wires, or to the one who was named (BOM-12, BOM-50)."""
    state = scene.state
    following = _find_next_seat(state)
    scene.change(active=following, acted=False, closing=False, follower=NOBODY, stabilized=False, turns=state.turns + 1)
    for mechanism in scene.parts:
        if _is_new_round(state, following):
            mechanism.round_begins(scene)
        for seat in _seats_passed_over(state, following) if state.follower == NOBODY else ():
            mechanism.on_skipped_seat(scene, seat)
    _begin_turn(scene)


def _find_next_seat(state: State) -> Seat:
    if state.follower != NOBODY:
        return state.follower
    for mechanism in mechanisms_with(state, "follower"):
        if (seat := mechanism.follower(state)) is not None:
            return seat
    for seat in seats_in_turn(state, state.active)[1:]:
        if has_wires(state, seat):
            return seat
    return state.active


def _is_new_round(state: State, following: Seat) -> bool:
    """True if the turn comes to the captain's seat, or passes over it because it has no wires (BOM-101)."""
    return following == state.captain or state.captain in _seats_passed_over(state, following)


def _seats_passed_over(state: State, following: Seat) -> list[Seat]:
    """The seats without wires, clockwise between the active player and the next one."""
    order = seats_in_turn(state, state.active)
    passed = order[1 : order.index(following)] if following != state.active else order[1:]
    return [seat for seat in passed if not has_wires(state, seat)]


def _begin_turn(scene: Scene) -> None:
    for mechanism in scene.parts:
        mechanism.turn_begins(scene)


def pass_on(scene: Scene, follower: Seat) -> None:
    """Do nothing, and say who plays next (BOM-50, BOM-82)."""
    begin_action(scene)
    scene.change(follower=follower)
    scene.tell(Passed(scene.state.active, follower))


def get_stuck(scene: Scene) -> None:
    """Declare the active player stuck, which tells everybody that no own value is allowed (BOM-105 to BOM-109)."""
    seat, idle = scene.state.active, scene.state.idle + 1
    begin_action(scene)
    learn(scene, *_infer_from_stuck(scene.state, seat))
    if not any(mechanism.gets_stuck(scene, seat) for mechanism in scene.parts):
        scene.tell(Passed(seat, NOBODY))
        _punish_stuck(scene, seat, idle)


def _infer_from_stuck(state: State, seat: Seat) -> Iterator[Fact]:
    """They hold no value that passes; where nothing may be pointed at, only not all that is left of one (BOM-109)."""
    hand, slots, values = uncut_of(state, seat), own_wires(state, seat), _surely_passing(state, seat)
    if len(hand) <= in_play(state, RED):  # reds alone would have been revealed
        yield Holds(tuple(hand), harmless_values(state))
    if pointable(state, seat):
        if values:
            yield Lacks(tuple(slots), values)
        return
    if may_cut_alone(state, seat) and slots == hand:
        others = tuple(slot for mate in others_with_wires(state, seat) for slot in uncut_of(state, mate))
        yield from (Holds(others, (value,)) for value in values if others and count_uncut(state, value) in (2, COPIES))


def _surely_passing(table: StateOrView, seat: Seat) -> tuple[int, ...]:
    """Every value of which all know that it passes for a seat."""
    parts = mechanisms(table)
    return tuple(v for v in (*NUMBERS, YELLOW) if all(part.is_known_to_pass(table, seat, v) for part in parts))


def _punish_stuck(scene: Scene, seat: Seat, idle: int) -> None:
    """Exact the price of being stuck in this mission (BOM-106)."""
    match mission_of(scene.state.options, scene.state.seats).stuck:
        case "skip+1":
            move_detonator(scene, +1)
        case "boom":
            scene.end("stuck")
        case "skip":
            scene.change(idle=idle)
            if idle > len(others_with_wires(scene.state, seat)):
                _all_stuck(scene)


def _all_stuck(scene: Scene) -> None:
    """End the mission if everybody was stuck in a row with nothing changed, and no mechanism helps (BOM-111)."""
    scene.change(idle=0)
    if not any(mechanism.all_stuck(scene) for mechanism in scene.parts):
        scene.end("stuck")
