"""The chance of a planet at each position nobody knows."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random

from cosmotheque.games.space_connection.belief.facts import Facts
from cosmotheque.games.space_connection.belief.sample import draw_layouts, quick_count
from cosmotheque.games.space_connection.components.lattice import bits


def heat(facts: Facts, rng: Random, draws: int) -> dict[int, float]:
    """The probability of a planet at each free position: exact where counting is quick, else from so many draws."""
    count = quick_count(facts)
    return count.marginals() if count else shares(facts, list(islice(draw_layouts(facts, rng), draws)))


def shares(facts: Facts, layouts: Sequence[int]) -> dict[int, float]:
    """For each free position, the share of the layouts that have a planet there."""
    hits = Counter(position for hidden in layouts for position in bits(hidden))
    return {position: hits[position] / len(layouts) for position in bits(facts.free)}
