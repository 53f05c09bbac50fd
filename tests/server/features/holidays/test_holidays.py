"""Being away: announced, bounded, seen by the others, and never a way out of days that have passed."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.almanac import DAY, HOUR, Calendar
from tests.server.client import Player
from tests.server.conftest import Serve, eventually
from tests.server.services import Postgres
from tests.server.test_correspondence import duel, look

from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.holidays import record as holiday_record
from cosmotheque.server.features.holidays.record import HolidayRecord
from cosmotheque.server.wire.table import Holiday

NONE = HolidayRecord(id="x", guest="ann", created="")
NOW = 1000 * DAY


@pytest.fixture
def calendar(serve: Serve, tmp_path: Path) -> Iterator[Calendar]:
    made = Calendar(serve, tmp_path)
    yield made
    made.close()


def now() -> int:
    return time.time_ns() // 1_000_000


def go_away(player: Player, days: int, status: int = 201, *, begin: int | None = None) -> Any:
    return player.post("/api/me/holidays", {"begin": now() if begin is None else begin, "days": days}, status)


def taking(record: HolidayRecord, begin: int, days: int) -> HolidayRecord:
    return holiday_record.add_holiday(record, record.holidays, begin, days, NOW)


def test_there_are_so_many_days_in_any_year() -> None:
    once = taking(NONE, NOW + 10 * DAY, 20)
    twice = taking(once, NOW + 300 * DAY, 10)
    assert holiday_record.days_left(twice.holidays, NOW + 200 * DAY) == 0
    with pytest.raises(Denied, match=": 0"):
        taking(twice, NOW + 100 * DAY, 1)
    with pytest.raises(Denied, match=": 30"):
        taking(NONE, NOW, 31)
    assert holiday_record.days_left(twice.holidays, NOW + 376 * DAY) == 20


def test_a_holiday_begins_today_or_later_and_one_comes_after_another() -> None:
    for begin in (NOW - 2 * DAY, NOW + 400 * DAY):
        with pytest.raises(Denied, match="starts today"):
            taking(NONE, begin, 1)
    today = taking(NONE, NOW - 5 * HOUR, 2)
    assert today.holidays == (Holiday(NOW, NOW - 5 * HOUR + 2 * DAY),)
    with pytest.raises(Denied, match="already"):
        taking(today, NOW + DAY, 1)
    assert len(taking(today, NOW + 2 * DAY, 1).holidays) == 2


def test_what_has_passed_of_a_holiday_is_not_taken_back() -> None:
    taken = taking(NONE, NOW, 10)
    half = holiday_record.end_holiday(taken, NOW, NOW + 3 * DAY + 1)
    assert half.holidays == (Holiday(NOW, NOW + 3 * DAY + 1),)
    assert holiday_record.days_left(half.holidays, NOW + 4 * DAY) == 26
    with pytest.raises(Denied):
        holiday_record.end_holiday(half, NOW, NOW + 5 * DAY)
    assert holiday_record.end_holiday(taking(NONE, NOW + DAY, 5), NOW + DAY, NOW).holidays == ()


def test_the_others_see_who_is_away_and_until_when(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    before = look(ben, table)["deadlines"][0]
    with ben.live(table) as live:
        live.next("frame")
        taken = go_away(ann, 5)["holidays"][0]
        while live.table["seats"][0]["away"] is None:
            live.next("table")
        assert live.table["seats"][0]["away"] == taken
        assert live.table["deadlines"][0] >= before + 5 * DAY - HOUR
    back = ann.post("/api/me/holidays/end", {"begin": taken["begin"]})
    assert back == {"holidays": [], "days_left": 29}
    assert look(ben, table)["seats"][0]["away"] is None
    assert before <= look(ben, table)["deadlines"][0] < before + HOUR


def test_a_holiday_stops_the_days_at_every_table_also_those_begun_later(calendar: Calendar) -> None:
    ann, ben = calendar.player(), calendar.player()
    first = duel(ann, ben)
    begin = now() + DAY
    go_away(ann, 10, begin=begin)
    second = duel(ann, ben, timeout="lose")
    calendar.pass_by(5 * DAY)
    for table in (first, second):
        shown = look(ben, table)
        assert (shown["status"], shown["seats"][0]["left"]) == ("running", False)
        assert shown["seats"][0]["away"] == {"begin": begin, "end": begin + 10 * DAY}
    calendar.pass_by(7 * DAY + HOUR)
    eventually(lambda: look(ben, first), lambda shown: shown["seats"][0]["left"])
    eventually(lambda: look(ben, second), lambda shown: shown["status"] == "over")


def test_days_that_have_passed_are_not_saved_by_a_holiday(calendar: Calendar) -> None:
    """Not even where the server had no time to say so: ann asks before the table was looked at."""
    ann, ben = calendar.player(), calendar.player()
    table = duel(ann, ben, timeout="lose")
    calendar.pass_by(2 * DAY + HOUR)
    go_away(ann, 10, begin=now() + 2 * DAY + HOUR)
    ended = eventually(lambda: look(ben, table)["outcome"], lambda outcome: outcome is not None)
    assert ended == {"reason": "time", "scores": [0, 1]}


def test_a_stranger_takes_no_holiday_and_nobody_takes_anothers(server: Any, ann: Player, ben: Player) -> None:
    assert server.get("/api/me/holidays").status_code == 401
    taken = go_away(ann, 2, begin=now() + 3 * DAY)["holidays"][0]
    ben.post("/api/me/holidays/end", {"begin": taken["begin"]}, 404)
    assert ann.get("/api/me/holidays")["holidays"] == [taken]
    assert ben.get("/api/me/holidays") == {"holidays": [], "days_left": 30}
    go_away(ann, 0, 400)
    go_away(ann, 2, 400, begin=-1)


def test_two_nodes_know_of_one_holiday(postgres: Postgres, tmp_path: Path, serve: Serve) -> None:
    """Ann announces it at one node; the other one has the table in memory."""
    database = postgres.database()
    left, right = serve(database=database), serve(database=database)
    with left.player() as ann, right.player() as ben:
        table = duel(ann, ben)
        with ben.live(table) as live:
            live.next("frame")
            go_away(ann, 3)
            while live.table["seats"][0]["away"] is None:
                live.next("table")
            assert live.table["deadlines"][0] > now() + 4 * DAY
