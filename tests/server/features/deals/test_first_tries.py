"""The first try at the deal of the day: what makes another one of it, and who is told what meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.game import Outcome
from cosmotheque.server.app import make_services, open_tables
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.deals import daily_deal, deal_comparison
from cosmotheque.server.features.deals.wire import PlayDay, PlayDeal
from cosmotheque.server.live import calendar, manage
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.store import Change
from cosmotheque.server.wire.parts import Guest

T = TypeVar("T")
DAY, NEXT = date(2026, 1, 2), date(2026, 1, 3)
GAME = next(slug for slug in registry.playable() if registry.shelf()[slug].cooperative)
ANN = Guest("ann", "Ann")
HOUR = 3_600_000
NOON = 1000 * int(datetime(2026, 1, 2, 12, tzinfo=UTC).timestamp())
NIGHT = NOON + 11 * HOUR


@pytest.fixture
def use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Tables], Awaitable[T]]], T]:
    """Runs work with the tables of a server that is not open, on that day."""
    monkeypatch.setattr(calendar, "today", lambda: DAY)

    def run(work: Callable[[Tables], Awaitable[T]]) -> T:
        async def whole() -> T:
            tables = open_tables(make_services(Settings(data=tmp_path, bot_delay=60.0)))
            try:
                return await work(tables)
            finally:
                tables.stop()
                await tables.services.close()

        return asyncio.run(whole())

    return run


Use = Callable[[Callable[[Tables], Awaitable[T]]], T]


def begun(tables: Tables, name: str, *people: str, began: int = NOON, ended: int = 0) -> TableRecord:
    """A table with the day's deal, over where it has ended."""
    like = daily_deal.table_of(tables, GAME, DAY)
    sat = tuple(SeatRecord(one, one) for one in people) + like.seats[len(people) :]
    outcome = Outcome("won", (1.0,) * len(sat)) if ended else None
    status = "over" if ended else "running"
    return replace(
        like,
        id=name,
        seats=sat,
        times=replace(like.times, began=began, started=began, ended=ended),
        status=status,
        ending=replace(like.ending, outcome=outcome),
    )


async def keep(tables: Tables, *records: TableRecord) -> None:
    for record in records:
        await tables.services.store.write(Change(table=record.id, record=record))


def test_a_try_counts_unless_the_deal_was_looked_at_elsewhere(use: Use[None]) -> None:
    async def work(tables: Tables) -> None:
        like = daily_deal.table_of(tables, GAME, DAY)

        def counted(*found: TableRecord) -> set[str]:
            return set(daily_deal.counting_tables(daily_deal._sort_by_start(found), like))

        first = begun(tables, "first", "ann", ended=NOON + HOUR)
        later = begun(tables, "later", "ann", began=NOON + 2 * HOUR, ended=NIGHT)
        beside = replace(later, times=replace(later.times, began=NOON + HOUR // 2))
        assert counted(first, later) == {"first"}
        assert counted(later, replace(first, times=replace(first.times, ended=NIGHT))) == set()
        assert counted(beside, first) == set()
        assert counted(first, begun(tables, "group", "ben", "ann", began=NOON + 60_000, ended=NIGHT)) == set()
        assert counted(first, begun(tables, "other", "ben", began=NOON + 60_000, ended=NIGHT)) == {"first", "other"}
        stood = replace(
            first, times=replace(first.times, started=NOON + 5 * HOUR)
        )  # its own clock was stopped for as long
        assert counted(stood, later) == {"first"}
        assert counted(replace(first, times=replace(first.times, began=NOON - 24 * HOUR))) == set()

    use(work)


def test_who_still_plays_at_midnight_is_told_nothing_meanwhile(use: Use[None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables) -> None:
        mine, best = begun(tables, "mine", "ann"), begun(tables, "best", "ben", ended=NIGHT)
        await keep(tables, mine, best)
        monkeypatch.setattr(calendar, "today", lambda: NEXT)
        shown = await daily_deal.look(tables, GAME, DAY, "ann")
        assert (shown.over, shown.mine, shown.results, shown.deal) == (True, "begun", None, None)
        for other in ("ben", "cleo", None):
            shown = await daily_deal.look(tables, GAME, DAY, other)
            assert shown.results is not None
            assert shown.deal == mine.deal.secret

    use(work)


@pytest.mark.parametrize("today", [DAY, NEXT])
def test_who_is_at_their_first_try_looks_at_no_other_table_of_that_day(
    use: Use[None], monkeypatch: pytest.MonkeyPatch, today: date
) -> None:
    """On the day a record tells every draw, and on the day after the deal itself."""

    async def work(tables: Tables) -> None:
        mine, best = begun(tables, "mine", "ann"), begun(tables, "best", "ben", ended=NIGHT)
        waiting = replace(
            begun(tables, "waiting", "cleo"),
            status="open",
            times=replace(begun(tables, "waiting", "cleo").times, began=0, started=0),
        )
        await keep(tables, mine, best, waiting)
        monkeypatch.setattr(calendar, "today", lambda: today)
        with pytest.raises(Denied, match="Finish your own game"):
            await tables.look_at("best", "ann")
        for name, guest in ("mine", "ann"), ("waiting", "ann"), ("best", "ben"), ("best", "dora"), ("best", None):
            assert (await tables.look_at(name, guest)).record.id == name
        over = replace(
            mine,
            status="over",
            ending=replace(mine.ending, outcome=best.ending.outcome),
            times=replace(mine.times, ended=NIGHT),
            revision=1,
        )
        await tables.services.store.write(Change(table="mine", record=over))
        assert (await tables.look_at("best", "ann")).record.id == "best"

    use(work)


def test_nobody_plays_the_deal_of_the_day_beside_their_first_try(use: Use[None]) -> None:
    async def work(tables: Tables) -> None:
        mine, best = begun(tables, "mine", "ann"), begun(tables, "best", "ben", ended=NIGHT)
        await keep(tables, mine, best)
        for attempt in (
            daily_deal.play(tables, GAME, PlayDay(practice=True), ANN, "", lambda: None),
            daily_deal.play_again(tables, best, PlayDeal(), ANN, "", lambda: None),
        ):
            with pytest.raises(Denied, match="Finish your own game"):
                await attempt
        challenge = await daily_deal.play_again(tables, best, PlayDeal(friends=True), ANN, "", lambda: None)
        assert challenge.record.status == "open"

    use(work)


def test_who_asks_twice_at_once_has_one_first_try(use: Use[None]) -> None:
    async def work(tables: Tables) -> None:
        asked = (daily_deal.play(tables, GAME, PlayDay(), ANN, "", lambda: None) for _ in range(3))
        assert len({table.record.id for table in await asyncio.gather(*asked)}) == 1

    use(work)


def test_a_group_is_told_that_somebody_knows_the_deal_of_the_day(use: Use[None]) -> None:
    async def work(tables: Tables) -> None:
        await keep(tables, begun(tables, "first", "ann", ended=NIGHT))
        practice = await daily_deal.play(tables, GAME, PlayDay(friends=True, practice=True), ANN, "", lambda: None)
        assert practice.record.deal.repeat
        assert (
            await daily_deal.play(tables, GAME, PlayDay(friends=True, practice=True), ANN, "", lambda: None) is practice
        )
        for guest, knows in ("ben", False), ("ann", True):
            sat = tuple(SeatRecord(guest, guest) for _ in practice.record.seats)
            new = replace(
                practice.record, id=guest, host=guest, seats=sat, deal=replace(practice.record.deal, repeat=False)
            )
            table = await tables.add(new)
            assert (await table.ask(lambda table=table, guest=guest: manage.start(table, guest))).repeat is knows  # type: ignore[misc]

    use(work)


def test_one_address_does_not_crowd_others_out_of_a_deal(use: Use[None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_comparison, "MOST_TABLES", 2)
    monkeypatch.setattr(deal_comparison, "MOST_OF_ADDRESS", 2)

    async def work(tables: Tables) -> None:
        origin = tables.origin("10.0.0.1")
        await keep(tables, *(replace(begun(tables, name, name), origin=origin) for name in ("one", "two")))
        with pytest.raises(Denied) as refusal:
            await daily_deal.play(tables, GAME, PlayDay(), ANN, "10.0.0.1", lambda: None)
        assert refusal.value.status == 429
        await daily_deal.play(tables, GAME, PlayDay(), ANN, "10.0.0.2", lambda: None)
        assert (await daily_deal.look(tables, GAME, DAY, "ann")).mine == "begun"

    use(work)
