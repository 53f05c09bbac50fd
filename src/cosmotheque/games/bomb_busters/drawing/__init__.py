"""A view in a terminal.

Reading order: `reminders` (what everybody knows beyond what lies on the table), `bonds` (cards that bind), `clues`,
`pieces` (of missions), `draw`, `naming` (values of events, and a legend).
"""

from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.drawing.naming import LEGEND, name

__all__ = ["LEGEND", "draw", "name"]
