"""Moving all that belongs to one guest to another: their seats, their campaigns, and all else under their name.

Each table and each document is changed by itself; a move that broke off begins again, and finished parts stay done.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import logs
from cosmotheque.server.features.civility.record import BLOCKED_BY, BLOCKS
from cosmotheque.server.features.people import rewriting
from cosmotheque.server.live import seating
from cosmotheque.server.live.chat_log import SpokenLine
from cosmotheque.server.live.persons import PERSONS
from cosmotheque.server.live.spoken_record import SPOKEN
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Conflict, Document, Store
from cosmotheque.server.store.documents import KINDS, MOST_ATTEMPTS, about

AT_ONCE = 200


async def move(tables: Tables, old: str, new: str, name: str) -> None:
    """Make everything of one guest another's, who is called by that name."""
    store = tables.services.store
    await tables.services.features.move(old, new, name)
    await each_table(
        tables,
        old,
        lambda record: replace_guest(record, old, new, name),
        lambda line: replace(line, guest=new, name=name),
    )
    for document in await store.belongings(old):
        if document.kind != PERSONS.name:
            await _hand_over(store, document, old, new, name)
    for document in await documents_about(store, old):
        await _hand_over(store, document, old, new, name)
    await store.rename(old, None)


async def documents_about(store: Store, guest: str) -> list[Document]:
    """The documents that others have filed about a guest, their own half of it included."""
    found = await store.belongings(about(guest))
    halves = [await store.document(BLOCKS.name, one.id) for one in found if one.kind == BLOCKED_BY.name]
    return [*found, *(one for one in halves if one is not None)]


async def each_table(
    tables: Tables,
    guest: str,
    work: Callable[[TableRecord], TableRecord],
    say: Callable[[SpokenLine], SpokenLine],
) -> None:
    """Change every table that concerns a guest or where they have spoken, and what they said, each in its own task.

    One that cannot be opened is left as it is.
    """
    done, store = set[str](), tables.services.store
    while found := {one.id for one in await further_tables(store, guest, done)} | await tables_spoken_at(
        store, guest, done
    ):
        for name in sorted(found):
            done.add(name)
            try:
                table = await tables.get(name)
                await table.ask(lambda table=table: _change(table, guest, work, say))  # type: ignore[misc]
            except CosmothequeError as fault:
                logs.warn("cannot open", table=logs.short(name), why=str(fault))


async def further_tables(store: Store, guest: str, done: set[str]) -> list[TableRecord]:
    """The next tables that concern a guest, beside those that are done."""
    return [one for one in await store.tables_of(guest, len(done) + AT_ONCE) if one.id not in done]


async def tables_spoken_at(store: Store, guest: str, done: set[str]) -> set[str]:
    """The next tables at which a guest has spoken, beside those that are done."""
    return {one.table for one in await SPOKEN.of(store, guest, len(done) + AT_ONCE)} - done


async def _change(
    table: Table,
    guest: str,
    work: Callable[[TableRecord], TableRecord],
    say: Callable[[SpokenLine], SpokenLine],
) -> None:
    """Change a table's record and its chat; after a change of lines other nodes read these again."""
    rewritten = await table.chat.rewrite(guest, say)
    new = work(table.record)
    new = replace(new, rewritten=new.rewritten + 1) if rewritten else new
    if new != table.record:
        await seating.change(table.state, new)


def replace_guest(record: TableRecord, old: str, new: str, name: str) -> TableRecord:
    """A table's record with one guest in place of another, who has seen the secrets of the seats that either had."""
    moved = msgspec.convert(rewriting.replace_id(msgspec.to_builtins(record), old, new), TableRecord)
    called = tuple(replace(seat, name=name) if seat.guest == new else seat for seat in moved.seats)
    had = sorted({*record.requests.given_up.get(old, ()), *record.requests.given_up.get(new, ())})
    given_up = {**moved.requests.given_up, **({new: tuple(had)} if had else {})}
    return replace(
        moved,
        seats=called,
        requests=replace(moved.requests, given_up=given_up),
        pause=replace(moved.pause, without=tuple(sorted(set(moved.pause.without)))),
    )


async def _hand_over(store: Store, document: Document, old: str, new: str, name: str) -> None:
    """Hand a document over to the other guest; where both have their own of a kind, the other's stays.

    Some kinds can be joined: then it is both.
    """
    for attempt in range(MOST_ATTEMPTS):
        stored = await store.document(document.kind, document.id)
        if stored is None:
            return
        target = rewriting.replace_id(stored.id, old, new)
        owners = tuple(sorted({{old: new, about(old): about(new)}.get(owner, owner) for owner in stored.owners}))
        sheet = rewriting.replace_guest(codec.decode(stored.sheet, dict), old, new, name)
        try:
            if target == stored.id:
                await store.keep(next_revision(stored, sheet, owners))
            else:
                await _readdress(store, stored, replace(stored, id=target, owners=owners), sheet)
        except Conflict:
            if attempt == MOST_ATTEMPTS - 1:
                raise
        else:
            return


async def _readdress(store: Store, stored: Document, moved: Document, sheet: dict[str, Any]) -> None:
    gone = replace(stored, revision=stored.revision + 1, gone=True)
    if (there := await store.document(moved.kind, moved.id)) is not None:
        await store.keep(gone, *_join_documents(there, sheet))
    else:
        await store.keep(gone, replace(moved, revision=0, sheet=codec.encode({**sheet, "revision": 0})))


def _join_documents(there: Document, sheet: dict[str, Any]) -> list[Document]:
    """The document that has taken up another one's content; none where it stays as it is."""
    kind = KINDS.get(there.kind)
    if kind is None or kind.join is None:
        return []
    return [next_revision(there, kind.join(codec.decode(there.sheet, dict), sheet), there.owners)]


def next_revision(stored: Document, sheet: dict[str, Any], owners: tuple[str, ...]) -> Document:
    """The next revision of a document, which its record counts along."""
    revision = stored.revision + 1
    return replace(stored, revision=revision, owners=owners, sheet=codec.encode({**sheet, "revision": revision}))
