"""A game without a board: the shell shows what the game draws and writes. One folder of Python is a game for people."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.copying import SLUG, TITLE
from tests.e2e.play import (
    BOT_PATIENCE,
    box,
    make_move,
    moves,
    new_table,
    open_tab,
    play_now,
    spoken,
    turn,
    wait_for_turn,
)
from tests.e2e.plugin import PHONE, Site, Visitor
from tests.e2e.test_pages import WIDTH, violations

pytestmark = pytest.mark.browser
DUEL = {"game": SLUG, "seats": 2, "mine": [0], "bots": {"1": "level-2"}, "start": True}
HAND = 3
OWN = re.compile(r"seat 0: tricks 0, cards \d+ \d+ \d+")
PLAYED = re.compile(r" plays \d+\.")


@pytest.fixture
def site(site_with_template: Site) -> Site:
    return site_with_template


def screen(page: Page) -> Locator:
    return page.get_by_role("region", name="Board as the game draws it")


def news(page: Page) -> Locator:
    """Lines of the log that tell of a card played."""
    open_tab(page, "Log")
    return page.get_by_role("tabpanel").get_by_text(PLAYED)


def play_on(page: Page) -> None:
    """Play cards until the game is over."""
    while wait_for_turn(page, "mine", "over") == "mine":
        known = page.locator("main").get_attribute("data-v") or ""
        make_move(page)
        expect(page.locator("main")).not_to_have_attribute("data-v", known)


@pytest.mark.parametrize("phone", [False, True])
def test_it_is_played_to_the_end_from_the_shelf(visitor: Visitor, phone: bool) -> None:
    page = visitor("/", phone=phone)
    expect(box(page, TITLE)).not_to_contain_text("Soon")
    play_now(page, TITLE)
    wait_for_turn(page, "mine")
    expect(screen(page)).to_contain_text(OWN)
    expect(moves(page)).to_have_count(HAND)
    assert violations(page) == []
    assert page.evaluate(WIDTH) <= (page.viewport_size or PHONE)["width"]
    make_move(page)
    expect(news(page)).not_to_have_count(0)
    page.keyboard.press("Escape")
    play_on(page)
    expect(page.get_by_role("region", name="Result")).to_contain_text(re.compile("Most tricks|A tie"))


def test_it_is_played_by_keyboard_and_heard(visitor: Visitor) -> None:
    page = visitor(locale="fr-FR", theme="light")
    page.goto(f"/t/{new_table(page, DUEL)}")
    wait_for_turn(page, "mine")
    expect(page.get_by_role("region", name="Plateau dessiné par le jeu")).to_contain_text("place 0")
    assert violations(page) == []
    for left in range(HAND - 1, -1, -1):
        page.locator("section.actions summary").focus()
        page.keyboard.press("ArrowDown")
        expect(moves(page).first).to_be_focused()
        page.keyboard.press("Enter")
        expect(moves(page)).to_have_count(left)
        if left and wait_for_turn(page, "mine", "over") == "mine":
            expect(spoken(page)).to_contain_text("À vous de jouer")
    wait_for_turn(page, "over")
    expect(turn(page)).to_contain_text(re.compile("Vous avez|Partie nulle"))


def test_it_is_replayed_and_seen_from_a_seat(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/t/{new_table(page, DUEL)}")
    play_on(page)
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(screen(page)).to_contain_text(OWN)  # the deal is over
    expect(screen(page)).to_contain_text("seat 1: tricks 0, cards ? ? ?")
    page.keyboard.press("End")
    expect(screen(page)).to_contain_text(re.compile(r"seat 1: tricks \d, cards -"))
    expect(news(page)).not_to_have_count(0)
    assert violations(page) == []
    open_tab(page, "Result")
    page.get_by_label("Seen by").select_option("a spectator")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(screen(page)).to_contain_text("seat 0: tricks 0, cards ? ? ?")
    open_tab(page, "Review")
    expect(page.get_by_role("region", name="Review", exact=True)).to_contain_text("Tricks", timeout=BOT_PATIENCE)


def test_the_board_of_the_template_is_played_by_drag_and_by_tap(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, "Highest star")
    while wait_for_turn(page, "mine", "over") == "mine":
        cards = page.locator("main svg .held")
        held = cards.count()
        if held == HAND:
            cards.first.drag_to(page.locator("main svg .table"))
        else:
            cards.first.click()
            page.locator("main svg .table").click(position={"x": 60, "y": 60})
        expect(cards).to_have_count(held - 1)
    assert violations(page) == []
