"""One deal at several tables, and the deal of the day: from the end of a game to the results side by side."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import give_up, wait_for_turn, with_boards
from tests.e2e.plugin import PHONE, Visitor
from tests.e2e.test_pages import WIDTH, finished_game, violations

from cosmotheque import registry

pytestmark = pytest.mark.browser
TEAMS = [registry.shelf()[slug] for slug in with_boards() if registry.shelf()[slug].cooperative]
TEAM = min(TEAMS, key=lambda meta: meta.max_moves)


def same_deal(page: Page, choice: str) -> None:
    """Choose from the dialog at the end of a game."""
    button = page.get_by_role("button", name="Same deal")
    button.or_(page.get_by_role("button", name="All results")).first.click()
    if not page.get_by_role("dialog").count():
        button.click()
    page.get_by_role("dialog").get_by_text(choice, exact=True).click()


def test_a_deal_is_played_again_compared_and_handed_on(visitor: Visitor) -> None:
    page = visitor()
    first = finished_game(page)
    same_deal(page, "Play this deal again")
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    wait_for_turn(page, "mine", "theirs")
    give_up(page)
    same_deal(page, "Compare the results")
    expect(page.get_by_role("row", name="you Lost")).to_have_count(2)
    assert violations(page) == []
    same_deal(page, "Challenge a friend")
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("played before at another table: unrated")).to_be_visible()
    friend = visitor(page.url, phone=True, theme="light")
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="Start the game").click()
    wait_for_turn(friend, "mine", "theirs")


def test_the_deal_of_the_day_is_played_once_for_the_results(visitor: Visitor) -> None:
    page = visitor("/", phone=True)
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("link", name=f"Play: {TEAM.title.en}").click()
    expect(page.get_by_text("Finish your game to see the results")).to_be_visible()
    page.get_by_role("button", name="Play the deal of the day").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page, "mine", "theirs")
    give_up(page)
    page.get_by_role("link", name="Results of the day").click()
    expect(page.get_by_role("row", name="1 you")).to_be_visible()
    expect(page.get_by_text("the one that counts")).to_be_visible()
    assert page.evaluate(WIDTH) <= PHONE["width"]
    assert violations(page) == []
    page.get_by_role("link", name="All games").click()
    page.get_by_role("link", name=f"Results: {TEAM.title.en}").wait_for()
    assert violations(page) == []
