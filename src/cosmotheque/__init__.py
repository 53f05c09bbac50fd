"""Cosmothèque: board games to play, and the same games as a library for people who write bots.

The names listed here are imported on demand, so that the package itself costs nothing.
"""

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from cosmotheque.core.bot import Bot, BotSpec, Limit
    from cosmotheque.core.errors import CosmothequeError, Refused
    from cosmotheque.core.game import CHANCE, CLOCK, AnyGame, Game, Meta, Move, Outcome, Seat, Step
    from cosmotheque.core.match import Match
    from cosmotheque.core.record import Record, read_record
    from cosmotheque.library import bots_of, replay
    from cosmotheque.registry import load, playable, shelf

__all__ = [
    "CHANCE",
    "CLOCK",
    "AnyGame",
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
    "read_record",
    "replay",
    "shelf",
]
_ROOMS = {
    "core.bot": ("Bot", "BotSpec", "Limit"),
    "core.errors": ("CosmothequeError", "Refused"),
    "core.game": ("CHANCE", "CLOCK", "AnyGame", "Game", "Meta", "Move", "Outcome", "Seat", "Step"),
    "core.match": ("Match",),
    "core.record": ("Record", "read_record"),
    "library": ("__version__", "bots_of", "replay"),
    "registry": ("load", "playable", "shelf"),
}
_ROOM_OF = {name: f"{__name__}.{room}" for room, names in _ROOMS.items() for name in names}


def __getattr__(name: str) -> "Any":
    if name not in _ROOM_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_ROOM_OF[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_ROOM_OF})
