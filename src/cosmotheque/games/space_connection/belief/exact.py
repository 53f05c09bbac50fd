"""Exact counting of the layouts that the facts allow, and fair draws among them.

A sweep decides one position after the other; all that a partial choice means for the rest is the pattern on its border.
For each pattern one integer holds the numbers of ways, a polynomial in the planets laid and the systems closed with a
fixed number of bits for each coefficient: to add is to add, to lay a planet or to close a system is to shift.
"""

from collections.abc import Iterator
from math import comb
from random import Random

from cosmotheque.games.space_connection.belief.border import Branch, Pattern, lay_planet, leave_empty, plan
from cosmotheque.games.space_connection.belief.facts import Facts

AT_ONCE = 6  # one decision can close no more systems than a position has neighbours


class TooLarge(Exception):
    """Error: there are more patterns than the caller wanted to count through."""


class Count:
    """All layouts that the facts allow. TooLarge when counting them needs more than `most` patterns."""

    def __init__(self, facts: Facts, most: int) -> None:
        self.facts = facts
        self._layers = plan(facts)
        self._set_up_coefficients()
        self._branches: list[dict[Pattern, tuple[Branch | None, Branch | None]]] = []
        self._before: list[dict[Pattern, int]] = [{(): 1}]
        self._sweep(most)
        self._after = self._sweep_back()
        self.total = self._coefficient(self._after[0][()], facts.missing, facts.systems)

    def draw(self, rng: Random) -> int:
        """One of the layouts, each as likely as any other: the planets not found yet."""
        return self.layout(rng.randrange(self.total))

    def layouts(self) -> Iterator[int]:
        """Every layout once."""
        return (self.layout(number) for number in range(self.total))

    def layout(self, number: int) -> int:
        """The layout of that number, from 0 to `total` - 1."""
        pattern: Pattern = ()
        hidden, missing, systems = 0, self.facts.missing, self.facts.systems
        for layer, branches, after in zip(self._layers, self._branches, self._after[1:], strict=True):
            branch, planet = branches[pattern]
            ways = 0 if branch is None else self._coefficient(after[branch.pattern], missing, systems - branch.closed)
            if branch is None or number >= ways:
                number -= ways
                branch = planet
                missing -= layer.is_free
                hidden |= layer.is_free << layer.position
            assert branch is not None  # noqa: S101 - the numbers of ways say so
            pattern, systems = branch.pattern, systems - branch.closed
        return hidden

    def marginals(self) -> dict[int, float]:
        """For each free position, the share of the layouts that have a planet there."""
        return {position: layouts / self.total for position, layouts in self.tallies().items()}

    def tallies(self) -> dict[int, int]:
        """For each free position, how many layouts have a planet there."""
        return {layer.position: self._with_planet(number) for number, layer in enumerate(self._layers) if layer.is_free}

    def _with_planet(self, number: int) -> int:
        """The number of layouts that have a planet at the position that this layer decides."""
        product = 0
        for pattern, before in self._before[number].items():
            planet = self._branches[number][pattern][1]
            if planet is not None:
                product += before * self._close(self._after[number + 1][planet.pattern], planet.closed)
        return self._coefficient(product, self.facts.missing - 1, self.facts.systems)

    def _sweep(self, most: int) -> None:
        """Find all patterns layer by layer, with the numbers of ways that lead to each."""
        patterns = 0
        for layer in self._layers:
            branches: dict[Pattern, tuple[Branch | None, Branch | None]] = {}
            reached: dict[Pattern, int] = {}
            for pattern, ways in self._before[-1].items():
                empty = self._reach(reached, leave_empty(layer, pattern), ways)
                planet = self._reach(reached, lay_planet(layer, pattern), self._lay(ways) if layer.is_free else ways)
                branches[pattern] = (empty, planet)
            patterns += len(reached)
            if patterns > most:
                raise TooLarge
            self._branches.append(branches)
            self._before.append(reached)

    def _reach(self, reached: dict[Pattern, int], branch: Branch | None, ways: int) -> Branch | None:
        """Follow a branch; None where it is impossible or leads to too many planets or systems."""
        ways = 0 if branch is None else self._close(ways, branch.closed)
        if branch is None or not ways:
            return None
        reached[branch.pattern] = reached.get(branch.pattern, 0) + ways
        return branch

    def _sweep_back(self) -> list[dict[Pattern, int]]:
        """For each pattern of each layer, the numbers of ways to go on from there."""
        after = [dict.fromkeys(self._before[-1], 1)]
        for layer, branches in zip(reversed(self._layers), reversed(self._branches), strict=True):
            later, ways = after[-1], dict[Pattern, int]()
            for pattern, (empty, planet) in branches.items():
                total = 0 if empty is None else self._close(later[empty.pattern], empty.closed)
                if planet is not None:
                    onwards = self._close(later[planet.pattern], planet.closed)
                    total += self._lay(onwards) if layer.is_free else onwards
                ways[pattern] = total
            after.append(ways)
        return after[::-1]

    def _set_up_coefficients(self) -> None:
        missing, systems, free = self.facts.missing, self.facts.systems, self.facts.free.bit_count()
        self._width = max(comb(free, laid) for laid in range(missing + 1)).bit_length() + 1
        self._row = self._width * (2 * systems + AT_ONCE + 1)  # room for a product, and for closing before it is cut
        allowed = (1 << self._width * (systems + 1)) - 1
        self._allowed = sum(allowed << self._row * laid for laid in range(missing + 1))

    def _coefficient(self, ways: int, laid: int, closed: int) -> int:
        if laid < 0 or closed < 0:
            return 0
        return ways >> self._row * laid + self._width * closed & (1 << self._width) - 1

    def _lay(self, ways: int) -> int:
        """One more planet; what exceeds their number is cut."""
        return ways << self._row & self._allowed

    def _close(self, ways: int, systems: int) -> int:
        """Add so many closed systems; cut what exceeds their number."""
        return ways << self._width * systems & self._allowed if systems else ways
