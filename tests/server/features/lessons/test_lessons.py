"""Lessons over REST: the same answers lead every guest to the same place; nothing is stored and nothing told."""

from typing import Any

from tests.server.client import Player

TAKING = "/api/games/pebbles/lessons/taking"
TWO, ONE, MANY = {"type": "take", "count": 2}, {"type": "take", "count": 1}, {"type": "take", "count": 9}


def learn(player: Player, *answers: Any, status: int = 200, drawn: bool = False) -> Any:
    return player.post(TAKING, {"answers": answers, "drawn": drawn}, status)


def test_a_game_lists_its_chapters(ann: Player) -> None:
    (chapter,) = ann.get("/api/games/pebbles")["chapters"]
    assert (chapter["slug"], chapter["minutes"]) == ("taking", 1)


def test_a_chapter_begins_with_its_position(ann: Player) -> None:
    frame = learn(ann)
    assert (frame["step"], frame["steps"], frame["asks"]) == (0, 2, True)
    assert frame["points"] == ["heap"]
    assert (frame["here"]["view"]["heap"], frame["jumps"], frame["shots"]) == (5, True, [])
    assert TWO in frame["actions"]
    assert frame["reply"] is None


def test_the_learner_sees_what_the_seat_sees(ann: Player) -> None:
    frame = learn(ann)
    assert frame["here"]["view"]["secret"] == 111
    assert frame["here"]["view"]["marks"] == [1, 8, 16]
    assert frame["history"] == [{"type": "dealt", "secrets": [111, 0]}]
    assert "222" not in str(frame)


def test_a_right_answer_shows_every_move_that_follows(ann: Player) -> None:
    frame = learn(ann, TWO)
    assert frame["reply"]["right"]
    assert [shot["view"]["heap"] for shot in frame["shots"]] == [3, 3, 4]
    assert (frame["here"]["view"]["heap"], frame["jumps"]) == (4, False)
    assert len(frame["history"]) == 3
    assert frame["step"] == 1
    assert not frame["asks"]
    assert frame["actions"] == []


def test_a_wrong_answer_is_told_why_and_changes_nothing(ann: Player) -> None:
    frame = learn(ann, ONE)
    assert (frame["reply"]["right"], frame["reply"]["said"]["en"]) == (False, "Four would be left.")
    assert frame["step"] == 0
    assert learn(ann, {"type": "shake"})["reply"]["said"]["en"] == "No."


def test_what_the_rules_forbid_is_refused_with_the_rule(ann: Player) -> None:
    assert learn(ann, MANY, status=409)["rule"] == "PEB-2"


def test_after_the_last_step_nothing_is_said(ann: Player) -> None:
    frame = learn(ann, TWO, None)
    assert (frame["step"], frame["said"]) == (2, None)


def test_answers_that_do_not_lead_there_are_refused(ann: Player) -> None:
    for answers in ([ONE, TWO], [None], [TWO, TWO], [TWO, None, None], [None] * 101):
        learn(ann, *answers, status=400 if len(answers) > 100 else 409)
    learn(ann, {"type": "no such thing"}, status=400)


def test_unknown_chapters_and_games_are_not_found(ann: Player) -> None:
    ann.post("/api/games/pebbles/lessons/nothing", {}, 404)
    ann.post("/api/games/nothing/lessons/taking", {}, 404)


def test_a_browser_without_a_board_is_sent_drawings(ann: Player) -> None:
    view = learn(ann, drawn=True)["here"]["view"]
    assert [written["action"] for written in view["actions"]][:2] == [ONE, TWO]
