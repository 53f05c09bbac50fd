"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `bunker`, `carrier`, `challenges`, `free_order`, `grids` (sheets to tick), `hearts`, `outward`,
`oxygen`, `robots`, `roles`, `script` (missions against time), `windfall`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import (
    bunker,
    carrier,
    challenges,
    free_order,
    grids,
    hearts,
    outward,
    oxygen,
    robots,
    roles,
    script,
    windfall,
)

__all__ = [
    "bunker",
    "carrier",
    "challenges",
    "free_order",
    "grids",
    "hearts",
    "outward",
    "oxygen",
    "robots",
    "roles",
    "script",
    "windfall",
]
