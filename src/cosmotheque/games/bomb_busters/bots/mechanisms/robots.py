"""Where the robot should stand, and which way it should look (missions 53 and 59)."""

from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import Action, Face
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.options.robots import Lineup, Score
from cosmotheque.games.bomb_busters.rules.mechanisms.robots import cards_ahead
from cosmotheque.games.bomb_busters.rules.stands import left_of, others_with_wires
from cosmotheque.games.bomb_busters.state import Robot
from cosmotheque.games.bomb_busters.view import View

# What a step of the robot costs by how many are left before the last space. A step that is still free is worth little,
# yet there are twice as many cuts as spaces: about one cut in four has to take it back.
STEP: Final = (0.5, 0.15, 0.08, 0.05, 0.03)
ENOUGH: Final = 3.0  # values in front of the robot with which a hand has a choice


@judges(Score)
class ScoreSense(Judgement[Score]):
    def cost(self, view: View, value: int) -> float:
        """A step on, or back; past the last space it is the end."""
        if view.robot is None or _pairs_left(view) <= self.part.last - view.robot.place + 1:
            return 0.0
        if value == view.robot.place:
            return -self._step(view.robot.place - 1)
        if view.robot.place == self.part.last:
            return 1.0
        return self._step(view.robot.place) + self._waste(view, value)

    def _step(self, place: int) -> float:
        return STEP[min(self.part.last - 1 - place, len(STEP) - 1)] if place < self.part.last else 1.0

    def _waste(self, view: View, value: int) -> float:
        """A number that the robot is near could take it back soon."""
        ahead = value - (view.robot.place if view.robot else 0)
        return 0.01 if ahead in (1, 2) else 0.0


@judges(Lineup)
class LineSense(Judgement[Lineup]):
    def worth(self, view: View, action: Action) -> float | None:
        """The way that leaves those who play next most to cut."""
        if not isinstance(action, Face) or view.robot is None:
            return None
        return -_trouble(view, replace(view.robot, facing=view.robot.facing * (-1 if action.turn else 1)))

    def cost(self, view: View, value: int) -> float:
        """Where the robot would stand, however it is turned then."""
        if view.robot is None:
            return 0.0
        place = view.robot.line.index(value)
        ways = [_trouble(view, replace(view.robot, place=place, facing=facing)) for facing in (-1, 1)]
        return mistake_cost(view) * min(ways)

    def cost_of_missing(self, view: View, value: int) -> float:
        return self.cost(view, value)


def _trouble(view: View, robot: Robot) -> float:
    """How likely the next player is to be stuck, and less so the one after."""
    values = [value for value in cards_ahead(robot) if left_of(view, value)]
    followers = others_with_wires(view, view.active)[:2]
    return sum(0.3**rank * _stuck(view, seat, values) for rank, seat in enumerate(followers))


def _stuck(view: View, seat: Seat, values: list[int]) -> float:
    """The chance that a hand holds none of these values, taken as independent; a narrow choice counts a little."""
    belief = believe(view)
    held = [holds(view, belief, seat, value) for value in values]
    missing = 1.0
    for chance in held:
        missing *= 1 - chance
    return missing + 0.1 * max(0.0, ENOUGH - sum(held)) / ENOUGH


def _pairs_left(view: View) -> int:
    """How many cuts are still to be made, if none is of four."""
    return sum(not wire.cut for stand in view.stands for wire in stand.wires) // 2
