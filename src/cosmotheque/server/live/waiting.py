"""Tables that wait for any players: each change takes a table's record and gives the next one."""

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live import seats
from cosmotheque.server.record.table import SeatRecord, TableRecord

NOBODY = ""
"""The host of a table that everybody has left."""


def note_seen(record: TableRecord, guest: str, now: int) -> TableRecord:
    """Note the time at which a waiting guest has sat down, or has closed the table."""
    if record.pairing is None or not record.seats_of(guest):
        return record
    return replace(record, pairing=replace(record.pairing, seen={**record.pairing.seen, guest: now}))


def free_seat(record: TableRecord, guest: str) -> int | None:
    """The seat for a newcomer; None where they were at the table before, or have seen another hand."""
    if record.pairing is None or record.is_drawing or record.concerns(guest) or guest in record.requests.given_up:
        return None
    if record.status == "open":
        return next((number for number, seat in enumerate(record.seats) if seat.is_open), None)
    return record.pairing.held[0] if record.status == "running" and record.pairing.held else None


def seat_newcomer(record: TableRecord, number: int, guest: str, name: str, now: int) -> TableRecord:
    """Seat a newcomer on a seat that is free or held by a bot."""
    taken = seats.put(record, number, SeatRecord(guest, name))
    if taken.pairing is not None:
        held = tuple(seat for seat in taken.pairing.held if seat != number)
        taken = replace(taken, pairing=replace(taken.pairing, held=held))
    return end_waiting(note_seen(taken, guest, now))


def end_waiting(record: TableRecord) -> TableRecord:
    """End the waiting where no seat is open or held for newcomers."""
    pairing = record.pairing
    if pairing is None or pairing.held or any(seat.is_open for seat in record.seats):
        return record
    return replace(record, pairing=None)


def remove_guests(record: TableRecord, *gone: str) -> TableRecord:
    """Remove guests who no longer wait; the next guest becomes host. A table that all guests have left has no host."""
    pairing = record.pairing
    if pairing is None or record.status != "open":
        return record
    left = tuple(SeatRecord() if seat.guest in gone else seat for seat in record.seats)
    others = [seat.guest for seat in left if seat.guest is not None]
    record = replace(record, seats=left, bells=tuple(one for one in record.bells if one not in gone))
    if not others:
        return replace(record, host=NOBODY, access=replace(record.access, public=False), pairing=None)
    kept = {guest: at for guest, at in pairing.seen.items() if guest not in gone}
    agreed = tuple(guest for guest in pairing.agreed if guest not in gone)
    host = record.host if record.host in others else others[0]
    return replace(record, host=host, pairing=replace(pairing, seen=kept, agreed=agreed))


def agree_to_bots(record: TableRecord, guest: str, bot: str | None) -> TableRecord:
    """Note that a guest would begin with bots; with the last of the waiting guests, bots sit down until players come.

    In a rated game they stay, and are some whose strength is known: the game counts as one against them.
    """
    if record.pairing is None:
        return record
    pairing = replace(record.pairing, agreed=tuple(sorted({*record.pairing.agreed, guest})))
    chosen = bot or seats.house(record.game) or seats.stand_in(record.game)
    if chosen is None or any(seat.guest not in (None, *pairing.agreed) for seat in record.seats):
        return replace(record, pairing=pairing)
    if not registry.bot(record.game, chosen).rating and record.rating.rated:
        raise Denied(409, sentences.RATED_BOTS)
    held = () if record.rating.rated else tuple(number for number, seat in enumerate(record.seats) if seat.is_open)
    filled = tuple(SeatRecord(bot=chosen) if seat.is_open else seat for seat in record.seats)
    return end_waiting(replace(record, seats=filled, pairing=replace(pairing, held=held)))
