"""A new game is green from its first minute: the command makes one in a copy of the checkout, and its tests pass."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmotheque import registry
from cosmotheque.cli import new_game
from cosmotheque.cli.checkout import find_checkout
from cosmotheque.cli.naming import HALVES
from cosmotheque.cli.template import derive_names
from cosmotheque.core.errors import Said
from cosmotheque.core.text import Section, Text

Run = Callable[..., tuple[int, str, str]]
ROOT = Path(__file__).parents[2]
WORDS = ("Polar", "Drift")
"""The title, in two pieces: in the copy nothing outside the game's folders may name it, this file included."""
TITLE = " ".join(WORDS)
NAMES = derive_names(Text(TITLE, TITLE))
COPIED = ("src", "tests", "bench", "training", "web", "conftest.py", "pyproject.toml")
MADE = shutil.ignore_patterns("node_modules", "paraglide", "static", "manual", "*.sqlite*")
ASKED = (
    "tests/contract",
    "tests/boundaries",
    "tests/records",
    "tests/adapters/test_gymnasium.py",
    "tests/adapters/test_layout.py",
    "tests/adapters/test_words.py",
    "tests/benchmark/test_renaming.py",
    "tests/cli/test_play.py",
    "tests/server/test_typescript.py",
    "tests/study/test_knowledge.py",
)
"""The tests that an unfinished game fails; those of the browser and the types are run by `make check` and by hand."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of this one, with the packages of the browser's part where they are there."""
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name, **({"ignore": MADE} if copy is shutil.copytree else {}))
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return tmp_path


def run_in(checkout: Path, *words: str) -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(  # noqa: S603 - programs of ours
        [sys.executable, "-m", *words],
        cwd=checkout,
        env={**env, "PYTHONPATH": str(checkout / "src"), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    return done.stdout


def test_an_untouched_new_game_passes_its_tests(checkout: Path) -> None:
    told = run_in(checkout, "cosmotheque", "new-game", TITLE)
    assert f"make check GAME={NAMES.slug}" in told
    asked = f"{NAMES.folder} or {NAMES.slug} or every_game or generated_files"
    game = str(HALVES[0] / NAMES.folder)
    run_in(checkout, "pytest", "-q", "-p", "no:cacheprovider", "-m", "not browser", "-k", asked, game, *ASKED)


def refusal(title: str, prefix: str | None = None) -> str:
    checkout = find_checkout()
    assert checkout is not None
    with pytest.raises(Said) as refused:
        new_game.check_names(derive_names(Text(title, title), prefix), checkout)
    return refused.value.said.en


@pytest.mark.parametrize("slug", registry.shelf())
def test_a_name_on_the_shelf_is_refused(slug: str) -> None:
    checkout = find_checkout()
    assert checkout is not None
    assert "stands here already" in refusal(slug)
    for title in (registry.shelf()[slug].title.en, registry.shelf()[slug].title.fr.upper()):
        assert slug in new_game.find_names(derive_names(Text(title, title)), checkout)


def test_a_name_that_stands_in_the_source_is_refused_with_its_place() -> None:
    assert refusal("Mailbox").startswith("'Mailbox' stands here already: src/cosmotheque/")


@pytest.mark.parametrize("title", ["", "7 Wonders", 'A "title"', "{braces}", "星"])
def test_what_is_no_title_is_refused(title: str) -> None:
    assert refusal(title).startswith(f"{title!r} cannot be a title")


def test_the_ids_of_rules_are_a_games_own() -> None:
    taken = a_rulebook()[0].rules[0].id.partition("-")[0]
    assert refusal(TITLE, taken).startswith(f"Ids of rules begin with {taken} already")
    assert refusal(TITLE, "x").startswith("'x' cannot begin the ids of rules")


def a_rulebook() -> tuple[Section, ...]:
    return registry.load(registry.playable()[0]).words.rulebook


def test_an_installed_package_makes_no_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "find_checkout", lambda: None)
    code, out, err = run("new-game", TITLE)
    assert (code, out) == (2, "")
    assert err.startswith("A new game is begun in a checkout")
