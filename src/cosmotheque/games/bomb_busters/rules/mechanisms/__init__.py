"""The mechanisms of missions, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `stock` (cards of the boxes), `cast` (characters), `like_red`,
`locks`, `face_down` (equipment with a plan), `at_once` (all wires of a kind), `tripwires`.
"""

from cosmotheque.games.bomb_busters.rules.mechanisms import (
    at_once,
    cast,
    face_down,
    grids,
    hearts,
    like_red,
    locks,
    stock,
    tripwires,
)

__all__ = ["at_once", "cast", "face_down", "grids", "hearts", "like_red", "locks", "stock", "tripwires"]
