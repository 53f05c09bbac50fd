"""Every lesson played to its end in a real browser: with a pointer on a desktop, on a small phone, and by keyboard on a
small screen that lies.

The page has to offer what is right, to have in sight what the lesson points at, and to go on.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize
from tests.e2e.learning import WAYS, open_chapter, play_through
from tests.e2e.plugin import Visitor

from cosmotheque import registry
from cosmotheque.core.lesson import Chapter

pytestmark = [pytest.mark.browser, pytest.mark.long("page")]
SIZES: dict[str, ViewportSize] = {"phone": {"width": 360, "height": 640}, "keyboard": {"width": 640, "height": 360}}
TAUGHT = [(slug, chapter) for slug in registry.playable() for chapter in registry.lessons(slug)]


def is_by_hand(chapter: Chapter) -> bool:
    """True if something in it is measured: no list offers that, and the game's own tests do it by hand."""
    return any(answer.example is not None for step in chapter.steps for answer in step.answers)


def in_turn() -> Iterator[Any]:
    """Every chapter once, the ways to play in turn."""
    listed = [(slug, chapter) for slug, chapter in TAUGHT if not is_by_hand(chapter)]
    for number, (slug, chapter) in enumerate(listed):
        way = WAYS[number % len(WAYS)]
        yield pytest.param(slug, chapter, way, id=f"{slug}-{chapter.slug}-{way}")


@pytest.mark.parametrize(("slug", "chapter", "way"), list(in_turn()))
def test_every_chapter_is_played_to_its_end(visitor: Visitor, slug: str, chapter: Chapter, way: str) -> None:
    page = visitor(phone=way == "phone")
    if way in SIZES:
        page.set_viewport_size(SIZES[way])
    open_chapter(page, slug, chapter)
    play_through(page, registry.load(slug), chapter, way)
