"""A view in a terminal.

Reading order: `reminders` (what everybody knows beyond what lies on the table), `mechanism` (what parts add),
`draw`, `naming` (values of events, and a legend).
"""

from cosmotheque.games.bomb_busters.drawing.draw import card_name, draw, mark, marker_line, stand_title
from cosmotheque.games.bomb_busters.drawing.naming import LEGEND, name
from cosmotheque.games.bomb_busters.drawing.reminders import label_after

__all__ = ["LEGEND", "card_name", "draw", "label_after", "mark", "marker_line", "name", "stand_title"]
