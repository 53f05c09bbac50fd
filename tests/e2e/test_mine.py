"""The sum of a person's games and puzzles, on their own page."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.learning import button_of, open_list, press
from tests.e2e.play import BOT_PATIENCE, against_bots, call, give_up, with_boards
from tests.e2e.plugin import Visitor
from tests.e2e.test_pages import violations
from tests.e2e.test_puzzle_page import asker, short_puzzle

from cosmotheque import registry
from cosmotheque.core.game import Meta
from cosmotheque.study.shipped import shipped_pack

pytestmark = pytest.mark.browser
TEAMS = [registry.shelf()[slug] for slug in with_boards() if registry.shelf()[slug].cooperative]


def wait_for_bots(page: Page) -> None:
    """Wait until the bots have played the deal of the table that was just finished."""
    table = page.url.split("/t/")[1].split("#")[0]
    for _ in range(round(BOT_PATIENCE / 250)):
        if call(page, "GET", f"/api/tables/{table}/deal")["par"] == "done":
            return
        page.wait_for_timeout(250)
    raise AssertionError("The bots do not come to an end.")


@pytest.mark.parametrize("meta", TEAMS, ids=lambda meta: meta.slug)
def test_a_team_is_held_against_bots_with_the_same_deal(visitor: Visitor, meta: Meta) -> None:
    page = visitor(phone=True)
    against_bots(page, meta.slug)
    give_up(page)
    wait_for_bots(page)
    page.goto("/me#figures")
    card = page.get_by_role("region", name=meta.title.en)
    par = card.get_by_role("region", name="Against par: bots with the same deals")
    expect(par).to_contain_text("1 deal that was new to you")
    expect(par).to_contain_text("A single deal cannot prove a difference.")
    expect(par.get_by_role("listitem")).to_have_count(
        1 + sum(bot.level > 0 for bot in registry.bots(meta.slug).values())
    )
    assert violations(page) == []


def show_one(page: Page, slug: str, puzzle: str) -> None:
    """Have a puzzle shown: it counts as not found."""
    page.goto(f"/puzzles/{slug}/{puzzle}")
    with page.expect_response(f"**/api/me/puzzles/{slug}"):
        page.get_by_role("button", name="Show the answer").click()
    expect(asker(page).locator(".verdict")).to_be_visible()


def test_puzzles_are_the_persons_on_every_device(visitor: Visitor) -> None:
    """One is solved at the desk, another was seen on the phone before, and what the browser kept is lost."""
    slug, puzzle = short_puzzle()
    title = registry.shelf()[slug].title.en
    other = next(one.id for one in shipped_pack(slug).puzzles if one.id != puzzle.id)
    desk, phone = visitor(), visitor(phone=True)
    show_one(phone, slug, other)
    desk.goto(f"/puzzles/{slug}/{puzzle.id}")
    open_list(desk, "keyboard")
    with desk.expect_response(f"**/api/me/puzzles/{slug}"):
        press(desk, button_of(desk, puzzle.actions[puzzle.right[0]]), "keyboard")
    desk.evaluate("localStorage.clear()")
    desk.goto("/me#figures")
    shown = desk.get_by_role("region", name="Puzzles")
    expect(shown).to_contain_text("Days in a row with a puzzle: 1")
    expect(shown).to_contain_text("1 in a row (longest 1)")
    assert violations(desk) == []
    code = call(desk, "POST", "/api/me/code")["code"]
    number = call(phone, "POST", "/api/me/claim", {"code": code})["number"]
    call(desk, "POST", "/api/me/code/answer", {"number": number})
    for page in (desk, phone):
        page.goto("/puzzles")
        expect(page.get_by_role("listitem").filter(has_text=title)).to_contain_text("2 seen")
    assert violations(phone) == []


def test_what_was_tried_without_the_network_is_brought_later(visitor: Visitor) -> None:
    slug, puzzle = short_puzzle()
    page = visitor(f"/puzzles/{slug}/{puzzle.id}")
    expect(asker(page)).to_be_visible()
    page.context.set_offline(True)
    with page.expect_event("requestfailed", lambda request: request.url.endswith(f"/api/me/puzzles/{slug}")):
        page.get_by_role("button", name="Show the answer").click()
    expect(asker(page).locator(".verdict")).to_be_visible()
    page.context.set_offline(False)
    assert call(page, "GET", "/api/me/puzzles") == []
    with page.expect_response(f"**/api/me/puzzles/{slug}"):
        page.goto(f"/puzzles/{slug}")
    expect(page.get_by_role("main")).to_contain_text("1 seen")
    (kept,) = call(page, "GET", "/api/me/puzzles")
    assert [(one[0], one[1]) for one in kept["tries"]] == [(puzzle.id, False)]
