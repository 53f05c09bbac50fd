"""Fair draws among the layouts that the facts allow, by whichever way is feasible.

Every layout that fits the facts is taken to be as likely as any other.
"""

from collections import Counter
from functools import lru_cache
from random import Random

from cosmotheque.games.space_connection.belief.border import cost, plan
from cosmotheque.games.space_connection.belief.chain import Chain
from cosmotheque.games.space_connection.belief.exact import Count, TooLarge
from cosmotheque.games.space_connection.belief.facts import Facts
from cosmotheque.kit.triangular import bits

COUNTED_SIDE = 3
"""On the small sky everything is counted; on larger ones where it promises to be quick."""
QUICK_FREE, QUICK_COST, QUICK = 60, 3_000, 8_000
"""Counting is tried with so many free positions and so high a cost, and given up after so many patterns."""
QUICK_COST_OF_ONE = 300
"""For a single draw, walking is quicker than counting already much earlier."""
PATIENT = 200_000
"""When the chain finds nothing, the facts are tight: counting may take longer then."""
SEARCH = 20_000
"""Steps in which the chain usually finds its first layout many times over."""


def draw_layout(facts: Facts, rng: Random) -> int:
    """One layout that the facts allow: the planets not found yet."""
    count = quick_count(facts, QUICK_COST_OF_ONE)
    return count.draw(rng) if count else _walk(facts, rng, 1)[0]


def draw_layouts(facts: Facts, rng: Random, number: int) -> list[int]:
    """So many fair draws; or every layout once, where there are not more than that."""
    count = quick_count(facts)
    if count is None:
        return _walk(facts, rng, number)
    if count.total <= number:
        return list(count.layouts())
    return [count.draw(rng) for _ in range(number)]


def heat(facts: Facts, rng: Random, number: int) -> dict[int, float]:
    """For each free position the probability of a planet: exact where counting is quick, else from so many draws."""
    count = quick_count(facts)
    if count:
        return count.marginals()
    layouts = draw_layouts(facts, rng, number)
    hits = Counter(position for hidden in layouts for position in bits(hidden))
    return {position: hits[position] / len(layouts) for position in bits(facts.free)}


@lru_cache(maxsize=4)
def quick_count(facts: Facts, limit: int = QUICK_COST) -> Count | None:
    """All layouts counted, or None where that would take too long."""
    if facts.side != COUNTED_SIDE and (facts.free.bit_count() > QUICK_FREE or cost(plan(facts)) > limit):
        return None
    try:
        return Count(facts, QUICK)
    except TooLarge:
        return None


def _walk(facts: Facts, rng: Random, number: int) -> list[int]:
    """Draws along a chain, each hidden planet having had a few chances to move; counted where that meets nothing."""
    chain, stride = Chain(facts, rng), 3 * facts.missing + 10
    chain.walk(10 * stride)
    drawn: list[int] = []
    idle = 0
    while len(drawn) < number:
        chain.walk(stride)
        if not chain.faults:
            drawn.append(chain.hidden)
            idle = 0
        elif (idle := idle + stride) > SEARCH:
            return _count_patiently(facts, rng, number)
    return drawn


def _count_patiently(facts: Facts, rng: Random, number: int) -> list[int]:
    """The chain hardly ever meets a layout, so there are few: count them, or else look on from another start."""
    try:
        count = Count(facts, PATIENT)
    except TooLarge:
        return _walk(facts, rng, number)
    return [count.draw(rng) for _ in range(number)]
