"""Answers of the package that no other room has: the players of a game, and a record played again."""

from typing import Any

from cosmotheque.core import replaying
from cosmotheque.core.bot import Bots
from cosmotheque.core.errors import BadRecord
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record, read_header, read_record
from cosmotheque.registry import load


def bots_of(slug: str) -> Bots:
    """The bots that can play this game, by name: its own and those that play any game."""
    from cosmotheque.arena import entrants  # noqa: PLC0415 - brings processes along, which few callers want

    return entrants(slug)


def replay(record: Record | bytes | str) -> Match:
    """The finished or unfinished match of a record, or of what stands in a record file."""
    if isinstance(record, Record):
        return replaying.replay(record, load(record.header.game))
    if not isinstance(record, bytes | str):
        raise BadRecord(f"A record is a Record or what stands in its file, not {type(record).__name__}.")
    data = record.encode() if isinstance(record, str) else record
    game = load(read_header(data).game)
    return replaying.replay(read_record(data, game), game)


def __getattr__(name: str) -> Any:
    """`__version__`, read when it is asked for: what reads it takes longer to import than all of this."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version  # noqa: PLC0415 - as it says above

    return version("cosmotheque")
