"""The template keeps the laws, and so does a copy of it, made as `docs/adding-a-game.md` says."""

import shutil
import sys
from importlib import import_module
from pathlib import Path

import pytest

from cosmotheque import games, laws, registry
from cosmotheque.games import _template
from cosmotheque.games._template.bots import BOTS
from cosmotheque.games._template.game import GAME

FOLDER = Path(_template.__path__[0])


def test_the_template_keeps_every_law() -> None:
    laws.check(GAME, bots=BOTS[GAME.meta.slug], folder=FOLDER, effort=laws.Effort(seconds=0, positions=3))


def test_the_template_is_not_on_the_shelf() -> None:
    assert GAME.meta.slug not in registry.shelf()


def test_a_renamed_copy_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "brand_new"
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in copy.rglob("*.py"):
        path.write_text(path.read_text().replace("_template", "brand_new").replace('"template"', '"brand-new"'))
    for path in copy.rglob("template--*"):
        renamed = path.rename(path.with_name(path.name.replace("template", "brand-new")))
        renamed.write_text(renamed.read_text().replace('"template"', '"brand-new"'))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    game = import_module("cosmotheque.games.brand_new.game").GAMES["brand-new"]
    try:
        laws.check(game, seats=(2,), seeds=(0,), folder=copy, effort=laws.Effort(seconds=0, positions=1))
    finally:
        for name in [name for name in sys.modules if name.startswith("cosmotheque.games.brand_new")]:
            del sys.modules[name]
