"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `bunker`, `challenges`, `free_order`, `grids` (sheets to tick), `hearts`, `oxygen`, `robots`, `roles`,
`script` (missions against time), `windfall`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import (
    bunker,
    challenges,
    free_order,
    grids,
    hearts,
    oxygen,
    robots,
    roles,
    script,
    windfall,
)

__all__ = [
    "bunker",
    "challenges",
    "free_order",
    "grids",
    "hearts",
    "oxygen",
    "robots",
    "roles",
    "script",
    "windfall",
]
