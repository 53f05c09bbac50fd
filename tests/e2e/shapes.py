"""Rooms at every shape of screen: the states that tests of shapes look at, and that `screens.py` takes pictures of."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect
from tests.e2e.play import BOT_PATIENCE, make_move, new_table, wait_for_turn

from cosmotheque import registry

SHAPES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 640, "height": 360},
    {"width": 640, "height": 400},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
)
MOVES = {"en": "Moves", "fr": "Coups"}
LANGUAGES = tuple(MOVES)
LAID_OUT = """async ({ width, height }) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width || innerHeight !== height) await frame();
  await document.fonts.ready;
  for (let frames = 0; frames < 4; frames++) await frame();
}"""
"""Resolves when a board has heard of the shape, is drawn for it in its own letters, and zones have been measured."""
MID_GAME = 3
"""So many moves of the reader are made before the second look."""


def play_on(page: Page, most: int, language: str = "en") -> Iterator[int]:
    """Make so many moves, or as many as there are; each is answered, and it is the reader's turn again."""
    board = page.locator("main")
    for number in range(most):
        if wait_for_turn(page, "mine", "over") == "over":
            return
        known = board.get_attribute("data-v") or ""
        make_move(page, tab=MOVES[language])
        expect(board).not_to_have_attribute("data-v", known, timeout=BOT_PATIENCE)
        yield number
    wait_for_turn(page, "mine", "over")


def states(page: Page, slug: str, language: str, **wanted: Any) -> Iterator[str]:
    """A table with most seats at its first turn, then in mid-game."""
    seats = registry.shelf()[slug].seats[-1]
    bots = {str(seat): next(iter(registry.bots(slug))) for seat in range(1, seats)}
    usual = {"game": slug, "seats": seats, "mine": [0], "bots": bots, "coach": True, "start": True}
    page.goto(f"/t/{new_table(page, usual | wanted)}")
    wait_for_turn(page, "mine", "over")
    yield "first"
    for _ in play_on(page, MID_GAME, language):
        page.keyboard.press("Escape")
    yield "middle"


def shaped(page: Page) -> Iterator[ViewportSize]:
    """The page at one shape after the other."""
    for shape in SHAPES:
        page.set_viewport_size(shape)
        page.evaluate(LAID_OUT, shape)
        yield shape
