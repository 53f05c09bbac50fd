"""Cleanup: documents that have had their time are dropped."""

import asyncio
import contextlib

from msgspec.structs import replace

from cosmotheque.server.base import logs
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.store import Conflict, Store, StoreFailed
from cosmotheque.server.store.documents import KINDS

HOUR = 3600.0
AT_ONCE = 500


async def drop_expired_forever(tables: Tables) -> None:
    """Drop expired documents, now and every hour, also while the store fails at times."""
    while True:
        try:
            await drop_expired(tables.services.store)
            await tables.services.features.clean_up()
        except StoreFailed as fault:
            logs.warn("cleanup", why=str(fault))
        await asyncio.sleep(HOUR)


async def drop_expired(store: Store) -> None:
    """Drop documents that are too old; nodes that do so at the same time do not disturb each other."""
    for kind in list(KINDS.values()):
        while kind.kept is not None and (old := await store.documents_before(kind.name, now_text(-kind.kept), AT_ONCE)):
            for document in old:
                with contextlib.suppress(Conflict):
                    await store.keep(replace(document, revision=document.revision + 1, gone=True))
            logs.info("cleanup", documents=kind.name, count=len(old))
