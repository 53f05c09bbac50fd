"""The shelf: games are found by their folders and opened only when somebody asks."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmotheque import games, registry
from cosmotheque.core.errors import UnknownBot, UnknownGame

BOX = """
from cosmotheque.core.game import Meta
from cosmotheque.core.text import Text

METAS = tuple(
    Meta(slug=slug, title=Text(slug, slug.title()), blurb=Text("", ""), seats=(2,), minutes=(1, 1)) for slug in {slugs}
)
"""
RULES = """
from cosmotheque.games.paperclips import METAS

GAMES = {meta.slug: ("the rules of", meta.slug) for meta in METAS}
"""
BOTS = """
from cosmotheque.core.bot import BotSpec
from cosmotheque.games.paperclips import METAS

SPECS = (BotSpec("hard", 5, None), BotSpec("easy", 1, None))
BOTS = {meta.slug: {spec.name: spec for spec in SPECS} for meta in METAS}
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A shelf with one folder of two games, one box only announced, and one folder that is no game."""
    boxes = {"paperclips": ["paperclips", "paperclips-deluxe"], "marbles": ["marbles"], "_drawer": ["drawer"]}
    for name, slugs in boxes.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(BOX.format(slugs=slugs))
    (tmp_path / "paperclips" / "game.py").write_text(RULES)
    (tmp_path / "paperclips" / "bots.py").write_text(BOTS)
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    _forget()
    yield
    _forget()
    for name in [name for name in sys.modules if name.startswith(tuple(f"cosmotheque.games.{box}" for box in boxes))]:
        del sys.modules[name]


def _forget() -> None:
    for cached in (registry.shelf, registry.playable, registry.load, registry.bots, registry.mentor, registry._folders):
        cached.cache_clear()


@pytest.mark.usefixtures("shelf")
def test_folders_are_boxes_on_the_shelf() -> None:
    assert list(registry.shelf()) == ["marbles", "paperclips", "paperclips-deluxe"]
    assert registry.playable() == ("paperclips", "paperclips-deluxe")
    assert registry.folder("paperclips-deluxe") == "paperclips"


@pytest.mark.usefixtures("shelf")
def test_rules_are_imported_when_somebody_asks() -> None:
    registry.shelf(), registry.playable()
    assert "cosmotheque.games.paperclips.game" not in sys.modules
    assert registry.load("paperclips-deluxe") == ("the rules of", "paperclips-deluxe")
    assert "cosmotheque.games.paperclips.game" in sys.modules
    assert "cosmotheque.games.paperclips.bots" not in sys.modules
    assert registry.mentor("paperclips") is None


@pytest.mark.usefixtures("shelf")
def test_an_unknown_game_gets_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'paperclip'; did you mean paperclips\?") as refused:
        registry.load("paperclip")
    assert refused.value.in_language("fr") == "Il n’y a pas de jeu 'paperclip' ; vouliez-vous dire paperclips ?"
    with pytest.raises(UnknownGame, match=r"There is no game 'x'; there is paperclips, paperclips-deluxe\."):
        registry.load("x")


@pytest.mark.usefixtures("shelf")
def test_an_announced_game_cannot_be_played_yet() -> None:
    with pytest.raises(UnknownGame, match="Marbles stands on the shelf but cannot be played yet"):
        registry.load("marbles")
    with pytest.raises(UnknownGame):
        registry.bots("marbles")


@pytest.mark.usefixtures("shelf")
def test_bots_come_from_easy_to_strong() -> None:
    assert list(registry.bots("paperclips")) == ["easy", "hard"]
    assert registry.bot("paperclips", "hard").level == 5
    with pytest.raises(UnknownBot, match="paperclips has no bot 'genius'; there is easy, hard"):
        registry.bot("paperclips", "genius")


def test_every_box_that_is_here_opens() -> None:
    for slug in registry.playable():
        assert registry.load(slug).meta == registry.shelf()[slug]
        assert registry.bots(slug)
