"""Deals that bots play: bounded, one at a time, and a failure costs nobody anything."""

import asyncio
import sys
from pathlib import Path

import pytest

from cosmotheque.server.errors import Denied
from cosmotheque.server.settings import Settings
from cosmotheque.server.store.sqlite import SqliteStore
from cosmotheque.server.workers.pars import MOST_OF_ONE, Pars
from cosmotheque.server.workers.worker import DealOrder

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
