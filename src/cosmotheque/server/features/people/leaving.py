"""Leaving for good: a person's games stay with the other players, and nothing there says who they were."""

from msgspec.structs import replace

from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import identity, logs
from cosmotheque.server.features.people import moving, rewriting
from cosmotheque.server.live import entrants, giving_up, seats, waiting
from cosmotheque.server.live.chat_log import SpokenLine
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Conflict, Document, Store
from cosmotheque.server.store.documents import MOST_ATTEMPTS, about


async def delete(tables: Tables, person: str) -> None:
    """Forget a person. Where they sat there is a former guest, whose name is empty."""
    store, nobody = tables.services.store, identity.former_guest()
    await tables.services.features.forget(person)
    await _give_up_rated(tables, person)
    await moving.each_table(
        tables,
        person,
        lambda record: _remove_person(record, person, nobody),
        lambda line: SpokenLine(seat=line.seat, name="", at=line.at, text="", guest=nobody),
    )
    for document in (*await store.belongings(person), *await moving.documents_about(store, person)):
        await _forget(store, document, person, nobody)
    await store.rename(person, None)
    await tables.drop_changed_guests()


async def _give_up_rated(tables: Tables, person: str) -> None:
    """Give up all rated games of a person who goes for good. A table that cannot be opened is left as it is."""
    for name in await tables.services.store.unfinished(person, ""):
        try:
            table = await tables.get(name)
            await table.ask(lambda table=table: giving_up.give_up_rated(table.state, person))  # type: ignore[misc]
        except CosmothequeError as fault:
            logs.warn("cannot open", table=logs.short(name), why=str(fault))


def _remove_person(record: TableRecord, person: str, nobody: str) -> TableRecord:
    """A table's record without a person: before the game the seat is free again, in a running one a bot plays on.

    After a game the seat was a former guest's. A rated game that runs was given up before: the seat is out, and nobody
    plays on there. The person's holidays and their wish to be called are dropped.
    """
    record = record if record.is_drawing else waiting.remove_guests(record, person)
    for number, seat in enumerate(record.seats):
        if seat.guest == person and record.status != "over" and not entrants.is_bound(record):
            record = _leave_seat(record, number, person)
    newcomer = (
        record.requests.newcomer
        if record.requests.newcomer is None or record.requests.newcomer.guest != person
        else None
    )
    holidays = {guest: taken for guest, taken in record.pace.holidays.items() if guest != person}
    bells = tuple(guest for guest in record.bells if guest != person)
    record = replace(
        record,
        requests=replace(record.requests, newcomer=newcomer),
        pace=replace(record.pace, holidays=holidays),
        bells=bells,
    )
    record = moving.replace_guest(record, person, nobody, "")
    return record if record.host != nobody else _hand_on(record, nobody)


def _leave_seat(record: TableRecord, number: int, person: str) -> TableRecord:
    """The seat without them; while the deal is drawn nobody gets up, and a bot sits in when the game begins.

    That is not the game that the others wanted to be rated for.
    """
    if not record.is_drawing:
        return seats.leave(record, number, person)
    bot = seats.stand_in(record.game)
    if bot is None:
        return record
    return replace(seats.hand_over(record, number, bot), rating=replace(record.rating, rated=False))


def _hand_on(record: TableRecord, nobody: str) -> TableRecord:
    """The record with another guest as host; a table where nobody is left is no longer public."""
    seated = [seat.guest for seat in record.seats if seat.guest not in (None, nobody)]
    others = [guest for guest in seated if not identity.is_network_bot(guest)]
    if others:
        return replace(record, host=others[0] or nobody)
    return replace(record, access=replace(record.access, public=False))


async def _forget(store: Store, document: Document, person: str, nobody: str) -> None:
    """Leave a document to its other owners, without the person; drop one that has none."""
    for attempt in range(MOST_ATTEMPTS):
        stored = await store.document(document.kind, document.id)
        if stored is None:
            return
        owners = tuple(owner for owner in stored.owners if owner not in (person, about(person)))
        sheet = rewriting.remove_guest(codec.decode(stored.sheet, dict), person, nobody)
        gone = replace(stored, revision=stored.revision + 1, gone=True)
        is_own = not owners or person in stored.id.split(rewriting.PART)
        try:
            await store.keep(gone if is_own else moving.next_revision(stored, sheet, owners))
        except Conflict:
            if attempt == MOST_ATTEMPTS - 1:
                raise
        else:
            return
