"""`cosmotheque arena --ladder`: what it prints, and how it goes on where it was stopped."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str, str]]
LADDER = ("--ladder", "--bots", "random,greedy", "--nodes", 50, "--games", 4, "--width", 0.01)


def well(result: tuple[int, str, str]) -> str:
    code, out, err = result
    assert (code, err) == (0, "")
    return out


def timeless(text: str) -> str:
    """Without how long games took, which is never the same."""
    return re.sub(r'"seconds":[^,}]+', "", text)


def test_a_ladder_prints_pairings_and_ratings(run: Run, slug: str) -> None:
    words = ("arena", slug, *LADDER, "--most", 6)
    report = json.loads(well(run(*words, "--json")))
    assert [(rung["pairing"], rung["games"]) for rung in report["rungs"]] == [(["random", "greedy"], 6)]
    assert 0 <= report["rungs"][0]["score"]["low"] < report["rungs"][0]["score"]["high"] <= 1
    assert {rating["name"] for rating in report["ratings"]} == {"random", "greedy"}
    assert report["limit"] == {"seconds": None, "nodes": 50}
    shown = well(run(*words))
    assert shown.startswith("bots ")
    assert "random – greedy" in shown
    assert "by the clock" not in shown, "all of them count nodes"
    own = ("arena", slug, "--ladder", "--bots", "random,greedy", "--games", 2, "--most", 2)
    assert "by the clock" not in well(run(*own)), "each of them counts its own"
    assert "by the clock" in well(run(*own, "--seconds", 0.01))


def test_a_ladder_goes_on_where_it_was_stopped(run: Run, slug: str, tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    words = ("arena", slug, *LADDER, "--most", 6, "--json", "--out")
    expected = timeless(well(run(*words, whole)))
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    stopped.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    assert timeless(well(run(*words, stopped, "--records", tmp_path / "records"))) == expected
    assert timeless(stopped.read_text()) == timeless(whole.read_text())
    assert len([*(tmp_path / "records").iterdir()]) == 3, "what was kept is not played again"
    assert timeless(well(run(*words, stopped, "--records", tmp_path / "none"))) == expected
    assert not (tmp_path / "none").exists()


def test_a_ladder_stops_when_its_time_is_up(run: Run, slug: str, tmp_path: Path) -> None:
    """A game that was begun with no time at all is played and kept; half a deal tells nothing."""
    words = ("arena", slug, *LADDER, "--most", 6, "--json", "--out", tmp_path / "games.jsonl")
    assert json.loads(well(run(*words, "--minutes", 1e-9)))["rungs"] == []
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) <= 2
    assert json.loads(well(run(*words)))["rungs"][0]["games"] == 6


@pytest.mark.parametrize("other", [("--seed", 1), ("--nodes", 60)])
def test_games_that_were_played_otherwise_are_not_added_to(
    run: Run, slug: str, tmp_path: Path, other: tuple[object, ...]
) -> None:
    words = ("arena", slug, *LADDER, "--most", 4, "--out", tmp_path / "games.jsonl")
    well(run(*words))
    before = (tmp_path / "games.jsonl").read_bytes()
    code, out, told = run(*words, *other)
    assert (code, out) == (2, "")
    assert "played otherwise" in told
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize("letter", ["Dear reader,", "Dear reader,\n", "Dear reader,\nyours"])
def test_a_file_that_has_no_games_is_refused(run: Run, slug: str, tmp_path: Path, letter: str) -> None:
    (tmp_path / "letter.txt").write_text(letter)
    code, out, told = run("arena", slug, *LADDER, "--out", tmp_path / "letter.txt")
    assert (code, out, told.count("\n")) == (2, "", 1)
    assert (tmp_path / "letter.txt").read_text() == letter
