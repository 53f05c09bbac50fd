"""A table that rests while people look on: what another node did meanwhile is shown as soon as it is read again."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec

from cosmotheque import registry
from cosmotheque.server.app import furnish
from cosmotheque.server.play.connection import Connection
from cosmotheque.server.play.table import Table
from cosmotheque.server.settings import Settings
from cosmotheque.server.sheet import SeatSheet, TableSheet


async def move(table: Table, seat: int) -> None:
    """The first move of a seat."""
    journal = await table.opened()
    match = journal.match
    action = match.game.measured.measure(match.view(seat), match.actions(seat)[0], match._rng)
    await table.commit(journal.play(seat, action))


def test_reading_a_table_again_shows_what_happened_at_another_node(tmp_path: Path) -> None:
    async def run() -> list[int]:
        house = furnish(Settings(data=tmp_path / "data"))
        game = registry.load(registry.playable()[0])
        seats = tuple(SeatSheet("ann", "Ann") for _ in range(game.meta.seats[0]))
        sheet = TableSheet(id="t", game=game.meta.slug, rules=game.meta.version, host="ann", seats=seats, created="")
        here = Table(house, sheet)
        await here.ask(here.start)
        assert here.journal is not None
        seat = min(here.journal.match.actors())
        there = Table(house, here.sheet)
        shown: list[bytes] = []
        connection = Connection("ann", "Ann", lambda text: shown.append(text) is None)
        await here.ask(partial(here.join, connection))
        connection.look(seat)
        here.audience.show(connection, here.journal)
        here.rest(-1)
        assert here.journal is None
        await there.ask(partial(move, there, seat))
        await here.ask(here.tell_table)
        for table in (here, there):
            table.stop()
        await house.store.close()
        frames = [message for message in map(msgspec.json.decode, shown) if message["type"] == "frame"]
        return [frame["v"] for frame in frames if frame["seat"] == seat]

    versions = asyncio.run(run())
    assert versions[-1] > versions[0]
