"""Prospects of launches, judged by layouts that the facts allow.

A launch is worth the turns it can be expected to save, and next to that the craft it can be expected to keep.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from cosmotheque.games.space_connection.actions import CRAFT, Launch, targets
from cosmotheque.games.space_connection.belief.facts import Facts
from cosmotheque.games.space_connection.bots.trials import PRICES, Trials
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.games.space_connection.components.sky import Craft
from cosmotheque.games.space_connection.rules.launching import reach
from cosmotheque.games.space_connection.view import SkyView

SHORTLIST = 40
"""The most launches tried, of hundreds: the others see less that is worth seeing."""
DOUBT_WORTH, LOOK_WORTH = 0.25, 0.05
"""Beside the planet it may show, what it is worth to settle the doubt of a position, and to know it at all."""
ROUNDS = (1 / 8, 1 / 4, 1 / 2, 1)
"""The share of the worlds in which launches have been tried after each round; then the worse half is dropped."""
FEWEST = 3
"""The launches that stay to the last round."""


class Prospect(msgspec.Struct, frozen=True):
    """A launch, what it covers that is not known, the planets it should find, and the turns until all is found.

    Turns include what the craft that should be lost is worth.
    """

    launch: Launch
    fresh: int
    planets: float
    loss: float
    turns: float = 0.0


def shortlist(facts: Facts, sky: SkyView, launches: Iterable[Launch], odds: Mapping[int, float]) -> list[Prospect]:
    """The launches that deserve a closer look: many planets, doubtful positions, much unknown; of equals the cheapest.

    Launches that cannot bring anything new are left out.
    """
    worth = {number: share + DOUBT_WORTH * min(share, 1 - share) + LOOK_WORTH for number, share in odds.items()}
    listed = cheapest(facts, sky, launches, odds).values()
    return sorted(listed, key=lambda prospect: -_add(worth, prospect.fresh))[:SHORTLIST]


def cheapest(facts: Facts, sky: SkyView, launches: Iterable[Launch], odds: Mapping[int, float]) -> dict[int, Prospect]:
    """The launches that risk the least craft, by the unknown positions they uncover."""
    found: dict[int, Prospect] = {}
    for launch in launches:
        prospect = look_at(facts, sky, launch, odds)
        if prospect.fresh and (prospect.fresh not in found or prospect.loss < found[prospect.fresh].loss):
            found[prospect.fresh] = prospect
    return found


def look_at(facts: Facts, sky: SkyView, launch: Launch, odds: Mapping[int, float]) -> Prospect:
    """A launch before it is tried."""
    fresh = reach(facts.space, sky.emitters, launch) & facts.free
    return Prospect(launch, fresh, _add(odds, fresh), _loss(facts, sky, launch, odds))


def compare(prospects: Sequence[Prospect], trials: Trials, hurry: Callable[[], bool]) -> list[Prospect]:
    """The most promising of them, best first: round by round the worse half is dropped, or all but one in a hurry."""
    turns, done = [0.0] * len(prospects), 0
    order = list(range(len(prospects)))
    for share in ROUNDS:
        end = max(done, round(share * trials.worlds))
        if end == done:
            continue
        for number in order:
            turns[number] += trials.turns(prospects[number].launch, done, end)
        done = end
        order.sort(key=lambda number: turns[number] / done + prospects[number].loss)
        if hurry():
            break
        if share < 1:
            order = order[: max(FEWEST, len(order) // 2)]
    return [msgspec.structs.replace(prospects[n], turns=turns[n] / done + prospects[n].loss) for n in order]


def _loss(facts: Facts, sky: SkyView, launch: Launch, odds: Mapping[int, float]) -> float:
    """The price of the craft that the launch is likely to cost."""
    craft, at = CRAFT[type(launch)], targets(launch)
    if craft is Craft.LASER:
        return PRICES[craft] * len(at)
    return PRICES[craft] * (1 - (1.0 if at[0] in sky.found else odds.get(facts.space.number[at[0]], 0.0)))


def _add(worth: Mapping[int, float], fresh: int) -> float:
    return sum(worth[number] for number in bits(fresh))
