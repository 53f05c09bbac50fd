"""Games played by heart: nothing leaves the server but what is in sight and the last move; bots know all."""

import json
from typing import Any

from tests.server.client import Player

HIDDEN = -1
OPTIONS = {"heap": 9, "by_heart": True}


def duel(ann: Player, ben: Player) -> str:
    table: str = ann.create(options=OPTIONS, coach=True)["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    return table


def kinds(frame: dict[str, Any]) -> list[str]:
    return [event["type"] for event in frame["events"]]


def test_frames_hold_what_is_in_sight_and_the_last_move(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.until_turn(0)
        assert (left.frame["view"]["heap"], kinds(left.frame)) == (HIDDEN, ["dealt"])
        left.take(2)
        right.until_turn(1)
        assert right.frame["events"] == [{"type": "took", "seat": 0, "count": 2}]
        right.take(3)
        left.until_turn(0)
        assert left.frame["view"]["heap"] == HIDDEN
    with ann.live(table) as again, cleo.live(table) as watched, cleo.live(table, query="?drawn") as drawn:
        for frame in (again.next("frame"), watched.next("frame"), drawn.next("frame")):
            assert frame["since"] == 0
            assert frame["events"] == [{"type": "took", "seat": 1, "count": 3}]
            assert "heap=4" not in json.dumps(frame)
            assert '"heap":4' not in json.dumps(frame, separators=(",", ":"))


def test_nothing_else_tells_of_a_game_that_runs(ann: Player, ben: Player) -> None:
    """Neither replay, record nor review, and the coach is silent without thinking."""
    table = duel(ann, ben)
    for part in ("replay", "record", "review"):
        assert ann.get(f"/api/tables/{table}/{part}", status=409)
    with ann.live(table) as live:
        live.until_turn(0)
        live.send(type="advise", seat=0)
        advice = live.next("advice")["advice"]
        assert (advice["best"], advice["shown"]) == (None, None)
        assert advice["said"]["en"] == "This game is played from memory: the coach stays silent until the end."


def test_bots_are_told_everything(ann: Player) -> None:
    """The historian takes as many as it has seen events: the deal, and the move before."""
    table = ann.create(options=OPTIONS, bots={"1": "historian"}, start=True)["id"]
    with ann.live(table) as live:
        live.until_turn(0)
        live.take(3)
        live.until_turn(0)
        assert live.frame["events"] == [{"type": "took", "seat": 1, "count": 2}]


def test_in_the_end_everything_is_shown(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.until_turn(0)
        left.take(2)
        right.until_turn(1)
        right.send(type="concede", seat=1)
        while not left.frame["outcome"]:
            left.receive()
    with ann.live(table) as again:
        frame = again.next("frame")
        assert (frame["view"]["heap"], kinds(frame)) == (7, ["dealt", "took"])
    frames = ann.get(f"/api/tables/{table}/replay")["frames"]
    assert [frame["view"]["heap"] for frame in frames] == [9, 9, 7]
