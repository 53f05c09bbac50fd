"""The tables that a person takes along: each as its page shows it to them, with their own lines of chat."""

from collections.abc import AsyncIterator

import msgspec

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.features.people import moving
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.table import TableInfo


class OwnLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat, in words or as one of the game's phrases."""

    at: str
    text: str | None = None
    phrase: str | None = None


class OwnTable(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """A table where a person sits or sat, or that they host; once it is over, `record` is where its log is found.

    It `began` and `ended` at these milliseconds since 1970. `given_up` are seats that they had and left.
    """

    table: TableInfo
    record: str | None
    began: int
    ended: int
    given_up: tuple[int, ...]
    said: tuple[OwnLine, ...]


class UnreadableTable(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """A table that cannot be opened any more, and why."""

    id: str
    unreadable: str


class Remarks(msgspec.Struct, frozen=True, tag="said", tag_field="kind"):
    """The lines of a person at a table where they only looked on."""

    table: str
    said: tuple[OwnLine, ...]


async def read_tables(tables: Tables, person: str) -> AsyncIterator[OwnTable | UnreadableTable | Remarks]:
    """All tables that concern a person, then those where they have only spoken."""
    store, done = tables.services.store, set[str]()
    while found := await moving.further_tables(store, person, done):
        for record in found:
            done.add(record.id)
            yield await _own(await tables.get(record.id), person)
    while heard := await moving.tables_spoken_at(store, person, done):
        for name in sorted(heard):
            done.add(name)
            table = await tables.get(name)
            yield Remarks(name, await _own_lines(table, person))


async def _own(table: Table, person: str) -> OwnTable | UnreadableTable:
    try:
        info = await table.ask(lambda: table.state.info(person))
    except CosmothequeError as fault:
        return UnreadableTable(table.record.id, str(fault))
    record = table.record
    return OwnTable(
        table=info,
        record=f"/api/tables/{record.id}/record" if info.outcome else None,
        began=record.times.began,
        ended=record.times.ended,
        given_up=record.requests.given_up.get(person, ()),
        said=await _own_lines(table, person),
    )


async def _own_lines(table: Table, person: str) -> tuple[OwnLine, ...]:
    return tuple(OwnLine(line.at, line.text, line.phrase) for line in await table.chat.lines_of(person))
