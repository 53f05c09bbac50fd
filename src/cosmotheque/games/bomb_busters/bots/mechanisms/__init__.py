"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `bunker`, `carrier`, `challenges`, `constraints`, `free_order`, `grids` (sheets to tick), `hearts`,
`hidden_numbers`, `outward`, `oxygen`, `robots`, `roles`, `script` (missions against time), `weak_link`, `windfall`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import (
    bunker,
    carrier,
    challenges,
    constraints,
    free_order,
    grids,
    hearts,
    hidden_numbers,
    outward,
    oxygen,
    robots,
    roles,
    script,
    weak_link,
    windfall,
)

__all__ = [
    "bunker",
    "carrier",
    "challenges",
    "constraints",
    "free_order",
    "grids",
    "hearts",
    "hidden_numbers",
    "outward",
    "oxygen",
    "robots",
    "roles",
    "script",
    "weak_link",
    "windfall",
]
