"""Fair draws among the layouts that the facts allow, by whichever way is feasible.

Every layout that fits the facts is taken to be as likely as any other.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import repeat
from random import Random

from cosmotheque.games.space_connection.belief.border import cost, plan
from cosmotheque.games.space_connection.belief.exact import Count, TooLarge
from cosmotheque.games.space_connection.belief.facts import Facts, read_facts
from cosmotheque.games.space_connection.components.sky import Side
from cosmotheque.games.space_connection.state import Mask
from cosmotheque.games.space_connection.view import SkyView

COUNTED_SIDE = 3
"""The side of the small sky, on which everything is counted; on larger ones where it promises to be quick."""
QUICK_COST, QUICK = 3_000, 8_000
"""The expected cost up to which counting is tried, and the patterns after which it is given up."""
QUICK_COST_OF_ONE = 300
"""The same cost for a single draw, for which walking is quicker much earlier."""
PATIENT = 200_000
"""The count of patterns allowed when the chain finds nothing: then the facts are tight, and counting may take longer.
"""
SEARCH = 20_000
"""Steps in which the chain usually finds its first layout many times over."""
STEPS_EACH, STEPS_MORE = 3, 10
"""Chances to move between two draws, of each hidden planet, and more where there are few planets."""
WARM_UP = 10
"""The draws thrown away at first: the chain starts anywhere, not at a layout."""


def draw_layout(side: Side, sky: SkyView, rng: Random) -> Mask:
    """One layout that fits what is seen of a sky: the planets not found yet."""
    facts = read_facts(side, sky)
    count = quick_count(facts, QUICK_COST_OF_ONE)
    return count.draw(rng) if count else next(_walk(facts, rng))


def draw_layouts(facts: Facts, rng: Random) -> Iterator[int]:
    """Fair draws without end."""
    count = quick_count(facts)
    return _draw_counted(count, rng) if count else _walk(facts, rng)


def all_layouts(facts: Facts, most: int) -> list[int] | None:
    """Every layout that the facts allow, if there are no more than that and counting them is quick."""
    count = quick_count(facts)
    return list(count.layouts()) if count and count.total <= most else None


@lru_cache(maxsize=4)
def quick_count(facts: Facts, limit: int = QUICK_COST) -> Count | None:
    """All layouts counted, or None where that would take too long."""
    if facts.side != COUNTED_SIDE and cost(plan(facts)) > limit:
        return None
    try:
        return Count(facts, QUICK)
    except TooLarge:
        return None


def _draw_counted(count: Count, rng: Random) -> Iterator[int]:
    return (count.draw(rng) for _ in repeat(None))


def _walk(facts: Facts, rng: Random) -> Iterator[int]:
    """Draws along a chain, between which each hidden planet has a few chances to move."""
    from cosmotheque.games.space_connection.belief.chain import Chain  # noqa: PLC0415 - it brings Numba with it

    chain, stride = Chain(facts, rng), STEPS_EACH * facts.missing + STEPS_MORE
    chain.walk(WARM_UP * stride)
    idle = 0
    while idle <= SEARCH:
        chain.walk(stride)
        idle += stride
        if not chain.faults:
            yield chain.hidden
            idle = 0
    yield from _count_patiently(facts, rng)


def _count_patiently(facts: Facts, rng: Random) -> Iterator[int]:
    """The chain hardly ever meets a layout, so there are few: count them, or else look on from another start."""
    try:
        return _draw_counted(Count(facts, PATIENT), rng)
    except TooLarge:
        return _walk(facts, rng)
