"""A code that takes somebody to another device: shown here, typed there, and allowed by whoever shows it.

It is good once and for minutes. Who steals it has a device that asks; the one who showed it sees which, and says no.
"""

import secrets
import string
from typing import Literal

import msgspec
from msgspec.structs import replace

from cosmotheque.server import sentences
from cosmotheque.server.documents import Kind, next_of, only
from cosmotheque.server.errors import Denied
from cosmotheque.server.people import devices
from cosmotheque.server.play.journal import wall_ms
from cosmotheque.server.play.tables import Tables, now_text
from cosmotheque.server.store import Conflict, Store
from cosmotheque.server.table_record import ALPHABET

MINUTES = 5
LETTERS = 8


class Passing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A code of a `person`, good `until` those milliseconds since 1970; its id is a digest that leads nowhere.

    The guest who `claimed` it waits to be let in. A device that came along has become the person meanwhile.
    """

    id: str
    created: str
    person: str
    until: int
    state: Literal["open", "claimed", "joined", "refused"] = "open"
    claimed: str = ""
    label: str = ""
    revision: int = 0


PASSINGS = Kind(
    "passing",
    Passing,
    lambda passing: filter(None, (passing.person, passing.claimed)),
    tell=only("state", "label", "until"),
)


async def begin(tables: Tables, person: str) -> tuple[str, Passing]:
    """A new code in place of the one before."""
    store = tables.services.store
    for old in await PASSINGS.of(store, person, 10):
        await _drop(store, old)
    code = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    until = wall_ms() + MINUTES * 60_000
    passing = Passing(id=_digest(tables, code), created=now_text(), person=person, until=until)
    await PASSINGS.keep(store, passing)
    return code, passing


async def look(tables: Tables, code: str) -> Passing:
    """Whose code this is. A wrong one, an old one and a used one are answered alike."""
    found = await PASSINGS.find(tables.services.store, _digest(tables, code))
    if found is None or found.state != "open" or found.until < wall_ms():
        raise Denied(404, sentences.NO_SUCH_CODE)
    return found


async def claim(tables: Tables, code: str, guest: str, label: str) -> Passing:
    """Ask to be let in by a code, which is good for nobody else from then on."""
    passing = await look(tables, code)
    if await tables.services.people.person_of(guest) == passing.person:
        raise Denied(409, sentences.SAME_PERSON)
    claimed = next_of(replace(passing, state="claimed", claimed=guest, label=label))
    try:
        await PASSINGS.keep(tables.services.store, claimed)
    except Conflict as fault:
        raise Denied(404, sentences.NO_SUCH_CODE) from fault
    return claimed


async def answer(tables: Tables, person: str, label: str, *, agree: bool) -> Passing:
    """Whoever shows the code lets the other device in, or does not."""
    passing = await shown_by(tables.services.store, person)
    if passing is None or passing.state != "claimed" or passing.until + MINUTES * 60_000 < wall_ms():
        raise Denied(409, sentences.NOBODY_CLAIMS)
    if agree:
        await devices.join(tables, await devices.find(tables, person, label), passing.claimed, passing.label)
    found = await PASSINGS.find(tables.services.store, passing.id) or passing  # it may have moved along
    ended = next_of(replace(found, state="joined" if agree else "refused"))
    await PASSINGS.keep(tables.services.store, ended)
    return ended


async def shown_by(store: Store, person: str) -> Passing | None:
    """The last code that somebody has shown."""
    return next((one for one in await PASSINGS.of(store, person, 10) if one.person == person), None)


async def claimed_by(store: Store, guest: str) -> Passing | None:
    """The code by which a guest has last asked to be let in."""
    return next((one for one in await PASSINGS.of(store, guest, 10) if one.claimed == guest), None)


def tidy(code: str) -> str:
    """A code as it is meant, however it was typed."""
    kept = string.ascii_lowercase + string.digits
    return "".join(letter for letter in code.lower() if letter in kept)


def _digest(tables: Tables, code: str) -> str:
    return tables.services.signer.digest(f"code {tidy(code)}").hex()


async def _drop(store: Store, old: Passing) -> None:
    try:
        await PASSINGS.drop(store, old)
    except Conflict:
        return
