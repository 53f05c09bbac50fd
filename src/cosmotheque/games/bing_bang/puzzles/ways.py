"""All shortest ways of a pawn within one count, by full search over the cell and the whites laid so far.

A step counts 1, and 1 more where a white must be laid; one more still where it must be taken first, because the stock
is used up. No order of operations can do with less: each bare cell of a way takes a white of its own, and each white
beyond the stock has been taken. Only reds, tokens and planets stop the search (BB-17 to BB-19, BB-23, BB-46).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from cosmotheque.games.bing_bang.components.box import FLIGHT_COST
from cosmotheque.games.bing_bang.components.sky import BESIDE
from cosmotheque.games.bing_bang.rules.cells import takeable
from cosmotheque.games.bing_bang.state import PublicState

Standing: TypeAlias = tuple[int, int]
"""A cell, and how many whites were laid to come there."""


class Ground(NamedTuple):
    """The ground of a pawn's ways: whites already laid, cells it cannot stand on, its stock, whites it may take."""

    start: int
    whites: frozenset[int]
    shut: frozenset[int]
    stock: int
    spare: frozenset[int]


class Finish(NamedTuple):
    """The end of a way: from a cell onto a planet, or over a token to the cell beyond."""

    start: int
    end: int
    over: int | None = None


class Way(NamedTuple):
    """The cells after the first one, the token flown over at last, and the cells where a white is laid."""

    cells: tuple[int, ...]
    over: int | None
    laid: tuple[int, ...]

    @property
    def shown(self) -> tuple[int, ...]:
        return self.cells if self.over is None else (*self.cells, self.over)


class Reach(NamedTuple):
    """The least count of each standing within a limit, and the standings before it on the shortest ways."""

    ground: Ground
    limit: int
    costs: dict[Standing, int]
    before: dict[Standing, list[Standing]]

    def least(self, finishes: Sequence[Finish]) -> int | None:
        """The least count of a way with one of these ends; None where none was found."""
        return min((cost for finish in finishes for cost, _ in self._ends(finish)), default=None)

    def comes_to(self, cells: Sequence[int], count: int) -> bool:
        """True if the pawn can stand on one of these cells by this count."""
        return any(cell in cells and cost <= count for (cell, _), cost in self.costs.items())

    def ways(self, finishes: Sequence[Finish]) -> Iterator[Way]:
        """Every way of that count."""
        least = self.least(finishes)
        for finish in finishes:
            for cost, standing in self._ends(finish):
                if cost == least:
                    yield from (self._way(cells, finish) for cells in self._cells(standing))

    def needs(self, way: Way) -> int:
        """The number of whites that must be taken for it."""
        return max(0, len(way.laid) - self.ground.stock)

    def can_take(self, way: Way) -> bool:
        """True if there are enough whites to take that the way itself does not need."""
        return len(self.ground.spare.difference(way.cells)) >= self.needs(way)

    def _ends(self, finish: Finish) -> Iterator[tuple[int, Standing]]:
        for standing, cost in self.costs.items():
            if standing[0] == finish.start:
                yield cost + finish_cost(self.ground, finish, standing[1]), standing

    def _cells(self, standing: Standing) -> Iterator[tuple[int, ...]]:
        if standing == (self.ground.start, 0):
            yield ()
        for before in self.before.get(standing, ()):
            yield from ((*cells, standing[0]) for cells in self._cells(before))

    def _way(self, cells: tuple[int, ...], finish: Finish) -> Way:
        cells = (*cells, finish.end)
        needing = cells if finish.over is not None else cells[:-1]
        return Way(cells, finish.over, tuple(cell for cell in needing if cell not in self.ground.whites))


def ground_of(table: PublicState, seat: int) -> Ground:
    book = table.books[seat]
    shut = table.reds.union(table.tokens, table.planets)
    return Ground(book.pawn, table.whites, shut, book.whites, takeable(table, seat))


def explore(ground: Ground, limit: int) -> Reach:
    """Everywhere that a pawn can stand without counting further than `limit`."""
    start = (ground.start, 0)
    reach = Reach(ground, limit, {start: 0}, {})
    fronts: list[list[Standing]] = [[start], *([] for _ in range(limit))]
    for cost, front in enumerate(fronts):
        for standing in front:
            if reach.costs[standing] == cost:
                _go_on(reach, standing, cost, fronts)
    return reach


def _go_on(reach: Reach, standing: Standing, cost: int, fronts: list[list[Standing]]) -> None:
    ground, (cell, laid) = reach.ground, standing
    for other in BESIDE[cell]:
        if other in ground.shut:
            continue
        bare = other not in ground.whites
        after, then = (other, laid + bare), cost + 1 + (lay_cost(ground, laid) if bare else 0)
        known = reach.costs.get(after)
        if then >= len(fronts) or (known is not None and known < then):
            continue
        if known == then:
            reach.before[after].append(standing)
            continue
        reach.costs[after], reach.before[after] = then, [standing]
        fronts[then].append(after)


def lay_cost(ground: Ground, laid: int) -> int:
    """The count of laying one more white."""
    return 1 if laid < ground.stock else 2


def finish_cost(ground: Ground, finish: Finish, laid: int) -> int:
    if finish.over is None:
        return 1
    return FLIGHT_COST + (0 if finish.end in ground.whites else lay_cost(ground, laid))
