"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `bunker`, `carrier`, `challenges`, `constraints`, `free_order`, `hidden_numbers`, `outward`, `oxygen`,
`robots`, `roles`, `script` (missions against time), `weak_link`, `windfall`, `x_wires`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import (
    bunker,
    carrier,
    challenges,
    constraints,
    free_order,
    hidden_numbers,
    outward,
    oxygen,
    robots,
    roles,
    script,
    weak_link,
    windfall,
    x_wires,
)

__all__ = [
    "bunker",
    "carrier",
    "challenges",
    "constraints",
    "free_order",
    "hidden_numbers",
    "outward",
    "oxygen",
    "robots",
    "roles",
    "script",
    "weak_link",
    "windfall",
    "x_wires",
]
