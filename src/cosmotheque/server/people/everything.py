"""All that is stored about somebody, for them to take along; of others what they see at a table anyway."""

from collections.abc import AsyncIterator
from typing import Any

from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.people import moving
from cosmotheque.server.play.tables import Tables
from cosmotheque.server.store import Document
from cosmotheque.server.wire import Guest

FORMAT = 1
SECRET = ("data", "state")
"""What is of no use to anybody but the server."""


async def lines(tables: Tables, me: Guest) -> AsyncIterator[bytes]:
    """JSON lines: who I am, my tables as I see them, and every document of mine."""
    yield _line({"kind": "cosmotheque-person", "format": FORMAT, "name": me.name, "id": me.id})
    for document in await tables.services.store.belongings(me.id):
        yield _line({"kind": document.kind, "created": document.created, "content": _own(document, me.id)})
    done = set[str]()
    while found := await moving.further_tables(tables.services.store, me.id, done):
        for record in found:
            done.add(record.id)
            yield await _table(tables, record.id, me.id)


async def _table(tables: Tables, name: str, me: str) -> bytes:
    table = await tables.get(name)
    try:
        info = await table.ask(lambda: table.state.info(me))
    except CosmothequeError as fault:
        return _line({"kind": "table", "id": name, "unreadable": str(fault)})
    return _line({"kind": "table", "table": info, "record": f"/api/tables/{name}/record" if info.outcome else None})


def _own(document: Document, me: str) -> Any:
    """A document without the ids of others."""
    others = {owner for owner in document.owners if owner != me}
    content = codec.decode(document.sheet, dict)
    return _masked(content, me, others)


def _masked(content: Any, me: str, others: set[str]) -> Any:
    match content:
        case dict():
            kept = {key: value for key, value in content.items() if key not in SECRET}
            return {
                key: _masked(value, me, others) for key, value in kept.items() if not (key == "guest" and value != me)
            }
        case list():
            return [_masked(one, me, others) for one in content]
        case str() if content in others:
            return ""
    return content


def _line(content: Any) -> bytes:
    return codec.encode(content) + b"\n"
