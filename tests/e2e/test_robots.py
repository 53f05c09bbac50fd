"""Bots over the network in a real browser: made and ended on one's own page, and brought to a table by its host."""

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import call, with_boards
from tests.e2e.plugin import PATIENCE, Visitor
from tests.e2e.test_pages import violations

from cosmotheque import registry

pytestmark = pytest.mark.browser
SLUG = next(slug for slug in with_boards() if 2 in registry.shelf()[slug].seats)


def make(page: Page, name: str) -> str:
    """Make a bot by keyboard alone; its token, as the page shows it."""
    page.goto("/me#self")
    bots = page.get_by_role("region", name="Your bots")
    bots.get_by_label("Name of the bot").fill(name)
    bots.get_by_label("Name of the bot").press("Enter")
    expect(bots.get_by_role("status")).to_contain_text("only once")
    return bots.get_by_label("Token", exact=True).input_value()


def told(home: str, token: str) -> httpx.Response:
    """The server's answer to a bot about itself."""
    return httpx.get(f"{home}/api/bots/me", headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)


def test_a_bot_is_made_shown_online_brought_to_a_table_and_ended(visitor: Visitor) -> None:
    page = visitor(phone=True)
    token = make(page, "Ada")
    bots = page.get_by_role("region", name="Your bots")
    expect(bots.get_by_role("listitem")).to_contain_text(["Ada"])
    expect(bots.get_by_role("listitem").first).to_contain_text("offline")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    home = page.url.partition("/me")[0]
    assert told(home, token).json() == {"name": "Ada", "tables": []}
    expect(bots.get_by_role("listitem").first).to_contain_text("online")
    page.reload()
    expect(bots.get_by_label("Token", exact=True)).to_have_count(0)

    table = call(page, "POST", "/api/tables", {"game": SLUG, "seats": 2})["id"]
    page.goto(f"/t/{table}")
    page.get_by_label("Who takes seat 2?").select_option("Ada")
    expect(page.get_by_text("Bot Ada").first).to_be_visible()
    assert [one["id"] for one in told(home, token).json()["tables"]] == [table]
    assert violations(page) == []

    page.goto("/me#self")
    bots.get_by_role("button", name="Delete the bot Ada").press("Enter")
    expect(bots.get_by_role("listitem")).to_have_count(0)
    assert told(home, token).status_code == 401
