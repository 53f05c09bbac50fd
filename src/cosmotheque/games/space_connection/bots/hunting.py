"""Rules of thumb, without a thought of the layouts that are possible.

`hunt` is what everybody starts with. `cover` is much better, as simple, and the yardstick for bots that think.
"""

from collections.abc import Sequence
from random import Random

from cosmotheque.games.space_connection.actions import Launch, Rocket
from cosmotheque.games.space_connection.belief.facts import Facts
from cosmotheque.games.space_connection.rules.launching import reach
from cosmotheque.games.space_connection.view import SkyView


def hunt(facts: Facts, sky: SkyView, launches: Sequence[Launch], rng: Random) -> Launch:
    """Rockets next to a planet whose system is not complete; while there is none, what sees most of the unknown."""
    hot = _hot(facts)
    shots = [shot for shot in launches if isinstance(shot, Rocket) and hot >> facts.space.number[shot.at] & 1]
    return rng.choice(shots) if shots else _see_most(facts, sky, launches, facts.free, rng)


def cover(facts: Facts, sky: SkyView, launches: Sequence[Launch], rng: Random) -> Launch:
    """The launch that covers most unknown positions next to such planets, often a ship on one; else as `hunt`."""
    return _see_most(facts, sky, launches, _hot(facts) or facts.free, rng)


def _hot(facts: Facts) -> int:
    """The unknown positions next to planets whose systems are not complete."""
    return facts.space.lattice.around(facts.found) & facts.free


def _see_most(facts: Facts, sky: SkyView, launches: Sequence[Launch], wanted: int, rng: Random) -> Launch:
    """The launch that sees most of these positions; ties are broken by the dice."""
    seen = [(reach(facts.space, sky.emitters, launch) & wanted).bit_count() for launch in launches]
    most = max(seen)
    return rng.choice([launch for launch, count in zip(launches, seen, strict=True) if count == most])
