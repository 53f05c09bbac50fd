"""Campaigns in the stores, the same for SQLite and PostgreSQL, and on their way from one to the other."""

import asyncio
import io
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.test_store import Place, place, table

from cosmotheque.core.errors import BadRecord
from cosmotheque.core.game import Outcome
from cosmotheque.server.features.campaigns.record import CAMPAIGNS, CampaignRecord
from cosmotheque.server.record.table import Member, TableRecord
from cosmotheque.server.store import Change, Conflict, Store
from cosmotheque.server.store.sqlite import SqliteStore
from cosmotheque.server.upkeep import transfer

__all__ = ["place"]
ANN, BEN = Member("ann", "Ann"), Member("ben", "Ben")


def campaign(name: str, *members: Member, created: str = "2026-01-01", **fields: object) -> CampaignRecord:
    made = CampaignRecord(
        id=name, game="pebbles", name="Friday", host="ann", created=created, members=members or (ANN,)
    )
    return replace(made, **fields)


def test_a_campaign_is_there_after_reopening_with_its_tables(place: Place) -> None:
    first, second = campaign("c1", ANN, BEN), campaign("c2", created="2026-01-02")
    late = table("t1", created="2026-01-03", campaign="c1")
    over = table("t2", created="2026-01-02", campaign="c1", status="over", outcome=Outcome("last", (1.0, 1.0)))

    async def write(store: Store) -> None:
        await asyncio.gather(CAMPAIGNS.keep(store, first), CAMPAIGNS.keep(store, second))
        for record in (late, over, table("t3", created="2026-01-04")):
            await store.write(Change(table=record.id, record=record))

    async def read(store: Store) -> None:
        assert await CAMPAIGNS.find(store, "c1") == first
        assert await CAMPAIGNS.find(store, "c3") is None
        assert await CAMPAIGNS.of(store, "ann", 10) == [second, first]
        assert await CAMPAIGNS.of(store, "ann", 1) == [second]
        assert await CAMPAIGNS.of(store, "ben", 10) == [first]
        assert await store.tables_in("c1") == [over, late]
        assert await store.tables_in("c2") == []
        assert [one.id for one in await store.all_documents(("", ""), 10)] == ["c1", "c2"]
        assert await store.all_documents(("campaign", "c1"), 10) == [CAMPAIGNS.document(second)]

    place.use(write)
    place.use(read)


def test_of_two_who_change_a_campaign_the_second_loses(place: Place) -> None:
    async def use(store: Store) -> None:
        await CAMPAIGNS.keep(store, campaign("c"))
        with pytest.raises(Conflict):
            await CAMPAIGNS.keep(store, campaign("c", BEN))
        await CAMPAIGNS.keep(store, campaign("c", ANN, BEN, revision=1))
        with pytest.raises(Conflict):
            await CAMPAIGNS.keep(store, campaign("c", opened=("9",), revision=1))
        await CAMPAIGNS.keep(store, campaign("c", BEN, revision=2))
        assert await CAMPAIGNS.of(store, "ann", 10) == []
        assert await CAMPAIGNS.find(store, "c") == campaign("c", BEN, revision=2)

    place.use(use)


class Busy(SqliteStore):
    """A store in which a guest begins a campaign and plays in it while the tables are being read."""

    async def all_tables(self, after: str, most: int) -> list[tuple[TableRecord, int | None]]:
        if not after:
            await CAMPAIGNS.keep(self, campaign("c"))
            await self.write(Change(table="t", record=table("t", campaign="c")))
        return await super().all_tables(after, most)


def test_no_table_leaves_without_its_campaign(tmp_path: Path) -> None:
    async def write() -> transfer.Tally:
        store = Busy(tmp_path / "x.sqlite")
        try:
            return await transfer.write(store, io.BytesIO())
        finally:
            await store.close()

    assert asyncio.run(write()) == transfer.Tally(tables=1, documents=1)


def test_a_campaign_moves_to_another_store_with_its_tables(place: Place, tmp_path: Path) -> None:
    record, played = campaign("c", ANN, BEN, revision=0), table("t", campaign="c", status="open")
    file = io.BytesIO()

    async def write(store: Store) -> None:
        await CAMPAIGNS.keep(store, record)
        await store.write(Change(table="t", record=played))
        assert await transfer.write(store, file) == transfer.Tally(tables=1, documents=1)

    async def read() -> None:
        elsewhere = SqliteStore(tmp_path / "elsewhere.sqlite")
        try:
            for new in (1, 0):
                assert await transfer.read(elsewhere, io.BytesIO(file.getvalue())) == new
            assert await CAMPAIGNS.find(elsewhere, "c") == record
            assert await elsewhere.tables_in("c") == [played]
            await CAMPAIGNS.keep(elsewhere, replace(record, name="Monday", revision=1))
            with pytest.raises(BadRecord, match="campaign c is there already, and is another"):
                await transfer.read(elsewhere, io.BytesIO(file.getvalue()))
        finally:
            await elsewhere.close()

    place.use(write)
    assert transfer.check(file.getvalue().splitlines()) == transfer.Tally(tables=1, documents=1)
    asyncio.run(read())
