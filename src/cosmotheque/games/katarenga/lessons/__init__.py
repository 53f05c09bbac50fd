"""Lessons of both games, all on one board: how squares move you, then what each game is about.

Reading order: `script` (positions and moves from notation); then `race`, `goals` and `ousts` of Big Bang, and
`crossing`, `captures` and `camps` of the base game.
"""

from cosmotheque.core.lesson import Lessons
from cosmotheque.games.katarenga.lessons.camps import CAMPS
from cosmotheque.games.katarenga.lessons.captures import CAPTURES
from cosmotheque.games.katarenga.lessons.crossing import CROSSING
from cosmotheque.games.katarenga.lessons.goals import GOALS
from cosmotheque.games.katarenga.lessons.ousts import OUSTS
from cosmotheque.games.katarenga.lessons.race import RACE

LESSONS: Lessons = {"katarenga-big-bang": (RACE, GOALS, OUSTS), "katarenga": (CROSSING, CAPTURES, CAMPS)}
