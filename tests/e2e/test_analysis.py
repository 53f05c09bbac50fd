"""Analysis from a step of a replay: other moves, back again, and a link to all of it."""

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.play import moves, open_tab
from tests.e2e.plugin import Visitor
from tests.e2e.test_pages import finished_game, violations

pytestmark = pytest.mark.browser
SPOIL = """() => {
  const key = "cosmotheque-analyses";
  localStorage.setItem(key, localStorage.getItem(key).replaceAll('"action":', '"action":7,"was":'));
}"""
"""Makes of every move that is kept one that no game has."""


def test_what_might_have_been_is_tried_kept_and_handed_on(visitor: Visitor) -> None:
    page = visitor()
    table = finished_game(page)
    page.goto(f"/r/{table}?step=1")
    page.get_by_role("link", name="What if").click()
    page.wait_for_url(re.compile(rf"/analysis/{table}\?step=\d+$"))
    where = page.get_by_label("Back and forth").locator("[aria-live]")
    before = where.inner_text()
    open_tab(page, "Moves")
    page.locator("section.actions details:not([open]) summary").first.click()  # a group of one move stands open
    moves(page).first.click()
    expect(where).to_contain_text("+ 1")
    open_tab(page, "Coach")
    chances = page.get_by_role("region", name="Chances").get_by_role("listitem")
    expect(chances).to_have_count(2)
    assert violations(page) == []
    page.reload()
    expect(where).to_contain_text("+ 1")
    open_tab(page, "Branches")
    page.get_by_role("button", name="Name it").click()
    page.get_by_role("textbox").fill("Boldly")
    page.get_by_role("textbox").press("Enter")
    branches = page.get_by_role("list", name="Branches")
    expect(branches).to_contain_text("Boldly")
    expect(branches).to_contain_text("%")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    friend = visitor(page.evaluate("navigator.clipboard.readText()"), phone=True, theme="light")
    open_tab(friend, "Branches")
    expect(friend.get_by_role("list", name="Branches")).to_contain_text("Boldly")
    assert violations(friend) == []
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_text(before)
    page.get_by_role("button", name="Next move").click()
    expect(where).to_contain_text("+ 1")
    page.evaluate(SPOIL)
    page.reload()
    expect(where).to_have_text(before)
