"""The edition of a game: another one where other code would play it, and the same whatever else is changed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmotheque import playable, registry
from cosmotheque.arena import edition as editions
from cosmotheque.arena.edition import edition

HOUSE = ("core/rules.py", "bots/thinking/greedy.py", "kit/grid.py", "arena/playing.py")
GAME = ("rules.py", "bots/network/weights.npz")
UNPLAYED = ("game/README.md", "game/ladder.json", "game/tests/test_rules.py", "server/app.py", "game/stray.pyc")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small house with one game."""
    for name in (*HOUSE, *(f"game/{name}" for name in GAME), *UNPLAYED):
        write(tmp_path / name, "as it was")
    monkeypatch.setattr(editions, "HOUSE", tmp_path)
    monkeypatch.setattr(registry, "place", lambda _slug: tmp_path / "game")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def fresh(*names: str) -> str:
    """The edition as a new process has it."""
    edition.cache_clear()
    return edition(playable()[0], names)


@pytest.fixture(autouse=True)
def _nothing_is_left_behind() -> Iterator[None]:
    yield
    edition.cache_clear()


@pytest.mark.parametrize("name", [*HOUSE, *(f"game/{name}" for name in GAME)])
def test_what_plays_makes_the_edition(house: Path, name: str) -> None:
    before = fresh()
    assert fresh() == before
    write(house / name, "otherwise")
    assert fresh() != before


def test_a_file_that_moves_to_another_name_makes_another(house: Path) -> None:
    before = fresh()
    (house / HOUSE[0]).rename(house / "core" / "others.py")
    assert fresh() != before


@pytest.mark.parametrize("name", UNPLAYED)
def test_what_does_not_play_changes_nothing(house: Path, name: str) -> None:
    before = fresh()
    write(house / name, "otherwise")
    assert fresh() == before


@pytest.mark.usefixtures("house")
def test_the_file_of_a_bot_from_outside_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path / "mine"))
    module = tmp_path / "mine" / "bot_of_an_edition.py"
    write(module, "class Bot: ...\n")
    before = fresh("bot_of_an_edition:Bot")
    assert before != fresh("random")
    write(module, "class Bot: better = True\n")
    assert fresh("bot_of_an_edition:Bot") != before


def test_a_process_keeps_the_edition_it_began_with(house: Path) -> None:
    """The process runs what it has imported, whatever is written to the folder later."""
    before = fresh()
    write(house / HOUSE[0], "otherwise")
    assert edition(playable()[0], ()) == before
