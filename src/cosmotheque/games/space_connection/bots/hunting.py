"""Hunt and target, the heuristic everybody starts with, and the yardstick for better ones.

While no trace is hot it launches whatever sees most of the unknown; next to a planet whose system is not complete it
fires rockets until it is.
"""

from collections.abc import Sequence
from random import Random

from cosmotheque.games.space_connection.actions import Launch, Rocket
from cosmotheque.games.space_connection.belief.facts import Facts
from cosmotheque.games.space_connection.rules.launching import reach
from cosmotheque.games.space_connection.view import SkyView


def hunt(facts: Facts, sky: SkyView, launches: Sequence[Launch], rng: Random) -> Launch:
    """One of the launches; ties are broken by the dice."""
    hot = facts.space.lattice.around(facts.found) & facts.free
    shots = [shot for shot in launches if isinstance(shot, Rocket) and hot >> facts.space.number[shot.at] & 1]
    if shots:
        return rng.choice(shots)
    seen = [(reach(facts.space, sky.emitters, launch) & facts.free).bit_count() for launch in launches]
    most = max(seen)
    return rng.choice([launch for launch, count in zip(launches, seen, strict=True) if count == most])
