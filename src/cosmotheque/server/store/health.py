"""The health of a server: it reads and writes its store, on a disk that has room.

Anybody may ask, so that one look serves all who ask at the same time, and holds for a few seconds.
"""

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path

from cosmotheque.core.text import Text
from cosmotheque.server.base import logs, sentences
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.store import Store, StoreFailed

FRESH_SECONDS = 5.0
PATIENCE = 4.0
LEAST_FREE = 16 * 1024 * 1024
"""Bytes without which a commit and the checkpoint after it may fail at any moment."""


class Health:
    """`clock` counts seconds."""

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._disk = None if settings.database else settings.data  # the database has a disk of its own
        self._store, self._clock = store, clock
        self._looking: asyncio.Task[Text | None] | None = None
        self._looked_at = 0.0

    async def complaint(self) -> Text | None:
        """A sentence where the server is not well."""
        if self._looking is None or (self._looking.done() and self._clock() - self._looked_at >= FRESH_SECONDS):
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> Text | None:
        try:
            found = await self._complaint()
        finally:
            self._looked_at = self._clock()
        if found is not None:
            logs.warn("not well", why=found.en)
        return found

    async def _complaint(self) -> Text | None:
        try:
            async with asyncio.timeout(PATIENCE):
                if self._disk is not None and (free := await asyncio.to_thread(free_bytes, self._disk)) < LEAST_FREE:
                    return sentences.DISK_FULL.filled(free // 2**20, LEAST_FREE // 2**20)
                await self._store.record("")
                await self._store.probe()
        except TimeoutError:
            return sentences.STORE_SLOW.filled(round(PATIENCE))
        except (StoreFailed, OSError) as fault:
            logs.warn("store", why=str(fault))
            return sentences.NOT_WELL
        return None


def free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free
