"""All that a seat can do in all missions as fixed numbers; those of the base game come first.

Reading order: `parts` (what an action names), `kinds` (kinds of actions, made of parts), `table` (all of them).
"""

from cosmotheque.games.bomb_busters.numbering.table import NUMBERINGS

__all__ = ["NUMBERINGS"]
