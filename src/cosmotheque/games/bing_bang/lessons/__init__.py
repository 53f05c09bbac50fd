"""Lessons. Reading order: `cosmos` (the sky of all lessons), `replies` (shared answers), `first_flight` (which makes a
newcomer a player), `count`, `tokens`, `bangs`, `reds`, `piracy`.
"""

from cosmotheque.core.lesson import Lessons
from cosmotheque.games.bing_bang.lessons.bangs import BANGS
from cosmotheque.games.bing_bang.lessons.count import COUNT
from cosmotheque.games.bing_bang.lessons.first_flight import FIRST_FLIGHT
from cosmotheque.games.bing_bang.lessons.piracy import PIRACY
from cosmotheque.games.bing_bang.lessons.reds import REDS
from cosmotheque.games.bing_bang.lessons.tokens import TOKENS

LESSONS: Lessons = {"bing-bang": (FIRST_FLIGHT, COUNT, TOKENS, BANGS, REDS, PIRACY)}
