"""A rated game that is over is counted once, through crashes, and however many end at the same moment.

The tables are in this process, on either store; two of them on one database are two nodes.
"""

import asyncio
import dataclasses
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.test_store import Place, place, table

from cosmotheque.core import codec
from cosmotheque.core.game import Outcome
from cosmotheque.core.glicko import Result, Strength
from cosmotheque.server.app import make_services, open_tables
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.people import leaving, moving
from cosmotheque.server.features.ratings import leaderboard
from cosmotheque.server.features.ratings import rules as ratings
from cosmotheque.server.features.ratings.record import (
    KNOWN,
    PERIOD,
    RATINGS,
    RatedGame,
    RatingRecord,
    board_of,
    strength,
)
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.record.rated import Counting, Entrant
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.store import Change, Store, StoreFailed
from cosmotheque.server.upkeep import transfer

__all__ = ["place"]
FRESH = Strength()
BOT = Entrant(None, Strength(1500, 30))


def over(name: str, *entrants: Entrant, winner: int = 0, ended: int = 1, **fields: object) -> TableRecord:
    """A rated table that has just ended, and is not counted."""
    scores = tuple(float(seat == winner) for seat in range(len(entrants)))
    seats = tuple(SeatRecord(one.guest, one.guest or "") for one in entrants)
    known = {"game": "x", "seats": seats, "host": entrants[0].guest, "ended": ended, "status": "over", "rated": True}
    values = {**known, "entrants": entrants, "outcome": Outcome("", scores), "counting": Counting(), **fields}
    return table(name, **values)


def person(name: str, strength: Strength = FRESH) -> Entrant:
    return Entrant(name, strength)


@asynccontextmanager
async def node(folder: Path, store: Store) -> AsyncIterator[Tables]:
    """All tables of a server in this process, on a store that outlives it."""
    own = make_services(Settings(data=folder))
    tables = open_tables(dataclasses.replace(own, store=store))
    try:
        yield tables
    finally:
        tables.stop()
        await own.close()


async def end(store: Store, *tables: TableRecord) -> None:
    for one in tables:
        await store.write(Change(table=one.id, record=one, due=0, sets_due=True))


async def woken(tables: Tables, *names: str) -> None:
    """Have tables do what they are due for, and wait for it."""
    await tables.sweep()
    for name in names:
        found = await tables.get(name)
        for _ in range(2):  # the table is woken, and counts
            await found.ask(lambda found=found: found.state.info(None))  # type: ignore[misc]


async def rating(store: Store, person: str) -> RatingRecord:
    found = await RATINGS.find(store, f"x/{person}")
    assert found is not None
    return found


def test_a_game_that_is_over_is_counted_when_the_table_is_woken(place: Place, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await end(store, over("t", person("ann"), BOT))
        async with node(tmp_path / "a", store) as tables:
            await woken(tables, "t")
        assert await store.due(2**53) == []
        stored = await store.record("t")
        assert stored is not None
        assert not stored.rating.is_uncounted
        own = await rating(store, "ann")
        assert stored.rating.counting is not None
        assert stored.rating.counting.told[0].rating == round(strength(own).rating)
        assert (stored.rating.counting.told[0].weight, stored.rating.counting.told[1].change) == (100, 0)
        assert (own.games, [one.table for one in own.latest]) == (1, ["t"])

    place.use(use)


class Failing:
    """A store that fails when a table is counted: before anything of it is stored."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def write(self, change: Change) -> None:
        if change.documents:
            raise StoreFailed("the disk is full")
        await self._store.write(change)


def test_a_crash_between_the_end_and_the_counting_loses_nothing_and_doubles_nothing(
    place: Place, tmp_path: Path
) -> None:
    async def use(store: Store) -> None:
        await end(store, over("t", person("ann"), person("ben")))
        async with node(tmp_path / "a", Failing(store)) as dying:  # type: ignore[arg-type]
            await woken(dying, "t")
        assert await RATINGS.find(store, "x/ann") is None
        assert await store.due(2**53) == ["t"], "it is still to be counted"
        for folder in ("b", "c"):
            async with node(tmp_path / folder, store) as tables:
                await woken(tables, "t")
        assert [(await rating(store, name)).games for name in ("ann", "ben")] == [1, 1]

    place.use(use)


def test_many_games_that_end_at_once_on_two_nodes_all_count(place: Place, tmp_path: Path) -> None:
    names = [f"t{number}" for number in range(12)]

    async def use(store: Store) -> None:
        other = place.open([])
        try:
            await end(store, *(over(name, person("ann"), person(f"rival-{name}")) for name in names))
            async with node(tmp_path / "a", store) as first, node(tmp_path / "b", other) as second:
                await asyncio.gather(woken(first, *names), woken(second, *names))
            own = await rating(store, "ann")
            assert (own.games, sorted(one.table for one in own.latest)) == (len(names), sorted(names))
            assert await store.due(2**53) == []
        finally:
            await other.close()

    place.use(use)


def test_a_game_is_not_counted_again_behind_very_many_others(place: Place, tmp_path: Path) -> None:
    """It is the table that says so, not the latest games of its people."""

    async def use(store: Store) -> None:
        names = [f"t{number}" for number in range(50)]
        await end(store, *(over(name, person("ann"), BOT, ended=number) for number, name in enumerate(names, start=1)))
        async with node(tmp_path / "a", store) as tables:
            await woken(tables, *names)
            assert "t0" not in [one.table for one in (await rating(store, "ann")).latest]
            await store.write(Change(table="t0", due=0, sets_due=True))  # as a node leaves it that is lost too early
        async with node(tmp_path / "b", store) as tables:
            await woken(tables, "t0")
        assert (await rating(store, "ann")).games == 50

    place.use(use)


def test_a_thousand_later_tables_of_another_game_change_nothing(tmp_path: Path) -> None:
    place = Place(tmp_path / "x.sqlite", None)

    async def use(store: Store) -> None:
        names = [f"t{number}" for number in range(10)]
        await end(store, *(over(name, person("ann"), BOT) for name in names))
        async with node(tmp_path / "a", store) as tables:
            await woken(tables, *names)
        before = strength(await rating(store, "ann"), 5)
        later = (
            over(f"u{number}", person("ann"), BOT, game="y", created=f"2027-{number:04}") for number in range(1000)
        )
        await asyncio.gather(*(store.write(Change(table=one.id, record=one)) for one in later))
        begun = await ratings.add_entrants(
            store,
            replace(table("new", rated=True, seats=(SeatRecord("ann"),)), game="x"),
            5,
        )
        assert begun.rating.entrants[0].strength == before
        assert before.rating > 1700

    place.use(use)


def test_whoever_goes_takes_their_rating_along_and_no_late_table_brings_it_back(place: Place, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await end(store, over("t", person("ann"), person("ben")))
        async with node(tmp_path / "a", store) as tables:
            await woken(tables, "t")
            await end(store, over("late", person("ann"), person("ben"), ended=2))
            await leaving.delete(tables, "ann")
            assert await store.belongings("ann") == []
            await woken(tables, "late")
        assert await RATINGS.find(store, "x/ann") is None
        assert (await rating(store, "ben")).games == 2, "the other one has still lost"

    place.use(use)


def test_who_joins_another_device_has_one_rating_of_both(place: Place, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        played = [over("t1", person("ann"), BOT, ended=1), over("t2", person("tab"), BOT, ended=2)]
        await end(store, *played, over("t3", person("ann"), person("tab"), ended=3))
        async with node(tmp_path / "a", store) as tables:
            await woken(tables, "t1", "t2", "t3")
            await moving.move(tables, "tab", "ann", "Ann")
        own = await rating(store, "ann")
        assert [one.table for one in own.latest] == ["t1", "t2"], "a game against oneself says nothing"
        assert await RATINGS.find(store, "x/tab") is None
        assert [one.kind for one in await store.belongings("tab")] == []

    place.use(use)


async def played(store: Store, tables: Tables, games: list[TableRecord]) -> RatingRecord:
    """The first seat's rating after these games, one after another, each by what was known before it."""
    for one in games:
        known = {entrant.guest: await RATINGS.find(store, f"x/{entrant.guest}") for entrant in one.rating.entrants}
        entrants = tuple(
            replace(entrant, strength=strength(known[entrant.guest])) if entrant.guest else entrant
            for entrant in one.rating.entrants
        )
        await end(store, replace(one, rating=replace(one.rating, entrants=entrants)))
        await woken(tables, one.id)
    return await rating(store, games[0].rating.entrants[0].guest or "")


@pytest.mark.parametrize(
    ("name", "rivals", "most"),
    [("guests whom nobody knows", [f"g{number}" for number in range(8)], 1650), ("one", ["ben"] * 8, 1570)],
)
def test_eight_thrown_games_lift_nobody_far(tmp_path: Path, name: str, rivals: list[str], most: int) -> None:
    """Played to the end, and lost on purpose: by guests whom nobody knows, or by the same one again and again."""
    place = Place(tmp_path / "x.sqlite", None)

    async def use(store: Store) -> None:
        games = [over(f"t{n}", person("ann"), person(rival), ended=n + 1) for n, rival in enumerate(rivals)]
        async with node(tmp_path / "a", store) as tables:
            own = strength(await played(store, tables, games))
        assert 1500 < own.rating < most, name
        assert own.deviation > KNOWN, "nor does it bring anybody onto the leaderboard"

    place.use(use)


def test_the_next_game_of_the_same_two_is_half_a_game_and_after_a_month_a_whole_one(tmp_path: Path) -> None:
    place = Place(tmp_path / "x.sqlite", None)

    async def use(store: Store) -> None:
        known = Strength(1500, 50)
        ends = (1, 2, 3, 4 + PERIOD)
        games = [over(f"t{at}", person("ann", known), person("ben", known), ended=at) for at in ends]
        async with node(tmp_path / "a", store) as tables:
            for one in games:
                await end(store, one)
                await woken(tables, one.id)
        weights = [one.met[0].weight for one in (await rating(store, "ann")).latest]
        assert weights == pytest.approx([1, 1 / 2, 1 / 3, 1])

    place.use(use)


def test_the_hundredth_part_of_a_game_is_told_as_one_percent(tmp_path: Path) -> None:
    place = Place(tmp_path / "x.sqlite", None)

    async def use(store: Store) -> None:
        met = tuple(RatedGame(f"t{number}", 1, (Result(FRESH, 1.0, 0.01),)) for number in range(30))
        for name in ("ann", "ben"):
            record = RatingRecord(id=f"x/{name}", created="2026", person=name, game="x", games=30, latest=met)
            await RATINGS.keep(store, record)
        counted, _ = await ratings.count(store, over("t", person("ann"), person("ben")))
        assert counted.rating.counting is not None
        assert [repr(one.weight) for one in counted.rating.counting.told] == ["1", "1"]

    place.use(use)


def test_a_game_that_was_broken_off_counts_for_who_left_alone(tmp_path: Path) -> None:
    place = Place(tmp_path / "x.sqlite", None)

    async def use(store: Store) -> None:
        known = Strength(1500, 50)
        await end(store, over("t", person("ann", known), person("ben", known), counting=Counting((1,))))
        async with node(tmp_path / "a", store) as tables:
            await woken(tables, "t")
        assert await RATINGS.find(store, "x/ann") is None
        assert strength(await rating(store, "ben")).rating < 1500
        stored = await store.record("t")
        assert stored is not None
        assert stored.rating.counting is not None
        assert [one.weight for one in stored.rating.counting.told] == [0, 100]

    place.use(use)


async def regular(store: Store, name: str, games: int, *, listed: bool = True) -> None:
    """A person who has played so many games with a bot."""
    for number in range(games):
        one = over(f"{name}{number}", person(name), BOT, winner=number % 2, ended=number + 1)
        (document,) = (await ratings.count(store, one))[1]
        await store.keep(document)
    await leaderboard.set_listed(store, "x", name, listed=listed)


def test_on_the_board_stand_those_who_want_to_and_are_known(place: Place, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        for name, games, listed in (("ann", 12, True), ("ben", 13, True), ("new", 2, True), ("shy", 12, False)):
            await regular(store, name, games, listed=listed)
        assert await on_board(store) == ["ben", "ann"], "the newcomer is not known, the shy one does not want to"
        await leaderboard.set_listed(store, "x", "ben", listed=False)
        assert await on_board(store) == ["ann"]
        async with node(tmp_path / "a", store) as tables:
            await leaving.delete(tables, "ann")
        assert await on_board(store) == []

    place.use(use)


def test_a_place_on_the_board_goes_along_to_another_device_and_into_an_export(place: Place, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await regular(store, "tab", 12)
        async with node(tmp_path / "a", store) as tables:
            await moving.move(tables, "tab", "ann", "Ann")
        assert await on_board(store) == ["ann"]
        with (tmp_path / "all.jsonl").open("wb") as file:
            await transfer.write(store, file)

    async def read(store: Store) -> None:
        with (tmp_path / "all.jsonl").open("rb") as file:
            await transfer.read(store, file)
        assert await on_board(store) == ["ann"]

    place.use(use)
    Place(tmp_path / "other.sqlite", None).use(read)


async def on_board(store: Store) -> list[str]:
    return [one.person for one in await RATINGS.first(store, board_of("x"), 10)]


def test_a_file_from_before_brings_ratings_along_once(tmp_path: Path) -> None:
    """Formats before the fourth have them in the tables alone."""
    old = [over(f"t{number}", person("ann"), BOT, ended=number, counting=None) for number in (1, 2)]
    stored = [transfer.Stored(one, None, (), ()) for one in old]
    lines = [codec.encode(line) for line in (transfer.Opening(3), *stored, transfer.Tally(tables=2))]

    async def use(store: Store) -> None:
        for new in (2, 0):
            assert await transfer.read(store, lines) == new
        assert (await rating(store, "ann")).games == 2

    Place(tmp_path / "x.sqlite", None).use(use)
