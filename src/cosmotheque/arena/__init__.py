"""Bots against bots: single games, paired matches on the same seeds, ratings with intervals."""

from cosmotheque.arena.entrants import entrant_names, entrants, find_bot, house_names, import_bot
from cosmotheque.arena.fixtures import Fixture, duels, repeats
from cosmotheque.arena.ladder import Finished, Ladder, Patience, Rung
from cosmotheque.arena.playing import Played, play_game
from cosmotheque.arena.pool import Contest, in_processes, play_fixtures
from cosmotheque.arena.ratings import Estimate, Rating, bounded_mean, elo, mean, rate, wilson
from cosmotheque.arena.results import Tally, mean_scores, tally

__all__ = [
    "Contest",
    "Estimate",
    "Finished",
    "Fixture",
    "Ladder",
    "Patience",
    "Played",
    "Rating",
    "Rung",
    "Tally",
    "bounded_mean",
    "duels",
    "elo",
    "entrant_names",
    "entrants",
    "find_bot",
    "house_names",
    "import_bot",
    "in_processes",
    "mean",
    "mean_scores",
    "play_fixtures",
    "play_game",
    "rate",
    "repeats",
    "tally",
    "wilson",
]
