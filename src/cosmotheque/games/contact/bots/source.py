"""The source: the route that the crew will read best, whatever errors the hand makes."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp, hypot, sqrt
from random import Random

import msgspec
from msgspec.structs import replace

from cosmotheque.games.contact.belief.chart import Chart, chart_of, felt_chart
from cosmotheque.games.contact.belief.decoding import FAST, Reader, likelihoods, weigh_goals
from cosmotheque.games.contact.belief.hands import Timings
from cosmotheque.games.contact.belief.timing import PACE, Reading, Timing
from cosmotheque.games.contact.bots.last_leg import last_leg_likelihoods
from cosmotheque.games.contact.bots.skill import Skill
from cosmotheque.games.contact.view import View

Route = tuple[int, ...]
Errors = tuple[float, ...]

# The crew knows the pace of the house, give or take: three points that stand for a normal distribution.
_AWAY = 0.06 * sqrt(3)
PACES = (PACE * exp(-_AWAY), PACE, PACE * exp(_AWAY))
SHARES = (1 / 6, 2 / 3, 1 / 6)
EXACT: Errors = (0.0,) * 8
"""No error; where a route has more legs, errors begin again."""
LEG_COST = 0.03
"""The gain in the chance of the goal that a further leg must bring."""
ONE_IN = 1 if FAST else 4
"""The routes for each one that is looked at: without NumPy, one in four."""


class Ears(msgspec.Struct, frozen=True):
    """The crew's belief about the source's hand, and the way it really holds a leg."""

    believed: Timings
    kept: Timing


def house_ears(skill: Skill) -> Ears:
    """A crew that knows the pace of the house, for a source that keeps it; its ears are as good as the source's."""
    noise = hypot(skill.noise, skill.ear)
    return Ears(Timings(tuple(Timing(pace, noise) for pace in PACES), SHARES), Timing(noise=noise))


class Plan(msgspec.Struct, frozen=True):
    """A route, and how likely the crew should find its goal after hearing it."""

    route: Route
    clarity: float


def plan(view: View, goal: int, skill: Skill, ears: Ears | None = None) -> Plan:
    """The same view gives the same plan, however much of it is drawn already."""
    undrawn = replace(view, route=(), phase=view.phase.TRANSMIT, signal=None)
    return _plan(undrawn, goal, skill, ears or house_ears(skill))


@lru_cache(maxsize=64)
def _plan(view: View, goal: int, skill: Skill, ears: Ears) -> Plan:
    rng = Random(f"{goal} {view.rocket} {len(view.rounds)} {len(view.heard)}")
    judge = Judge(view, goal, skill, ears)
    tried: list[Plan] = []
    for routes in _drafts(view, goal, skill, rng):
        if tried and _appeal(Plan(routes[0], 1.0)) <= max(map(_appeal, tried)):
            break
        tried += judge.clarities(routes, [EXACT])
    best = sorted(tried, key=_appeal, reverse=True)[: skill.finalists]
    if not skill.trials:
        return best[0]
    trials = [tuple(rng.gauss(0, ears.kept.noise) for _ in EXACT) for _ in range(skill.trials)]
    by_legs = {len(plan.route): [other.route for other in best if len(other.route) == len(plan.route)] for plan in best}
    finals = [plan for routes in by_legs.values() for plan in judge.clarities(routes, trials)]
    return max(finals, key=_appeal)


def _appeal(plan: Plan) -> float:
    """The clarity of a route less a price for each leg: people have to follow it too."""
    return plan.clarity - LEG_COST * len(plan.route)


def _drafts(view: View, goal: int, skill: Skill, rng: Random) -> Iterator[list[Route]]:
    """Routes to look at, by number of legs: all, or as many as the skill allows."""
    chart, found = chart_of(view.tiles), False
    for legs in range(1, len(chart)):
        if legs > skill.legs and found:
            return
        routes = all_routes(chart, view.rocket, goal, legs)
        found = found or bool(routes)
        if routes:
            yield rng.sample(routes, min(len(routes), -(-skill.routes // ONE_IN)))


@lru_cache(maxsize=128)
def all_routes(chart: Chart, rocket: int, goal: int, legs: int) -> tuple[Route, ...]:
    """All routes from the rocket to a goal with so many legs. They are asked for at every transmission of a round."""
    return tuple(_routes(chart, goal, legs, (rocket,)))


def _routes(chart: Chart, goal: int, legs: int, way: Route) -> Iterator[Route]:
    """All simple ways on to the goal with so many legs, without the tile they start from."""
    if legs == 1:
        if chart[way[-1]][goal]:
            yield (*way[1:], goal)
        return
    for tile, length in enumerate(chart[way[-1]]):
        if length and tile != goal and tile not in way:
            yield from _routes(chart, goal, legs - 1, (*way, tile))


class Judge:
    """Reads routes as the crew would, on top of all it has heard in this round."""

    def __init__(self, view: View, goal: int, skill: Skill, ears: Ears) -> None:
        self._chart = chart_of(view.tiles)
        self._rocket = view.rocket
        self._goals = view.possible
        self._goal = view.possible.index(goal)
        self._open = [planet in view.candidates for planet in view.possible]
        self._reader: Reader = last_leg_likelihoods if skill.last_leg_only else likelihoods
        self._ears = ears
        self._felt = felt_chart(self._chart, ears.kept.shape)
        self._known = weigh_goals(view, ears.believed, self._reader)

    def clarities(self, routes: Sequence[Route], trials: Sequence[Errors]) -> list[Plan]:
        """The chance that each route, all with as many legs, makes its goal, in the mean over errors of the hand."""
        believed = self._ears.believed.values
        readings = [
            Reading(timing, durations)
            for route in routes
            for errors in trials
            for durations in [self._durations(route, errors)]
            for timing in believed
        ]
        rows = iter(self._reader(self._chart, self._rocket, self._goals, readings, None))
        chances = [self._chance([next(rows) for _ in believed]) for _ in range(len(routes) * len(trials))]
        count = len(trials)
        return [
            Plan(route, sum(chances[number * count : (number + 1) * count]) / count)
            for number, route in enumerate(routes)
        ]

    def _durations(self, route: Route, errors: Errors) -> tuple[float, ...]:
        stops = (self._rocket, *route)
        return tuple(
            self._ears.kept.pace * self._felt[start][end] * max(0.2, 1 + errors[leg % len(errors)])
            for leg, (start, end) in enumerate(zip(stops, route, strict=False))
        )

    def _chance(self, rows: Sequence[Sequence[float]]) -> float:
        """The crew's belief in the goal when it hears this too."""
        totals = [0.0] * len(self._goals)
        for known, row in zip(self._known, rows, strict=True):
            for index, (weight, likely) in enumerate(zip(known, row, strict=True)):
                totals[index] += weight * likely
        total = sum(weight for weight, is_open in zip(totals, self._open, strict=True) if is_open)
        return totals[self._goal] / total if total else 0.0
