"""How likely a planet is at each position nobody knows: for bots, and for a coach to show."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.belief.facts import Facts, read_facts
from cosmotheque.games.space_connection.belief.sample import draw_layouts, quick_count
from cosmotheque.games.space_connection.components import Position
from cosmotheque.games.space_connection.view import View
from cosmotheque.kit.triangular import bits


def heat(facts: Facts, rng: Random, draws: int) -> dict[int, float]:
    """The probability of a planet at each free position: exact where counting is quick, else from so many draws."""
    count = quick_count(facts)
    return count.marginals() if count else shares(facts, list(islice(draw_layouts(facts, rng), draws)))


def shares(facts: Facts, layouts: Sequence[int]) -> dict[int, float]:
    """For each free position, the share of the layouts that have a planet there."""
    hits = Counter(position for hidden in layouts for position in bits(hidden))
    return {position: hits[position] / len(layouts) for position in bits(facts.free)}


def heat_map(view: View, seat: Seat, rng: Random, draws: int = 400) -> dict[Position, float]:
    """The same for the sky of a seat, by names of positions, from what a view tells of it."""
    facts = read_facts(view.side, view.skies[seat])
    return {facts.space.names[number]: share for number, share in heat(facts, rng, draws).items()}
