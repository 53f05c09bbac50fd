"""Deals that bots play: bounded, one at a time, and a failure costs nobody anything."""

import asyncio
import sys
from pathlib import Path

import pytest

from cosmotheque.core.game import Outcome
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.store import Par
from cosmotheque.server.store.sqlite import SqliteStore
from cosmotheque.server.workers.orders import DealOrder
from cosmotheque.server.workers.pars import MOST_OF_ONE, MOST_OFFERED, MOST_WAITING, Pars
from cosmotheque.server.workers.process import Worker

NOBODY = (sys.executable, "-c", "")


def order(number: int) -> DealOrder:
    return DealOrder("pebbles", f"deal {number}", ("steady", "steady"), {})


def test_who_asks_for_many_deals_is_refused_and_others_are_not(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "x.sqlite")
        pars = Pars(Settings(data=tmp_path, bot_command=NOBODY), store)
        for number in range(MOST_OF_ONE):
            pars.begin("ann", [order(number)])
            pars.begin("ann", [order(number)])  # it is at it already
        with pytest.raises(Denied):
            pars.begin("ann", [order(MOST_OF_ONE)])
        pars.begin("ben", [order(MOST_OF_ONE)])
        await pars.close()
        await store.close()

    asyncio.run(run())


def test_bots_that_do_not_manage_are_asked_again_when_somebody_wants_it(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "x.sqlite")
        pars = Pars(Settings(data=tmp_path, bot_command=NOBODY), store)
        pars.begin("ann", [order(0)])
        await asyncio.gather(*pars._playing.values())
        assert pars.has_failed("deal 0")
        assert not pars.is_playing("deal 0")
        assert await store.pars("deal 0") == []
        pars.begin("ann", [order(0)])
        assert not pars.has_failed("deal 0")
        await pars.close()
        await store.close()

    asyncio.run(run())


def test_deals_that_nobody_waits_for_leave_room_for_those_that_somebody_does(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "x.sqlite")
        pars = Pars(Settings(data=tmp_path, bot_command=NOBODY), store)
        for number in range(MOST_WAITING):
            pars.offer(f"host {number}", [order(number)])
        assert [pars.is_playing(f"deal {number}") for number in range(MOST_WAITING)].count(True) == MOST_OFFERED
        pars.offer("host 0", [])
        pars.begin("ann", [order(MOST_WAITING)])
        assert pars.is_playing(f"deal {MOST_WAITING}")
        await pars.close()
        await store.close()

    asyncio.run(run())


def test_what_another_node_has_found_out_is_not_played_again(tmp_path: Path) -> None:
    """A bot that played it would fail here, so it would be seen."""

    async def run() -> None:
        store = SqliteStore(tmp_path / "x.sqlite")
        pars = Pars(Settings(data=tmp_path, bot_command=NOBODY), store)
        await store.keep_par(Par("deal 0", order(0).lineup, Outcome("", (1.0, 0.0))))
        pars.offer("ann", [order(0)])
        pars.offer("ann", [order(1)])
        await asyncio.gather(*pars._playing.values())
        assert not pars.has_failed("deal 0")
        assert pars.has_failed("deal 1")
        pars.offer("ann", [order(1)])
        assert not pars.is_playing("deal 1"), "nobody asks again for what failed and nobody waits for"
        await pars.close()
        await store.close()

    asyncio.run(run())


def test_a_process_is_gone_also_where_whoever_ends_it_is_told_to_stop() -> None:
    async def run() -> None:
        worker = await Worker.start((sys.executable, "-c", "input()"))
        ending = asyncio.create_task(worker.end())
        await asyncio.sleep(0)
        ending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ending
        assert worker._process.returncode is not None

    asyncio.run(run())
