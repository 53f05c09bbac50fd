"""The holidays of a guest: periods in which their days for a move stand still. Stored as JSON.

They are bounded, so that nobody keeps others waiting for ever: so many days a year, one holiday at a time, none that
begins in the past. The part of one that has passed is never taken back.
"""

import msgspec

from cosmotheque.core.text import Text
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.holidays import sentences
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Store
from cosmotheque.server.store.documents import Kind, only
from cosmotheque.server.wire.table import Holiday

DAY = 24 * 3600 * 1000
YEAR = 365 * DAY
DAYS_A_YEAR = 30
REMEMBERED = 2 * YEAR
LONGEST_WAIT = 60 * DAY
"""A move waits for no longer than this, holidays included: what was before concerns no table any more."""
MOST_RECORDS = 10
"""A person with several devices that were joined may have several."""


class HolidayRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The holidays of a guest, in order."""

    id: str
    guest: str
    created: str
    holidays: tuple[Holiday, ...] = ()
    revision: int = 0


HOLIDAYS = Kind("holidays", HolidayRecord, lambda record: (record.guest,), tell=only("holidays"))


async def list_holidays(store: Store, guest: str) -> tuple[Holiday, ...]:
    """All holidays of a guest, in order."""
    found = await HOLIDAYS.of(store, guest, MOST_RECORDS)
    return tuple(sorted((one for record in found for one in record.holidays), key=lambda one: (one.begin, one.end)))


async def with_holidays(store: Store, record: TableRecord, now: int) -> TableRecord:
    """A table's record with the holidays of its guests as they are now; for a correspondence alone."""
    if record.pace.correspondence is None:
        return record
    guests = sorted({seat.guest for seat in record.seats if seat.guest is not None})
    taken = {guest: await list_holidays(store, guest) for guest in guests}
    recent = {guest: tuple(one for one in own if one.end > now - LONGEST_WAIT) for guest, own in taken.items()}
    return msgspec.structs.replace(
        record, pace=msgspec.structs.replace(record.pace, holidays={guest: own for guest, own in recent.items() if own})
    )


def days_left(taken: tuple[Holiday, ...], begin: int) -> int:
    """The number of days that may still be taken for a holiday that begins then: so many in any year."""
    near = (one for one in taken if abs(one.begin - begin) < YEAR)
    return max(0, DAYS_A_YEAR - sum(_days(one) for one in near))


def add_holiday(record: HolidayRecord, taken: tuple[Holiday, ...], begin: int, days: int, now: int) -> HolidayRecord:
    """The record with one more; `taken` are all that its guest has, be it under other records."""
    new = Holiday(max(begin, now), begin + days * DAY)
    if begin <= now - DAY or begin > now + YEAR or new.end <= now:
        raise Denied(400, sentences.NO_SUCH_HOLIDAY)
    if any(one.begin < new.end and new.begin < one.end for one in taken):
        raise Denied(409, sentences.AWAY_ALREADY)
    if days > days_left(taken, begin):
        raise _too_long(days_left(taken, begin))
    kept = [one for one in record.holidays if one.end > now - REMEMBERED]
    return msgspec.structs.replace(record, holidays=tuple(sorted([*kept, new], key=lambda one: one.begin)))


def end_holiday(record: HolidayRecord, begin: int, now: int) -> HolidayRecord:
    """The record without the holiday that begins then; of one that has begun, what has passed stays."""
    others = tuple(one for one in record.holidays if one.begin != begin)
    found = next((one for one in record.holidays if one.begin == begin and one.end > now), None)
    if found is None:
        raise Denied(404, sentences.NO_SUCH_HOLIDAY)
    used = () if found.begin >= now else (Holiday(found.begin, now),)
    return msgspec.structs.replace(record, holidays=tuple(sorted([*others, *used], key=lambda one: one.begin)))


def _days(one: Holiday) -> int:
    """The days of a holiday; one that has begun counts."""
    return -((one.begin - one.end) // DAY)


def _too_long(left: int) -> Denied:
    why: Text = sentences.HOLIDAY_TOO_LONG.filled(left)
    return Denied(409, why)
