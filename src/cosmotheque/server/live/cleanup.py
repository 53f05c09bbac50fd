"""What was kept for a while is dropped when nobody can need it any more."""

import asyncio
import contextlib

from msgspec.structs import replace

from cosmotheque.server.base import logs
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.store import Conflict, Store, StoreFailed
from cosmotheque.server.store.documents import KINDS

HOUR = 3600.0
AT_ONCE = 500


async def tidy_forever(tables: Tables) -> None:
    """Let go of what has had its time, now and every hour, whatever becomes of the store meanwhile."""
    while True:
        try:
            await tidy(tables.services.store)
            await tables.services.features.clean_up(tables.services)
        except StoreFailed as fault:
            logs.warn("tidy", why=str(fault))
        await asyncio.sleep(HOUR)


async def tidy(store: Store) -> None:
    """Drop what is too old, on whichever node comes first."""
    for kind in list(KINDS.values()):
        while kind.kept is not None and (old := await store.documents_before(kind.name, now_text(-kind.kept), AT_ONCE)):
            for document in old:
                with contextlib.suppress(Conflict):
                    await store.keep(replace(document, revision=document.revision + 1, gone=True))
            logs.info("tidied", documents=kind.name, count=len(old))
