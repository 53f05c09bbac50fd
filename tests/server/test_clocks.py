"""Time: the clocks of the seats, both ways of running out, and the game's own deadline."""

from tests.server.client import Player

from cosmotheque.server.live.clocks import Clocks, fresh
from cosmotheque.server.wire.table import TimeControl

HALF_A_SECOND = 0.5 / 60


def test_a_clock_runs_while_its_seat_thinks_and_gains_with_each_move() -> None:
    clocks = fresh(TimeControl(minutes=1, increment=2), 2, running=[0])
    assert clocks.read(10_000) == (50_000, 60_000)
    after = clocks.after(10_000, 0, [1], 2)
    assert after.read(15_000) == (52_000, 55_000)
    assert after.after(15_000, None, [1], 2).read(16_000) == (52_000, 54_000)


def test_a_turn_of_many_actions_gains_once() -> None:
    clocks = fresh(TimeControl(minutes=1, increment=2), 2, running=[0, 1])
    still = clocks.after(10_000, 0, [0, 1], 2)
    assert still.read(10_000) == (50_000, 50_000)
    assert still.after(11_000, 0, [1], 2).read(11_000) == (51_000, 49_000)


def test_time_that_is_up_does_not_come_back() -> None:
    """Otherwise a player for whom a bot stands in could return by its moves."""
    clocks = fresh(TimeControl(minutes=1, increment=2), 2, running=[0])
    assert clocks.after(60_000, 0, [1], 2).read(60_000) == (0, 60_000)
    assert clocks.after(59_999, 0, [1], 2).read(60_000) == (2_001, 59_999)


def test_only_running_clocks_that_count_fall() -> None:
    clocks = Clocks((3000, 1000, 2000), frozenset({0, 2}), at=500)
    assert clocks.next_expiry([0, 1, 2]) == 2500
    assert clocks.next_expiry([0, 1]) == 3500
    assert clocks.next_expiry([1]) is None
    assert clocks.expired_seats(2500, [0, 1, 2]) == [2]
    assert clocks.expired_seats(9999, [0, 1]) == [0]
    assert clocks.read(9999) == (0, 1000, 0)


def test_frames_show_the_clocks(ann: Player) -> None:
    table = ann.create(mine=[0, 1], clock={"minutes": 10, "increment": 120}, start=True)["id"]
    with ann.live(table) as live:
        first, second = live.next("frame")["clocks"]
        assert 540_000 < first <= second == 600_000
        live.take(1)
        assert live.frame["clocks"][0] > 660_000


def test_running_out_loses(ann: Player, ben: Player) -> None:
    table = ann.create(clock={"minutes": HALF_A_SECOND})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ben.live(table) as live:
        live.next("frame")
        live.until_version(2)
        assert live.frame["outcome"] == {"reason": "time", "scores": [0, 1]}
        assert live.frame["clocks"][0] == 0


def test_running_out_hands_the_seat_to_a_bot(ann: Player, ben: Player) -> None:
    table = ann.create(clock={"minutes": HALF_A_SECOND, "timeout": "bot"}, options={"heap": 900})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ben.live(table) as live:
        live.until_turn(1)
        assert live.frame["last"] == 0
        assert live.table["seats"][0]["left"]
        assert ann.table(table, "sit", 409, seat=0)["why"]["en"] == "Your time is up."


def test_the_clocks_of_bots_do_not_fall(ann: Player) -> None:
    """It thinks for longer than its clock shows."""
    table = ann.create(mine=[1], bots={"0": "endless"}, clock={"minutes": HALF_A_SECOND / 5})["id"]
    with ann.live(table) as live:
        ann.table(table, "start")
        live.until_turn(1)
        assert live.frame["outcome"] is None


def test_the_games_own_deadline_rings(ann: Player) -> None:
    table = ann.create(mine=[0, 1], options={"deadline": 200})["id"]
    with ann.live(table) as live:
        ann.table(table, "start")
        first = live.next("frame")
        assert first["deadline"] - first["now"] <= 200
        live.until_turn(1)
        assert live.frame["last"] == -2
        live.until_turn(0)
        assert live.frame["v"] == 3
