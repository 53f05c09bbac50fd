"""Bing Bang in a real browser: whites, steps and a drawn way on the sky itself."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import play_now, wait_for_turn
from tests.e2e.plugin import Visitor

from cosmotheque.games.bing_bang.components import WIDTH

pytestmark = pytest.mark.browser

CELL = 40


def on_screen(page: Page, cell: int) -> tuple[float, float]:
    """Where the middle of a cell lies on the screen."""
    row, column = divmod(cell, WIDTH)
    x, y = page.locator(".sky > svg").evaluate(
        """(svg, [x, y]) => {
          const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
          return [point.x, point.y];
        }""",
        [(column + 0.5) * CELL, (row + 0.5) * CELL],
    )
    return x, y


def pawn_cell(page: Page) -> int:
    """Where the own pawn, the first, stands."""
    places = page.locator("g.pawn").evaluate_all("pawns => pawns.map(p => [p.textContent.trim(), p.style.transform])")
    x, y = map(float, re.findall(r"[\d.]+", dict(places)["1"]))
    return int(y // CELL) * WIDTH + int(x // CELL)


def free_corner(page: Page, start: int) -> tuple[int, int]:
    """A cell beside the pawn and one beside that, both empty. BB-12: only whites and reds can lie around Earth."""
    taken = page.locator(".sky > svg").evaluate(
        """svg => [...svg.querySelectorAll("circle.white, rect.red")].map(thing => {
          const { x, y, width, height } = thing.getBoundingClientRect();
          const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(svg.getScreenCTM().inverse());
          return Math.floor(at.y / 40) * 20 + Math.floor(at.x / 40);
        })"""
    )
    corners = [(start + side, start + side + row) for side in (1, -1) for row in (WIDTH, -WIDTH)]
    return next(corner for corner in corners if not set(corner) & set(taken))


def expect_count(page: Page, count: int) -> None:
    expect(page.get_by_role("img", name=re.compile(rf"^(Count|Compte) {count} ")).first).to_be_visible()


def test_tap_to_lay_and_move_draw_a_way_and_end_the_turn(visitor: Visitor) -> None:
    """BB-17, BB-18, BB-20: a tap lays, the next one moves; a drawn way proposes its operations."""
    page = visitor()
    play_now(page, "Bing Bang")
    wait_for_turn(page, "mine")
    near, far = free_corner(page, pawn_cell(page))
    page.mouse.click(*on_screen(page, near))
    expect_count(page, 1)
    page.mouse.click(*on_screen(page, near))
    expect_count(page, 2)
    page.mouse.move(*on_screen(page, near))
    page.mouse.down()
    page.mouse.move(*on_screen(page, far), steps=5)
    page.mouse.up()
    page.get_by_role("button", name="Go", exact=True).click()
    expect_count(page, 4)
    assert pawn_cell(page) == far
    page.get_by_role("button", name="End the turn").first.click()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text(re.compile("Easy bot, count to|Easy bot moves")).first).to_be_visible()


def test_a_finger_zooms_and_plays_on_a_phone_in_french(visitor: Visitor) -> None:
    """BB-17: after going to the own pawn, the cell beside it is large enough to be hit, and gets a white token."""
    page = visitor(locale="fr-FR", phone=True)
    play_now(page, "Bing Bang", "facile", "Jouer tout de suite")
    wait_for_turn(page, "mine")
    page.get_by_role("button", name="Aller à mon pion").click()
    near, _ = free_corner(page, pawn_cell(page))
    expect(page.locator(".books")).not_to_be_visible()
    page.touchscreen.tap(*on_screen(page, near))
    expect_count(page, 1)
    page.get_by_role("button", name="Carnets de bord").click()
    expect(page.get_by_role("region", name="Ma mission")).to_be_visible()
