"""Days for a move: the days left, their end, and announced holidays."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.almanac import DAY, HOUR, Calendar
from tests.server.client import Player
from tests.server.conftest import Serve, eventually

from cosmotheque.server.live import move_deadlines
from cosmotheque.server.live.move_deadlines import Deadlines
from cosmotheque.server.wire.table import Correspondence


@pytest.fixture
def calendar(serve: Serve, tmp_path: Path) -> Iterator[Calendar]:
    made = Calendar(serve, tmp_path)
    yield made
    made.close()


def duel(ann: Player, ben: Player, *, days: int = 2, **pace: Any) -> str:
    table: str = ann.create(correspondence={"days": days, **pace}, options={"heap": 900})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    return table


def take(player: Player, table: str) -> None:
    with player.live(table) as live:
        live.next("frame")
        live.take(1)


def look(player: Player, table: str) -> dict[str, Any]:
    found: dict[str, Any] = player.get(f"/api/tables/{table}")
    return found


def test_everybody_has_all_days_when_the_game_begins_to_wait_for_them() -> None:
    days = move_deadlines.fresh(Correspondence(days=2), 2, running=[0])
    assert days.read(DAY) == (DAY, 2 * DAY)
    after = days.after(DAY, 0, [1], noticed=True)
    assert after.read(DAY + HOUR)[1] == 2 * DAY - HOUR
    assert after.after(2 * DAY, 1, [0], noticed=True).end(0) == 4 * DAY


def test_those_who_are_waited_for_at_once_have_each_their_own_days() -> None:
    both = move_deadlines.fresh(Correspondence(days=1), 2, running=[0, 1])
    one = both.after(HOUR, 0, [1], noticed=True)
    assert (one.next_expiry([0, 1]), one.expired_seats(DAY, [0, 1])) == (DAY, [1])
    assert both.next_expiry([0, 1]) == DAY
    assert both.expired_seats(DAY, [0, 1]) == [0, 1]


def test_a_draft_that_nobody_notices_and_taking_back_win_no_time() -> None:
    days = move_deadlines.fresh(Correspondence(days=1), 2, running=[0])
    assert days.after(HOUR, 0, [0], noticed=False).end(0) == DAY
    assert days.after(HOUR, 0, [0], noticed=True).end(0) == DAY + HOUR
    moved = days.after(HOUR, 0, [1], noticed=False)
    assert moved.after(2 * HOUR, None, [0], noticed=True).end(0) == DAY + HOUR


def test_days_stand_while_somebody_is_away_but_none_that_have_passed_come_back() -> None:
    days = replace(
        move_deadlines.fresh(Correspondence(days=2), 2, running=[0, 1]),
        absences=(((DAY, 4 * DAY),), ((3 * DAY, 9 * DAY),)),
    )
    assert (days.end(0), days.end(1)) == (5 * DAY, 2 * DAY)
    assert [days.read(at * DAY)[0] // DAY for at in (0, 1, 3, 4, 5)] == [2, 1, 1, 1, 0]
    assert days.read(4 * DAY)[1] == 0
    assert days.expired_seats(4 * DAY, [0, 1]) == [1]


def test_who_began_to_be_waited_for_during_a_holiday_has_all_days_after_it() -> None:
    days = Deadlines(DAY, (DAY,), frozenset({0}), at=3 * DAY, absences=(((DAY, 5 * DAY), (5 * DAY, 6 * DAY)),))
    assert days.end(0) == 7 * DAY
    assert days.read(5 * DAY) == (DAY,)


def test_a_reminder_comes_with_the_last_day_or_the_last_quarter() -> None:
    for count, before in ((1, DAY // 4), (2, DAY // 2), (7, DAY), (14, DAY)):
        days = move_deadlines.fresh(Correspondence(days=count), 1, running=[0])  # type: ignore[arg-type]
        assert days.end(0) - days.warning(0) == before


def test_a_table_says_until_when_it_waits_and_for_whom(ann: Player, ben: Player) -> None:
    table = duel(ann, ben, days=3)
    shown = look(ben, table)
    assert shown["correspondence"] == {"days": 3, "timeout": "bot"}
    until, nobody = shown["deadlines"]
    assert nobody is None
    with ann.live(table) as live:
        first = live.next("frame")["clocks"][0]
        assert 3 * DAY - 60_000 < first <= 3 * DAY
        live.take(1)
    later = look(ben, table)["deadlines"]
    assert later[0] is None
    assert until <= later[1] < until + 60_000


def test_a_correspondence_has_no_other_clock(ann: Player) -> None:
    pace = {"days": 2}
    for status, wishes in ((400, {"clock": {"minutes": 5}}), (409, {"options": {"deadline": 500}})):
        assert "a correspondence" in ann.create(status, correspondence=pace, **wishes)["why"]["en"].lower()
    assert ann.create(400, correspondence={"days": 5})
    assert ann.create(correspondence=pace)["clock"] is None


def test_the_seat_of_who_does_not_move_goes_to_a_bot_until_they_come_back(calendar: Calendar) -> None:
    """The server was down when the days had passed, and settles it when it comes back."""
    ann, ben = calendar.player(), calendar.player()
    table = duel(ann, ben)
    take(ann, table)
    calendar.pass_by(2 * DAY + HOUR)
    eventually(lambda: look(ann, table), lambda shown: shown["actors"] == [0])
    assert look(ben, table)["seats"][1]["left"]
    assert not ben.table(table, "sit", seat=1)["seats"][1]["left"]
    take(ann, table)
    assert look(ben, table)["deadlines"][1] is not None


def test_a_game_is_given_up_where_the_table_chose_that(calendar: Calendar) -> None:
    ann, ben = calendar.player(), calendar.player()
    table = duel(ann, ben, timeout="lose")
    calendar.pass_by(2 * DAY - HOUR)
    assert look(ann, table)["outcome"] is None
    calendar.pass_by(2 * HOUR)
    ended = eventually(lambda: look(ann, table)["outcome"], lambda outcome: outcome is not None)
    assert ended == {"reason": "time", "scores": [0, 1]}


def test_a_game_that_everybody_has_left_ends(calendar: Calendar) -> None:
    ann, ben = calendar.player(), calendar.player()
    table = duel(ann, ben, days=1)
    ben.table(table, "leave", seat=1)
    calendar.pass_by(DAY + HOUR)
    ended = eventually(lambda: look(ann, table)["outcome"], lambda outcome: outcome is not None)
    assert ended["reason"] == "time"


def test_who_comes_back_to_passed_days_has_all_of_them(calendar: Calendar) -> None:
    """The bot that stands in waits for a move of its own to be shown for long: nobody moved meanwhile."""
    ann, ben = calendar.player(), calendar.player()
    calendar.server.settings = replace(calendar.server.settings, bot_delay=3600.0)
    table = duel(ann, ben)
    calendar.pass_by(3 * DAY)
    eventually(lambda: look(ben, table), lambda shown: shown["seats"][0]["left"])
    ann.table(table, "sit", seat=0)
    calendar.pass_by(DAY)
    assert not look(ann, table)["seats"][0]["left"]
    calendar.pass_by(DAY + HOUR)
    eventually(lambda: look(ann, table), lambda shown: shown["seats"][0]["left"])
