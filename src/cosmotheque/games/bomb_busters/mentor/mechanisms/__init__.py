"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `bunker`, `called`, `carrier`, `challenges`, `clues`, `constraints`, `drill` (a mission in parts),
`free_order`, `gear`, `hidden_numbers`, `number_cards`, `outward`, `oxygen`, `robots`, `roles`, `script` (missions
against time), `sequences`, `trapeze`, `weak_link`, `windfall`, `x_wires`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import (
    bunker,
    called,
    carrier,
    challenges,
    clues,
    constraints,
    drill,
    free_order,
    gear,
    hidden_numbers,
    number_cards,
    outward,
    oxygen,
    robots,
    roles,
    script,
    sequences,
    trapeze,
    weak_link,
    windfall,
    x_wires,
)

__all__ = [
    "bunker",
    "called",
    "carrier",
    "challenges",
    "clues",
    "constraints",
    "drill",
    "free_order",
    "gear",
    "hidden_numbers",
    "number_cards",
    "outward",
    "oxygen",
    "robots",
    "roles",
    "script",
    "sequences",
    "trapeze",
    "weak_link",
    "windfall",
    "x_wires",
]
