"""What launches promise, judged by layouts that the facts allow.

A launch is worth the turns it can be expected to save. What is still to be done is put in turns by the measures below:
systems nobody has seen yet weigh most, one that is partly found is half done, and every unknown position that a planet
could still hide at has to be looked at some time.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

import msgspec

from cosmotheque.games.space_connection.actions import CRAFT, Launch, targets
from cosmotheque.games.space_connection.belief.facts import Facts
from cosmotheque.games.space_connection.belief.heat import shares
from cosmotheque.games.space_connection.components import Craft
from cosmotheque.games.space_connection.rules.launching import reach
from cosmotheque.games.space_connection.view import SkyView
from cosmotheque.kit.triangular import bits

SHORTLIST = 40
PRICES = {Craft.ROCKET: 0.02, Craft.SHIP: 0.08, Craft.SUPER_SHIP: 0.1, Craft.LASER: 0.04}
"""What a craft is worth in turns. It decides between launches that promise about the same."""


class Measures(msgspec.Struct, frozen=True):
    """The turns that things still cost, as found out by searches of many skies."""

    system: float = 1.0
    started: float = -0.5
    planet: float = 0.1
    unknown: float = 0.1
    hot: float = 0.1

    def turns_left(self, facts: Facts, systems: Iterable[tuple[int, int]], fresh: int, hidden: int) -> float:
        """About how many turns are left when `fresh` has been uncovered and `hidden` was the layout."""
        lattice = facts.space.lattice
        missing, found, free = hidden & ~fresh, facts.found | hidden & fresh, facts.free & ~fresh
        left = 0
        for system, rim in systems:
            if system & missing:
                left += 1
            else:
                found &= ~system
                free &= ~rim  # SC-20
        if not left:
            return -1.0
        hot = lattice.around(found) & free
        return (
            self.system * left
            + self.started * len(lattice.groups(found))
            + self.planet * missing.bit_count()
            + self.unknown * free.bit_count()
            + self.hot * hot.bit_count()
        )


MEASURES = Measures()


class Prospect(msgspec.Struct, frozen=True):
    """A launch, the planets it should find, and the turns that should be left then and for the craft that is lost."""

    launch: Launch
    planets: float
    turns: float


def find_prospects(
    facts: Facts, sky: SkyView, launches: Iterable[Launch], layouts: Sequence[int], judges: int, rng: Random
) -> list[Prospect]:
    """The most promising launches, of equals the cheapest, each judged by so many of the layouts.

    Without judges a planet found saves a turn. Launches that cannot bring anything new are left out.
    """
    odds = shares(facts, layouts)
    cheapest = _cheapest(facts, sky, launches, odds)
    chosen = layouts if len(layouts) <= judges else rng.sample(layouts, judges)
    worlds = [(hidden, _systems(facts, hidden)) for hidden in chosen]
    prospects = []
    for fresh, (loss, launch) in _shortlist(odds, cheapest):
        planets = _add(odds, fresh)
        turns = _mean_turns_left(facts, worlds, fresh) if worlds else -planets
        prospects.append(Prospect(launch, planets, loss + turns))
    return prospects


def _mean_turns_left(facts: Facts, worlds: Sequence[tuple[int, list[tuple[int, int]]]], fresh: int) -> float:
    return sum(MEASURES.turns_left(facts, systems, fresh, hidden) for hidden, systems in worlds) / len(worlds)


def _cheapest(
    facts: Facts, sky: SkyView, launches: Iterable[Launch], odds: Mapping[int, float]
) -> dict[int, tuple[float, Launch]]:
    """By the unknown positions they uncover, the launches that risk the least craft."""
    returns = {**dict.fromkeys(bits(facts.space.mask(sky.found)), 1.0), **odds}
    cheapest: dict[int, tuple[float, Launch]] = {}
    for launch in launches:
        fresh = reach(facts.space, sky.emitters, launch) & facts.free
        if fresh:
            loss = _loss(facts, launch, returns)
            if fresh not in cheapest or loss < cheapest[fresh][0]:
                cheapest[fresh] = (loss, launch)
    return cheapest


def _loss(facts: Facts, launch: Launch, returns: Mapping[int, float]) -> float:
    craft = CRAFT[type(launch)]
    if craft is Craft.LASER:
        return PRICES[craft] * len(targets(launch))
    return PRICES[craft] * (1 - returns.get(facts.space.number[targets(launch)[0]], 0.0))


def _shortlist(
    odds: Mapping[int, float], cheapest: Mapping[int, tuple[float, Launch]]
) -> list[tuple[int, tuple[float, Launch]]]:
    """What deserves a closer look: many planets, doubtful positions, much that is unknown."""
    worth = {number: share + min(share, 1 - share) / 4 + 0.05 for number, share in odds.items()}
    return sorted(cheapest.items(), key=lambda entry: -_add(worth, entry[0]))[:SHORTLIST]


def _add(worth: Mapping[int, float], fresh: int) -> float:
    return sum(worth[number] for number in bits(fresh))


def _systems(facts: Facts, hidden: int) -> list[tuple[int, int]]:
    """The systems of a layout, each with the positions around it."""
    lattice = facts.space.lattice
    return [(system, lattice.around(system)) for system in lattice.groups(facts.found | hidden)]
