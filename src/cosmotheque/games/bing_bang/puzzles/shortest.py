"""The count of the shortest ways to a goal, and the one cell where all of them lay a white."""

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from cosmotheque.core.puzzle import Answer, Proof, Verdict
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang.components.sky import cell_name, distance
from cosmotheque.games.bing_bang.puzzles.ways import Finish, Reach, Way, lay_cost

MOST: Final = 2000
"""Shortest ways that are listed; where there are more, nobody could tell them apart."""
LEAST: Final = 4
"""A shorter count is seen at a glance."""
ONE_WAY: Final = Text("un seul chemin", "one way only")
WAYS: Final = Text("{} chemins de même longueur", "{} ways of the same length")
COUNTED: Final = Text("Oui\u00a0: {}, par {}.", "Yes: {}, by {}.")
TOO_FEW: Final = Text(
    "Trop peu\u00a0: à {}, un plus court chemin n’a encore mené qu’en {}.",
    "Too few: at {}, a shortest way has only come to {}.",
)
TOO_MANY: Final = Text("Moins suffit\u00a0: par ces cases.", "Less is enough: by these cells.")
NEEDED: Final = Text(
    "Oui\u00a0: il en faut {} par {}, et toujours un blanc ici, le seul que rien ne remplace.",
    "Yes: it takes {} by {}, and always a white here, the only one that nothing replaces.",
)
NOT_NEEDED: Final = Text(
    "On peut s’en passer\u00a0: voici un plus court chemin, de {}, qui n’en pose pas là.",
    "You can do without: here is a shortest way, of {}, that lays none there.",
)


class Shortest(NamedTuple):
    """All shortest ways to a goal, what they count, and how far the count goes."""

    reach: Reach
    ways: tuple[Way, ...]
    cost: int
    left: int

    @property
    def needed(self) -> frozenset[int]:
        """The cells where each of them lays a white."""
        return frozenset.intersection(*(frozenset(way.laid) for way in self.ways))


def shortest_of(reach: Reach, finishes: Sequence[Finish], left: int) -> Shortest | None:
    """None where no way is short enough, or too many are, or where whites to take may run out."""
    cost = reach.least(finishes)
    if cost is None or not LEAST <= cost <= left:
        return None
    ways = tuple(islice(reach.ways(finishes), MOST + 1))
    return Shortest(reach, ways, cost, left) if len(ways) <= MOST and all(map(reach.can_take, ways)) else None


def ways_in_words(number: int) -> Text:
    return ONE_WAY if number == 1 else WAYS.filled(number)


def names_of(cells: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(cell_name, cells))


def prove_count(shortest: Shortest) -> Proof:
    """The numbers up to the end of the count."""
    numbers = range(1, shortest.left + 1)
    answers = tuple(Answer(Text(str(number), str(number))) for number in numbers)
    return Proof((shortest.cost - 1,), tuple(_count_verdict(shortest, number) for number in numbers), answers)


def _count_verdict(shortest: Shortest, number: int) -> Verdict:
    way = shortest.ways[0]
    if number == shortest.cost:
        return Verdict(COUNTED.filled(number, ways_in_words(len(shortest.ways))), names_of(way.shown))
    if number > shortest.cost:
        return Verdict(TOO_MANY, names_of(way.shown))
    cell = cell_name(_come_to(shortest.reach, way, number))
    return Verdict(TOO_FEW.filled(number, cell), (cell,))


def _come_to(reach: Reach, way: Way, count: int) -> int:
    """The cell that a way has reached at this count, if whites are laid one by one as they are needed."""
    cell, used, laid = reach.ground.start, 0, 0
    for step in way.cells[:-1]:
        bare = step in way.laid
        used += 1 + (lay_cost(reach.ground, laid) if bare else 0)
        if used > count:
            break
        cell, laid = step, laid + bare
    return cell


def prove_white(shortest: Shortest) -> Proof | None:
    """The cells that can be reached in the count and have no white yet."""
    if len(shortest.needed) != 1:
        return None
    near = {cell for (cell, _), cost in shortest.reach.costs.items() if cost <= shortest.left}
    cells = sorted(near.union(*(way.laid for way in shortest.ways)) - shortest.reach.ground.whites - {_start(shortest)})
    right = tuple(number for number, cell in enumerate(cells) if cell in shortest.needed)
    answers = tuple(Answer(Text(cell_name(cell), cell_name(cell)), cell_name(cell)) for cell in cells)
    return Proof(right, tuple(_white_verdict(shortest, cell) for cell in cells), answers)


def _start(shortest: Shortest) -> int:
    return shortest.reach.ground.start


def _white_verdict(shortest: Shortest, cell: int) -> Verdict:
    if cell in shortest.needed:
        return Verdict(NEEDED.filled(shortest.cost, ways_in_words(len(shortest.ways))), names_of((cell,)))
    way = next(way for way in shortest.ways if cell not in way.laid)
    return Verdict(NOT_NEEDED.filled(shortest.cost), names_of(way.shown))


def count_overlooked(shortest: Shortest) -> int:
    """The number of easily overlooked things on the way: whites already laid, steps aside, whites to take first."""
    way = shortest.ways[0]
    ready = sum(cell in shortest.reach.ground.whites for cell in way.cells)
    aside = len(way.shown) - distance(_start(shortest), way.cells[-1])
    return ready + aside + shortest.reach.needs(way)


def whites_in_doubt(shortest: Shortest) -> int:
    """The cells where only some of the shortest ways lay a white."""
    return len(frozenset().union(*(way.laid for way in shortest.ways)) - shortest.needed)
