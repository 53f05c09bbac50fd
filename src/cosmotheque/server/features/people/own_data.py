"""All that is stored about a person, for them to take along: the statement of each kind of document, and their tables.

Of others it holds what their pages show anyway: names, never ids. The order of the lines follows from their content, so
that it tells no more than they do.
"""

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from cosmotheque.core import codec
from cosmotheque.server.base import identity
from cosmotheque.server.features.people import own_tables
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.store import Document, Store
from cosmotheque.server.store.documents import KINDS, ReadablePart, Reader, about
from cosmotheque.server.wire.parts import Guest

FORMAT = 2
"""In the first format documents stood as they are stored, but for the ids of others."""


class Belonging(msgspec.Struct, frozen=True):
    """A document as its owner may read it."""

    kind: str
    created: str
    content: Any


async def lines(tables: Tables, me: Guest) -> AsyncIterator[bytes]:
    """JSON lines: who I am, what I may read of every document of mine, invitations that wait for me, my tables."""
    store = tables.services.store
    yield _line({"kind": "cosmotheque-person", "format": FORMAT, "name": me.name, "id": me.id})
    for line in sorted([_line(belonging) for belonging in await _belongings(store, me.id)]):
        yield line
    for kind, created, content in await tables.services.features.tell_person(me.id):
        yield _line(Belonging(kind, created, content))
    async for table in own_tables.read_tables(tables, me.id):
        yield _line(table)


async def _belongings(store: Store, me: str) -> list[Belonging]:
    """The parts that a person may read of the documents that are theirs or filed under their digest."""
    found = [*await store.belongings(me), *await store.belongings(about(me))]
    owners = {owner for document in found for owner in document.owners}
    reader = Reader(me, {owner: await store.name(owner) or identity.first_name(owner) for owner in owners})
    told = [(document, _readable_part(document, reader)) for document in found]
    return [Belonging(one.kind, one.created, content) for one, content in told if content is not None]


def _readable_part(document: Document, reader: Reader) -> ReadablePart:
    """The part of a document that its reader may know; None for a kind that this version does not know."""
    kind = KINDS.get(document.kind)
    return None if kind is None else kind.readable_part(document, reader)


def _line(content: Any) -> bytes:
    return codec.encode(content) + b"\n"
