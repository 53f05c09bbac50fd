"""Other moves from a step of a finished game, over REST: the line decides, and nothing that runs is told."""

from typing import Any

import pytest
from tests.server.client import Player

from cosmotheque import registry
from cosmotheque.core.game import Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.analysis import routes as analysis
from cosmotheque.server.features.analysis.wire import MOST_TRIED

SHAKE = {"type": "shake"}


def take(seat: int, count: int = 1) -> dict[str, Any]:
    return {"seat": seat, "action": {"type": "take", "count": count}}


def finished(player: Player, **options: Any) -> str:
    """A game in which seat 0 takes two of three, and seat 1 the last one."""
    table: str = player.create(mine=[0, 1], options={"heap": 3, **options}, start=True)["id"]
    with player.live(table) as live:
        live.until_turn(0)
        live.take(2, seat=0)
        live.send(type="look", seat=1)
        live.until_turn(1)
        live.take(1, seat=1)
    return table


@pytest.fixture
def table(ann: Player) -> str:
    return finished(ann)


def look(player: Player, table: str, step: int | None = None, *tried: Any, status: int = 200, **wishes: Any) -> Any:
    return player.post("/api/analysis", {"table": table, "step": step, "tried": tried, **wishes}, status)


def test_every_step_of_a_finished_game_can_be_stood_at(ann: Player, table: str) -> None:
    end = look(ann, table)
    assert (end["step"], end["steps"], end["before"], end["after"]) == (3, 3, 2, None)
    assert end["outcome"] is not None
    first = look(ann, table, 0)
    assert (first["step"], first["before"], first["after"]) == (1, None, 2)
    assert first["played"] == {"seat": 0, "action": {"type": "take", "count": 2}}
    assert (first["mover"], first["seat"], first["view"]["heap"]) == (0, 0, 3)
    assert {"type": "take", "count": 1} in first["actions"]


def test_another_move_leads_elsewhere_and_all_sides_may_be_played(ann: Player, table: str) -> None:
    here = look(ann, table, 1, take(0), take(1), take(0))
    assert here["outcome"]["scores"] == [1, 0]
    assert here["events"] == [{"type": "took", "seat": 0, "count": 1}]
    assert len(here["history"]) == 4
    assert (here["mover"], here["actions"], here["played"]) == (None, [], None)


def test_chance_goes_by_the_seed_of_the_move(ann: Player, table: str) -> None:
    def heap(seed: int) -> int:
        found: int = look(ann, table, 1, {"seat": 0, "action": SHAKE, "seed": seed})["view"]["heap"]
        return found

    shaken, taken = look(ann, table, 1, {"seat": 0, "action": SHAKE}), look(ann, table, 1, take(0))
    assert (shaken["drew"], shaken["watch"]) == (True, 400)
    assert (taken["drew"], taken["watch"]) == (False, 0)
    assert heap(5) == heap(5)
    assert len({heap(seed) for seed in range(12)}) > 1


def test_what_the_rules_forbid_is_refused_with_the_rule(ann: Player, table: str) -> None:
    assert look(ann, table, 1, take(0, 9), status=409)["rule"] == "PEB-2"
    assert look(ann, table, 1, take(1), status=409)["rule"]
    look(ann, table, 3, take(0), status=409)
    for wrong, status in ((take(0, 9), 409), (take(1), 409), (take(15), 400), ({"seat": -1, "action": SHAKE}, 400)):
        ann.post("/api/analysis/remark", {"table": table, "step": 1, "tried": [wrong]}, status)


def test_one_chooses_whose_knowledge_is_shown(ann: Player, table: str) -> None:
    mine, theirs = look(ann, table, 1, eyes=0), look(ann, table, 1, eyes=1)
    assert (mine["seat"], theirs["seat"], theirs["mover"]) == (0, 1, 0)
    assert mine["view"]["secret"] != theirs["view"]["secret"]
    assert mine["history"][0]["secrets"][1] == 0
    assert look(ann, table, 1, eyes="all")["seat"] is None
    for eyes in ("together", "truth"):
        shown = look(ann, table, 1, eyes=eyes)
        assert shown["history"][0]["secrets"] == [mine["view"]["secret"], theirs["view"]["secret"]]


def test_of_a_running_game_nothing_is_told(ann: Player) -> None:
    table = ann.create(mine=[0, 1], start=True)["id"]
    for path in ("", "/chances", "/advice", "/remark", "/bot"):
        more = {"bot": "steady"} if path == "/bot" else {}
        refusal = ann.post(f"/api/analysis{path}", {"table": table, "eyes": "truth", **more}, 409)
        assert refusal["why"]["en"] == "The game is not over yet."


def test_lines_are_bounded_and_typed(ann: Player, table: str) -> None:
    look(ann, table, 1, *[take(0)] * (MOST_TRIED + 1), status=400)
    look(ann, table, -1, status=400)
    for wrong in ({"type": "no such thing"}, None, 7, {"type": "take", "count": "many"}):
        look(ann, table, 1, {"seat": 0, "action": wrong}, status=400)
    look(ann, table, 1, {"seat": -1, "action": {"type": "roll", "pebbles": 3}}, status=400)
    look(ann, table, 1, {"seat": 0, "action": SHAKE, "seed": -1}, status=400)
    look(ann, table, 1, eyes="everything", status=400)
    look(ann, table, 1, unknown=1, status=400)
    look(ann, "nowhere", 1, status=404)
    look(ann, "no\0where", 1, status=400)  # not every database can be asked for it
    ann.post("/api/analysis", {"puzzle": "pebbles/nothing"}, 404)
    ann.post("/api/analysis", {"puzzle": "nothing"}, 404)


def test_a_game_without_end_is_not_sent_for_every_question() -> None:
    match = Match(registry.load(registry.playable()[0]), seed=1)
    match.moves = [Move(Seat(0), None, 0)] * analysis.MOST_MOVES
    assert analysis._of(match) is analysis._of(match)  # what is looked at once is remembered
    match.moves.append(match.moves[0])
    with pytest.raises(Denied) as refusal:
        analysis._of(match)
    assert refusal.value.status == 413


def test_the_game_s_own_clock_may_be_let_run_out(ann: Player) -> None:
    table = finished(ann, deadline=60_000)
    assert look(ann, table, 1)["rings"]
    rung = look(ann, table, 1, {"seat": -2})
    assert (rung["mover"], rung["events"][-1]["type"]) == (1, "rang")
    look(ann, finished(ann), 1, {"seat": -2}, status=409)


def test_the_chances_go_by_what_the_eyes_know(ann: Player, table: str) -> None:
    def chances(**wishes: Any) -> Any:
        return ann.post("/api/analysis/chances", {"table": table, "step": 1, **wishes})

    for seat in (0, 1):
        share = look(ann, table, 1, eyes=seat)["view"]["secret"] / 1000
        assert chances(eyes=seat) == {"chances": [share, 1 - share], "seat": seat, "over": False}
    assert chances(eyes="mover")["seat"] == 0
    assert chances(eyes="mover", tried=[take(0)])["seat"] == 1
    for eyes in ("all", "together", "truth"):
        assert chances(eyes=eyes) == {"chances": [0, 1], "seat": None, "over": False}
    ended = chances(tried=[take(0, 3)])
    assert (ended["chances"], ended["over"]) == ([1, 0], True)


def test_sets_are_sent_in_one_order(ann: Player, table: str) -> None:
    assert look(ann, table, 1)["view"]["marks"] == [1, 8, 16]


def test_the_mentor_speaks_of_a_position_and_of_the_move_that_led_there(ann: Player, table: str) -> None:
    here = {"table": table, "step": 1, "tried": [take(0)]}
    advised = ann.post("/api/analysis/advice", here)
    assert (advised["seat"], advised["advice"]["said"]["en"]) == (1, "Leave 0.")
    remark = ann.post("/api/analysis/remark", here)["remark"]
    assert (remark["grade"], remark["better"]) == ("mistake", {"type": "take", "count": 3})
    assert ann.post("/api/analysis/advice", {"table": table}) == {"seat": None, "advice": None}
    assert ann.post("/api/analysis/remark", {"table": table, "step": 1}) == {"remark": None}


def test_a_bot_answers_for_whoever_is_to_move(ann: Player, table: str) -> None:
    choice = ann.post("/api/analysis/bot", {"table": table, "step": 1, "tried": [take(0)], "bot": "steady"})
    assert choice == {"seat": 1, "action": {"type": "take", "count": 1}}
    ann.post("/api/analysis/bot", {"table": table, "bot": "steady"}, 409)
    ann.post("/api/analysis/bot", {"table": table, "step": 1, "bot": "nobody"}, 404)


def test_a_browser_without_a_board_is_sent_drawings(ann: Player, table: str) -> None:
    view = look(ann, table, 1, drawn=True)["view"]
    assert view["actions"][0]["action"] == {"type": "take", "count": 1}
