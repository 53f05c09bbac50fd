"""The devices of a person: a guest joins, one is signed out, and what they had is handed over."""

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.server.base import identity
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.people import moving, sentences
from cosmotheque.server.live import makers
from cosmotheque.server.live.bot_record import MOST_NETWORK_BOTS, NETWORK_BOTS
from cosmotheque.server.live.persons import PERSONS, Device, PersonRecord
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Document
from cosmotheque.server.store.documents import next_of, try_again

MOST_DEVICES = 20
MOST_EVER = 100


async def find(tables: Tables, person: str, label: str = "") -> PersonRecord:
    """The record of a person. One that nobody has needed yet is not stored, and has one device, called like that."""
    stored = await PERSONS.find(tables.services.store, person)
    return stored or PersonRecord(id=person, created=now_text(), devices=(Device(person, label, now_text()),))


async def join(tables: Tables, person: str, guest: str, label: str) -> None:
    """Make a guest this person from now on, with all that was theirs; so are the other devices they had."""

    async def attempt() -> None:
        await unite(tables, await find(tables, person), guest, label)

    await try_again(attempt)
    await take_over(tables, person)


async def unite(tables: Tables, person: PersonRecord, guest: str, label: str, *beside: Document) -> None:
    """Store that a guest is a person, and with it what stands `beside`; Conflict where one of them has changed.

    What was theirs is the person's once it is taken over.
    """
    store = tables.services.store
    other = next(iter(await PERSONS.of(store, guest, 1)), None)
    if person.id == (guest if other is None else other.id):
        if beside:
            await store.keep(*beside)
        return
    gone = other or PersonRecord(id=guest, created="", devices=(Device(guest, label, now_text()),))
    devices, signed_out = (*person.devices, *gone.devices), (*person.signed_out, *gone.signed_out)
    if len(devices) > MOST_DEVICES or len(devices) + len(signed_out) > MOST_EVER:
        raise Denied(409, sentences.TOO_MANY_DEVICES)
    await _must_not_sit_together(tables, person.id, gone.id)
    moving_ = (*person.moving, *gone.moving, gone.id)
    new = replace(person, devices=devices, signed_out=signed_out, moving=moving_)
    ended = [] if other is None else [PERSONS.document(next_of(other), gone=True)]
    await store.keep(PERSONS.document(next_of(new)), *ended, *beside)
    await tables.drop_changed_guests()


async def take_over(tables: Tables, person: str) -> None:
    """Hand over the documents of guests who have become this person, as far as that was not done."""
    store = tables.services.store
    record = await PERSONS.find(store, person)
    if record is None or not record.moving:
        return
    name = await store.name(person) or identity.first_name(person)
    for old in record.moving:
        await moving.move(tables, old, person, name)

    def drop_moved(now: PersonRecord | None) -> PersonRecord:
        kept = now or record
        return replace(kept, moving=tuple(one for one in kept.moving if one not in record.moving))

    await PERSONS.change(store, person, drop_moved)


async def _must_not_sit_together(tables: Tables, one: str, other: str) -> None:
    """Refuse two people who play together to become one before that game is over: they would see two hands."""
    theirs = {record.id for record in await _sits_at(tables, one)}
    if any(record.id in theirs for record in await _sits_at(tables, other)):
        raise Denied(409, sentences.SAME_TABLE)
    await _must_not_sit_with_bots(tables, one, other)


async def _must_not_sit_with_bots(tables: Tables, one: str, other: str) -> None:
    """Refuse a person to become the maker of a bot with which they play: a bot shows its maker a hand."""
    store = tables.services.store
    bots = [bot.robot for person in (one, other) for bot in await NETWORK_BOTS.of(store, person, MOST_NETWORK_BOTS)]
    for guest in bots:
        for record in await _sits_at(tables, guest):
            joined = moving.replace_guest(record, other, one, "")
            if registry.load(record.game).meta.secrets and makers.crowded_seats(joined.seats):
                raise Denied(409, sentences.MAKER_JOINS)


async def _sits_at(tables: Tables, guest: str) -> list[TableRecord]:
    found = [await tables.services.store.record(table) for table in await tables.services.store.unfinished(guest, "")]
    return [one for one in found if one is not None and any(seat.guest == guest for seat in one.seats)]


async def sign_out(tables: Tables, record: PersonRecord, number: int, *, may_be_last: bool) -> Device:
    """Make a device's cookie good for nothing. What the person has stays theirs, if there is a way back to it."""
    if not 0 <= number < len(record.devices):
        raise Denied(404, sentences.NO_SUCH_DEVICE)
    gone = record.devices[number]
    rest = tuple(device for device in record.devices if device.guest != gone.guest)
    if not rest and not may_be_last:
        raise Denied(409, sentences.LAST_DEVICE)
    new = replace(record, devices=rest, signed_out=(*record.signed_out, gone.guest))
    await PERSONS.keep(tables.services.store, next_of(new))
    await tables.drop_changed_guests()
    return gone
