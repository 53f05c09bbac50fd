"""Bots in their own processes: they play, and however they fail the table goes on."""

import pytest
from tests.server.client import Player


def test_a_whole_game_against_a_bot(ann: Player) -> None:
    table = ann.create(bots={"1": "steady"}, options={"heap": 10}, start=True)["id"]
    with ann.live(table) as live:
        live.until_turn(0)
        while not live.frame.get("outcome"):
            live.take(1)
            live.until_turn(0)
        assert live.frame["outcome"]["scores"] == [0, 1]
    assert ann.get(f"/api/tables/{table}")["status"] == "over"


def test_a_bot_that_remembers_is_told_what_it_saw(ann: Player) -> None:
    table = ann.create(bots={"1": "historian"}, start=True)["id"]
    with ann.live(table) as live:
        live.until_turn(0)
        live.take(1)
        live.until_turn(0)
        assert live.frame["events"] == [{"type": "took", "seat": 1, "count": 2}]


def test_bots_play_each_other_while_somebody_watches(ann: Player) -> None:
    table = ann.create(mine=[], bots={"0": "steady", "1": "steady"}, options={"heap": 6}, start=True)["id"]
    assert ann.get(f"/api/tables/{table}")["v"] == 1
    with ann.live(table) as live:
        while not live.frame.get("outcome"):
            live.next("frame")
        assert live.frame["outcome"]["scores"] == [0, 1]


@pytest.mark.parametrize("bot", ["endless", "dying", "raising", "babbling", "cheating"])
def test_a_bot_that_fails_is_replaced_by_a_legal_move(ann: Player, bot: str) -> None:
    table = ann.create(bots={"1": bot}, options={"heap": 50}, start=True)["id"]
    with ann.live(table) as live:
        live.until_turn(0)
        for _ in range(2):
            live.take(1)
            live.until_turn(0)
            assert live.frame["moves"] > 2
    assert ann.table(table, "bot", seat=1, bot="steady")["seats"][1]["bot"] == "steady"


def test_a_bot_waits_until_people_have_watched_what_happened(ann: Player) -> None:
    table = ann.create(bots={"1": "steady"}, options={"heap": 50}, start=True)["id"]
    with ann.live(table) as live:
        live.until_turn(0)
        live.act({"type": "shake"})
        shaken = live.next("frame")["now"]
        assert live.until_turn(0)["now"] - shaken > 300


def test_a_seat_given_to_a_bot_in_mid_game_moves_at_once(ann: Player, ben: Player) -> None:
    table = ann.create()["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ann.live(table) as live:
        live.until_turn(0)
        live.take(1)
        ann.table(table, "bot", seat=1, bot="steady")
        live.until_turn(0)
        assert live.frame["last"] == 1
