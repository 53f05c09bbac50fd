"""Seats in a browser: leaving and coming back, time that is up, missing players, names that are long."""

from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect
from tests.e2e.play import (
    against_bots,
    call,
    give_up,
    make_move,
    new_table,
    open_duel,
    open_tab,
    turn,
    two_players,
    wait_for_turn,
    with_boards,
)
from tests.e2e.plugin import Visitor

from cosmotheque import registry

pytestmark = pytest.mark.browser
DUEL = open_duel()
LONG = "Wolfeschlegelsteinhausenbergerdo"
FITS = """element => document.fonts.ready.then(
  () => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight
)"""
"""Another's letters, until the page's own have come, may be higher than their line."""


def duel(host: Page, friend: Page, **wanted: Any) -> str:
    """A table for two who both sit down, though neither has opened it; returns its address."""
    table = new_table(host, {"game": DUEL.slug, "seats": 2, "mine": [0], **wanted})
    call(friend, "POST", f"/api/tables/{table}/sit", {"seat": 1})
    return f"/t/{table}"


def start(page: Page, address: str) -> None:
    call(page, "POST", f"/api/tables/{address.rpartition('/')[2]}/start")


def test_leaving_a_running_game_is_asked_about_first(visitor: Visitor) -> None:
    page = visitor()
    against_bots(page, DUEL.slug)
    wait_for_turn(page, "mine")
    open_tab(page, "Table")
    leave, dialog = page.get_by_role("button", name="Leave"), page.get_by_role("dialog")
    leave.click()
    expect(dialog).to_contain_text("A bot will play on for you.")
    dialog.get_by_role("button", name="No, keep playing").click()
    wait_for_turn(page, "mine")
    leave.click()
    dialog.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Come back").first.click()
    wait_for_turn(page, "mine")


def test_leaving_a_rated_game_is_losing_it_and_the_page_says_so_before(visitor: Visitor) -> None:
    page, friend = visitor(), visitor()
    address = duel(page, friend, rated=True)
    start(page, address)
    page.goto(address)
    wait_for_turn(page, "mine")
    open_tab(page, "Table")
    expect(page.get_by_role("combobox")).to_have_count(0)
    page.get_by_role("button", name="Leave and lose").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("if you leave, you lose")
    dialog.get_by_role("button", name="Leave and lose").click()
    expect(page.get_by_role("heading", name="You lose")).to_be_visible()


def test_whoever_is_out_of_time_is_told_so_and_not_asked_back(visitor: Visitor) -> None:
    page, friend = visitor(), visitor()
    address = duel(page, friend, clock={"minutes": 0.05, "timeout": "bot"}, coach=True)
    start(page, address)
    page.goto(address)
    open_tab(page, "Table")
    agreed = page.locator("dl")
    expect(agreed).to_contain_text("a bot takes over")
    expect(agreed).to_contain_text("Coach")
    expect(turn(page)).to_contain_text("Out of time")
    expect(page.get_by_role("tabpanel")).to_contain_text("out of time, a bot took over")
    expect(page.get_by_role("button", name="Come back")).to_have_count(0)


def test_the_lobby_says_who_is_still_missing(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    call(friend, "PUT", "/api/me", {"name": "Blaise"})
    address = duel(host, friend)
    host.goto(address)
    expect(host.get_by_role("main")).to_contain_text("Not here yet: Blaise.")
    expect(host.get_by_role("button", name="Start the game")).to_be_enabled()
    friend.goto(address)
    expect(host.get_by_role("main")).to_contain_text("Everybody is here.")


def test_an_answer_that_comes_after_the_start_leads_nobody_back(visitor: Visitor) -> None:
    """The friend begins the game before this page has heard that it sits."""
    friend, page = visitor(), visitor()
    table = new_table(friend, {"game": DUEL.slug, "seats": 2, "mine": [0]})
    page.goto(f"/t/{table}")
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/sit", lambda route: late.append((route, route.fetch())))
    with page.expect_request("**/sit"):
        page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    start(friend, f"/t/{table}")
    wait_for_turn(page, "mine", "theirs")
    ((route, answer),) = late
    with page.expect_event("requestfinished"):
        route.fulfill(response=answer)
    page.wait_for_timeout(300)
    assert turn(page).is_visible()


def test_a_choice_that_was_refused_is_not_shown(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    address = duel(host, friend)
    host.goto(address)
    choice = host.get_by_label("Who takes seat 2?")
    host.route(
        "**/bot", lambda route: route.fulfill(status=409, json={"why": {"fr": "Non.", "en": "No."}, "rule": None})
    )
    choice.select_option(index=1)
    expect(host.get_by_text("No.", exact=True)).to_be_visible()
    expect(choice).to_have_value("")


def test_a_seat_that_a_person_holds_is_not_offered_to_others(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    address = duel(host, friend)
    start(host, address)
    host.goto(address)
    open_tab(host, "Table")
    choice = host.get_by_label("Who takes seat 2?")
    choice.select_option(index=1)
    expect(host.get_by_role("tabpanel")).to_contain_text("a bot is filling in")
    expect(choice.locator("option").filter(has_text="Open")).to_have_count(0)


def test_long_names_leave_room_for_the_rest(visitor: Visitor) -> None:
    host, friend = visitor(), visitor(phone=True, locale="fr-FR")
    for page in (host, friend):
        call(page, "PUT", "/api/me", {"name": LONG})
    address = duel(host, friend, clock={"minutes": 10})
    start(host, address)
    for page in (host, friend):
        page.goto(address)
    wait_for_turn(friend, "theirs")
    expect(turn(friend)).to_contain_text(LONG[:10])
    assert turn(friend).locator("p").evaluate(FITS)
    open_tab(host, "Table")
    assert host.get_by_role("region", name="Players").evaluate(FITS)
    open_tab(friend, "Table")
    names = friend.get_by_role("tabpanel").locator(".name")
    names.first.wait_for()
    for name in names.all():
        assert name.evaluate(FITS)
    give_up(host)
    host.get_by_role("button", name="Rematch").click()
    friend.get_by_role("link", name="Rejoindre").click()
    wait_for_turn(friend, "mine", "theirs")
    wait_for_turn(host, "mine", "theirs")
    give_up(host)
    result = friend.get_by_role("region", name="Résultat")
    assert result.evaluate(FITS)
    result.get_by_role("button", name="Résultat détaillé").click()
    expect(result).to_contain_text("Total")
    assert result.evaluate(FITS)
    watcher = visitor(host.url, phone=True, locale="fr-FR")
    wait_for_turn(watcher, "over")
    assert watcher.get_by_role("region", name="Résultat").evaluate(FITS)
    assert turn(watcher).locator("p").evaluate(FITS)


def test_who_is_to_act_is_said_whole_beside_the_button_that_takes_back(visitor: Visitor) -> None:
    page, friend = visitor(phone=True, locale="fr-FR"), visitor()
    call(friend, "PUT", "/api/me", {"name": "Robot débutant"})
    two_players(page, friend, DUEL.slug)
    make_move(page, tab="Coups")
    expect(page.get_by_role("button", name="Annuler mon coup")).to_be_visible()
    sentence = turn(page).locator("p")
    expect(sentence).to_contain_text("Au robot débutant")
    assert sentence.evaluate(FITS)


def test_a_friend_who_comes_late_is_admitted_by_all_who_play(visitor: Visitor) -> None:
    """The game has secrets, and the seat of a bot shows a hand."""
    host, friend, late = visitor(), visitor(), visitor(locale="fr-FR", phone=True)
    meta = next(meta for meta in map(registry.shelf().get, with_boards()) if meta and meta.secrets and 3 in meta.seats)
    bots = {"2": next(iter(registry.bots(meta.slug)))}
    table = new_table(host, {"game": meta.slug, "seats": 3, "mine": [0], "bots": bots})
    call(friend, "POST", f"/api/tables/{table}/sit", {"seat": 1})
    start(host, f"/t/{table}")
    call(late, "PUT", "/api/me", {"name": "Blaise"})
    for page in (host, friend, late):
        page.goto(f"/t/{table}")
    open_tab(late, "Table")
    late.get_by_role("button", name="Prendre la place du robot").click()
    expect(late.get_by_text("En attente de l’accord des autres…")).to_be_visible()
    asked = host.get_by_role("dialog", name="A seat for Blaise?")
    expect(asked).to_contain_text("Everybody must agree.")
    asked.get_by_role("button", name="Agree").click()
    friend.get_by_role("dialog", name="A seat for Blaise?").get_by_role("button", name="Agree").click()
    expect(late.get_by_role("button", name="Quitter ma place")).to_be_visible()
