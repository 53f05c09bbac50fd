"""A coach at the table, and reviews of finished games."""

import time
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.client import PATIENCE, Live, Player
from tests.server.conftest import GENEROUS, Serve

from cosmotheque.server.base.settings import Rate


def asked(live: Live, seat: int = 0) -> dict[str, Any]:
    live.send(type="advise", seat=seat)
    return live.next("advice")


def test_the_coach_says_what_it_would_do_and_shows_what_the_seat_knows(ann: Player) -> None:
    table = ann.create(bots={"1": "steady"}, options={"heap": 6}, coach=True, start=True)["id"]
    with ann.live(table) as live:
        live.until_turn(0)
        found = asked(live)
        assert (found["v"], found["seat"]) == (live.frame["v"], 0)
        assert found["advice"]["said"]["en"] == "Leave 4."
        assert found["advice"]["best"] == {"type": "take", "count": 2}
        assert found["advice"]["shown"] == {"secret": live.frame["view"]["secret"], "heap": 1}


def test_a_table_has_no_coach_unless_its_host_wants_one(ann: Player, ben: Player) -> None:
    table = ann.create(options={"heap": 6})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ann.live(table) as live:
        live.until_turn(0)
        live.send(type="advise", seat=0)
        assert live.next("refused")["why"]["en"] == "This table has no coach."
        assert ben.put(f"/api/tables/{table}/coach", {"on": True}, status=403)
        assert ann.put(f"/api/tables/{table}/coach", {"on": True})["coach"] is True
        assert live.next("table")["table"]["coach"] is True
        assert asked(live)["advice"]["best"]


def test_nobody_is_advised_for_a_seat_that_is_not_theirs(ann: Player, ben: Player) -> None:
    table = ann.create(options={"heap": 6}, coach=True)["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ben.live(table) as live:
        live.until_turn(0)
        live.send(type="advise", seat=0)
        assert live.next("refused")["why"]["en"] == "This seat is not yours."


@pytest.mark.parametrize("heap", [77, 78])
def test_a_coach_that_fails_says_nothing_and_the_game_goes_on(ann: Player, heap: int) -> None:
    table = ann.create(bots={"1": "steady"}, options={"heap": heap}, coach=True, start=True)["id"]
    with ann.live(table) as live:
        live.until_turn(0)
        assert asked(live)["advice"] is None
        live.take(1)
        live.until_turn(0)
        assert live.frame["view"]["heap"] == heap - 2


def test_advice_that_comes_too_late_is_not_given(ann: Player) -> None:
    table = ann.create(bots={"1": "steady"}, options={"heap": 77}, coach=True, start=True)["id"]
    with ann.live(table) as live:
        live.until_turn(0)
        live.send(type="advise", seat=0)
        live.take(1)
        live.until_turn(0)
        assert asked(live)["v"] == live.frame["v"]


def finished(ann: Player, heap: int = 6) -> str:
    table: str = ann.create(bots={"1": "steady"}, options={"heap": heap}, start=True)["id"]
    with ann.live(table) as live:
        while not live.frame.get("outcome"):
            live.until_turn(0)
            if not live.frame["outcome"]:
                live.take(1)
    return table


def reviewed(ann: Player, table: str) -> dict[str, Any]:
    """The review when it has come to its end."""
    until = time.monotonic() + PATIENCE
    while (review := ann.get(f"/api/tables/{table}/review"))["status"] == "working" and time.monotonic() < until:
        time.sleep(0.05)
    return review


def test_every_choice_of_a_finished_game_is_reviewed(ann: Player) -> None:
    review = reviewed(ann, finished(ann))
    assert (review["status"], review["done"], review["moves"]) == ("done", 7, 7)
    first = review["remarks"][0]
    assert (first["number"], first["seat"]) == (1, 0)
    assert first["remark"]["grade"] == "mistake"
    assert first["remark"]["better"] == {"type": "take", "count": 2}
    assert [remark["number"] for remark in review["remarks"]] == [1, 2, 4, 5, 6]
    assert review["figures"] == [{"name": {"fr": "Cailloux", "en": "Pebbles"}, "values": ["3", "3"]}]


def test_mistakes_of_a_finished_game_become_puzzles_for_their_seat(ann: Player) -> None:
    table, until = finished(ann), time.monotonic() + PATIENCE
    address = f"/api/tables/{table}/puzzles?seat=0"
    while (found := ann.get(address))["status"] == "working" and time.monotonic() < until:
        time.sleep(0.05)
    assert found["status"] == "done"
    puzzle, pack = found["pack"]["puzzles"][0], found["pack"]
    assert (puzzle["theme"], puzzle["seat"]) == ("own-mistakes", 0)
    assert [puzzle["actions"][number] for number in puzzle["right"]] == [{"type": "take", "count": 2}]
    said = [pack["verdicts"][number]["said"]["en"] for number in puzzle["verdicts"]]
    assert said[puzzle["right"][0]] == "Right."
    assert "Missed." in said
    assert ann.get(f"/api/tables/{table}/puzzles?seat=7", status=400)


def test_a_running_game_is_not_reviewed(ann: Player) -> None:
    table = ann.create(bots={"1": "steady"}, start=True)["id"]
    assert "not over" in ann.get(f"/api/tables/{table}/review", status=409)["why"]["en"]
    assert "not over" in ann.get(f"/api/tables/{table}/puzzles?seat=0", status=409)["why"]["en"]


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(ann: Player) -> None:
    table = finished(ann, heap=78)
    assert reviewed(ann, table)["status"] == "failed"
    assert ann.get(f"/api/tables/{table}/review")["status"] == "failed"
    assert ann.get(f"/api/tables/{table}/review?again=true")["status"] == "working"


def test_whoever_owes_for_the_last_review_has_no_other_begun(serve: Serve) -> None:
    server = serve(limits=replace(GENEROUS, thinking=Rate(0.001, 1)))
    with server.player() as ann:
        first, second = finished(ann), finished(ann)
        assert reviewed(ann, first)["status"] == "done"
        for question in ("review", "puzzles?seat=0"):
            refused = ann.http.get(f"/api/tables/{second}/{question}")
            assert (refused.status_code, int(refused.headers["retry-after"]) > 0) == (429, True)
        assert ann.get(f"/api/tables/{first}/review")["status"] == "done", "what is made is shown"


def test_the_shelf_says_who_coaches_and_who_reviews(ann: Player) -> None:
    game = ann.get("/api/games/pebbles")
    assert (game["coaches"], game["reviews"]) == (True, True)
