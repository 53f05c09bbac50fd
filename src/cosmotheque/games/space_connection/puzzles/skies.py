"""The other sky, where all layouts that fit what is known of it can be counted."""

from functools import cached_property, lru_cache
from random import Random
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.games.space_connection.belief.border import cost, plan
from cosmotheque.games.space_connection.belief.exact import Count, TooLarge
from cosmotheque.games.space_connection.belief.facts import Facts, read_facts
from cosmotheque.games.space_connection.components.sky import Position
from cosmotheque.games.space_connection.state import Mask, other
from cosmotheque.games.space_connection.view import View

COSTLY: Final = 1_000
PATTERNS: Final = 4_000
"""A sky that promises to cost more, or needs more patterns, is too open to be asked about."""
FEW: Final = 2_000
"""The most layouts looked at one by one."""
DRAWN: Final = 300
"""The layouts drawn where there are more."""


class OpenSky:
    """`tallies` says in how many of the `total` layouts each unknown position has a planet."""

    def __init__(self, facts: Facts, count: Count) -> None:
        self.facts = facts
        self.total = count.total
        self.tallies = {facts.space.names[number]: layouts for number, layouts in count.tallies().items()}
        self._count = count

    @property
    def is_small(self) -> bool:
        """True if its `layouts` are all there are."""
        return self.total <= FEW

    @cached_property
    def layouts(self) -> list[Mask]:
        """Possible hidden layouts, in no order: all of them, or a fair draw."""
        rng = Random(0)
        if not self.is_small:
            return [self._count.draw(rng) for _ in range(DRAWN)]
        layouts = list(self._count.layouts())
        rng.shuffle(layouts)
        return layouts

    @cached_property
    def needs(self) -> dict[Mask, list[Mask]]:
        """The hidden planets of each system, by layout."""
        groups, found = self.facts.space.lattice.groups, self.facts.found
        return {layout: [group & layout for group in groups(found | layout)] for layout in self.layouts}

    def at(self, position: Position) -> Mask:
        return 1 << self.facts.space.number[position]


def open_sky(moment: Moment) -> OpenSky | None:
    """Knowledge of the other sky; None if there is too much to count."""
    view: View = moment.view
    return _open(read_facts(view.side, view.skies[other(moment.seat)]))


@lru_cache(maxsize=2)  # one theme after the other asks about the same sky
def _open(facts: Facts) -> OpenSky | None:
    if cost(plan(facts)) > COSTLY:
        return None
    try:
        return OpenSky(facts, Count(facts, PATTERNS))
    except TooLarge:
        return None
