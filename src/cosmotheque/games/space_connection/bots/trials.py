"""Trials of launches in worlds that the facts allow: the bridge from views to the kernels.

The rest after the turns that are played out is estimated in turns by `MEASURES`: systems nobody has seen yet weigh
most, one that is partly found is half done, and every unknown position has to be looked at some time.
"""

from collections.abc import Mapping, Sequence
from random import Random

from cosmotheque.games.space_connection.actions import CRAFT, Launch, Rocket, targets
from cosmotheque.games.space_connection.belief.chain import Chain
from cosmotheque.games.space_connection.belief.facts import Facts, nothing_known
from cosmotheque.games.space_connection.belief.kernels.atlas import NOTHING, atlas
from cosmotheque.games.space_connection.belief.kernels.choice import Choice
from cosmotheque.games.space_connection.belief.kernels.flight import LONGEST, NUMBERS, Flight
from cosmotheque.games.space_connection.belief.kernels.judge import Situation, Taste, Trip, Worlds, judge
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.games.space_connection.components.sky import FLEET_FIELDS, Craft, Fleet, Position, Space
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.rules.drafting import start
from cosmotheque.games.space_connection.view import SkyView, view
from cosmotheque.kit.compiled import COMPILED, floats, ints, zeros

PRICES = {Craft.ROCKET: 0.02, Craft.SHIP: 0.08, Craft.SUPER_SHIP: 0.1, Craft.LASER: 0.04}
"""The value of a craft in turns. It decides between launches that promise about the same."""
WISHES = (*PRICES.values(), 0.1, 0.5, 0.35)
"""While turns are played out: prices, then what it is worth to look at an unknown position, at one where a planet is
certain (more than that), and next to a planet whose system is not complete."""
MEASURES = (1.0, -0.5, 0.1, 0.1, 0.1)
"""Turns for each system, for each that is partly found, each hidden planet, each unknown position, each that is hot."""
DEPTH = 3 if COMPILED else 1
"""The turns played out. Plain Python is too slow for more than the launch itself."""
KIND = {craft: kind for kind, craft in enumerate(FLEET_FIELDS)}
ELSEWHERE = -1
"""The system of planets that are settled: craft return from them."""


class Trials:
    """Launches tried in as many `worlds` as there are layouts."""

    def __init__(
        self, facts: Facts, sky: SkyView, fleet: Fleet, odds: Mapping[int, float], layouts: Sequence[int]
    ) -> None:
        where, everywhere = facts.space, range(len(facts.space.names))
        lost, emitting = where.mask(one.at for one in sky.lost), where.mask(sky.emitters)
        self._facts, self.worlds = facts, len(layouts)
        self._settled = where.mask(sky.found) & ~facts.found
        self._atlas = atlas(facts.side)
        self._now = Situation(
            free=ints(facts.free >> position & 1 for position in everywhere),
            odds=floats(odds.get(position, 0.0) for position in everywhere),
            lost=ints((lost >> position & 1) + 2 * (emitting >> position & 1) for position in everywhere),
            emitters=ints(where.number[position] for position in sky.emitters),
            fleet=ints(fleet.has(craft) for craft in KIND),
        )
        self._flight = _empty_flight(where, facts.systems)
        self._choice = Choice(launch=zeros(3), worth=floats([0.0]))
        self._taste = Taste(floats(WISHES), floats(MEASURES), DEPTH)
        systems = [number for hidden in layouts for number in self._number_systems(hidden)]
        self._worlds = Worlds(ints(systems), facts.systems)

    def turns(self, launch: Launch, start: int, end: int) -> float:
        """The turns in which everything is found after this launch, summed over these worlds."""
        one, two = (*(self._facts.space.number[at] for at in targets(launch)), NOTHING)[:2]
        trip = Trip(ints((KIND[CRAFT[type(launch)]], one, two)), start, end)
        return float(judge(self._atlas, self._now, self._worlds, self._flight, self._choice, self._taste, trip))

    def _number_systems(self, hidden: int) -> list[int]:
        """For each position the number of its system in this world, from 1."""
        numbers = [0] * len(self._facts.space.names)
        for position in bits(self._settled):
            numbers[position] = ELSEWHERE
        for number, system in enumerate(self._facts.space.lattice.groups(self._facts.found | hidden), start=1):
            for position in bits(system):
                numbers[position] = number
        return numbers


def warm_up() -> None:
    """Compile the kernels, or fetch them from the disk, before a player waits for them."""
    nobody_knows = nothing_known(3)
    chain = Chain(nobody_knows, Random(0))
    chain.walk(1)
    sky, fleet = view(start(Options(3), 2), None).skies[0], nobody_knows.space.box.fleet
    Trials(nobody_knows, sky, fleet, {}, [chain.hidden]).turns(Rocket(Position("d4")), 0, 1)


def _empty_flight(where: Space, systems: int) -> Flight:
    positions = len(where.names)
    return Flight(
        numbers=zeros(NUMBERS),
        systems=zeros(positions),
        known=zeros(positions),
        left=zeros(systems + 1),
        begun=zeros(systems + 1),
        lost=zeros(positions),
        emitters=zeros(where.box.fleet.lasers),
        reach=zeros(LONGEST),
        spans=zeros(2 * len(where.lines)),
        hot=zeros(positions),
        worth=floats([0.0] * positions),
    )
