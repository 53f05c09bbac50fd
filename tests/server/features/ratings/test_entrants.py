"""The entrants of a rated game, as every change of a table's record is asked before it is stored."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.test_store import table

from cosmotheque import registry
from cosmotheque.core.glicko import Strength
from cosmotheque.server.app import make_services, open_tables
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.people import leaving, moving
from cosmotheque.server.live import entrants, seats
from cosmotheque.server.live.move_deadlines import DAY
from cosmotheque.server.live.tables import new_record
from cosmotheque.server.record.parts import Newcomer
from cosmotheque.server.record.rated import Entrant
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.wire.table import Correspondence, NewTable

SEATS = (SeatRecord("ann", "Ann"), SeatRecord("ben", "Ben"), SeatRecord(bot="level-3"))
ENTRANTS = tuple(Entrant(seat.guest, Strength()) for seat in SEATS)
RATED = table("rated", status="running", rated=True, entrants=ENTRANTS, seats=SEATS)
Change = Callable[[TableRecord], TableRecord]
CHANGES: dict[str, Change] = {
    "a bot stands in": lambda record: seats.hand_over(record, 0, "level-5"),
    "a seat is opened": lambda record: seats.put(record, 1, SeatRecord()),
    "somebody else sits down": lambda record: seats.put(record, 1, SeatRecord("cleo", "Cleo")),
    "somebody takes over from the bot": lambda record: seats.put(record, 2, SeatRecord("cleo", "Cleo")),
    "a newcomer is let in": lambda record: seats.seat_newcomer_if_agreed(
        replace(
            record, requests=replace(record.requests, newcomer=Newcomer("cleo", "Cleo", 2, 1, agreed=("ann", "ben")))
        )
    ),
    "a weaker bot takes over": lambda record: seats.put(record, 2, SeatRecord(bot="level-1")),
    "two exchange their seats": lambda record: replace(record, seats=(SEATS[1], SEATS[0], SEATS[2])),
}


@pytest.mark.parametrize("what", CHANGES)
def test_no_change_has_somebody_else_act_while_a_rated_game_runs(what: str) -> None:
    with pytest.raises(Denied) as refused:
        entrants.keep_entrants(RATED, CHANGES[what](RATED))
    assert "plays their own seat" in refused.value.why.en
    free = replace(RATED, rating=replace(RATED.rating, rated=False))
    assert entrants.keep_entrants(free, CHANGES[what](free)) == CHANGES[what](free), "where nothing counts it may be"


def test_other_manners_and_another_name_are_no_other_person() -> None:
    for new in (
        seats.rename(RATED, "ann", "Zoe"),
        replace(RATED, talk=replace(RATED.talk, open=False), bells=("ann",)),
    ):
        assert entrants.keep_entrants(RATED, new) == new


def test_who_joins_another_device_stays_the_entrant() -> None:
    moved = moving.replace_guest(RATED, "ann", "phone", "Ann")
    assert entrants.keep_entrants(RATED, moved) == moved
    assert moved.rating.entrants[0].guest == moved.seats[0].guest == "phone"


def test_two_who_have_become_one_play_for_nothing() -> None:
    """Devices join only where their people do not play together; one may have sat down meanwhile."""
    one = entrants.keep_entrants(RATED, moving.replace_guest(RATED, "ben", "ann", "Ann"))
    assert (one.rating.rated, one.rating.entrants) == (False, ())


def test_a_game_in_which_a_bot_has_stood_in_counts_for_nobody() -> None:
    """Earlier versions let that be."""
    half = seats.hand_over(RATED, 0, "level-5")
    assert not entrants.is_bound(half)
    over = replace(half, status="over")
    assert not entrants.unrate_if_replaced(half, over).rating.rated
    assert not entrants.keep_entrants(half, seats.sit(half, 0, "ann", "Ann")).rating.rated, (
        "they may come back to it all the same"
    )
    assert entrants.unrate_if_replaced(RATED, replace(RATED, status="over")).rating.rated


def test_a_game_that_begins_with_a_bot_for_who_is_gone_is_not_rated() -> None:
    drawing = replace(
        RATED,
        game=registry.playable()[0],
        status="open",
        deal=replace(RATED.deal, opening=1),
        rating=replace(RATED.rating, entrants=()),
    )
    gone = leaving._remove_person(drawing, "ben", "nobody")
    assert (gone.seats[1].bot is not None, gone.rating.rated) == (True, False)


def test_days_that_have_passed_lose_a_rated_game_also_where_a_bot_was_wished_for(tmp_path: Path) -> None:
    """Earlier versions stored that wish. What the timer does is stored: nobody but the entrants has acted."""
    game = next(slug for slug in registry.playable() if not registry.shelf()[slug].cooperative)
    wanted = NewTable(game=game, seats=2, rated=True, correspondence=Correspondence(days=1))

    async def run_out() -> TableRecord:
        tables = open_tables(make_services(Settings(data=tmp_path)))
        try:
            plain = seats.put(new_record(tables.services.features, wanted, "ann", "Ann"), 1, SeatRecord("ben", "Ben"))
            table = await tables.add(
                replace(plain, pace=replace(plain.pace, correspondence=Correspondence(days=1, timeout="bot")))
            )
            await table.ask(table.state.start)
            (await table.state.load_journal()).now.shift(-2 * DAY, 0)
            await table.ask(table._timer._ring)
            stored = await tables.services.store.record(table.record.id)
            assert stored == table.record
            return table.record
        finally:
            tables.stop()
            await tables.services.close()

    over = asyncio.run(run_out())
    assert over.ending.outcome is not None
    assert (over.status, over.rating.rated, over.ending.outcome.reason) == ("over", True, "time")
    assert [seat.bot for seat in over.seats] == [None, None]
    assert sorted(over.ending.outcome.scores) == [0, 1]
