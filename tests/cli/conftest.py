"""The commands are tested on whatever stands on the shelf: the first open game, and a record of it."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmotheque import load, playable
from cosmotheque.arena import play_game
from cosmotheque.bots import random_spec
from cosmotheque.cli import main
from cosmotheque.core.game import AnyGame

Run = Callable[..., tuple[int, str, str]]


def open_game() -> str:
    return next(slug for slug in playable() if not load(slug).meta.secrets and not load(slug).meta.live)


@pytest.fixture
def slug() -> str:
    return open_game()


@pytest.fixture
def game(slug: str) -> AnyGame:
    return load(slug)


@pytest.fixture
def record(game: AnyGame, tmp_path: Path) -> Path:
    """A finished game between two random bots, written to a file."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(play_game(game, [random_spec()] * game.meta.seats[0], seed=2).record.to_jsonl())
    return path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call the command in this process with what is typed; its exit code, stdout and stderr. English unless told."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def call(*words: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main([str(word) for word in words])
        except SystemExit as left:
            code = int(left.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call
