"""A Markov chain over the layouts that the facts allow, for skies too large to count through.

A step moves one hidden planet to another free position. Between layouts the chain may pass through choices with a
system too many or too few, or with a found group that nothing hidden touches; each such fault makes a choice rarer by
the same factor, so that every layout without faults is visited equally often, and from every other one.
"""

from math import exp
from random import Random

from cosmotheque.games.space_connection.belief.facts import Facts
from cosmotheque.games.space_connection.belief.kernels.atlas import AROUND, NOTHING, atlas
from cosmotheque.games.space_connection.belief.kernels.walk import FAULTS, WORD, Walk, take_steps
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.kit.compiled import floats, ints, zeros

FAULT = 1.5
"""The cost of a fault: a choice with one fault is exp(FAULT) times as rare as one without.

If faults cost more, the chain would get stuck between layouts; if they cost less, it would hardly ever meet one.
"""

ACCEPT = floats(exp(-FAULT * faults) for faults in range(64))
"""The chance that a step is taken, by the faults it adds: far fewer than these."""


class Chain:
    """One walk. `hidden` is where it stands, `faults` how far that is from an answer to the facts."""

    def __init__(self, facts: Facts, rng: Random) -> None:
        self.facts = facts
        self._atlas = atlas(facts.side)
        groups = facts.space.lattice.groups(facts.found)
        self._rims = [facts.space.lattice.around(group) for group in groups]
        chosen = rng.sample(list(bits(facts.free)), facts.free.bit_count())
        hidden = sum(1 << number for number in chosen[: facts.missing])
        self._walk = self._start(chosen, hidden, rng)

    @property
    def hidden(self) -> int:
        chosen = self._walk.chosen
        return sum(1 << int(chosen[place]) for place in range(self.facts.missing))

    @property
    def faults(self) -> int:
        return int(self._walk.numbers[FAULTS])

    def walk(self, steps: int) -> None:
        """Take so many steps."""
        missing = self.facts.missing
        if 0 < missing < len(self._walk.chosen):
            take_steps(self._atlas, self._walk, ACCEPT, missing, self.facts.systems, steps)

    def _start(self, chosen: list[int], hidden: int, rng: Random) -> Walk:
        everywhere = range(len(self.facts.space.names))
        systems = len(self.facts.space.lattice.groups(self.facts.found | hidden))
        touched = [(rim & hidden).bit_count() for rim in self._rims]
        faults = abs(systems - self.facts.systems) + touched.count(0)
        return Walk(
            numbers=ints((rng.randrange(1, WORD), rng.randrange(WORD), systems, faults, 0)),
            chosen=ints(chosen),
            planets=ints((hidden | self.facts.found) >> position & 1 for position in everywhere),
            rims=ints(group for position in everywhere for group in self._touching(position)),
            touched=ints(touched),
            marks=zeros(len(everywhere)),
            stack=zeros(len(everywhere)),
        )

    def _touching(self, position: int) -> list[int]:
        """The found groups that this position touches."""
        found = [number for number, rim in enumerate(self._rims) if rim >> position & 1]
        return [*found, *[NOTHING] * (AROUND - len(found))]
