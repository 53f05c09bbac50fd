"""The shortest way through the bunker, and what a cut of a value is worth for it (mission 66)."""

from collections import deque
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.bunker.data import FLOORS, SIDES, Bunker, Inside, Walk
from cosmotheque.games.bomb_busters.parts.bunker.rules import beyond, job_here, place_of, sides_open, step_to
from cosmotheque.games.bomb_busters.parts.constraints.rules import lets_pass
from cosmotheque.games.bomb_busters.rules.stands import count_uncut
from cosmotheque.games.bomb_busters.view.seen import View

TRAP: Final = 2  # steps of a detour that a step of the detonator is worth
# What a step towards the Doctor is worth, by how many pairs are left more than the way is long.
STEP: Final = (0.5, 0.2, 0.12, 0.08, 0.06, 0.05, 0.04)


@judges(Bunker)
class WayIn(Judgement[Bunker]):
    def worth(self, view: View, action: Action) -> float | None:
        if not isinstance(action, Walk) or view.parts.bunker is None:
            return None
        return -float(way(step_to(view.parts.bunker, action.side)) + _toll(view.parts.bunker, action.side))

    def cost(self, view: View, value: int, four: bool = False) -> float:
        """Less the nearer it brings the figure; pairs that are left must be enough for the way."""
        inside = view.parts.bunker
        if inside is None or "doctor" in inside.done:
            return 0.0
        pairs = sum(count_uncut(view, number) for number in NUMBERS) // 2
        spare = min(max(pairs - way(inside), 0), len(STEP) - 1)
        return STEP[spare] * (_way_after(inside, value, cut=True) - way(inside))

    def cost_of_missing(self, view: View, value: int) -> float:
        """The figure moves all the same, only jobs are not done (BOM-334, BOM-337)."""
        inside = view.parts.bunker
        if inside is None or "doctor" in inside.done or job_here(inside) is not None:
            return 0.0
        return self.cost(view, value)


def _way_after(inside: Inside, value: int, *, cut: bool) -> int:
    """The length of the way after a cut of a value."""
    job = job_here(inside)
    if job is not None:
        done = replace(inside, done=(*inside.done, job))
        return way(done) if cut and lets_pass(inside.action, value) else way(inside)
    return min(
        (way(step_to(inside, side)) + _toll(inside, side) for side in sides_open(inside, value)), default=way(inside)
    )


def _toll(inside: Inside, side: int) -> int:
    after = step_to(inside, side)
    alarm = after.floor != inside.floor and "guard" not in inside.done
    return TRAP * (alarm or place_of(after) in FLOORS[after.floor].traps)


@lru_cache(maxsize=512)
def way(inside: Inside) -> int:
    """The number of cuts that the figure needs to reach the Doctor if every cut helps; traps count as detours."""
    distances, open_ends = {inside: 0}, deque([inside])
    best = 99
    while open_ends:
        here = min(open_ends, key=distances.__getitem__)
        open_ends.remove(here)
        if job_here(here) == "doctor":
            best = min(best, distances[here])
            continue
        for there, price in _next(here):
            if distances[here] + price < distances.get(there, 99):
                distances[there] = distances[here] + price
                if there not in open_ends:
                    open_ends.append(there)
    return best


def _next(inside: Inside) -> list[tuple[Inside, int]]:
    job = job_here(inside)
    if job is not None:
        return [(replace(inside, done=(*inside.done, job)), 1)]
    sides = [side for side in range(len(SIDES)) if beyond(inside, side) is not None]
    return [(step_to(inside, side), 1 + _toll(inside, side)) for side in sides]
