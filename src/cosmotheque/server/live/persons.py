"""Persons: the guests that are the same person on several devices. All that belongs to them is the person's.

A guest who never joined another device has no record here, and is a person by themselves. The first guest lends the
person their id, so that nothing has to be moved for them.
"""

import msgspec

from cosmotheque.server.base import identity
from cosmotheque.server.live.bot_record import NETWORK_BOTS
from cosmotheque.server.store import Store
from cosmotheque.server.store.documents import Kind, ReadablePart, Reader

MOST_KNOWN = 20_000


class Device(msgspec.Struct, frozen=True):
    """A browser, by the guest in its cookie; `label` says roughly which one, `since` when it came."""

    guest: str
    label: str
    since: str


class PersonRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A person's devices. A record of revision -1 is not stored yet. The cookies of `signed_out` guests count no more.

    Documents of the guests in `moving` are being handed over to this person; that is taken up again where it broke off.
    """

    id: str
    created: str
    devices: tuple[Device, ...] = ()
    signed_out: tuple[str, ...] = ()
    moving: tuple[str, ...] = ()
    revision: int = -1


def _guests(record: PersonRecord) -> set[str]:
    """The guests whose cookies lead here. The person's own id always does: it may not be free for another's cookie."""
    return {record.id, *record.signed_out, *(device.guest for device in record.devices)}


def _tell_person(record: PersonRecord, _reader: Reader) -> ReadablePart:
    """Tell devices by their labels.

    A browser that was signed out may be another person's by now: it is only counted.
    """
    devices = [{"label": device.label, "since": device.since} for device in record.devices]
    return {"devices": devices, "signed_out": len(record.signed_out)}


PERSONS = Kind("person", PersonRecord, _guests, tell=_tell_person)


class People:
    """The person behind each guest, remembered until a person changes, here or at another node."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str | None] = {}
        self._generation = 0

    async def person_of(self, guest: str) -> str | None:
        """The person that a guest is; None where that device was signed out."""
        if guest in self._known:
            return self._known[guest]
        asked_in = self._generation
        found = await self._look_up(guest)
        if asked_in == self._generation:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[guest] = found
        return found

    async def _look_up(self, guest: str) -> str | None:
        """The person that a guest is; a bot is itself until it is ended."""
        if identity.is_network_bot(guest):
            return guest if await NETWORK_BOTS.of(self._store, guest, 1) else None
        return person_in(await PERSONS.of(self._store, guest, 1), guest)

    def forget(self) -> None:
        """Forget what is remembered: a guest has become another person."""
        self._generation += 1
        self._known.clear()


def person_in(found: list[PersonRecord], guest: str) -> str | None:
    """The person that a guest is by the records that lead to them."""
    if not found:
        return guest
    record = found[0]
    return record.id if any(device.guest == guest for device in record.devices) else None
