"""Against rivals: one that could be on Earth in the next turn is held up, and the leader has a longer way.

By a Bing Bang, by red tokens, and by taking the whites on the way.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.belief.memory import Memory
from cosmotheque.games.bing_bang.belief.rivals import Belief, Rival, heading
from cosmotheque.games.bing_bang.bots.bang_effects import (
    Bang,
    after,
    bangs_in,
    cost_of_aim,
    plain_distance,
    shortlist_bangs,
)
from cosmotheque.games.bing_bang.bots.routes import FAR, can_arrive, cost_to, homeward, is_near, routes
from cosmotheque.games.bing_bang.bots.targets import Target, goal_planets
from cosmotheque.games.bing_bang.components.box import BANG_COST, COUNT, EARTH, MOST_REDS, RED_COST
from cosmotheque.games.bing_bang.components.sky import BESIDE
from cosmotheque.games.bing_bang.rules.cells import takeable
from cosmotheque.games.bing_bang.rules.operations import red_cells
from cosmotheque.games.bing_bang.state import PublicState
from cosmotheque.games.bing_bang.view import View

SHORTLIST, FAR_AWAY = 30, 12
"""The number of Bing Bangs that get a closer look, and the cells between a rival and Earth beyond which more are no
better.

Over bare sky twelve cells count 24, more than a turn.
"""
LEAST_GAIN, GOOD_GAIN = 3, 12
"""The count that a Bing Bang must add to a rival's way, at the last moment and before, when cards may yet be kept."""
LONG_ENOUGH = 45
"""Ways home longer than three counts are as good as any."""
FENCE_GAIN = 3
"""The count that a red token must add to a rival's way: as much as it costs."""
WATCHED = 2
"""The most rivals watched of those equally near to winning: with more, hardly a white would not be on a rival's way."""


@dataclass(frozen=True)
class Prospect:
    """A Bing Bang: what it adds to the rivals' ways, what it is worth for the own, how many whites must be taken too.

    `takes` is None where it does not keep everybody from coming home in the next turn.
    """

    action: Bang
    gain: int
    own: int
    takes: int | None

    @property
    def balance(self) -> int:
        """The net gain in units of the count.

        A delay of more than two turns counts as two, since much may happen until then.
        """
        return min(self.gain, 2 * COUNT) + self.own - (self.takes or 0)


def guard(view: View, seat: int, memory: Memory, actions: Sequence[Any]) -> act.Action | None:
    """An action that keeps rivals from coming home; None if no rival threatens to, or nothing helps."""
    table, turn = view.table, view.table.turn
    rivals = homeward(table, seat)
    if turn.flown is not None or not rivals:
        return None
    near = [rival for rival in rivals if is_near(table, rival)]
    if not near:
        return _in_time(view, seat, memory, actions) if turn.opening and not turn.reds else None
    bang = _best_delay(prospects(view, seat, memory, near, bangs_in(actions))) if turn.opening else None
    if bang is not None and bang.takes == 0:
        return bang.action
    if turn.opening and (action := red_against(table, rivals, actions)):
        return action
    taken = whites_to_take(table, rivals, turn.limit - turn.count)
    if taken:
        return act.TAKES[taken[0]]
    return None if bang is None else bang.action


def _in_time(view: View, seat: int, memory: Memory, actions: Sequence[Any]) -> act.Action | None:
    """Once a rival is in Earth's sector, no change of sectors parts them: the last chance is the turn before that."""
    rivals = [rival for rival in homeward(view.table, seat) if can_arrive(view.table, rival)]
    sectors = [bang for bang in bangs_in(actions) if isinstance(bang, act.Rearrange)] if rivals else []
    found = prospects(view, seat, memory, rivals, sectors)
    good = [bang for bang in found if bang.takes == 0 and bang.gain >= GOOD_GAIN]
    return max(good, key=lambda bang: bang.balance).action if good else None


def _best_delay(found: Sequence[Prospect]) -> Prospect | None:
    """The best Bing Bang that holds up all rivals, or else the best one that helps a little."""
    holding = [bang for bang in found if bang.takes is not None]
    helping = [bang for bang in found if bang.gain >= LEAST_GAIN]
    return max(holding or helping, key=lambda bang: (bang.takes == 0, bang.balance), default=None)


def prospects(view: View, seat: int, memory: Memory, rivals: Sequence[int], bangs: Sequence[Bang]) -> list[Prospect]:
    """Effects of the Bing Bangs that take Earth farthest from these rivals."""
    if not bangs:
        return []
    table, everybody = view.table, homeward(view.table, seat)
    goals, left = goal_planets(view), table.turn.limit - table.turn.count - BANG_COST
    now = cost_of_aim(view, table, seat, memory)

    def rank(action: Bang) -> int:
        away = min(plain_distance(table, rival, EARTH, action) for rival in rivals)
        return plain_distance(table, seat, goals[0], action) - 2 * min(away, FAR_AWAY) if goals else -away

    found: list[Prospect] = []
    for action in shortlist_bangs(bangs, rank, SHORTLIST):
        changed = after(table, action)
        gain = min(cost_to(changed, rival, EARTH) - cost_to(table, rival, EARTH) for rival in rivals)
        own = _own_gain(now, cost_of_aim(view, changed, seat, memory), left)
        taken = whites_to_take(changed, everybody, left)
        found.append(Prospect(action, gain, own, None if taken is None else len(taken)))
    return found


def _own_gain(now: int, then: int, left: int) -> int:
    """Half of what the own way loses; a full count where the aim comes within what is left of this one."""
    if then >= FAR:
        return 0 if now >= FAR else -COUNT
    return COUNT if then <= left < now else (min(now, 3 * COUNT) - min(then, 3 * COUNT)) // 2


def whites_to_take(table: PublicState, rivals: Sequence[int], left: int) -> list[int] | None:
    """Whites whose loss keeps all these rivals from coming home next turn; None where the count does not suffice."""
    taken: list[int] = []
    while near := [rival for rival in rivals if is_near(table, rival)]:
        loose = takeable(table, table.turn.seat) - {table.books[table.turn.seat].pawn}
        found = [cell for cell in _way_home(table, near[0]) if cell in loose]
        if not found or len(taken) >= left:
            return None
        taken.append(found[-1])
        table = replace(table, whites=table.whites - {found[-1]})
    return taken


def red_against(table: PublicState, rivals: Sequence[int], actions: Sequence[Any]) -> act.Action | None:
    """The first of the red tokens that, with whites taken, hold up all these rivals together."""
    left, first = table.turn.limit - table.turn.count, None
    for _ in range(min(MOST_REDS - table.turn.reds, table.books[table.turn.seat].reds, left // RED_COST)):
        cell = best_red(table, rivals)
        if cell is None:
            return None
        first, left = cell if first is None else first, left - RED_COST
        table = replace(table, reds=table.reds | {cell})
        if whites_to_take(table, rivals, left) is not None:
            return act.RED_LAYS[first] if act.RED_LAYS[first] in actions else None
    return None


def best_red(table: PublicState, rivals: Sequence[int]) -> int | None:
    """The cell of a red token that keeps most rivals from coming home, and makes their ways longest."""
    allowed = frozenset(red_cells(table))
    near = [rival for rival in rivals if is_near(table, rival)] or rivals
    choices = {cell for rival in near for cell in _way_home(table, rival)[:-1]} & allowed

    def rank(cell: int) -> tuple[int, int, int]:
        changed = replace(table, reds=table.reds | {cell})
        ways = [min(LONG_ENOUGH, cost_to(changed, rival, EARTH)) for rival in near]
        return -sum(is_near(changed, rival) for rival in near), sum(ways), cell

    return max(choices, key=rank, default=None)


def _way_home(table: PublicState, rival: int) -> list[int]:
    home, ways = table.planets[EARTH], routes(table, table.books[rival].pawn)
    return ways.way(home) if ways.cost[home] < FAR else []


def can_spare(view: View, target: Target) -> bool:
    """True if the count reaches the target with a red token laid first."""
    turn = view.table.turn
    return target.cost + RED_COST <= turn.limit - turn.count


def fence(view: View, belief: Belief, own_way: Collection[int], actions: Sequence[Any]) -> act.Action | None:
    """The red token that adds most to the way of the rival nearest to winning, off the own way."""
    table = view.table
    for rival in belief.rivals:
        goal = heading(view, belief.memory, rival)
        if goal is None:
            continue
        gain, cell = _best_fence(table, table.books[rival.seat].pawn, goal, own_way)
        if gain >= FENCE_GAIN and act.RED_LAYS[cell] in actions:
            return act.RED_LAYS[cell]
    return None


def _best_fence(table: PublicState, pawn: int, goal: int, own_way: Collection[int]) -> tuple[int, int]:
    """The cost that the best red token adds to a way, and the cell of that token."""
    allowed = frozenset(red_cells(table))
    cost, cells = _way_to(table, pawn, goal)
    barred = [cell for cell in cells if cell in allowed and cell not in own_way]
    longer = [(_way_to(replace(table, reds=table.reds | {cell}), pawn, goal)[0], cell) for cell in barred]
    most, cell = max(longer, default=(cost, pawn))
    return most - cost, cell


def _way_to(table: PublicState, pawn: int, goal: int) -> tuple[int, list[int]]:
    """The cheapest way onto a planet, or beside a token: what it costs, and its cells, none where it is barred."""
    ends = [goal] if goal in table.planets else [cell for cell in BESIDE[goal] if cell not in table.planets]
    ways = routes(table, pawn)
    end = min(ends, key=lambda cell: ways.cost[cell])
    return ways.cost[end], ways.way(end) if ways.cost[end] < FAR else []


def whites_of_leaders(view: View, memory: Memory, rivals: Sequence[Rival]) -> frozenset[int]:
    """Whites on the likely ways of the rivals nearest to winning."""
    found: set[int] = set()
    for rival in [rival for rival in rivals if rival.steps == rivals[0].steps][:WATCHED]:
        if (goal := heading(view, memory, rival)) is not None:
            found.update(_way_to(view.table, view.table.books[rival.seat].pawn, goal)[1])
    return view.table.whites & found
