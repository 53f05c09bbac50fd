"""What was kept for a while is dropped when nobody can need it any more."""

import asyncio
import contextlib
from datetime import timedelta

from msgspec.structs import replace

from cosmotheque.server.base import logs
from cosmotheque.server.features.civility import administration
from cosmotheque.server.features.invitations.record import INVITATIONS
from cosmotheque.server.features.people.passkeys import CHALLENGES
from cosmotheque.server.features.people.transfer_codes import PASSINGS
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.store import Conflict, Store, StoreFailed

HOUR = 3600.0
AT_ONCE = 500
KEPT = {
    PASSINGS.name: timedelta(hours=1),
    CHALLENGES.name: timedelta(hours=1),
    INVITATIONS.name: timedelta(days=30),
}
"""How long documents of a kind are kept."""


async def tidy_forever(tables: Tables) -> None:
    """Let go of what has had its time, now and every hour, whatever becomes of the store meanwhile."""
    store, kept = tables.services.store, tables.services.settings.reports_kept
    while True:
        try:
            await tidy(store)
            await administration.tidy(store, kept)
        except StoreFailed as fault:
            logs.warn("tidy", why=str(fault))
        await asyncio.sleep(HOUR)


async def tidy(store: Store) -> None:
    """Drop what is too old, on whichever node comes first."""
    for kind, age in KEPT.items():
        while old := await store.documents_before(kind, now_text(-age), AT_ONCE):
            for document in old:
                with contextlib.suppress(Conflict):
                    await store.keep(replace(document, revision=document.revision + 1, gone=True))
            logs.info("tidied", documents=kind, count=len(old))
