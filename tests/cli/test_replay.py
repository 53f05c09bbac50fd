"""Looking at a recorded game: as a list, or step by step."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from cosmotheque import replay
from cosmotheque.cli.replay import Film
from cosmotheque.cli.screen import Screen

Run = Callable[..., tuple[int, str, str]]


def test_a_record_is_listed_move_by_move(run: Run, record: Path) -> None:
    match = replay(record.read_bytes())
    code, out, err = run("replay", record, "--lang", "en")
    assert (code, err) == (0, "")
    for number, move in enumerate(match.moves, start=1):
        assert f"{number:>4}  " in out
        assert match.game.notation.write(move.action) in out
    assert "The game is over." in out


def test_an_unfinished_game_is_shown_as_far_as_it_goes(run: Run, record: Path) -> None:
    record.write_bytes(b"\n".join(record.read_bytes().splitlines()[:4]))
    code, out, _ = run("replay", record, "--lang", "fr", "--seat", 0)
    assert code == 0
    assert "La partie n’est pas terminée." in out


STEERING = "\x1b[2J\x07\x9b31m\u202e\r\nFake"


@pytest.mark.parametrize("command", ["replay", "review"])
def test_what_a_record_holds_does_not_steer_the_terminal(run: Run, record: Path, command: str) -> None:
    """Names may be anything, and so may the reason for which somebody gave up."""
    header, *moves = record.read_bytes().splitlines()[:5]
    named = {**msgspec.json.decode(header), "names": [STEERING, "Bo"]}
    end = {"type": "concession", "seat": 0, "why": STEERING, "at": 10**9}
    record.write_bytes(b"\n".join([msgspec.json.encode(named), *moves, msgspec.json.encode(end)]))
    code, out, err = run(command, record)
    assert (code, err) == (0, "")
    assert "␛[2J" in out
    assert not set(out) & set("\x1b\x07\x9b\u202e\r")
    assert "\nFake" not in out


class Script(Screen):
    """A screen whose player has a plan."""

    def __init__(self, *args: object, typed: list[str]) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.typed = iter(typed)
        self.prompts: list[str] = []

    def ask(self, prompt: str = "> ") -> str | None:
        self.prompts.append(prompt.partition("/")[0])
        return next(self.typed, None)


def test_stepping_goes_on_back_anywhere_and_to_the_end(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = replay(record.read_bytes())
    last = len(match.moves)
    screen = Script(match.game, "en", typed=["", "", "b", "5", "what", "b", "99999", "", "0", "b", "e"])
    Film(match, None, screen).step_through()
    assert screen.prompts == ["0", "1", "2", "1", "5", "5", "4", str(last), str(last), "0", "0", str(last)]
    assert "The game is over." in capsys.readouterr().out


def test_q_quits(record: Path) -> None:
    match = replay(record.read_bytes())
    screen = Script(match.game, "en", typed=["q", ""])
    Film(match, None, screen).step_through()
    assert screen.prompts == ["0"]


def test_a_record_is_reviewed(run: Run, record: Path) -> None:
    record.write_bytes(b"\n".join(record.read_bytes().splitlines()[:7]))
    code, out, err = run("review", record, "--lang", "fr")
    assert (code, err) == (0, "")
    assert "coup" in out
    code, only_one, _ = run("review", record, "--lang", "en", "--seat", 0)
    assert code == 0
    assert 0 < len(only_one) < len(out)
