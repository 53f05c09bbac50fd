"""Puzzles that a person has tried: kept for them, judged here, the same on all of their devices."""

import time
from typing import Any

from tests.server.client import Player
from tests.server.features.people.test_people import bring, everything
from tests.server.features.puzzles.test_puzzles import PUZZLED

from cosmotheque.server.features.puzzles import tries
from cosmotheque.study.shipped import shipped_pack

GAME = PUZZLED[0]
PUZZLES = shipped_pack(GAME).puzzles[:3]
FIRST, SECOND, THIRD = (puzzle.id for puzzle in PUZZLES)
HERE = f"/api/me/puzzles/{GAME}"


def right(puzzle: str) -> int:
    return next(one.right[0] for one in PUZZLES if one.id == puzzle)


def wrong(puzzle: str) -> int:
    return next(number for one in PUZZLES if one.id == puzzle for number in range(99) if number not in one.right)


def tried(puzzle: str, answer: int, at: int) -> dict[str, Any]:
    return {"puzzle": puzzle, "answer": answer, "at": at}


def add(player: Player, *new: dict[str, Any], mark: str = "", status: int = 200) -> Any:
    return player.post(HERE, {"tries": list(new), "mark": mark}, status)


def log(player: Player) -> list[Any]:
    return [line for one in player.get("/api/me/puzzles") if one["game"] == GAME for line in one["tries"]]


def test_a_try_is_judged_by_the_server_and_kept_in_order(ann: Player, ben: Player) -> None:
    assert ann.get("/api/me/puzzles") == []
    add(ann, tried(SECOND, wrong(SECOND), 20), tried(FIRST, right(FIRST), 10))
    add(ann, tried(THIRD, -1, 30))
    assert log(ann) == [[FIRST, True, 10], [SECOND, False, 20], [THIRD, False, 30]]
    assert log(ben) == []


def test_what_comes_twice_counts_once_and_what_is_unknown_not_at_all(ann: Player) -> None:
    for _ in range(2):
        add(ann, tried(FIRST, right(FIRST), 10), tried("gone", 0, 11))
    assert log(ann) == [[FIRST, True, 10]]
    before = time.time_ns() // 1_000_000
    add(ann, tried(SECOND, right(SECOND), 2**53))
    assert before <= log(ann)[1][2] <= time.time_ns() // 1_000_000, "nobody has tried it tomorrow"


def test_who_knows_the_rest_is_not_told_it_again(ann: Player) -> None:
    first = add(ann, tried(FIRST, right(FIRST), 10))
    assert first["tries"] == [[FIRST, True, 10]]
    second = add(ann, tried(SECOND, right(SECOND), 20), mark=first["mark"])
    assert second["tries"] is None
    behind = add(ann, tried(THIRD, right(THIRD), 30), mark=first["mark"])
    assert len(behind["tries"]) == 3
    assert behind["mark"] == ann.get("/api/me/puzzles")[0]["mark"]


def test_two_devices_have_one_log(ann: Player, ben: Player) -> None:
    """Both had tried before they were joined, and both go on."""
    add(ann, tried(FIRST, right(FIRST), 10), tried(THIRD, wrong(THIRD), 30))
    add(ben, tried(SECOND, wrong(SECOND), 20), tried(FIRST, wrong(FIRST), 25))
    bring(ann, ben)
    both = [[FIRST, True, 10], [SECOND, False, 20], [FIRST, False, 25], [THIRD, False, 30]]
    assert log(ann) == log(ben) == both
    add(ben, tried(THIRD, right(THIRD), 40))
    assert log(ann) == [*both, [THIRD, True, 40]]


def test_a_log_comes_along_to_somebody_who_had_none(ann: Player, ben: Player) -> None:
    add(ben, tried(FIRST, right(FIRST), 10))
    bring(ann, ben)
    assert log(ann) == log(ben) == [[FIRST, True, 10]]


def test_a_log_is_taken_along_and_forgotten_with_everything_else(ann: Player) -> None:
    add(ann, tried(FIRST, right(FIRST), 10))
    (kept,) = (line for line in everything(ann) if line["kind"] == tries.TRIES.name)
    assert kept["content"]["tries"] == [[FIRST, True, 10]]
    name = ann.get("/api/me")["name"]
    ann.post("/api/me/delete", {"name": name})
    assert log(ann) == []


def test_nobody_adds_to_a_log_without_end(ann: Player) -> None:
    many = [tried(FIRST, 0, at) for at in range(201)]
    assert add(ann, *many, status=400)["why"]
    add(ann, status=400)
    add(ann, tried("x" * 33, 0, 1), status=400)
    add(ann, tried(FIRST, -2, 1), status=400)
    ann.post("/api/me/puzzles/pebbles", {"tries": [tried(FIRST, 0, 1)]}, 404)
    ann.http.cookies.clear()
    assert ann.http.get("/api/me/puzzles").status_code == 401


def test_of_too_many_tries_the_first_at_each_puzzle_stay() -> None:
    firsts = [(f"p{number}", True, number) for number in range(300)]
    later = [("p0", True, 1000 + number) for number in range(tries.MOST_TRIES)]
    kept = tries.merge_logs(firsts, later)
    assert len(kept) == tries.MOST_TRIES
    assert list(kept[:300]) == firsts
    assert kept[-1] == later[-1]
    strange = [(f"q{number}", False, number) for number in range(tries.MOST_TRIES + 5)]
    assert list(tries.merge_logs(strange)) == strange[5:]
    assert tries.merge_logs(later, firsts) == kept
