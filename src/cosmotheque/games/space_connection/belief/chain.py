"""A Markov chain over the layouts that the facts allow, for skies too large to count through.

A step moves one hidden planet to another free position. Between layouts the chain may pass through choices with a
system too many or too few, or with a found group that nothing hidden touches; each such fault makes a choice rarer by
the same factor, so that every layout without faults is visited equally often, and from every other one.
"""

from collections.abc import Iterator
from functools import cache
from math import exp
from random import Random

from cosmotheque.games.space_connection.belief.facts import Facts
from cosmotheque.games.space_connection.components import Side, space
from cosmotheque.kit.triangular import bits

FAULT = 1.5
"""How much a fault costs: a choice with one fault is exp(FAULT) times as rare as one without."""

ACCEPT = tuple(exp(-FAULT * faults) for faults in range(64))


@cache
def arcs(side: Side) -> tuple[dict[int, int], ...]:
    """For each position, into how many connected parts each set of its neighbours falls."""
    where = space(side).lattice
    return tuple({ring: len(where.groups(ring)) for ring in subsets(near)} for near in where.near)


def subsets(mask: int) -> Iterator[int]:
    part = mask
    while part:
        yield part
        part = (part - 1) & mask
    yield 0


class Chain:
    """One walk. `hidden` is where it stands, `faults` how far that is from an answer to the facts."""

    def __init__(self, facts: Facts, rng: Random) -> None:
        self.facts = facts
        self._rng = rng
        self._near = facts.space.lattice.near
        self._group = facts.space.lattice.group
        self._arcs = arcs(facts.side)
        self._rims = [facts.space.lattice.around(group) for group in facts.space.lattice.groups(facts.found)]
        self._rim = sum({1 << number for rim in self._rims for number in bits(rim)})
        self._chosen = rng.sample(list(bits(facts.free)), facts.free.bit_count())
        self.hidden = sum(1 << number for number in self._chosen[: facts.missing])
        self._systems = len(facts.space.lattice.groups(facts.found | self.hidden))
        self.faults = self._count_faults(self.hidden, self._systems)

    def walk(self, steps: int) -> None:
        """So many steps. `_chosen` holds the hidden planets first, then the free positions without one."""
        random, chosen, missing = self._rng.random, self._chosen, self.facts.missing
        spare = len(chosen) - missing
        if not spare:
            return
        found, hidden, systems, faults = self.facts.found, self.hidden, self._systems, self.faults
        for _ in range(steps):
            one, other = int(random() * missing), missing + int(random() * spare)
            source, target = chosen[one], chosen[other]
            without = hidden & ~(1 << source)
            moved = without | 1 << target
            count = systems - self._gain(found | without, source) + self._gain(found | without, target)
            worse = self._count_faults(moved, count) - faults
            if worse <= 0 or random() < ACCEPT[worse]:
                chosen[one], chosen[other] = target, source
                hidden, systems, faults = moved, count, faults + worse
        self.hidden, self._systems, self.faults = hidden, systems, faults

    def _count_faults(self, hidden: int, systems: int) -> int:
        faults = abs(systems - self.facts.systems)
        for rim in self._rims:
            if not rim & hidden:
                faults += 1
        return faults

    def _gain(self, planets: int, number: int) -> int:
        """How many more systems there are with a planet at this position than without it."""
        ring = planets & self._near[number]
        parts = self._arcs[number][ring]
        if parts < 2:
            return 1 - parts
        parts = 0
        while ring:
            ring &= ~self._group(planets, ring & -ring)
            parts += 1
        return 1 - parts
