"""A campaign in the browser: from the shelf to its page, to a table and back; a friend joins; a box opens once."""

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.play import box, call, open_tab, wait_for_turn
from tests.e2e.plugin import PHONE, Visitor
from tests.e2e.test_pages import WIDTH, violations

from cosmotheque import registry

pytestmark = pytest.mark.browser
SLUG = next(slug for slug in registry.playable() if registry.load(slug).campaign is not None)
META = registry.shelf()[SLUG]
CAMPAIGN = registry.load(SLUG).campaign
assert CAMPAIGN is not None
FIRST, SECOND, *_ = CAMPAIGN.stages


def give_up(page: Page) -> None:
    open_tab(page, "Table")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    wait_for_turn(page, "over")


def test_a_team_goes_from_the_shelf_to_a_table_and_back_and_a_friend_joins(visitor: Visitor) -> None:
    page = visitor("/")
    box(page, META.title.en).get_by_role("link", name=f"Campaign: {META.title.en}").click()
    page.get_by_label("What is your team called?").fill("The Nightowls")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="The Nightowls", level=1)).to_be_visible()
    assert violations(page) == []
    link = page.url
    page.get_by_role("button", name=f"Play: {FIRST.title.en}").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page, "mine", "theirs")
    give_up(page)
    page.get_by_role("link", name="To the campaign").click()
    expect(page.get_by_text("Won 0, lost 1").first).to_be_visible()
    friend = visitor(link, locale="fr-FR", phone=True, theme="light")
    friend.get_by_role("button", name="Rejoindre l’équipe").click()
    expect(friend.get_by_role("checkbox")).to_have_count(2)
    friend.get_by_role("button", name=f"Jouer\u00a0: {FIRST.title.fr}").wait_for()
    assert friend.evaluate(WIDTH) <= PHONE["width"]
    assert violations(friend) == []
    friend.goto("/")
    mine = friend.get_by_role("region", name="Mes campagnes")
    expect(mine.get_by_role("link", name="The Nightowls")).to_have_attribute("href", link.removeprefix(friend.url[:-1]))


def test_a_box_opens_once_with_a_ceremony_and_shows_nothing_before(visitor: Visitor) -> None:
    """The first two stages in two boxes, of which the second one is opened while nobody looks."""
    page = visitor()
    campaign = call(page, "POST", "/api/campaigns", {"game": SLUG, "name": "Box"})
    is_open = False

    def boxed(route: Route) -> None:
        answer = route.fetch().json()
        first, second = answer["boxes"][0]["stages"][:2]
        veiled = {**first, "key": second["key"], "status": "veiled", "title": None, "story": None}
        lid = {"key": "lid", "title": {"fr": "Le couvercle", "en": "The lid"}, "open": is_open}
        inside = {"story": {"fr": "Dedans.", "en": "Inside."} if is_open else None, "news": None}
        later = {**lid, **inside, "stages": [{**second, "status": "open"} if is_open else veiled]}
        route.fulfill(json={**answer, "boxes": [{**answer["boxes"][0], "stages": [first]}, later]})

    page.route("**/api/campaigns/*", boxed)
    page.goto(f"/c/{campaign['id']}")
    shelf = page.get_by_role("region", name="The lid")
    expect(shelf).to_contain_text("in a closed box")
    expect(page.get_by_role("button", name=SECOND.title.en)).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    is_open = True
    page.reload()
    ceremony = page.get_by_role("dialog", name="A box opens")
    expect(ceremony).to_contain_text("Inside.")
    ceremony.get_by_role("button", name="Look inside").press("Enter")
    expect(ceremony).to_be_hidden()
    shelf.get_by_role("button", name=SECOND.title.en).press("Enter")
    expect(page.get_by_role("dialog", name=SECOND.title.en)).to_be_visible()
    page.reload()
    shelf.get_by_role("button", name=SECOND.title.en).wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
