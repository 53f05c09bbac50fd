"""A finished game to look at again: its record, and its frames from any seat. Nothing of a game that still runs."""

from collections.abc import Iterator

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record
from cosmotheque.server import texts
from cosmotheque.server.errors import Denied
from cosmotheque.server.play.journal import header_of
from cosmotheque.server.play.seats import seat_of
from cosmotheque.server.play.table import Table
from cosmotheque.server.wire import Replay, ReplayFrame, Review


async def record(table: Table) -> bytes:
    """The record as JSON lines."""
    match = await _finished(table)
    return Record(header_of(table.sheet), tuple(match.moves), match.concession).to_jsonl()


async def replay(table: Table, seat: int | None, guest: str | None) -> Replay:
    """Every position of the game, as a seat or a spectator saw it."""
    if seat is not None:
        seat_of(table.sheet, seat)
    match = await _finished(table)
    outcome = match.outcome
    if outcome is None:
        raise Denied(409, texts.NOT_OVER)
    return Replay(await table.info(guest), seat, tuple(_frames(match, seat)), outcome)


async def review(table: Table, *, again: bool, asker: str = "") -> Review:
    """What the mentor has said so far; `again` begins anew where it failed.

    Without an `asker` it is the table's host who asks.
    """
    match = await _finished(table)
    reviews = table.house.reviews
    known = reviews.known(table.sheet.id, again=again)
    if known is not None:
        return known
    sheet = table.sheet
    return reviews.begin(asker or sheet.host, sheet.id, sheet.game, await record(table), len(match.moves))


async def _finished(table: Table) -> Match:
    if table.sheet.status != "over":
        raise Denied(409, texts.NOT_OVER)
    return (await table.opened()).match


def _frames(played: Match, seat: int | None) -> Iterator[ReplayFrame]:
    """The game folded once more: one frame for the start and one after each move."""
    game, who = played.game, None if seat is None else Seat(seat)
    state, last = game.start(played.options, played.seats), len(played.moves)
    yield ReplayFrame(_raw(game.view(state, who)), _raw([]), None, 0)
    for number, move in enumerate(played.moves, start=1):
        step = game.apply(state, move)
        state = step.state
        seen = (game.see(event, who) for event in step.events)
        events = [event for event in seen if event is not None]
        view = played.view(seat) if number == last else game.view(state, who)
        yield ReplayFrame(_raw(view), _raw(events), move.seat, move.at)


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value))
