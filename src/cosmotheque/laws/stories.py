"""Law 11: every end reason has a stored playthrough, and each seat's view can be shown at each of its moves."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record, read_record
from cosmotheque.core.replaying import replay
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.play import play
from cosmotheque.laws.wire import travels

OF_THE_HOST = frozenset({"resigned", "time"})


def playthrough(game: AnyGame, folder: Path, reason: str) -> Path:
    """The path of the stored playthrough of an end reason."""
    return folder / "tests" / "playthroughs" / f"{game.meta.slug}--{reason}.jsonl"


def store_playthroughs(game: AnyGame, folder: Path, cases: Iterable[Case]) -> list[str]:
    """Play at random and store a game for each end reason that has none; the reasons that did not come up."""
    missing = {reason for reason in _reasons(game) if not playthrough(game, folder, reason).is_file()}
    for case in cases:
        if not missing:
            break
        match = play(case).match
        if match.outcome is not None and match.outcome.reason in missing:
            missing.remove(match.outcome.reason)
            path = playthrough(game, folder, match.outcome.reason)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(match.record.to_jsonl())
    return sorted(missing)


def _reasons(game: AnyGame) -> list[str]:
    return sorted(set(game.words.reasons) - OF_THE_HOST)


def check_playthroughs(game: AnyGame, folder: Path) -> None:
    """Law 11 for all end reasons of a game."""
    for reason in _reasons(game):
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
    """A replay shows every state, those in which chance is to act included."""
    for position in positions_of(game, record):
        for observer in position.case.observers():
            travels(position, game.view(position.state, observer), game.types.view, "The view")


def positions_of(game: AnyGame, record: Record) -> Iterator[Position]:
    """Every position of a game that was played, from the first to the last."""
    match = Match.restore(game, record.header, ())
    position = Position(Case(game, match.seats, match.options, 0), 0, match.state, 0)
    yield position
    for move in record.moves:
        position = position.after(move, game.apply(position.state, move).state)
        yield position


def stored_positions(game: AnyGame, folder: Path) -> Iterator[Position]:
    """Every position of a game's playthroughs: of games that ended in all the ways there are."""
    for reason in _reasons(game):
        yield from positions_of(game, read_record(playthrough(game, folder, reason).read_bytes(), game))
