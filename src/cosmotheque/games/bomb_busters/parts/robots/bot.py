"""Choice of the robot's place and direction (missions 53 and 59)."""

from math import exp
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.bots.prospects import prospects
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.robots.data import Face, Lineup, Robot, Score
from cosmotheque.games.bomb_busters.parts.robots.rules import MISS, cards_ahead
from cosmotheque.games.bomb_busters.rules.stands import count_uncut, others_with_wires
from cosmotheque.games.bomb_busters.view.seen import View

# There are twice as many cuts as spaces, so about one in four has to take the robot back. Where more than so large a
# share of those left would have to, the mission is rather lost than won, the more sharply the further it is off.
EASY: Final = 0.3
SHARP: Final = 14.0
NEXT: Final = 0.7  # of what the next player could do for it: they may have something safer to cut
KEPT: Final = 0.1  # of what a pair is worth that the robot has still to pass
ENOUGH: Final = 3.0  # values in front of the robot with which a hand has a choice


@judges(Score)
class ScoreSense(Judgement[Score]):
    def cost(self, view: View, value: int, four: bool = False) -> float:
        """A step on, or back; past the last space it is the end."""
        cuts = sum(count_uncut(view, number) for number in NUMBERS) // 2
        if view.parts.robots is None or cuts <= 1:
            return 0.0
        place = view.parts.robots.place
        after = place + (-1 if value == place else +1)
        if after > self.part.last:
            return 1.0
        cost = self._hope(place, cuts) - self._hope(after, cuts - 1)
        worth = self._hope(after - 1, cuts - 2) - self._hope(after + 1, cuts - 2)
        cost -= NEXT * worth * self._next_chance(view, after) * (value != after)
        return cost + KEPT * worth * (value > place)

    def cost_of_missing(self, view: View, value: int) -> float:
        """Two steps for nothing, where that is more than any mistake costs."""
        if view.parts.robots is None:
            return 0.0
        cuts = sum(count_uncut(view, number) for number in NUMBERS) // 2
        lost = self._hope(view.parts.robots.place, cuts) - self._hope(view.parts.robots.place + MISS, cuts)
        return max(lost - mistake_cost(view), 0.0)

    def _hope(self, place: int, cuts: int) -> float:
        """The robot's prospects, by how many of so many cuts must take it back; the last one does not move it."""
        back = (cuts - 1 - (self.part.last - place)) / 2
        return 1 / (1 + exp(SHARP * (back / max(cuts, 1) - EASY)))

    def _next_chance(self, view: View, place: int) -> float:
        """The chance that the next player takes the robot back right away."""
        followers = others_with_wires(view, view.active)
        return prospects(view).hope(followers[0], [place]) if followers and place in NUMBERS else 0.0


@judges(Lineup)
class LineSense(Judgement[Lineup]):
    def worth(self, view: View, action: Action) -> float | None:
        """The worth of a direction: it should leave the next players most to cut."""
        if not isinstance(action, Face) or view.parts.robots is None:
            return None
        return -_trouble(view, replace(view.parts.robots, facing=view.parts.robots.facing * (-1 if action.turn else 1)))

    def cost(self, view: View, value: int, four: bool = False) -> float:
        """The cost of the place where a cut puts the robot, which is turned the better way then."""
        if view.parts.robots is None:
            return 0.0
        place = view.parts.robots.line.index(value)
        ways = [_trouble(view, replace(view.parts.robots, place=place, facing=facing)) for facing in (-1, 1)]
        return mistake_cost(view) * min(ways)

    def cost_of_missing(self, view: View, value: int) -> float:
        return self.cost(view, value)


def _trouble(view: View, robot: Robot) -> float:
    """The chance that the next player is stuck, and a smaller share of that of the one after."""
    values = [value for value in cards_ahead(robot) if count_uncut(view, value)]
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
