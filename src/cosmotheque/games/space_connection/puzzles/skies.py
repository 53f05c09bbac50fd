"""The other sky, where all layouts that fit what is known of it can be counted."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from cosmotheque.core.moment import Moment
from cosmotheque.games.space_connection.belief.facts import Facts, read_facts
from cosmotheque.games.space_connection.belief.sample import all_layouts, quick_count
from cosmotheque.games.space_connection.components.sky import Position
from cosmotheque.games.space_connection.state import Mask, other
from cosmotheque.games.space_connection.view import View

FEW: Final = 400
"""So many layouts are looked at one by one."""


class OpenSky(NamedTuple):
    """`odds` of a planet at each unknown position, exact; `layouts` of what is hidden, where there are few."""

    facts: Facts
    odds: Mapping[Position, float]
    layouts: list[Mask] | None

    def share_completed(self, seen: Mask) -> float:
        """In how many of the few layouts a system is complete once these positions are uncovered."""
        layouts = self.layouts or []
        return sum(self._completes(hidden, seen) for hidden in layouts) / len(layouts)

    def _completes(self, hidden: Mask, seen: Mask) -> bool:
        known = self.facts.found | hidden & seen
        return any(not group & ~known for group in self.facts.space.lattice.groups(self.facts.found | hidden))


def open_sky(moment: Moment) -> OpenSky | None:
    """What can be known of the other sky; None where there is too much to count."""
    view: View = moment.view
    return _open(read_facts(view.side, view.skies[other(moment.seat)]))


@lru_cache(maxsize=2)  # one theme after the other asks about the same sky
def _open(facts: Facts) -> OpenSky | None:
    count = quick_count(facts)
    if count is None:
        return None
    names = facts.space.names
    odds = {names[number]: share for number, share in count.marginals().items()}
    return OpenSky(facts, odds, all_layouts(facts, FEW))
