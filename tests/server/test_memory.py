"""Tables that left are gone: nothing of them waits for the collector of cycles, which seldom looks at old things."""

import asyncio
import gc
import weakref
from pathlib import Path

from cosmotheque import registry
from cosmotheque.server.app import make_services
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.live.table import Table
from cosmotheque.server.record.table import SeatRecord, TableRecord


def test_a_table_that_stops_is_free_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        services = make_services(Settings(data=tmp_path / "data"))
        game = registry.load(registry.playable()[0])
        seats = tuple(SeatRecord("ann", "Ann") for _ in range(game.meta.seats[0]))
        record = TableRecord(id="t", game=game.meta.slug, rules=game.meta.version, host="ann", seats=seats, created="")
        table = Table(services, record)
        await table.ask(table.state.start)
        watched = [weakref.ref(part) for part in (table, table.state, table.sync, table.chat, table.audience)]
        gc.disable()
        try:
            table.stop()
            del table
            await asyncio.sleep(0.05)
            assert [part() for part in watched] == [None] * len(watched)
        finally:
            gc.enable()
        await services.close()

    asyncio.run(run())
