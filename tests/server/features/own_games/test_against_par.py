"""Teams beside bots with the same deals: which games count, what is told of them, and how it fills itself."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.client import Player
from tests.server.conftest import eventually
from tests.server.records import changed

from cosmotheque import registry
from cosmotheque.core.game import Outcome
from cosmotheque.server.app import make_services
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.own_games import par
from cosmotheque.server.features.own_games import rules as mine
from cosmotheque.server.features.own_games.wire import AgainstPar
from cosmotheque.server.live import lineups
from cosmotheque.server.live.services import Services
from cosmotheque.server.record.parts import Deal, Ending, Times
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.store import Change, Par

GAME = next(slug for slug in registry.playable() if registry.shelf()[slug].cooperative)
META = registry.shelf()[GAME]
LEVELS = lineups.levels(GAME)
MIDDLE = len(LEVELS) // 2
NOBODY = (sys.executable, "-c", "")


def team(name: str, deal: str = "", score: float | None = META.scores[1], began: int = 1, **more: Any) -> TableRecord:
    """Ann and a bot at a table of a deal, over unless there is no score."""
    record = TableRecord(
        id=name,
        game=GAME,
        rules=META.version,
        host="ann",
        seats=(SeatRecord("ann", "Ann"), SeatRecord(bot=LEVELS[0].name)),
        created="2026-01-01",
        deal=Deal(secret=deal or name),
        times=Times(began=began),
        status="running" if score is None else "over",
        ending=Ending(outcome=None if score is None else Outcome("", (score, score))),
    )
    return changed(record, **more)


def bots(deal: str, *scores: float) -> list[Par]:
    """Results of each level of bots with a deal, in Ann's seat."""
    found = zip(lineups.par_orders(team("like", deal)), scores, strict=True)
    return [Par(deal, order.lineup, Outcome("", (score, score))) for order, score in found]


@pytest.fixture
def use(tmp_path: Path) -> Callable[[Callable[[Services], Awaitable[None]]], None]:
    """Runs work with the services of a server that is not open, and whose bots never come to an end."""

    def run(work: Callable[[Services], Awaitable[None]]) -> None:
        async def whole() -> None:
            services = make_services(Settings(data=tmp_path, bot_command=NOBODY))
            try:
                await work(services)
            finally:
                await services.close()

        asyncio.run(whole())

    return run


Use = Callable[[Callable[[Services], Awaitable[None]]], None]


async def keep(services: Services, *records: TableRecord, pars: list[Par] | None = None) -> None:
    for record in records:
        await services.store.write(Change(table=record.id, record=record))
    for one in pars or []:
        await services.store.keep_par(one)


async def told(services: Services) -> AgainstPar | None:
    return (await mine.figures(services, "ann", 0))[0].par


def counted(*tables: TableRecord) -> list[str]:
    return [one.id for one in par.first_tries(tables, "ann")]


def test_the_first_game_with_a_deal_counts_and_no_other() -> None:
    first, second = team("first", "d"), team("second", "d", began=2, repeat=True)
    assert counted(second, first) == ["first"]
    assert counted(second, replace(first, status="running", ending=replace(first.ending, outcome=None))) == []
    assert counted(second, replace(first, ending=replace(first.ending, outcome=None, closed="spam"))) == []
    challenged = team("challenged", "e", repeat=True)
    assert counted(first, challenged) == ["first", "challenged"], "a friend's deal is new to who is challenged"
    assert counted(replace(first, status="open", ending=replace(first.ending, outcome=None)), second) == ["second"], (
        "nobody has seen an open table"
    )


def test_who_had_two_hands_is_not_compared() -> None:
    both = team("both", seats=(SeatRecord("ann", "Ann"), SeatRecord("ann", "Ann")))
    assert counted(both) == ([] if META.secrets else ["both"])


def test_a_game_without_a_deal_or_without_a_team_is_not_compared() -> None:
    rivals = next(slug for slug in registry.playable() if not registry.shelf()[slug].cooperative)
    assert counted(changed(team("old"), deal=""), replace(team("rivals"), game=rivals)) == []


def test_teams_are_held_against_each_level_with_the_same_deals(use: Use) -> None:
    least, most = META.scores

    async def work(services: Services) -> None:
        assert await mine.figures(services, "ann", 0) == []
        records = [team("one", score=most), team("two", score=least), team("three", score=most)]
        await keep(services, *records)
        await keep(services, pars=bots("one", *[least] * len(LEVELS)) + bots("two", *[most] * len(LEVELS)))
        shown = await told(services)
        assert shown is not None
        assert (shown.deals, shown.waiting, shown.par) == (2, 1, LEVELS[MIDDLE].name)
        assert shown.mean == (least + most) / 2
        assert [(one.bot, one.mean) for one in shown.levels] == [(bot.name, shown.mean) for bot in LEVELS]
        assert shown.low < 0 < shown.high
        await keep(services, pars=bots("three", *[least] * len(LEVELS)))
        shown = await told(services)
        assert shown is not None
        assert (shown.deals, shown.waiting) == (3, 0)
        assert shown.mean > shown.levels[MIDDLE].mean

    use(work)


def test_nothing_is_told_of_a_deal_that_somebody_still_plays(use: Use) -> None:
    async def work(services: Services) -> None:
        most = META.scores[1]
        await keep(services, team("over"), team("first", "d", score=None), team("practice", "d", began=2))
        await keep(services, pars=bots("over", *[most] * len(LEVELS)) + bots("d", *[META.scores[0]] * len(LEVELS)))
        shown = await told(services)
        assert shown is not None
        assert (shown.deals, shown.waiting) == (1, 0)
        assert {one.mean for one in shown.levels} == {most}

    use(work)


def test_old_rules_wait_for_nobody_and_bots_that_failed_are_not_waited_for(use: Use) -> None:
    async def work(services: Services) -> None:
        await keep(services, team("old", rules=META.version - 1))
        assert await told(services) is None
        await keep(services, team("new"))
        shown = await told(services)
        assert shown == AgainstPar(0, waiting=1)
        await asyncio.gather(*services.pars._playing.values())
        assert await told(services) is None

    use(work)


def test_few_deals_alike_prove_nothing_and_many_do() -> None:
    for difference, most in ((1.0, 1.0), (10.0, 40.0)):
        few, many = par.interval([difference] * 3, 0, most), par.interval([difference] * 40, 0, most)
        assert few[0] < 0 < difference <= few[1] <= most
        assert 0 < many[0] < many[1] <= most
    level = par.interval([1.0, -1.0] * 50, 0, 1)
    assert level[0] == pytest.approx(-level[1])
    assert level[1] < par.interval([1.0, -1.0], 0, 1)[1]


def test_bots_play_a_deal_once_a_team_has_finished_it(ann: Player) -> None:
    """They do so without a request; their results stand on the page of the person who played."""
    seats = META.seats[0]
    others = {str(seat): LEVELS[0].name for seat in range(1, seats)}
    table = ann.create(game=GAME, seats=seats, bots=others, start=True)["id"]
    assert ann.get("/api/me/figures") == []
    with ann.live(table) as live:
        live.next("frame")
        live.send(type="concede", seat=0)
        while live.frame["outcome"] is None:
            live.next("frame")
    shown = eventually(lambda: ann.get(f"/api/tables/{table}/deal"), lambda shown: shown["par"] == "done")
    told = ann.get("/api/me/figures")[0]["par"]
    assert (told["deals"], told["waiting"], told["mean"]) == (1, 0, 0)
    assert [(one["bot"], one["mean"]) for one in told["levels"]] == [
        (one["bot"], one["outcome"]["scores"][0]) for one in shown["pars"]
    ]
