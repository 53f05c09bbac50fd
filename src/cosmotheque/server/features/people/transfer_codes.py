"""A code that takes a person to another device: shown here, typed there, and allowed by the person who shows it.

It is good once and for minutes. The device that asks shows a number, and the person who shows the code picks it out of
three: a thief of the code has a device whose number nobody sees.
"""

import secrets
import string
from datetime import timedelta
from typing import Literal

import msgspec
from msgspec.structs import replace

from cosmotheque.server.base import identity
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.people import devices, sentences
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.record.table import ALPHABET
from cosmotheque.server.store import Conflict, Store
from cosmotheque.server.store.documents import Kind, next_of, only, try_again

LIFETIME = 5 * 60_000
"""Milliseconds in which a code has to be typed, and then the number to be picked."""
LETTERS = 8
CHOICES = 3


class TransferCode(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A code of a `person`, good `until` those milliseconds since 1970; its id is a digest that leads nowhere.

    `claimed` is the guest who waits to be let in: that of the browser, or a new one where it is only visited. `asker`
    is a digest of the browser, which shows `number`; the person is shown `numbers`.
    """

    id: str
    created: str
    person: str
    until: int
    state: Literal["open", "claimed", "joined", "refused", "wrong", "withdrawn"] = "open"
    claimed: str = ""
    asker: str = ""
    label: str = ""
    number: int = 0
    numbers: tuple[int, ...] = ()
    revision: int = 0


TRANSFER_CODES = Kind(
    "passing",
    TransferCode,
    lambda record: filter(None, (record.person, record.asker)),
    tell=only("state", "label", "until"),
    kept=timedelta(hours=1),
)


async def begin(tables: Tables, person: str) -> tuple[str, TransferCode]:
    """A new code in place of the one before."""
    store = tables.services.store
    for old in await TRANSFER_CODES.of(store, person, 10):
        await _drop(store, old)
    code = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    record = TransferCode(id=_digest(tables, code), created=now_text(), person=person, until=wall_ms() + LIFETIME)
    await TRANSFER_CODES.keep(store, record)
    return code, record


async def look(tables: Tables, code: str) -> TransferCode:
    """The record of a code. A wrong one, an old one and a used one are refused alike."""
    found = await TRANSFER_CODES.find(tables.services.store, _digest(tables, code))
    if found is None or found.state != "open" or is_late(found):
        raise Denied(404, sentences.NO_SUCH_CODE)
    return found


async def claim(tables: Tables, code: str, device: str, label: str, *, along: bool) -> TransferCode:
    """Ask to be let in by a code, which is good for nobody else then. A second request gets the same answer."""
    store, asker = tables.services.store, _asker(tables, device)
    asked = await TRANSFER_CODES.find(store, _digest(tables, code))
    if asked is not None and asked.asker == asker and asked.state == "claimed":
        return asked
    record = await look(tables, code)
    if await tables.services.people.person_of(device) == record.person:
        raise Denied(409, sentences.SAME_PERSON)
    await withdraw(tables, device)
    numbers = choose_numbers()
    claimed = replace(
        record,
        state="claimed",
        until=wall_ms() + LIFETIME,
        claimed=device if along else identity.new_guest(),
        asker=asker,
        label=label,
        number=secrets.choice(numbers),
        numbers=numbers,
    )
    try:
        await TRANSFER_CODES.keep(store, next_of(claimed))
    except Conflict as fault:
        raise Denied(404, sentences.NO_SUCH_CODE) from fault
    return claimed


async def withdraw(tables: Tables, device: str) -> TransferCode | None:
    """Stop asking at a browser, and forget how that ended; the code by which it was let in meanwhile, if it was."""
    store = tables.services.store

    async def attempt() -> TransferCode | None:
        last = await last_claim_of(tables, device)
        for one in await TRANSFER_CODES.of(store, _asker(tables, device), 10):
            gone = replace(one, state="withdrawn", claimed="") if one.state == "claimed" else one
            await TRANSFER_CODES.keep(store, next_of(replace(gone, asker="")))
        return last if last is not None and last.state == "joined" else None

    return await try_again(attempt)


async def answer(tables: Tables, person: str, label: str, number: int | None) -> TransferCode:
    """Let the other device in by the number that it shows; any other number, or none, ends the code.

    Of two answers the first counts, and both learn how it ended.
    """
    store = tables.services.store

    async def attempt() -> TransferCode:
        record = await last_code_of(store, person)
        if record is None or record.state == "open" or is_late(record):
            raise Denied(409, sentences.NOBODY_CLAIMS)
        if record.state != "claimed":
            return record
        if number != record.number:
            ended = next_of(replace(record, state="refused" if number is None else "wrong"))
            await TRANSFER_CODES.keep(store, ended)
            return ended
        ended = next_of(replace(record, state="joined"))
        here = await devices.find(tables, person, label)
        await devices.unite(tables, here, record.claimed, record.label, TRANSFER_CODES.document(ended))
        return ended

    ended = await try_again(attempt)
    if ended.state == "joined":
        await devices.take_over(tables, person)
        for other in await TRANSFER_CODES.of(store, person, 10):
            if other.id != ended.id:  # shown by the device that has come
                await _drop(store, other)
    return ended


def choose_numbers() -> tuple[int, ...]:
    """Numbers of two digits, no two of which share one in the same place, in rising order."""
    dice = secrets.SystemRandom()
    tens, units = dice.sample(range(1, 10), CHOICES), dice.sample(range(10), CHOICES)
    return tuple(sorted(10 * ten + unit for ten, unit in zip(tens, units, strict=True)))


def is_late(record: TransferCode) -> bool:
    """True if the code has run out before it was typed, or before the number was picked."""
    return record.state in ("open", "claimed") and record.until < wall_ms()


async def last_code_of(store: Store, person: str) -> TransferCode | None:
    """The last code that a person has shown."""
    return next(iter(await TRANSFER_CODES.of(store, person, 1)), None)


async def last_claim_of(tables: Tables, device: str) -> TransferCode | None:
    """The code by which a browser has last asked to be let in; none if who it was to be has been signed out since."""
    found = next(iter(await TRANSFER_CODES.of(tables.services.store, _asker(tables, device), 1)), None)
    if found is None or found.state != "joined":
        return found
    return found if await tables.services.people.person_of(found.claimed) == found.person else None


def normalise(code: str) -> str:
    """A code as it is meant, however it was typed."""
    kept = string.ascii_lowercase + string.digits
    return "".join(letter for letter in code.lower() if letter in kept)


def _digest(tables: Tables, code: str) -> str:
    return tables.services.signer.digest(f"code {normalise(code)}").hex()


def _asker(tables: Tables, device: str) -> str:
    """A browser's name in its requests for a code: it stays the same when the guest becomes another person."""
    return tables.services.signer.digest(f"asker {device}").hex()


async def _drop(store: Store, old: TransferCode) -> None:
    try:
        await TRANSFER_CODES.drop(store, old)
    except Conflict:
        return
