"""Commitments to a deal: promised numbers, the request for them at the start, and the deal that follows from all.

Each change takes a table's record and gives the next one, or refuses. A seat's promise hangs on the seat, so that it
goes with a guest who leaves; when the game is to start, promises become shares, and from then on nothing changes.
"""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from cosmotheque.core.deal import new_deal
from cosmotheque.core.game import AnyGame
from cosmotheque.core.proof import House, Proof, Share, Together, bots_share, deal_from, seal, seal_new_secret
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.record.table import SeatRecord, TableRecord


def with_draw(record: TableRecord, game: AnyGame) -> TableRecord:
    """A new table whose deal is to be drawn; where the game has no chance, its bots have dice all the same."""
    if game.chance is None:
        return replace(record, deal=replace(record.deal, secret=new_deal(), draw=None, opening=0))
    return replace(record, deal=replace(record.deal, secret="", draw=seal_new_secret(), opening=0))


def is_to_be_drawn(record: TableRecord) -> bool:
    """True while the deal is still open; one that was played before, and the house's own, are not."""
    return record.status == "open" and record.deal.draw is not None and not record.deal.secret


def promise(record: TableRecord, guest: str | None, commitment: str | None) -> TableRecord:
    """Promise a guest's number for all their seats; until the game is to start it may be changed."""
    if commitment is None or not is_to_be_drawn(record) or record.is_drawing:
        return record
    mine = record.seats_of(guest)
    seats = (replace(seat, commitment=commitment) if n in mine else seat for n, seat in enumerate(record.seats))
    return replace(record, seats=tuple(seats))


def request_numbers(record: TableRecord, until: int) -> TableRecord:
    """Wait for the promised numbers `until` then, if there are any, before the game starts."""
    if not is_to_be_drawn(record) or record.deal.draw is None or record.is_drawing:
        return record
    shares = tuple(_share(record.deal.draw, number, seat) for number, seat in enumerate(record.seats))
    waits = any(share.is_waited_for for share in shares)
    return replace(
        record, deal=replace(record.deal, draw=replace(record.deal.draw, shares=shares), opening=until if waits else 0)
    )


def reveal_number(record: TableRecord, guest: str, number: str) -> TableRecord:
    """Reveal the number that a guest promised. One that comes too late changes nothing."""
    if record.deal.draw is None or not record.is_drawing:
        return record
    promised, mine, shares = seal(number), record.seats_of(guest), record.deal.draw.shares
    if not any(n in mine and share.commitment == promised for n, share in enumerate(shares)):
        raise Denied(409, sentences.NOT_PROMISED)
    known = tuple(
        replace(share, number=number) if n in mine and share.commitment == promised else share
        for n, share in enumerate(shares)
    )
    return replace(record, deal=replace(record.deal, draw=replace(record.deal.draw, shares=known)))


def awaited_seats(record: TableRecord) -> tuple[int, ...]:
    """The seats whose numbers are waited for."""
    if record.deal.draw is None or not record.is_drawing:
        return ()
    return tuple(number for number, share in enumerate(record.deal.draw.shares) if share.is_waited_for)


def finish_draw(record: TableRecord) -> TableRecord:
    """The record with its deal, by the numbers that there are."""
    if not is_to_be_drawn(record) or record.deal.draw is None:
        return record
    seats = tuple(replace(seat, commitment="") for seat in record.seats)
    deal = deal_from(record.deal.draw.secret, record.deal.draw.shares)
    return replace(record, seats=seats, deal=replace(record.deal, secret=deal, opening=0))


def proof_of(record: TableRecord, today: str) -> Proof | UnsetType:
    """The proof of a finished game's deal. The house's deal is shown when its day is over."""
    if record.status != "over":
        raise Denied(409, sentences.NOT_OVER)
    if record.deal.day:
        return House(seal(record.deal.secret), record.deal.day, record.deal.secret if record.deal.day < today else "")
    return UNSET if record.deal.draw is None else replace(record.deal.draw, repeat=record.deal.repeat)


def _share(draw: Together, number: int, seat: SeatRecord) -> Share:
    return bots_share(draw.secret, number) if seat.bot is not None else Share(seat.commitment)
