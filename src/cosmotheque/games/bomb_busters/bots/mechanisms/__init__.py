"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `bunker`, `called`, `carrier`, `challenges`, `constraints`, `drill` (a mission in parts), `free_order`,
`gear`, `grids` (sheets to tick), `hearts`, `hidden_numbers`, `number_cards`, `outward`, `oxygen`, `robots`, `roles`,
`script` (missions against time), `sequences`, `weak_link`, `windfall`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import (
    bunker,
    called,
    carrier,
    challenges,
    constraints,
    drill,
    free_order,
    gear,
    grids,
    hearts,
    hidden_numbers,
    number_cards,
    outward,
    oxygen,
    robots,
    roles,
    script,
    sequences,
    weak_link,
    windfall,
)

__all__ = [
    "bunker",
    "called",
    "carrier",
    "challenges",
    "constraints",
    "drill",
    "free_order",
    "gear",
    "grids",
    "hearts",
    "hidden_numbers",
    "number_cards",
    "outward",
    "oxygen",
    "robots",
    "roles",
    "script",
    "sequences",
    "weak_link",
    "windfall",
]
