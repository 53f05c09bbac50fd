"""Bots over the network beside their makers: a maker can read everything that their bot is shown.

So in a game with secrets a bot's seat counts as its maker's: nobody has two hands there while others play.
"""

from collections import Counter

from cosmotheque import registry
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.record.table import SeatRecord, TableRecord


def must_be_apart(record: TableRecord) -> None:
    """Refuse seats by which a maker would see more than one hand while others play."""
    if registry.load(record.game).meta.secrets and crowded_seats(record.seats):
        raise Denied(409, sentences.MAKER_LOOKS)


def crowded_seats(seats: tuple[SeatRecord, ...]) -> list[int]:
    """The seats of bots whose maker has another seat as well, or another bot there; none where nobody else plays."""
    owners = [_owner(seat) for seat in seats]
    count = Counter(owner for owner in owners if owner is not None)
    if len(count) < 2:
        return []
    return [number for number, seat in enumerate(seats) if seat.maker is not None and count[owners[number] or ""] > 1]


def _owner(seat: SeatRecord) -> str | None:
    """The people who see what the seat sees."""
    return seat.guest if seat.maker is None else seat.maker.guest
