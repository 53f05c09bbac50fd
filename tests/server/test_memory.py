"""Tables that left are gone: nothing of them waits for the collector of cycles, which seldom looks at old things."""

import asyncio
import gc
import weakref
from pathlib import Path

from cosmotheque import registry
from cosmotheque.server.app import furnish
from cosmotheque.server.play.table import Table
from cosmotheque.server.settings import Settings
from cosmotheque.server.sheet import SeatSheet, TableSheet


def test_a_table_that_stops_is_free_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        house = furnish(Settings(data=tmp_path / "data"))
        game = registry.load(registry.playable()[0])
        seats = tuple(SeatSheet("ann", "Ann") for _ in range(game.meta.seats[0]))
        sheet = TableSheet(id="t", game=game.meta.slug, rules=game.meta.version, host="ann", seats=seats, created="")
        table = Table(house, sheet)
        await table.ask(table.start)
        watched = weakref.ref(table)
        gc.disable()
        try:
            table.stop()
            del table
            await asyncio.sleep(0.05)
            assert watched() is None
        finally:
            gc.enable()
        await house.store.close()

    asyncio.run(run())
