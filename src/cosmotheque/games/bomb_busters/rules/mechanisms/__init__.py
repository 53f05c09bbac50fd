"""The mechanisms of missions, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`, `constraints` (what the cards say), `common_constraint` (for all),
`own_constraints` (for each), `weak_link`, `hidden_numbers`.
"""

from cosmotheque.games.bomb_busters.rules.mechanisms import (
    common_constraint,
    constraints,
    grids,
    hearts,
    hidden_numbers,
    own_constraints,
    weak_link,
)

__all__ = [
    "common_constraint",
    "constraints",
    "grids",
    "hearts",
    "hidden_numbers",
    "own_constraints",
    "weak_link",
]
