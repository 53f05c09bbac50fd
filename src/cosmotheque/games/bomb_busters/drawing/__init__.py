"""A view in a terminal.

Reading order: `reminders` (what everybody knows beyond what lies on the table), `bonds` (cards that bind), `clues`,
`pieces` (of missions), `draw`.
"""

from cosmotheque.games.bomb_busters.drawing.draw import card_name, draw, mark, marker_line, stand_title
from cosmotheque.games.bomb_busters.drawing.reminders import label_after

__all__ = ["card_name", "draw", "label_after", "mark", "marker_line", "stand_title"]
