"""A deal that nobody chose, as people meet it: a line before the game, and on the replay page what was proved."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.e2e.play import call, give_up, new_table, open_duel, open_tab, play_now, wait_for_turn
from tests.e2e.plugin import PHONE, Visitor
from tests.e2e.test_pages import WIDTH, violations

from cosmotheque import registry
from cosmotheque.core.record import read_record
from cosmotheque.core.verifying import verify

pytestmark = pytest.mark.browser
DUEL = open_duel()


def named(page: Page, name: str) -> None:
    call(page, "PUT", "/api/me", {"name": name})


def ask_about(page: Page, table: str) -> Locator:
    """Open the replay and ask whether its deal was fair."""
    page.goto(f"/replay/{table}")
    open_tab(page, "Result")
    page.get_by_role("button", name="Was the deal fair?").click()
    return page.get_by_role("dialog")


def proof_of(page: Page, table: str) -> Any:
    return call(page, "GET", f"/api/tables/{table}/proof")["proof"]


def test_the_deal_was_fair_and_the_page_says_why(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    named(host, "Ann")
    named(friend, "Bo")
    table = new_table(host, {"game": DUEL.slug, "seats": 2, "mine": [0]})
    host.goto(f"/t/{table}")
    expect(host.get_by_text("drawn together, by the server and by Ann:")).to_be_visible()
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("drawn together, by the server and by Ann and Bo:")).to_be_visible()
    host.reload()  # the number that was promised is still known afterwards
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        wait_for_turn(page, "mine", "theirs")
    give_up(friend)
    for page in (host, friend):
        told = ask_about(page, table)
        expect(told.get_by_text("Yes: nobody chose this deal.")).to_be_visible()
        for line in (
            "Ann took part: the number fits the promise.",
            "Bo took part: the number fits the promise.",
            "The seal is the one that this browser saw at the table.",
            "Everybody’s promises are those that this browser saw before it opened its number.",
            "Your number is the one that was used.",
            "All draws of chance follow from what was sealed",
        ):
            expect(told.get_by_text(line)).to_be_visible()
        assert violations(page) == []
    record = host.request.get(f"/api/tables/{table}/record").body()
    game = registry.load(DUEL.slug)
    assert verify(read_record(record, game), game).verdict == "verified"
    told.get_by_text("Check it without trusting the server").click()
    expect(told.get_by_text(f"cosmotheque verify {DUEL.slug}-{table}.jsonl --seal")).to_be_visible()


def test_a_browser_finds_out_by_itself_that_the_server_lies(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, DUEL.title.en)
    wait_for_turn(page, "mine", "theirs")
    give_up(page)
    table = page.url.rpartition("/")[2]
    assert proof_of(page, table)["shares"][0]["number"], "alone with bots the own number counts as well"

    def lie(route: Route) -> None:
        told = route.fetch().json()
        told["proof"]["secret"] = "0" * 64
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route("**/proof", lie)
    told = ask_about(page, table)
    expect(told.get_by_text("No: something is not as it was promised.")).to_be_visible()
    expect(told.get_by_text("The server’s secret does not fit its seal.")).to_be_visible()


def test_somebody_elses_phone_reads_it_in_french(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, DUEL.title.en)
    wait_for_turn(page, "mine", "theirs")
    give_up(page)
    table = page.url.rpartition("/")[2]
    phone = visitor(f"/replay/{table}", phone=True, locale="fr-FR", theme="light")
    open_tab(phone, "Résultat")
    phone.get_by_role("button", name="Le tirage était-il honnête").click()
    told = phone.get_by_role("dialog")
    expect(told.get_by_text("personne n’a choisi cette donne")).to_be_visible()
    expect(told.get_by_text("ce navigateur n’a pas joué cette partie")).to_be_visible()
    assert phone.evaluate(WIDTH) <= PHONE["width"]
    assert violations(phone) == []
