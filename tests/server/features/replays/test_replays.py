"""Replays and the description of the interface as they are sent: packed or not they are the same, to who waits."""

import asyncio
import sys
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from litestar import Litestar
from litestar.serialization import encode_json
from tests.server.client import Player
from tests.server.test_play import duel

from cosmotheque import registry
from cosmotheque.server.app import build
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.replay import Replay
from cosmotheque.server.wire.table import NewTable
from cosmotheque.server.workers.process import Worker

SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")


@pytest.mark.parametrize("query", ["", "?seat=1", "?drawn=true"])
def test_a_replay_is_the_same_packed_or_not(ann: Player, ben: Player, query: str) -> None:
    table = duel(ann, ben, options={"heap": 3})
    with ann.live(table) as live:
        live.next("frame")
        live.take(3)
    address = f"/api/tables/{table}/replay{query}"
    packed = ann.http.get(address, headers={"accept-encoding": "gzip"})
    plain = ann.http.get(address, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert encode_json(msgspec.json.decode(plain.content, type=Replay)) == plain.content


def test_the_interface_is_described_once_and_in_one_place(ann: Player) -> None:
    described = ann.http.get("/api/openapi.json")
    assert "/api/tables/{table_id}/replay" in described.json()["paths"]
    known = {"if-none-match": described.headers["etag"]}
    assert ann.http.get("/api/openapi.json", headers=known).status_code == 304
    for other in ("/api/openapi", "/api/openapi/openapi.json", "/api/openapi/anything"):
        assert ann.get(other, 404)["why"]["en"] == "There is nothing at this address."


async def given_up_game(tables: Tables) -> Table:
    """A table whose game is over."""
    for slug in registry.playable():
        seats = registry.load(slug).meta.seats[0]
        wanted = NewTable(game=slug, seats=seats, mine=tuple(range(seats)), start=True)
        table = await tables.create(wanted, "ann", "Ann", "127.0.0.1")
        journal = await table.state.load_journal()
        if journal.match.giving_up(0) == "ends":
            await table.ask(lambda: table.state.commit(journal.concede(0, "resigned")))  # noqa: B023
            return table
    pytest.fail("Nobody can give up anything.")


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
def test_a_drawn_replay_is_given_up_when_its_asker_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: asyncio.Queue[Worker] = asyncio.Queue()
    start = Worker.start

    async def started(command: tuple[str, ...], *, patient: bool = False) -> Worker:
        worker = await start(command, patient=patient)
        begun.put_nowait(worker)
        return worker

    monkeypatch.setattr(Worker, "start", started)

    async def ask_and_go() -> list[dict[str, Any]]:
        gate = build(Settings(data=tmp_path / "data", bot_command=SILENT))
        tables: Tables = cast(Litestar, gate._app).state.tables
        table = await given_up_game(tables)
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        heard.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        said: list[dict[str, Any]] = []

        async def say(message: Any) -> None:
            said.append(message)

        scope = {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "path": f"/api/tables/{table.record.id}/replay",
            "raw_path": b"",
            "query_string": b"drawn=true",
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
        }
        answering = asyncio.create_task(gate(scope, heard.get, say))
        async with asyncio.timeout(60):
            worker = await begun.get()
            heard.put_nowait({"type": "http.disconnect"})
            await answering
        await asyncio.gather(*tables.services.answers._tasks, return_exceptions=True)
        assert not worker.is_alive
        tables.stop()
        await tables.services.close()
        return said

    assert asyncio.run(ask_and_go())[0]["status"] == 499
