"""The view that each seat has of the table, and states that it may imagine behind it.

Reading order: `seen` (who sees what), `manners` (what is watched and said), `sight` (what of a view lies on the table),
`imagining` (a state that a view allows).
"""

from cosmotheque.games.bomb_busters.view.imagining import Draw, imagine
from cosmotheque.games.bomb_busters.view.manners import may_signal, minds, slip, talk, watch
from cosmotheque.games.bomb_busters.view.seen import SHOWN, View, disclose, reveal, see, view
from cosmotheque.games.bomb_busters.view.sight import by_heart, forget_before, in_sight

__all__ = [
    "SHOWN",
    "Draw",
    "View",
    "by_heart",
    "disclose",
    "forget_before",
    "imagine",
    "in_sight",
    "may_signal",
    "minds",
    "reveal",
    "see",
    "slip",
    "talk",
    "view",
    "watch",
]
