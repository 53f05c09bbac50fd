"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `breaches`, `bunker`, `called`, `carrier`, `challenges`, `clues`, `constraints`, `drill` (a mission in
parts), `free_order`, `gear`, `hidden_numbers`, `number_cards`, `outward`, `oxygen`, `robots`, `roles`, `script`
(missions against time), `sequences`, `trapeze`, `weak_link`, `windfall`, `x_wires`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import (
    breaches,
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
    "breaches",
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
