"""The lessons, a chapter a module.

Reading order: `setting` (how positions are made), `first_launch`, `hiding`, `craft`, `lasers`, `reading`.
"""

from cosmotheque.core.lesson import Lessons
from cosmotheque.games.space_connection.lessons.craft import CRAFT
from cosmotheque.games.space_connection.lessons.first_launch import FIRST_LAUNCH
from cosmotheque.games.space_connection.lessons.hiding import HIDING
from cosmotheque.games.space_connection.lessons.lasers import LASERS
from cosmotheque.games.space_connection.lessons.reading import READING

LESSONS: Lessons = {"space-connection": (FIRST_LAUNCH, HIDING, CRAFT, LASERS, READING)}
