"""The figure in the bunker: every cut moves it, or does its job where it stands (BOM-330 to BOM-339, mission 66)."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, YELLOW
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.bunker.data import (
    COLUMNS,
    FLOORS,
    ROWS,
    SIDES,
    Bunker,
    BunkerLaid,
    BunkerTask,
    Inside,
    Job,
    JobDone,
    Place,
    Spotted,
    Stepped,
    StepTask,
    Walk,
)
from cosmotheque.games.bomb_busters.parts.constraints.data import LETTERS
from cosmotheque.games.bomb_busters.parts.constraints.rules import lets_pass
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, complete_numbers

DIRECTIONS = LETTERS[:5]


def place_of(inside: Inside) -> Place:
    return Place(inside.column, inside.row)


def job_here(inside: Inside) -> Job | None:
    """The job in the place of the figure, as long as it is not done."""
    job = FLOORS[inside.floor].jobs.get(place_of(inside))
    return None if job in inside.done else job


def beyond(inside: Inside, side: int) -> Place | None:
    """The place on a side of the figure; None behind a wall or the edge, or back on the stairs (BOM-335)."""
    floor, here = FLOORS[inside.floor], place_of(inside)
    there = Place(here.column + SIDES[side][0], here.row + SIDES[side][1])
    if not (0 <= there.column < len(COLUMNS) and 0 <= there.row < len(ROWS)):
        return None
    if inside.floor == 1 and there == floor.stairs:
        return None
    closed = (wall for wall in floor.walls if wall.opened is None or wall.opened not in inside.done)
    return None if any({wall.one, wall.other} == {here, there} for wall in closed) else there


def sides_open(inside: Inside, value: int) -> Iterator[int]:
    """The sides to which a value lets the figure step."""
    for side, letter in enumerate(inside.sides):
        if lets_pass(letter, value) and beyond(inside, side) is not None:
            yield side


def step_to(inside: Inside, side: int) -> Inside:
    """The figure one step further; the stairs lead to the other floor (BOM-338)."""
    there = beyond(inside, side)
    if there is None:
        return inside
    if inside.floor == 0 and there == FLOORS[0].stairs:
        return replace(inside, floor=1, column=there.column, row=there.row)
    return replace(inside, column=there.column, row=there.row)


@works(Bunker)
class InBunker(Mechanism[Bunker]):
    """Constraints are directions here, and nobody has to obey them (BOM-6611)."""

    tasks = (BunkerTask, StepTask)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        start = FLOORS[0].start
        scene.change_parts(bunker=Inside(column=start.column, row=start.row))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return (BunkerTask(CHANCE),)

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return Drawn(tuple(rng.sample(range(len(DIRECTIONS)), len(DIRECTIONS))))

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """Yellow only when one is told to (BOM-6603)."""
        told = table.parts.bunker is not None and "doctor" in table.parts.bunker.done
        return "BOM-6603" if value == YELLOW and not told else None

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """Ask for one step or job a cut, for two with four wires cut alone (BOM-336)."""
        values = (cut.value,) if cut.value else cut.values
        times = 2 if len(cut.slots) == COPIES and cut.solo else 1
        if YELLOW not in values:
            scene.push(*[StepTask(cut.seat, values, bool(cut.value))] * times)

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        if not isinstance(task, StepTask) or state.parts.bunker is None:
            return ()
        found = {side for value in task.values for side in sides_open(state.parts.bunker, value)}
        return [Walk(side) for side in sorted(found)]

    def skip(self, scene: Scene, task: Task) -> bool:
        """A job, a single way, or none at all is no choice (BOM-335, BOM-337, BOM-6612)."""
        inside = scene.state.parts.bunker
        if not isinstance(task, StepTask) or inside is None:
            return False
        job = job_here(inside)
        ways = [] if job or "doctor" in inside.done else [*self.choices(scene.state, task)]
        if len(ways) > 1:
            return False
        scene.pop()
        if job and task.cut and lets_pass(inside.action, task.values[0]):
            _do(scene, inside, job)
        for way in ways:
            if isinstance(way, Walk):
                _step(scene, inside, way.side)
        _too_late(scene)
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        inside = scene.state.parts.bunker
        if inside is None:
            return
        match action:
            case Drawn(numbers=numbers):
                *sides, last = (DIRECTIONS[number] for number in numbers)
                scene.change_parts(bunker=replace(inside, sides=tuple(sides), action=last))
                scene.tell(BunkerLaid(tuple(sides), last))
            case Walk(side=side):
                _step(scene, inside, side)
                _too_late(scene)
            case _:
                pass

    def task_rule(self, task: Task) -> str:
        return "BOM-334"


def _do(scene: Scene, inside: Inside, job: Job) -> None:
    """BOM-337: the place is like any other from the next cut on."""
    scene.change_parts(bunker=replace(inside, done=(*inside.done, job)))
    scene.tell(JobDone(job))


def _step(scene: Scene, inside: Inside, side: int) -> None:
    """BOM-338, BOM-6605: traps and a guard who is awake cost a step of the detonator."""
    after = step_to(inside, side)
    upstairs = after.floor != inside.floor
    alarm = upstairs and "guard" not in inside.done
    scene.change_parts(bunker=replace(after, seen=after.seen or alarm))
    scene.tell(Stepped(after.floor, after.column, after.row))
    if alarm or place_of(after) in FLOORS[after.floor].traps:
        scene.tell(Spotted("guard" if alarm else "trap"))
        move_detonator(scene, +1)
    if job_here(after) == "doctor" and not scene.state.ended and scene.state.parts.bunker is not None:
        _do(scene, scene.state.parts.bunker, "doctor")  # BOM-6608: on arrival the order comes


def _too_late(scene: Scene) -> None:
    """BOM-6610: all blue wires cut before the order."""
    inside = scene.state.parts.bunker
    if any(isinstance(task, StepTask) for task in scene.state.tasks):
        return  # the last four at once are two steps (BOM-336)
    if inside is not None and "doctor" not in inside.done and len(complete_numbers(scene.state)) == len(NUMBERS):
        scene.end("stuck")
