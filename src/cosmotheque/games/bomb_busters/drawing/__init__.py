"""A view in a terminal.

Reading order: `reminders` (what everybody knows beyond what lies on the table), `bonds` (cards that bind), `clues`,
`pieces` (of missions), `draw`.
"""

from cosmotheque.games.bomb_busters.drawing.draw import draw

__all__ = ["draw"]
