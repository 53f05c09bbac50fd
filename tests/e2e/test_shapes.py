"""Every board at every shape of screen, in both languages: all that decides is in sight, and one voice speaks."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.e2e.play import new_table, open_duel, wait_for_turn, with_boards
from tests.e2e.plugin import Visitor
from tests.e2e.shapes import LANGUAGES, SHAPES, play_on, shaped, states
from tests.e2e.test_pages import violations

from cosmotheque import registry

pytestmark = pytest.mark.browser
READ = SHAPES[0], SHAPES[3]
"""One upright and one lying, at which it is asked whether everybody can read and reach everything."""
FAULTS = Path(__file__).with_name("faults.js").read_text()
DUEL = open_duel()
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
AHEAD = """() => {
  const found = window.ahead = [];
  (function look() {
    const [voice, board] = ["voice", "stage"].map((zone) => document.querySelector(`[data-zone=${zone}]`)?.dataset.v);
    if (voice !== board) found.push(`${voice} ${board}`);
    requestAnimationFrame(look);
  })();
}"""
SHIFTS = """() => {
  window.shifts = [];
  const isOfRoom = (node) => node && !node.parentElement?.closest("[data-zone=drawer]");
  const name = (node) => node.className?.baseVal ?? node.className ?? node.nodeName;
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries()) {
      const moved = sources.map(({ node }) => node).filter(isOfRoom).map(name);
      if (!hadRecentInput && moved.length) window.shifts.push(`${value.toFixed(4)} ${moved.join()}`);
    }
  }).observe({ type: "layout-shift" });
}"""


def least(slug: str) -> list[int] | None:
    """The least share of the screen for a game's drawing, from the game's own tests."""
    name = f"cosmotheque.games.{registry.folder(slug)}.tests.shape"
    return list(import_module(name).LEAST) if find_spec(name) else None


def faults(page: Page, slug: str, state: str) -> list[str]:
    found: list[str] = []
    for shape in shaped(page):
        found += page.evaluate(FAULTS, least(slug))
        if state == "first" and shape in READ:
            found += violations(page)
    return found


@pytest.mark.long("page")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", with_boards())
def test_a_board_keeps_the_stage_at_every_shape(visitor: Visitor, slug: str, language: str) -> None:
    page = visitor(locale=LOCALES[language])
    found = {state: faults(page, slug, state) for state in states(page, slug, language)}
    assert found == {"first": [], "middle": []}


@pytest.mark.long("page")
@pytest.mark.parametrize("slug", with_boards())
def test_voice_and_board_show_the_same_and_nothing_moves_for_a_turn(visitor: Visitor, slug: str) -> None:
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    meta = registry.shelf()[slug]
    bots = {str(seat): next(iter(registry.bots(slug))) for seat in range(1, meta.seats[0])}
    table = new_table(page, {"game": slug, "seats": meta.seats[0], "mine": [0], "bots": bots, "start": True})
    page.goto(f"/t/{table}")
    wait_for_turn(page, "mine")
    page.evaluate(AHEAD)
    for number in play_on(page, 5):
        if number == 0:  # the drawer has been opened, and stays open
            page.evaluate(SHIFTS)
    assert page.evaluate("() => window.ahead") == []
    assert page.evaluate("() => window.shifts") == []
