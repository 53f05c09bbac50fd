"""The mechanisms of missions, one a module; importing them makes them work.

Reading order: `at_once`, `bunker`, `carrier`, `cast`, `challenges`, `face_down`, `free_order`, `grids` (sheets to
tick), `hearts`, `like_red`, `locks`, `outward`, `oxygen`, `robots`, `roles`, `script` (missions against time),
`stock`, `tripwires`, `windfall`, `x_wires`.
"""

from cosmotheque.games.bomb_busters.rules.mechanisms import (
    at_once,
    bunker,
    carrier,
    cast,
    challenges,
    face_down,
    free_order,
    grids,
    hearts,
    like_red,
    locks,
    outward,
    oxygen,
    robots,
    roles,
    script,
    stock,
    tripwires,
    windfall,
    x_wires,
)

__all__ = [
    "at_once",
    "bunker",
    "carrier",
    "cast",
    "challenges",
    "face_down",
    "free_order",
    "grids",
    "hearts",
    "like_red",
    "locks",
    "outward",
    "oxygen",
    "robots",
    "roles",
    "script",
    "stock",
    "tripwires",
    "windfall",
    "x_wires",
]
