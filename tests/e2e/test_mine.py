"""What somebody's games and puzzles come to, on their own page."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import against_bots, call, give_up, with_boards
from tests.e2e.plugin import PATIENCE, Visitor
from tests.e2e.test_pages import violations

from cosmotheque import registry
from cosmotheque.core.game import Meta

pytestmark = pytest.mark.browser
TEAMS = [registry.shelf()[slug] for slug in with_boards() if registry.shelf()[slug].cooperative]


def wait_for_bots(page: Page) -> None:
    """Until the bots have played the deal of the table that was just finished."""
    table = page.url.split("/t/")[1].split("#")[0]
    for _ in range(round(4 * PATIENCE)):
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
