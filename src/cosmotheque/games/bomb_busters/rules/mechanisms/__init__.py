"""The mechanisms of missions, one a module; importing them makes them work.

Reading order: `grids` (sheets to tick), `hearts`; then those of number cards: `sequences` (a line of them),
`open_cards` (one is turned down), `sums` (two are discarded), `targets`, `own_cards` (they are handed on), `called` (a
deck, and named cutters).
"""

from cosmotheque.games.bomb_busters.rules.mechanisms import (
    called,
    grids,
    hearts,
    open_cards,
    own_cards,
    sequences,
    sums,
    targets,
)

__all__ = ["called", "grids", "hearts", "open_cards", "own_cards", "sequences", "sums", "targets"]
