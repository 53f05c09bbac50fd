"""Robots: one in place of the detonator (mission 53), one that walks a line of number cards (mission 59)."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.robots.data import (
    Face,
    FaceTask,
    Lineup,
    LineupTask,
    Robot,
    RobotLine,
    RobotMoved,
    RobotTurned,
    Score,
)
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, all_cut

MISS = 2  # BOM-5302


def cards_ahead(robot: Robot) -> tuple[int, ...]:
    """The card that the robot stands on and those in front of it, the nearest first (BOM-5903)."""
    return robot.line[robot.place :] if robot.facing > 0 else robot.line[robot.place :: -1]


@works(Score)
class RobotAsScore(Mechanism[Score]):
    """The robot walks the track in place of the detonator (BOM-5301 to BOM-5304)."""

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(robots=Robot(0))

    def steps_left(self, table: StateOrView) -> int | None:
        """The number of failures in a row that take the robot past its last space."""
        return None if table.parts.robots is None else (self.part.last - table.parts.robots.place) // MISS + 1

    def steps_for_a_miss(self, table: StateOrView, seat: Seat) -> int:
        return MISS - 1

    def detonator_moves(self, scene: Scene, by: int) -> bool:
        """BOM-5303, BOM-5304: never below 0; past the last space the bomb explodes."""
        robot = scene.state.parts.robots
        if robot is None:
            return False
        place = max(0, robot.place + by)
        if place != robot.place:
            scene.change_parts(robots=replace(robot, place=place))
            scene.tell(RobotMoved(place, by))
        if place > self.part.last:
            scene.end("robot")
        return True

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """BOM-5302; once all is cut it does not move any more (BOM-112)."""
        robot = scene.state.parts.robots
        if cut.value and robot is not None and not all_cut(scene.state):
            self.detonator_moves(scene, -1 if cut.value == robot.place else +1)


@works(Lineup)
class RobotOnLine(Mechanism[Lineup]):
    """A cut walks the robot to the card of its value, which must not lie behind it (BOM-5901 to BOM-5906)."""

    tasks = (LineupTask, FaceTask)

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [LineupTask(CHANCE)]

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return Drawn(tuple(rng.sample(list(NUMBERS), len(NUMBERS))))

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        robot = table.parts.robots
        return None if robot is not None and value in cards_ahead(robot) else "BOM-5903"

    def stuck_rule(self) -> str | None:
        return "BOM-5903"

    def before_cut(self, scene: Scene, seat: Seat, values: tuple[int, ...], solo: bool) -> None:
        """BOM-5902: the robot goes to the card first."""
        robot = scene.state.parts.robots
        if robot is None:
            return
        place = robot.line.index(values[0])
        if place != robot.place:
            scene.change_parts(robots=replace(robot, place=place))
            scene.tell(RobotMoved(place, abs(place - robot.place)))

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        scene.push(FaceTask(cut.seat))

    def gets_stuck(self, scene: Scene, seat: Seat) -> bool:
        """BOM-5903: it is turned round; the step of the detonator comes besides."""
        _turn_round(scene)
        return False

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        return [Face(False), Face(True)] if isinstance(task, FaceTask) else ()

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case Drawn(numbers=line):
                place = line.index(self.part.start)
                facing = +1 if 2 * place < len(line) - 1 else -1
                scene.change_parts(robots=Robot(place, facing, line))
                scene.tell(RobotLine(line))
            case Face(turn=True):
                _turn_round(scene)
            case _:
                pass

    def task_rule(self, task: Task) -> str:
        return "BOM-5902"


def _turn_round(scene: Scene) -> None:
    robot = scene.state.parts.robots
    if robot is not None:
        scene.change_parts(robots=replace(robot, facing=-robot.facing))
        scene.tell(RobotTurned(-robot.facing))
