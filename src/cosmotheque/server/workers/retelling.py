"""A finished game told again: every position as a seat or a spectator saw it."""

from collections.abc import Iterable, Iterator

import msgspec

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import read_header, read_record, rules_of
from cosmotheque.server.base.terminal_view import drawing_of
from cosmotheque.server.wire.replay import ReplayFrame

MOST_BYTES = 24 << 20


class TooLong(Exception):
    """The game is too long to be retold."""


def match_of(record: bytes) -> Match:
    """The match of a record that this program wrote, whose moves need not be checked."""
    header = read_header(record)
    game = rules_of(header, registry.load(header.game))
    read = read_record(record, game)
    match = Match.restore(game, header, read.moves)
    match.concession = read.concession
    return match


def frames_of(played: Match, seat: int | None, drawn: bool) -> Iterator[ReplayFrame]:
    """The game folded once more: one frame for the start and one after each move."""
    game, who = played.game, None if seat is None else Seat(seat)

    def encode_view(view: object) -> msgspec.Raw:
        return codec.raw(drawing_of(game, view) if drawn else view)

    state, last = game.start(played.options, played.seats), len(played.moves)
    yield ReplayFrame(encode_view(game.view(state, who)), codec.raw([]), None, 0)
    for number, move in enumerate(played.moves, start=1):
        step = game.apply(state, move)
        state = step.state
        seen = (game.see(event, who) for event in step.events)
        events = [event for event in seen if event is not None]
        view = played.view(seat) if number == last else game.view(state, who)
        watch = sum(map(game.manners.watch, events))
        yield ReplayFrame(encode_view(view), codec.raw(events), move.seat, move.at, watch)


def write_frames(frames: Iterable[ReplayFrame]) -> Iterator[bytes]:
    """The frames as a list in JSON, one after another; TooLong where they come to too much."""
    size, mark = 0, b"["
    for frame in frames:
        size += len(bytes(frame.view)) + len(bytes(frame.events))
        if size > MOST_BYTES:
            raise TooLong
        yield mark + codec.encode(frame)
        mark = b","
    yield b"]"
