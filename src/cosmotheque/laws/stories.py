"""Law 11: every end reason has a stored playthrough, and each seat's view can be shown at each of its moves."""

from pathlib import Path

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match, replay
from cosmotheque.core.record import Record, read_record
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.wire import travels

OF_THE_HOST = frozenset({"resigned", "time"})


def playthrough(game: AnyGame, folder: Path, reason: str) -> Path:
    """Where the playthrough of an end reason is stored."""
    return folder / "tests" / "playthroughs" / f"{game.meta.slug}--{reason}.jsonl"


def check_playthroughs(game: AnyGame, folder: Path) -> None:
    """Law 11 for all end reasons of a game."""
    for reason in sorted(set(game.words.reasons) - OF_THE_HOST):
        path = playthrough(game, folder, reason)
        if not path.is_file():
            raise LawBroken(11, f"The end reason {reason!r} has no playthrough {path}.", game.meta.slug)
        check_playthrough(game, path, reason)


def check_playthrough(game: AnyGame, path: Path, reason: str) -> None:
    """The record replays to the reason, and shows each seat's view on the way."""
    try:
        record = read_record(path.read_bytes(), game)
        match = replay(record, game)
    except CosmothequeError as fault:
        raise LawBroken(11, f"{path.name} does not replay: {fault}", game.meta.slug) from fault
    if match.outcome is None or match.outcome.reason != reason:
        raise LawBroken(11, f"{path.name} ends with {match.outcome}, not by {reason!r}.", game.meta.slug)
    show_views(game, record)


def show_views(game: AnyGame, record: Record) -> None:
    match = Match.restored(game, record.header, ())
    case = Case(game, match.seats, match.options, 0)
    state = match.state
    for number, move in enumerate(record.moves, start=1):
        state = game.apply(state, move).state
        position = Position(case, number, state, move.at, move)
        for observer in case.observers():
            travels(position, game.view(state, observer), game.types.view, "The view")
