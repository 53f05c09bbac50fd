"""Skills of the levels: how steady the hand is, how carefully it chooses a route, how patiently it listens."""

from typing import Final

import msgspec
from msgspec.structs import replace

from cosmotheque.core.bot import Limit

UNHURRIED_SECONDS: Final = 0.5
"""The time in which every skill looks at all its routes."""


class Skill(msgspec.Struct, frozen=True):
    """`noise` is the hand's own error, `ear` that of the ears. As source it weighs `routes` of each number of legs up
    to `legs` and tries the best `finalists` against `trials` errors of its hand. As crew it asks again, `patience`
    transmissions in all, until a goal is as likely as `sure`. One that does not learn reads every hand as it would an
    unknown one.
    """

    noise: float
    ear: float = 0.0
    legs: int = 4
    routes: int = 60
    finalists: int = 8
    trials: int = 8
    patience: int = 3
    sure: float = 0.97
    learns: bool = True
    last_leg_only: bool = False

    def within(self, limit: Limit) -> "Skill":
        """The same with less care where a limit leaves little: a node is a route to look at."""
        share = 1.0 if limit.seconds is None else min(1.0, limit.seconds / UNHURRIED_SECONDS)
        routes = max(1, round(self.routes * share))
        routes = routes if limit.nodes is None else max(1, min(routes, limit.nodes))
        finalists = min(self.finalists, routes)
        return replace(self, routes=routes, finalists=finalists, trials=min(self.trials, routes))


LEVELS: Final = {
    1: Skill(noise=0.22, ear=0.11, legs=2, routes=4, finalists=1, trials=0, patience=1, sure=0.5, learns=False),
    2: Skill(noise=0.18, ear=0.09, legs=3, routes=6, finalists=1, trials=0, patience=2, sure=0.6, learns=False),
    3: Skill(noise=0.14, ear=0.07, legs=3, routes=20, finalists=3, trials=4, patience=2, sure=0.8),
    4: Skill(noise=0.11, ear=0.05, legs=4, routes=40, finalists=6, trials=6, patience=3, sure=0.9),
    5: Skill(noise=0.08, ear=0.04),
}
COACH: Final = replace(LEVELS[5], ear=0.0)
"""Thinks like the best, over the flights as they were recorded."""
LAST_LEG: Final = Skill(noise=0.12, ear=0.04, last_leg_only=True)
