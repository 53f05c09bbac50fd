"""Every page, in both languages and themes, on a desktop and on a phone: reachable, sound and accessible."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.play import against_bots, give_up, make_move, new_table, open_duel, open_tab, with_boards
from tests.e2e.plugin import PHONE, Visitor

from cosmotheque import registry

pytestmark = pytest.mark.browser
AXE = Path("web/node_modules/axe-core/axe.min.js")
DUEL = open_duel()
WIDTH = "() => document.documentElement.scrollWidth"
LARGE = "() => { document.documentElement.style.fontSize = '200%'; }"
GROUND = "element => getComputedStyle(element).backgroundColor"


def violations(page: Page) -> list[str]:
    """Faults that axe-core finds, once the page has come to rest."""
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def finished_game(page: Page) -> str:
    """A game that was given up; returns the id of its table."""
    against_bots(page, DUEL.slug)
    make_move(page)
    give_up(page)
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize(("locale", "theme"), [("fr-FR", "dark"), ("en-GB", "light")])
def test_no_page_has_an_accessibility_violation(visitor: Visitor, locale: str, theme: str) -> None:
    table = finished_game(visitor())
    page = visitor(f"/t/{table}", locale=locale, theme=theme, phone=theme == "light")
    addresses = ["/", f"/new/{DUEL.slug}", f"/rules/{DUEL.slug}", f"/t/{table}", f"/replay/{table}", "/nowhere"]
    faults = {}
    for address in addresses:
        page.goto(address)
        page.get_by_role("heading").first.wait_for()
        if found := violations(page):
            faults[address] = found
    assert faults == {}


@pytest.mark.parametrize("slug", with_boards())
def test_no_running_table_has_an_accessibility_violation(visitor: Visitor, slug: str) -> None:
    page = visitor()
    against_bots(page, slug)
    assert violations(page) == []


def test_the_keyboard_reaches_what_has_to_be_scrolled_and_nothing_else(visitor: Visitor) -> None:
    page = visitor()
    against_bots(page, DUEL.slug)
    open_tab(page, "Chat")
    chat = page.get_by_role("list", name="Chat", exact=True)
    page.get_by_role("textbox").fill("Many words. " * 20)
    page.get_by_role("textbox").press("Enter")
    expect(chat).to_contain_text("Many words.")
    expect(chat).not_to_have_attribute("tabindex", "0")
    page.set_viewport_size({"width": 1280, "height": 500})
    page.evaluate(LARGE)
    expect(chat).to_have_attribute("tabindex", "0")
    chat.press("Home")
    expect(chat).to_have_js_property("scrollTop", 0)
    chat.press("ArrowDown")
    expect(chat).not_to_have_js_property("scrollTop", 0)


@pytest.mark.parametrize("slug", with_boards())
def test_a_table_fits_a_phone(visitor: Visitor, slug: str) -> None:
    page = visitor(phone=True)
    against_bots(page, slug)
    assert page.evaluate(WIDTH) <= PHONE["width"]
    room, board = page.locator(".room"), page.get_by_role("main")
    assert room.evaluate("room => room.scrollHeight <= room.clientHeight")
    page.evaluate(LARGE)
    assert board.evaluate("board => board.clientHeight") >= 0.55 * PHONE["height"]
    assert page.evaluate(WIDTH) <= PHONE["width"]
    open_tab(page, "Log")
    expect(page.get_by_role("tablist")).to_have_css("overflow-x", "auto")


def test_nothing_is_wider_than_the_smallest_phone(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.set_viewport_size({"width": 320, "height": 568})
    for address in ("/", f"/new/{DUEL.slug}", f"/rules/{DUEL.slug}"):
        page.goto(address)
        page.get_by_role("heading", level=1).wait_for()
        assert page.evaluate(WIDTH) <= 320, address


def test_what_is_chosen_can_be_told_in_forced_colours(visitor: Visitor) -> None:
    page = visitor(f"/new/{DUEL.slug}")
    page.emulate_media(forced_colors="active")
    switch = page.get_by_role("switch").first
    before = switch.evaluate(GROUND)
    switch.check()
    assert switch.evaluate(GROUND) != before
    page.get_by_role("button", name="Settings").click()
    chosen, other = page.get_by_role("radio", checked=True).first, page.get_by_role("radio", checked=False).first
    assert chosen.locator("+ span").evaluate(GROUND) != other.locator("+ span").evaluate(GROUND)


def test_a_finished_game_is_replayed_step_by_step(visitor: Visitor) -> None:
    page = visitor()
    table = finished_game(page)
    other = visitor(f"/replay/{table}")
    board = other.locator("main svg").first
    board.wait_for()
    first = board.get_attribute("aria-label") or ""
    other.keyboard.press("ArrowRight")
    expect(board).not_to_have_attribute("aria-label", first)
    other.keyboard.press("ArrowLeft")
    expect(board).to_have_attribute("aria-label", first)
    open_tab(other, "Log")
    other.get_by_role("tab", name="Log").press("ArrowRight")
    expect(other.get_by_role("tab", name="Review")).to_be_focused()
    expect(board).to_have_attribute("aria-label", first)
    other.keyboard.press("Escape")
    other.keyboard.press("End")
    following = other.get_by_role("button", name="Next move")
    expect(following).to_have_attribute("aria-disabled", "true")
    following.press("Enter")
    expect(following).to_be_focused()
    open_tab(other, "Result")
    with other.expect_download() as download:
        other.get_by_role("link", name="Download").click()
    assert b'"game"' in Path(download.value.path()).read_bytes()
    page.goto(f"/replay/{table}")
    open_tab(page, "Result")
    expect(page.get_by_label("Seen by")).to_have_value("0")  # the own seat
    expect(other.get_by_label("Seen by").locator("option:checked")).to_have_text("a spectator")


def test_a_replay_passes_over_what_its_viewer_cannot_see(visitor: Visitor) -> None:
    """A step in which others draft in secret, for example: the viewer hears nothing of it, and nothing changes."""
    page = visitor()
    table = finished_game(page)
    silent = 3

    def with_silence(route: Route) -> None:
        replay = route.fetch().json()
        first, *others = replay["frames"]
        replay["frames"] = [first] * (silent + 1) + others
        route.fulfill(json=replay)

    page.route("**/api/tables/*/replay*", with_silence)
    page.goto(f"/replay/{table}")
    controls = page.get_by_role("region", name="Playback")
    expect(controls).to_contain_text(f"{silent + 1}/")  # the deal, and no empty board
    dealt = page.locator("main svg").first.get_attribute("aria-label") or ""
    controls.get_by_role("button", name="Previous move").click()
    expect(controls).to_contain_text(re.compile("^\\D*0/"))
    page.keyboard.press("Shift+ArrowRight")
    expect(controls).to_contain_text(f"{silent + 1}/")
    controls.get_by_role("slider").press("ArrowRight")
    expect(controls).to_contain_text(f"{silent + 2}/")
    expect(page.locator("main svg").first).not_to_have_attribute("aria-label", dealt)


def test_my_unfinished_games_stand_above_the_shelf(visitor: Visitor) -> None:
    page = visitor(phone=True)
    finished = finished_game(page)
    bots = {"1": registry.bots(DUEL.slug)["level-1"].name}
    for _ in range(4):
        running = new_table(page, {"game": DUEL.slug, "seats": 2, "mine": [0], "bots": bots, "start": True})
    page.goto("/")
    above, below = page.get_by_role("region", name="Games in progress"), page.get_by_role("region", name="My games")
    expect(above.get_by_role("link")).to_have_count(3)
    expect(above.get_by_role("link").first).to_have_attribute("href", f"/t/{running}")
    listed = below.get_by_role("listitem").get_by_role("link")
    expect(listed).to_have_count(2)
    expect(listed.last).to_have_attribute("href", f"/t/{finished}")
    shelf = page.locator(".shelf").bounding_box()
    assert shelf is not None
    assert shelf["y"] < PHONE["height"]


@pytest.mark.parametrize("slug", registry.playable())
def test_the_rules_page_has_an_anchor_for_every_rule(visitor: Visitor, slug: str) -> None:
    page = visitor(f"/rules/{slug}", locale="fr-FR")
    page.get_by_role("heading", name=registry.shelf()[slug].title.fr, level=1).wait_for()
    for box in page.locator(".all > details > summary").all():
        box.click()  # what lies in closed boxes is fetched when they are opened
    for section in registry.load(slug).words.rulebook:
        for rule in section.rules:
            expect(page.locator(f'[id="{rule.id}"]')).to_have_count(1)


def test_the_language_follows_the_browser_and_can_be_switched(visitor: Visitor) -> None:
    page = visitor("/", locale="fr-FR")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_table_that_does_not_exist_says_so(visitor: Visitor) -> None:
    page = visitor("/t/zzzzzzzzzzzz")
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.get_by_role("link", name="Back to the shelf").first).to_be_visible()
