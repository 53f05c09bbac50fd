"""What the mentor says of each mechanism, one a module; importing them makes them speak.

Reading order: `bunker`, `challenges`, `free_order`, `oxygen`, `robots`, `roles`, `script` (missions against time),
`windfall`.
"""

from cosmotheque.games.bomb_busters.mentor.mechanisms import (
    bunker,
    challenges,
    free_order,
    oxygen,
    robots,
    roles,
    script,
    windfall,
)

__all__ = [
    "bunker",
    "challenges",
    "free_order",
    "oxygen",
    "robots",
    "roles",
    "script",
    "windfall",
]
