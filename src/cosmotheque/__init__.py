"""Cosmothèque: board games to play, and the same games as a library for people who write bots."""

from importlib.metadata import version

from cosmotheque.core import match as _match
from cosmotheque.core.bot import Bot, BotSpec, Limit
from cosmotheque.core.errors import CosmothequeError, Refused
from cosmotheque.core.game import CHANCE, CLOCK, Game, Meta, Move, Outcome, Seat, Step
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record, read_header, read_record
from cosmotheque.registry import bots as bots_of
from cosmotheque.registry import load, playable, shelf

__version__ = version("cosmotheque")
__all__ = [
    "CHANCE",
    "CLOCK",
    "Bot",
    "BotSpec",
    "CosmothequeError",
    "Game",
    "Limit",
    "Match",
    "Meta",
    "Move",
    "Outcome",
    "Record",
    "Refused",
    "Seat",
    "Step",
    "bots_of",
    "load",
    "playable",
    "replay",
    "shelf",
]


def replay(record: Record | bytes) -> Match:
    """The finished or unfinished match of a record, or of the bytes of a record file."""
    header = record.header if isinstance(record, Record) else read_header(record)
    game = load(header.game)
    return _match.replay(record if isinstance(record, Record) else read_record(record, game), game)
