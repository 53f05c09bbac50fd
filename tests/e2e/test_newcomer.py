"""A stranger's first game: goal, coach, rules beside the game, a set-up that explains itself."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import (
    against_bots,
    ask_hint,
    box,
    call,
    make_move,
    new_table,
    open_duel,
    open_tab,
    play_now,
    voice,
    wait_for_turn,
    with_boards,
)
from tests.e2e.plugin import Visitor
from tests.e2e.test_pages import violations

from cosmotheque import registry

pytestmark = pytest.mark.browser
DUEL = open_duel()
TOGETHER = next(meta for meta in (registry.shelf()[slug] for slug in with_boards()) if meta.cooperative)
SMALL = {"width": 360, "height": 640}
AFTER_PAINT = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""Resolves when that has followed, too, which follows the board once that is painted."""


def first_rule() -> tuple[str, str]:
    """A rule of the duel, and a word of it."""
    rule = registry.load(DUEL.slug).words.rulebook[0].rules[0]
    return str(rule.id), max(rule.text.en.replace(".", "").replace(",", "").split(), key=len)


def primer(language: str) -> str:
    told = registry.load(DUEL.slug).words.primer
    assert told is not None
    return told.want.in_language("fr" if language == "fr" else "en")


def test_the_goal_is_told_before_the_first_game_and_never_again_unasked(visitor: Visitor) -> None:
    page = visitor("/", newcomer=True)
    shelf = box(page, DUEL.title.en)
    shelf.get_by_role("button", name="Play now").click()
    shelf.get_by_role("button", name="Beginner", exact=True).click()
    card = page.get_by_role("dialog", name=DUEL.title.en)
    expect(card).to_contain_text(primer("en"))
    assert violations(page) == []
    card.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page, "mine", "theirs")
    expect(card).to_have_count(0)
    open_tab(page, "Goal")
    page.get_by_role("button", name="The goal").click()
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="The goal")).to_be_focused()
    play_now(page, DUEL.title.en)
    wait_for_turn(page, "mine", "theirs")
    expect(card).to_have_count(0)


def test_whoever_comes_by_a_link_is_told_the_goal_at_the_table(visitor: Visitor) -> None:
    host, friend = visitor(), visitor(newcomer=True, phone=True, locale="fr-FR")
    table = new_table(host, {"game": DUEL.slug, "seats": 2, "mine": [0]})
    friend.goto(f"/t/{table}")
    card = friend.get_by_role("dialog", name=DUEL.title.fr)
    expect(card).to_contain_text(primer("fr"))
    card.get_by_role("button", name="Jouer", exact=True).click()
    friend.reload()
    expect(friend.get_by_role("button", name="S’asseoir")).to_be_visible()
    expect(card).to_have_count(0)


def test_nobody_is_told_what_they_did_not_ask_for(visitor: Visitor) -> None:
    """The hint is one tap away even in a first game, and is gone with the move."""
    page = visitor("/", newcomer=True)
    shelf = box(page, DUEL.title.en)
    shelf.get_by_role("button", name="Play now").click()
    shelf.get_by_role("button", name="Beginner", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_turn(page, "mine")
    play = voice(page).get_by_role("button", name="Play it")
    expect(play).to_have_count(0)
    ask_hint(page)
    play.click()
    expect(play).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_rules_open_beside_the_game_and_give_the_keyboard_back(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    against_bots(page, DUEL.slug)
    wait_for_turn(page, "mine")
    open_tab(page, "Log")
    link = page.get_by_role("link", name="Rules")
    link.press("Enter")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules).to_contain_text("How to play, in a minute")
    assert violations(page) == []
    board, beside = page.get_by_role("main").bounding_box(), rules.bounding_box()
    if not phone:
        assert board is not None
        assert beside is not None
        assert board["x"] + board["width"] <= beside["x"] + 1
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(link).to_be_focused()
    assert "/t/" in page.url


def test_a_refusal_opens_its_rule_beside_the_game(visitor: Visitor) -> None:
    page = visitor()
    rule, _ = first_rule()

    def refuse(live: Any) -> None:
        server = live.connect_to_server()
        refusal = f'{{"type":"refused","why":{{"fr":"Non.","en":"Not so."}},"rule":"{rule}"}}'
        live.on_message(lambda text: live.send(refusal) if '"act"' in text else server.send(text))

    page.route_web_socket("**/live?*", refuse)
    against_bots(page, DUEL.slug)
    make_move(page)
    page.get_by_role("link", name=f"Rule {rule}").click()
    asked = page.get_by_role("dialog", name="Rules").locator(f'[id="{rule}"]')
    expect(asked).to_be_in_viewport()
    expect(asked).to_contain_class("target")
    assert "/t/" in page.url


def test_rules_are_found_by_words_and_by_ids(visitor: Visitor) -> None:
    page = visitor(f"/rules/{DUEL.slug}")
    rule, word = first_rule()
    search, wanted = page.get_by_role("searchbox", name="Search the rules"), page.locator(f'[id="{rule}"]')
    wanted.wait_for()
    everything = page.locator(".rule").count()
    for query in (word.upper(), rule.lower()):
        search.fill(query)
        expect(wanted).to_be_visible()
        assert page.locator(".rule").count() < everything
        expect(page.get_by_role("status").filter(has_text="found")).to_be_visible()
    search.fill("unicorn")
    expect(page.get_by_text("No rule matches.")).to_be_visible()
    search.fill("")
    expect(page.locator(".rule")).to_have_count(everything)


@pytest.mark.parametrize("slug", with_boards())
def test_a_minute_of_the_rules_has_the_figures_it_speaks_of(visitor: Visitor, slug: str) -> None:
    page = visitor(f"/rules/{slug}")
    told = registry.load(slug).words.primer
    assert told is not None
    pictures = page.locator("#minute > ol > li")
    expect(pictures).to_have_count(len(told.played))
    for number, picture in enumerate(told.played):
        drawn = pictures.nth(number).locator(".figure > *")
        expect(drawn).to_have_count(1 if picture.figure else 0)


def test_six_boxes_stand_on_two_screens_of_a_phone_the_short_games_first(visitor: Visitor) -> None:
    page = visitor("/", phone=True, locale="fr-FR", newcomer=True)
    page.set_viewport_size(SMALL)
    boxes = page.locator(".shelf > li")
    boxes.first.wait_for()
    ends = [place["y"] + place["height"] for one in boxes.all() if (place := one.bounding_box())]
    assert ends[:6][-1] <= 2 * SMALL["height"]
    short = min((meta for meta in registry.shelf().values()), key=lambda meta: sum(meta.minutes))
    expect(boxes.first).to_contain_text(short.title.fr)


def test_several_bots_sit_down_from_play_now(visitor: Visitor) -> None:
    page = visitor("/")
    shelf = box(page, TOGETHER.title.en)
    shelf.get_by_role("button", name="Play now").click()
    expect(shelf.get_by_role("group", name="Choose your teammates")).to_be_visible()
    shelf.get_by_role("radio", name="3").check()
    shelf.get_by_role("button", name="Beginner", exact=True).click()
    page.wait_for_url("**/t/*")
    open_tab(page, "Table")
    expect(page.get_by_role("region", name="Players").get_by_role("listitem")).to_have_count(3)


def explained() -> list[str]:
    """The games that have a line of help for an option of theirs."""
    return [slug for slug in with_boards() if any(key.endswith(".help") for key in registry.load(slug).words.options)]


@pytest.mark.parametrize("slug", explained())
def test_the_set_up_says_what_options_do(visitor: Visitor, slug: str) -> None:
    page = visitor(f"/new/{slug}")
    options = registry.load(slug).words.options
    helped = [text.en for key, text in options.items() if key.endswith(".help") and key.count(".") == 1]
    page.get_by_role("heading", name="Options").wait_for()
    shown = page.get_by_role("main").inner_text()
    assert any(text in shown for text in helped)


def test_an_invited_person_is_asked_to_sit_down_and_not_to_send_the_link(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    table = new_table(host, {"game": DUEL.slug, "seats": 2, "mine": [0]})
    for page in (host, friend):
        page.goto(f"/t/{table}")
    expect(host.get_by_role("main")).to_contain_text("Share the link")
    expect(friend.get_by_role("main")).to_contain_text("Sit down!")
    expect(friend.get_by_role("main")).not_to_contain_text("Share the link")
    expect(friend.get_by_label("Link to the table")).to_be_hidden()


def test_a_button_that_cannot_be_pressed_says_why(visitor: Visitor) -> None:
    host = visitor()
    table = new_table(host, {"game": DUEL.slug, "seats": 2, "mine": [0]})
    host.goto(f"/t/{table}")
    start = host.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    start.click(force=True)
    expect(host.get_by_text("Some seats are still open")).to_be_visible()


def language_of(page: Page) -> str:
    return page.locator("html").get_attribute("lang") or ""


def test_a_running_table_changes_its_language_and_nothing_is_left_in_the_other(visitor: Visitor) -> None:
    page = visitor(locale="fr-FR")
    against_bots(page, DUEL.slug)
    wait_for_turn(page, "mine")
    open_tab(page, "Table")
    expect(page.get_by_role("region", name="Joueurs")).to_contain_text("Robot débutant")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("radio", name="English").check()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    assert language_of(page) == "en"
    expect(page.get_by_role("region", name="Players")).to_contain_text("Beginner bot")
    page.evaluate(AFTER_PAINT)
    read = page.locator("body").aria_snapshot()
    assert [word for word in ("Coups", "Règles", "Joueurs", "Robot", "Réglages", "jouer") if word in read] == []
    assert call(page, "GET", "/api/me")
