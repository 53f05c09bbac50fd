"""Commands with games and bots of other packages, in processes of their own as a person starts them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.copying import SLUG, TITLE

from cosmotheque import playable

from .packages import GAME, STRATEGIES, install, install_bots, install_game

ONE = """
class First:
    def __init__(self, game, seed): ...
    def choose(self, moment, limit): return moment.actions[0]
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A site with a game and a bot for it, and beside it a folder somebody works in."""
    (tmp_path / "site").mkdir()
    (tmp_path / "work").mkdir()
    install_game(tmp_path / "site")
    install_bots(tmp_path / "site")
    (tmp_path / "work" / "mine.py").write_text(ONE)
    return tmp_path


def cosmotheque(installed: Path, *words: str, typed: str = "") -> str:
    """The output of the command; it is called as installed programs are, without the folder on Python's path."""
    environment = {**os.environ, "PYTHONPATH": str(installed / "site"), "LC_ALL": "C.UTF-8"}
    program = [sys.executable, "-c", "import sys; sys.path.pop(0); from cosmotheque.cli import main; sys.exit(main())"]
    ran = subprocess.run(  # noqa: S603 - our own
        [*program, *words],
        input=typed,
        cwd=installed / "work",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_games_says_what_comes_from_outside(installed: Path) -> None:
    shown = cosmotheque(installed, "games")
    assert next(line for line in shown.splitlines() if line.startswith(SLUG)).split() == [
        SLUG, *TITLE.split(), "2–4", "outside",
    ]  # fmt: skip
    assert cosmotheque(installed, "games", SLUG).splitlines()[-1] == "outside  cautious"
    (installed / "site" / GAME / "game.py").unlink()
    (installed / "site" / GAME / "bots.py").write_text("1 / 0")
    assert "cannot be used" not in cosmotheque(installed, "games"), "a game that is announced has no bots yet"
    (installed / "site" / f"{STRATEGIES}.py").unlink()
    assert (
        cosmotheque(installed, "games").splitlines()[-1].startswith(f"{STRATEGIES} = {STRATEGIES}:BOTS cannot be used")
    )


def test_an_outside_game_is_held_to_the_laws(installed: Path) -> None:
    said = cosmotheque(installed, "laws", SLUG, "--seeds", "1", "--seconds", "0.001", "--jobs", "2")
    assert said.splitlines()[-1].startswith(f"{TITLE} keeps the laws in ")
    assert "not looked at" not in said, "its own tests lie beside it"


def test_outside_bots_meet_in_the_arena_also_in_other_processes(installed: Path) -> None:
    words = ("arena", SLUG, "--bots", "cautious,mine:First", "--games", "2", "--json")
    report = json.loads(cosmotheque(installed, *words, "--jobs", "2"))
    assert {rating["name"] for rating in report["ratings"]} == {"cautious", "mine:First"}
    assert report["duels"][0]["draws"] == 2 or report["duels"][0]["wins"] == 1, "both play alike, with seats swapped"


def test_a_bot_of_ones_own_plays_any_game_on_the_command_line(installed: Path) -> None:
    slug = playable()[0]
    summary = json.loads(cosmotheque(installed, "simulate", slug, "--bots", "mine:First", "--games", "1", "--json"))
    assert {seat["bot"] for seat in summary["seats"]} == {"mine:First"}
    shown = cosmotheque(installed, "play", SLUG, "--bot", "mine:First", "--seat", "none", "--seed", "1")
    assert "mine:First" in shown


def test_the_bot_of_the_documentation_plays_as_it_stands(installed: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text()
    (installed / "work" / "hasty.py").write_text(page.partition("```python\n")[2].partition("```")[0])
    commands = [line.split()[1:] for line in page.splitlines() if line.startswith("cosmotheque ") and "--bot" in line]
    assert [words[0] for words in commands] == ["arena", "simulate", "play"]
    arena, simulate, play = commands
    assert "hasty:Hasty – greedy" in cosmotheque(installed, *arena[:4], "--games", "2", *arena[6:])
    assert "hasty:HASTY" in cosmotheque(installed, *simulate[:-1], "1")
    assert "hasty:HASTY" in cosmotheque(installed, *play, "--seat", "none", "--seed", "1")
    shown = cosmotheque(installed, "games", play[1])
    assert "outside" not in shown
    install(installed / "site", "hasty", {"cosmotheque.bots": {"hasty": "hasty:BOTS"}})
    (installed / "work" / "hasty.py").rename(installed / "site" / "hasty.py")
    assert cosmotheque(installed, "games", play[1]).splitlines()[-1] == "outside  hasty"
