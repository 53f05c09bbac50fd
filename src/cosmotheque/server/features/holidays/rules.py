"""Holidays: in all correspondences of a guest who is away, their days for a move stand still."""

from collections.abc import Callable

from cosmotheque.server.features.holidays import record as holiday_record
from cosmotheque.server.features.holidays.record import HOLIDAYS, HolidayRecord
from cosmotheque.server.features.holidays.wire import EndHoliday, Holidays, TakeHoliday
from cosmotheque.server.live import seating
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.record.table import id_from

CONCERNED_DAYS = 3 * 366


async def show_holidays(tables: Tables, guest: str) -> Holidays:
    """A guest's announced holidays, and the days that they may still take."""
    now, taken = wall_ms(), await holiday_record.list_holidays(tables.services.store, guest)
    return Holidays(tuple(one for one in taken if one.end > now), holiday_record.days_left(taken, now))


async def take(tables: Tables, guest: str, wanted: TakeHoliday) -> Holidays:
    """Announce a holiday, also at the tables that it concerns."""
    own = _own_id(tables, guest)
    found = await HOLIDAYS.of(tables.services.store, guest, holiday_record.MOST_RECORDS)
    elsewhere = tuple(one for record in found if record.id != own for one in record.holidays)

    def add(record: HolidayRecord) -> HolidayRecord:
        return holiday_record.add_holiday(record, (*elsewhere, *record.holidays), wanted.begin, wanted.days, wall_ms())

    return await _change(tables, guest, own, add)


async def end(tables: Tables, guest: str, wanted: EndHoliday) -> Holidays:
    """Take back a holiday, or be back from it."""
    found = await HOLIDAYS.of(tables.services.store, guest, holiday_record.MOST_RECORDS)
    has_it = (record.id for record in found if any(one.begin == wanted.begin for one in record.holidays))
    name = next(has_it, _own_id(tables, guest))
    return await _change(
        tables, guest, name, lambda record: holiday_record.end_holiday(record, wanted.begin, wall_ms())
    )


async def refresh(table: Table) -> None:
    """Bring the holidays in a table's record up to date, in the table's own task."""
    new = await holiday_record.with_holidays(table.services.store, table.record, wall_ms())
    if new.status != "over" and new != table.record:
        await seating.change(table.state, new)
        table.audience.show_all(table.state.journal)


async def _change(tables: Tables, guest: str, name: str, work: Callable[[HolidayRecord], HolidayRecord]) -> Holidays:
    empty = HolidayRecord(id=name, guest=guest, created=now_text())
    await HOLIDAYS.change(tables.services.store, name, lambda record: work(record or empty))
    for unfinished in await tables.list_unfinished(guest, CONCERNED_DAYS):
        table = await tables.get(unfinished)
        if table.record.pace.correspondence is not None:
            await table.ask(lambda table=table: refresh(table))  # type: ignore[misc]
    return await show_holidays(tables, guest)


def _own_id(tables: Tables, guest: str) -> str:
    """The id of a guest's first record, always the same, so that two first writes at the same time conflict."""
    return id_from(tables.services.signer.digest(f"holidays {guest}"))
