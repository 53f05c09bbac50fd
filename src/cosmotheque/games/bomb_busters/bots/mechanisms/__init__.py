"""What bots make of each mechanism, one a module; importing them makes them work.

Reading order: `breaches`, `bunker`, `called`, `carrier`, `challenges`, `constraints`, `drill` (a mission in parts),
`free_order`, `gear`, `grids` (sheets to tick), `hearts`, `hidden_numbers`, `number_cards`, `outward`, `oxygen`, `purse`
(oxygen of one's own), `robots`, `roles`, `script` (missions against time), `sequences`, `weak_link`, `windfall`.
"""

from cosmotheque.games.bomb_busters.bots.mechanisms import (
    breaches,
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
    purse,
    robots,
    roles,
    script,
    sequences,
    weak_link,
    windfall,
)

__all__ = [
    "breaches",
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
    "purse",
    "robots",
    "roles",
    "script",
    "sequences",
    "weak_link",
    "windfall",
]
