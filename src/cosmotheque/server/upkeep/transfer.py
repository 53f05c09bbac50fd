"""All tables, documents and guests as a file of JSON lines, to move them from one store to another.

The first line says what this is, the last one how much there was. A file is read to its end and every game in it played
through before anything of it is stored.
"""

from collections.abc import AsyncIterator, Iterable
from typing import Any, BinaryIO, TypeAlias

import msgspec
from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation, BadRecord, CosmothequeError, UnknownGame
from cosmotheque.server.features.campaigns.record import CAMPAIGNS, CampaignRecord
from cosmotheque.server.features.ratings.record import RATINGS, from_tables, together
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Change, Conflict, Document, Head, Store
from cosmotheque.server.store.migrations.versions.step_0007 import in_parts

FORMAT = 5
READABLE = (1, 2, 3, 4, 5)
"""There were no campaigns in the first format; in the second one they were all there was beside tables. Before the
fourth, ratings were in the tables alone; before the fifth, the record of a table had no parts."""
RATINGS_SINCE = 4
AT_ONCE = 100


class Opening(msgspec.Struct, frozen=True, tag="cosmotheque", tag_field="kind"):
    format: int


class Guest(msgspec.Struct, frozen=True, tag="guest", tag_field="kind"):
    id: str
    name: str


class Stored(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """A table with its whole log and chat. In files its record has been called a sheet since format 1."""

    record: TableRecord = msgspec.field(name="sheet")
    due: int | None
    entries: tuple[msgspec.Raw, ...]
    lines: tuple[msgspec.Raw, ...]


class ReadTable(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """A table as a file of any format has it."""

    sheet: dict[str, Any]
    due: int | None
    entries: tuple[msgspec.Raw, ...]
    lines: tuple[msgspec.Raw, ...]

    def stored(self) -> Stored:
        return Stored(msgspec.convert(in_parts(self.sheet), TableRecord), self.due, self.entries, self.lines)


class StoredCampaign(msgspec.Struct, frozen=True, tag="campaign", tag_field="kind"):
    """A campaign as the second format had it."""

    record: CampaignRecord


class StoredDocument(msgspec.Struct, frozen=True, tag="document", tag_field="kind"):
    of: str
    id: str
    created: str
    owners: tuple[str, ...]
    sheet: msgspec.Raw
    board: str | None = None
    rank: int = 0


Line: TypeAlias = Guest | Stored | StoredCampaign | StoredDocument


class Tally(msgspec.Struct, frozen=True, tag="end", tag_field="kind"):
    guests: int = 0
    tables: int = 0
    entries: int = 0
    campaigns: int = 0
    documents: int = 0

    def in_words(self) -> str:
        documents = self.documents + self.campaigns
        return f"{self.tables} tables with {self.entries} entries, {self.guests} guests, {documents} other documents"

    def with_(self, line: Line) -> "Tally":
        match line:
            case Guest():
                return replace(self, guests=self.guests + 1)
            case StoredCampaign():
                return replace(self, campaigns=self.campaigns + 1)
            case StoredDocument():
                return replace(self, documents=self.documents + 1)
            case Stored():
                return replace(self, tables=self.tables + 1, entries=self.entries + len(line.entries))


async def write(store: Store, file: BinaryIO) -> Tally:
    """Write everything there is, also while a server uses it: each table as it was at one moment."""
    tally = Tally()
    file.write(codec.encode(Opening(FORMAT)) + b"\n")
    async for line in _lines(store):
        file.write(codec.encode(line) + b"\n")
        tally = tally.with_(line)
    file.write(codec.encode(tally) + b"\n")
    return tally


def check(file: Iterable[bytes]) -> Tally:
    """Read a file to its end and play its games through; BadRecord when anything is wrong with it."""
    tally, end = Tally(), Tally(-1)
    for number, line in enumerate(file, start=1):
        read = _decode(line, number)
        if (number == 1) != isinstance(read, Opening) or end.guests >= 0:
            raise BadRecord(f"Line {number} has no place there.")
        if isinstance(read, Opening) and read.format not in READABLE:
            raise BadRecord(f"The file has format {read.format}; this program reads {FORMAT}.")
        if isinstance(read, Tally):
            end = read
        elif isinstance(read, Line):
            tally = tally.with_(read)
        if isinstance(read, Stored):
            _play_through(read, number)
    if tally != end:
        raise BadRecord("The file is not whole: its end is missing, or does not count what is in it.")
    return tally


async def read(store: Store, file: Iterable[bytes]) -> int:
    """Store what a checked file has. A table that is there already and the same is passed over; how many were new."""
    new, format_, rated = 0, FORMAT, list[TableRecord]()
    for number, line in enumerate(file, start=1):
        found = _decode(line, number)
        if isinstance(found, Opening):
            format_ = found.format
        if isinstance(found, Guest) and await store.name(found.id) is None:
            await store.rename(found.id, found.name)
        if isinstance(found, StoredCampaign):
            await _add_document(store, CAMPAIGNS.document(found.record))
        if isinstance(found, StoredDocument):
            await _add_document(store, _document(found))
        if isinstance(found, Stored):
            added = await _add(store, found)
            rated += [found.record] * (added if found.record.rating.entrants else 0)
            new += added
    if format_ < RATINGS_SINCE:
        await _add_ratings(store, rated)
    return new


async def _add_ratings(store: Store, tables: list[TableRecord]) -> None:
    """The ratings that new tables of an earlier format come to, added to those known here."""
    for rating in from_tables(tables):
        await RATINGS.change(store, rating.id, lambda old, new=rating: new if old is None else together(old, new))  # type: ignore[misc]


async def _lines(store: Store) -> AsyncIterator[Line]:
    """Documents come last: while a server uses the store, no table's campaign is then missing in the file."""
    async for guest in _guests(store):
        yield guest
    async for table in _tables(store):
        yield table
    async for document in _documents(store):
        yield document


async def _guests(store: Store) -> AsyncIterator[Guest]:
    after = ""
    while found := await store.all_guests(after, AT_ONCE):
        for guest in found:
            yield Guest(*guest)
        after = found[-1][0]


async def _documents(store: Store) -> AsyncIterator[StoredDocument]:
    after = ("", "")
    while found := await store.all_documents(after, AT_ONCE):
        for one in found:
            sheet = msgspec.Raw(one.sheet)
            yield StoredDocument(one.kind, one.id, one.created, one.owners, sheet, one.board, one.rank)
        after = found[-1].kind, found[-1].id


async def _tables(store: Store) -> AsyncIterator[Stored]:
    after = ""
    while found := await store.all_tables(after, AT_ONCE):
        for record, due in found:
            yield await _at_one_moment(store, record.id, due)
        after = found[-1][0].id


async def _at_one_moment(store: Store, table: str, due: int | None) -> Stored:
    """A table's parts as of one moment: people may be playing, so they are read until nothing changed meanwhile."""
    before: list[Head] = []
    while (heads := await store.heads([table])) != before:
        before, record = heads, await store.record(table)
        entries, lines = await store.entries(table), await store.lines(table)
    if record is None:
        raise BadRecord(f"The table {table} is gone.")
    return Stored(record, due, tuple(map(msgspec.Raw, entries)), tuple(map(msgspec.Raw, lines)))


def _decode(line: bytes, number: int) -> Opening | Line | Tally:
    try:
        found: Opening | Guest | ReadTable | StoredCampaign | StoredDocument | Tally
        found = codec.decode(line, Opening | Guest | ReadTable | StoredCampaign | StoredDocument | Tally)
        return found.stored() if isinstance(found, ReadTable) else found
    except (BadNotation, msgspec.ValidationError) as fault:
        raise BadRecord(f"Line {number} cannot be read: {fault}") from fault


def _play_through(stored: Stored, number: int) -> None:
    """Refuse a game that does not end as its record says; one that is not on the shelf is taken as it is."""
    record, entries = stored.record, [bytes(entry) for entry in stored.entries]
    try:
        game = registry.load(record.game)
        ended = Journal.load(game, record, entries).match.outcome if record.has_game else None
    except UnknownGame:
        return
    except (CosmothequeError, ValueError) as fault:
        raise BadRecord(f"Line {number}, table {record.id}: {fault}") from fault
    is_over = record.status == "over" and not record.ending.closed
    if ended != record.ending.outcome or (ended is None) == is_over:
        raise BadRecord(f"Line {number}, table {record.id}: it did not end as its record says.")


async def _add(store: Store, stored: Stored) -> int:
    """A record begins anew with its revisions."""
    record = replace(stored.record, revision=0)
    entries, lines = (tuple(bytes(raw) for raw in part) for part in (stored.entries, stored.lines))
    change = Change(table=record.id, record=record, entries=entries, lines=lines, due=stored.due, sets_due=True)
    try:
        await store.write(change)
    except Conflict as fault:
        there = await store.record(record.id)
        same = there is not None and replace(there, revision=0) == record
        if not same or tuple(await store.entries(record.id)) != entries:
            raise BadRecord(f"The table {record.id} is there already, and is another.") from fault
        return 0
    return 1


def _document(line: StoredDocument) -> Document:
    return Document(
        kind=line.of,
        id=line.id,
        created=line.created,
        owners=line.owners,
        sheet=bytes(line.sheet),
        board=line.board,
        rank=line.rank,
    )


async def _add_document(store: Store, stored: Document) -> None:
    """Store a document with its revisions begun anew; one that is there already must be the same."""
    document = replace(stored, revision=0, sheet=_without_revision(stored.sheet))
    try:
        await store.keep(document)
    except Conflict as fault:
        there = await store.document(document.kind, document.id)
        if there is None or _without_revision(there.sheet) != document.sheet:
            raise BadRecord(f"The {document.kind} {document.id} is there already, and is another.") from fault


def _without_revision(sheet: bytes) -> bytes:
    """A document's content without the revision that its record counts along."""
    fields = codec.decode(sheet, dict)
    return codec.encode({name: value for name, value in fields.items() if name != "revision"})
