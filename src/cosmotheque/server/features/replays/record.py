"""Figures of a person's reviewed games, kept so that their course can be seen; no moves.

A review is made on request; its figures are kept when it is first seen to be done.
"""

import re

import msgspec

from cosmotheque.core.mentor import Figure
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Conflict, Store
from cosmotheque.server.store.documents import Kind, ReadablePart, Reader
from cosmotheque.server.wire.replay import Review

MOST_REVIEWS = 200
NUMBER = re.compile(r"[-−]?\d+(?:[.,]\d+)?")


class Reviewed(msgspec.Struct, frozen=True):
    """A guest and their seat in a game that was reviewed."""

    guest: str
    seat: int


class ReviewedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one game; its id is the table's, and it was `created` when the game ended."""

    id: str
    created: str
    game: str
    players: tuple[Reviewed, ...]
    figures: tuple[Figure, ...]
    ended: int = 0
    revision: int = 0


def _tell_reviewed(record: ReviewedRecord, reader: Reader) -> ReadablePart:
    """Tell a player the figures, as the review shows them, and where they sat."""
    seats = [one.seat for one in record.players if one.guest == reader.id]
    return {"table": record.id, "game": record.game, "ended": record.ended, "seats": seats, "figures": record.figures}


REVIEWED = Kind("reviewed", ReviewedRecord, lambda record: (one.guest for one in record.players), tell=_tell_reviewed)


async def keep(store: Store, record: TableRecord, review: Review) -> None:
    """Keep what a review says that is done, once."""
    sat = {seat.guest: number for number, seat in reversed(list(enumerate(record.seats))) if seat.guest is not None}
    if review.status != "done" or not review.figures or not sat:
        return
    if await REVIEWED.find(store, record.id) is not None:
        return
    new = ReviewedRecord(
        id=record.id,
        created=record.created,
        game=record.game,
        players=tuple(Reviewed(guest, seat) for guest, seat in sorted(sat.items())),
        figures=review.figures,
        ended=record.times.ended,
    )
    try:
        await REVIEWED.keep(store, new)
    except Conflict:
        return  # somebody else has just seen it, too


async def list_reviewed(store: Store, person: str) -> list[ReviewedRecord]:
    """A person's reviewed games, from old to new."""
    return sorted(await REVIEWED.of(store, person, MOST_REVIEWS), key=lambda one: (one.ended, one.id))
