"""The template keeps the laws, and so does a copy of it, made as `docs/adding-a-game.md` says."""

import sys
from importlib import import_module
from pathlib import Path

import pytest
from tests.copying import FOLDER, SLUG, TEMPLATE, copy_template

from cosmotheque import games, laws, registry
from cosmotheque.games._template.bots import BOTS
from cosmotheque.games._template.game import GAME
from cosmotheque.games._template.lessons import LESSONS


def test_the_template_keeps_every_law() -> None:
    slug = GAME.meta.slug
    effort = laws.Effort(seconds=0, positions=3)
    laws.check(GAME, bots=BOTS[slug], folder=TEMPLATE, effort=effort)
    laws.check_lessons(GAME, LESSONS[slug])


def test_the_template_is_not_on_the_shelf() -> None:
    assert GAME.meta.slug not in registry.shelf()


def test_a_renamed_copy_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = copy_template(tmp_path)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    game = import_module(f"cosmotheque.games.{FOLDER}.game").GAMES[SLUG]
    try:
        laws.check(game, seats=(2,), seeds=(0,), folder=copy, effort=laws.Effort(seconds=0, positions=1))
    finally:
        for name in [name for name in sys.modules if name.startswith(f"cosmotheque.games.{FOLDER}")]:
            del sys.modules[name]
