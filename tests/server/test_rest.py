"""A table that rests while people look on: what another node did meanwhile is shown as soon as it is read again."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from cosmotheque import registry
from cosmotheque.server.app import make_services
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.live import arrivals
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.table import Table
from cosmotheque.server.record.table import SeatRecord, TableRecord


async def move(table: Table, seat: int) -> None:
    """The first move of a seat."""
    journal = await table.state.load_journal()
    match = journal.match
    action = match.game.measured.measure(match.view(seat), match.actions(seat)[0], Random(0))
    await table.state.commit(journal.play(seat, action))


def test_reading_a_table_again_shows_what_happened_at_another_node(tmp_path: Path) -> None:
    async def run() -> list[int]:
        services = make_services(Settings(data=tmp_path / "data"))
        game = registry.load(registry.playable()[0])
        seats = tuple(SeatRecord("ann", "Ann") for _ in range(game.meta.seats[0]))
        record = TableRecord(id="t", game=game.meta.slug, rules=game.meta.version, host="ann", seats=seats, created="")
        here = Table(services, record)
        await here.ask(here.state.start)
        assert here.state.journal is not None
        seat = min(here.state.journal.match.actors())
        there = Table(services, here.record)
        shown: list[bytes] = []
        connection = Connection("ann", "Ann", lambda text: shown.append(text) is None)
        await here.ask(partial(arrivals.join, here, connection))
        connection.look(seat)
        here.audience.show(connection, here.state.journal)
        here.rest(-1)
        assert here.state.journal is None
        await there.ask(partial(move, there, seat))
        await here.ask(here.state.tell_table)
        for table in (here, there):
            table.stop()
        await services.close()
        frames = [message for message in map(msgspec.json.decode, shown) if message["type"] == "frame"]
        return [frame["v"] for frame in frames if frame["seat"] == seat]

    versions = asyncio.run(run())
    assert versions[-1] > versions[0]
