"""Whose turn it is, what the game waits for, and how it ends (BOM-12, BOM-21)."""

from cosmotheque.core.game import Outcome, Seat
from cosmotheque.games.bomb_busters.actions import Action, ChooseCard, DrawLine, GiveBack, LayHeart, Tick
from cosmotheque.games.bomb_busters.components import NUMBERS, RED
from cosmotheque.games.bomb_busters.events import HeartLaid, Passed
from cosmotheque.games.bomb_busters.rules.cuts import answers, begin_action
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn, tidy
from cosmotheque.games.bomb_busters.rules.grids import accessible, free_cartouches, is_choice, open_cells, tick
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    all_cut,
    others_with_wires,
    stands_of,
    uncut_of,
    uncut_on,
)
from cosmotheque.games.bomb_busters.rules.tokens import first_tokens, tokens_left
from cosmotheque.games.bomb_busters.state import (
    NOBODY,
    AnswerTask,
    CardTask,
    GiveTask,
    HeartTask,
    Lacks,
    LineTask,
    State,
    Task,
    TickTask,
    TokenTask,
)

WON = "defused"


def outcome(state: State) -> Outcome | None:
    """Won or lost together (BOM-21)."""
    return Outcome(state.ended, (float(state.ended == WON),) * state.seats) if state.ended else None


def concede(state: State, seat: Seat) -> Outcome:
    """Whoever leaves, all lose."""
    return Outcome("resigned", (0.0,) * state.seats)


def appraise(state: State, seat: Seat) -> float:
    """How far the team has come: cut wires, less what mistakes cost: each about two pairs and a half."""
    return sum(wire.cut for stand in state.stands for wire in stand.wires) - 5.0 * state.detonator


def task_actions(state: State, task: Task) -> list[Action]:
    """The choices of the seat that the game waits for (BOM-51)."""
    match task:
        case TokenTask(seat=seat):
            return list(first_tokens(state, seat))
        case CardTask():
            taken = {card.number for card in state.cards}
            return [ChooseCard(number) for number in NUMBERS if number not in taken]
        case HeartTask(seat=seat):
            return [LayHeart(stand) for stand in stands_of(state, seat) if uncut_on(state, stand)]
        case LineTask():
            return [DrawLine(cartouche) for cartouche in free_cartouches(state)]
        case TickTask(value=value):
            return [Tick(cell) for cell in open_cells(state, value)]
        case AnswerTask():
            return answers(state, task)
        case GiveTask(seat=seat):
            return [GiveBack(slot) for slot in uncut_of(state, seat)]


def settle(scene: Scene) -> None:
    """After a move: tidy up, skip what leaves no choice, pass the turn, notice the end."""
    while not scene.state.ended:
        state = scene.state
        if all_cut(state) and not _must_tick(state):
            scene.end(WON)
        elif state.tasks:
            if not _skip_task(scene, state.tasks[0]):
                break
        elif state.acted:
            _pass_turn(scene)
        else:
            break
    scene.change(facts=tidy(scene.state.facts, scene.state.stands))


def _must_tick(state: State) -> bool:
    """A completed row has its effect before the mission is won (BOM-81)."""
    return any(isinstance(task, TickTask) for task in state.tasks)


def _skip_task(scene: Scene, task: Task) -> bool:
    """Do what leaves no choice; only where everybody can see that it does."""
    state = scene.state
    match task:
        case TokenTask(seat=seat):
            if first_tokens(state, seat):
                return False
            scene.pop()
            _show_no_token(scene, seat)
        case HeartTask(seat=seat):
            stands = [stand for stand in stands_of(state, seat) if uncut_on(state, stand)]
            if len(stands) > 1:
                return False
            scene.pop()
            if stands and state.hearts[seat] != stands[0]:
                lay_heart(scene, seat, stands[0])
        case TickTask(seat=seat, value=value):
            cells = open_cells(state, value)
            if is_choice(state, cells) or (state.edition == 1 and len(cells) > 1):
                return False
            scene.pop()
            tick(scene, seat, cells[0])
        case LineTask():
            if free_cartouches(state):
                return False
            scene.pop()
        case _:
            return False
    return True


def _show_no_token(scene: Scene, seat: Seat) -> None:
    """A player without a wire to mark says so by placing nothing."""
    left = tokens_left(scene.state)
    values = tuple(number for number in NUMBERS if left[number])
    learn(scene, Lacks(tuple(uncut_of(scene.state, seat)), values))


def _pass_turn(scene: Scene) -> None:
    """Clockwise to the next player with wires, or to the one who was named (BOM-12, BOM-50)."""
    state = scene.state
    following = [state.follower] if state.follower != NOBODY else others_with_wires(state, state.active)
    scene.change(
        active=following[0] if following else state.active,
        acted=False,
        follower=NOBODY,
        stabilized=False,
    )


def lay_heart(scene: Scene, seat: Seat, stand: int) -> None:
    hearts = list(scene.state.hearts)
    hearts[seat] = stand
    scene.change(hearts=tuple(hearts))
    scene.tell(HeartLaid(seat, stand))


def pass_on(scene: Scene, follower: Seat) -> None:
    """Do nothing, and say who plays next (BOM-50, BOM-82)."""
    begin_action(scene)
    scene.change(follower=follower)
    scene.tell(Passed(scene.state.active, follower))


def get_stuck(scene: Scene) -> None:
    """BOM-82: advance the detonator, which tells everybody that nothing in hand is accessible."""
    seat = scene.state.active
    begin_action(scene)
    scene.tell(Passed(seat, NOBODY))
    if others_with_wires(scene.state, seat):
        slots = tuple(uncut_of(scene.state, seat))
        lone = (RED,) if len(slots) == 1 else ()  # a last red wire would have been revealed
        learn(scene, Lacks(slots, (*accessible(scene.state), *lone)))
    move_detonator(scene, +1)
