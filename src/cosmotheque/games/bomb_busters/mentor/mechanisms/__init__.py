"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `bunker`, `carrier`, `challenges`, `free_order`, `outward`, `oxygen`, `robots`, `roles`, `script`
(missions against time), `windfall`, `x_wires`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import (
    bunker,
    carrier,
    challenges,
    free_order,
    outward,
    oxygen,
    robots,
    roles,
    script,
    windfall,
    x_wires,
)

__all__ = [
    "bunker",
    "carrier",
    "challenges",
    "free_order",
    "outward",
    "oxygen",
    "robots",
    "roles",
    "script",
    "windfall",
    "x_wires",
]
