"""Lessons on the real board, one module a chapter.

Reading order: `moves` (how positions are written down), `cutting`, `colours`, `detectors`, `equipment`.
"""

from cosmotheque.core.lesson import Lessons
from cosmotheque.games.bomb_busters.lessons.colours import COLOURS
from cosmotheque.games.bomb_busters.lessons.cutting import CUTTING
from cosmotheque.games.bomb_busters.lessons.detectors import DETECTORS
from cosmotheque.games.bomb_busters.lessons.equipment import EQUIPMENT

LESSONS: Lessons = {"bomb-busters": (CUTTING, COLOURS, DETECTORS, EQUIPMENT)}
