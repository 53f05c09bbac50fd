"""People who find each other: anybody, now."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import call, make_move, new_table, open_duel, open_tab, two_players, wait_for_turn, with_boards
from tests.e2e.plugin import Site, Visitor
from tests.e2e.test_pages import violations
from tests.server.features.ratings.test_ratings import make_known

from cosmotheque import registry

pytestmark = pytest.mark.browser
DUEL = open_duel()
SECRET = next(meta for meta in (registry.shelf()[slug] for slug in with_boards()) if meta.secrets and 2 in meta.seats)


def look_for_anybody(page: Page, title: str, pace: str = "Live, no clock") -> None:
    page.goto("/")
    page.get_by_role("link", name="Find players").click()
    page.get_by_label("Game").select_option(label=title)
    page.get_by_role("radio", name=pace).check()
    page.get_by_role("button", name="Search", exact=True).click()
    page.wait_for_url("**/t/*")


def test_two_who_look_for_anybody_find_each_other_and_play(visitor: Visitor) -> None:
    first, second = visitor(), visitor(phone=True)
    look_for_anybody(first, DUEL.title.en, "Live, 15 min + 10 s")
    expect(first.get_by_role("heading", name="Looking for players…")).to_be_visible()
    expect(first.get_by_text("Waiting time: less than a minute")).to_be_visible()
    assert violations(first) == []
    first.reload()
    expect(first.get_by_role("heading", name="Looking for players…")).to_be_visible()
    look_for_anybody(second, DUEL.title.en, "Live, 15 min + 10 s")
    assert second.url == first.url
    turns = {wait_for_turn(page, "mine", "theirs"): page for page in (first, second)}
    make_move(turns["mine"])
    wait_for_turn(turns["theirs"], "mine")


def test_who_wants_it_to_count_meets_who_wants_that_too(visitor: Visitor) -> None:
    first, second = visitor(), visitor(phone=True, locale="fr-FR")
    first.goto(f"/find?game={DUEL.slug}")
    first.get_by_role("switch", name="Rated").check()
    assert violations(first) == []
    first.get_by_role("button", name="Search", exact=True).click()
    expect(first.get_by_text("it stays to the end")).to_be_visible()
    expect(first.get_by_role("button", name="Play against a bot instead")).to_be_visible()
    second.goto(f"/find?game={DUEL.slug}")
    second.get_by_role("switch", name="Classée").check()
    second.get_by_role("button", name="Chercher").click()
    second.wait_for_url(first.url)
    wait_for_turn(first, "mine", "theirs")
    open_tab(first, "Table")
    expect(first.get_by_text("Rated", exact=True)).to_be_visible()


def test_who_stops_waiting_is_asked_what_to_look_for_instead(visitor: Visitor) -> None:
    page = visitor("/find", phone=True, locale="fr-FR")
    expect(page.get_by_role("heading", name="Partie rapide")).to_be_visible()
    assert violations(page) == []
    page.get_by_label("Jeu").select_option(label=DUEL.title.fr)
    page.get_by_role("radio", name="7 jours par coup").check()
    page.get_by_role("button", name="Chercher").click()
    page.get_by_role("button", name="Ne plus attendre").click()
    page.wait_for_url("**/find?game=*")
    expect(page.get_by_label("Jeu")).to_have_value(DUEL.slug)
    page.goto("/")
    expect(page.get_by_text("Vous retrouverez vos parties ici")).to_be_visible()


def test_a_bot_plays_until_somebody_comes_and_makes_room(visitor: Visitor) -> None:
    first, second = visitor(), visitor()
    look_for_anybody(first, SECRET.title.en)
    expect(first.get_by_text("sees what that bot saw.")).to_be_visible()
    first.get_by_role("button", name="Start with a bot for now").click()
    wait_for_turn(first, "mine", "theirs")
    open_tab(first, "Table")
    expect(first.get_by_role("button", name="Let nobody else in")).to_be_visible()
    look_for_anybody(second, SECRET.title.en)
    assert second.url == first.url
    expect(second.get_by_text("You take over from a bot")).to_be_visible()
    expect(first.get_by_text("has come and takes over from a bot")).to_be_visible()  # both pass by themselves
    wait_for_turn(second, "mine", "theirs")
    expect(first.get_by_role("button", name="Let nobody else in")).to_have_count(0)


def test_a_group_is_founded_joined_by_its_link_and_has_a_table(visitor: Visitor) -> None:
    founder, friend = visitor("/find"), visitor(phone=True)
    founder.get_by_label("What is the group called?").fill("Friday evening")
    founder.get_by_role("button", name="Create", exact=True).click()
    expect(founder.get_by_role("heading", name="Friday evening")).to_be_visible()
    assert violations(founder) == []
    link = founder.get_by_label("Link to the group").input_value()
    friend.goto(link)
    friend.get_by_role("button", name="Join the group").click()
    expect(friend.get_by_role("heading", name="Tables of the group")).to_be_visible()
    expect(friend, "the address of a member leads nobody in").not_to_have_url(link)
    assert violations(friend) == []
    founder.get_by_role("region", name="Open a table").get_by_label("Game").select_option(label=DUEL.title.en)
    founder.get_by_role("button", name="Open a table").click()
    founder.get_by_role("button", name="Open the table").click()
    founder.wait_for_url("**/t/*")
    expect(founder.get_by_role("link", name="Table of the group: Friday evening")).to_be_visible()
    for place in ("/me", "/"):
        friend.goto(place)
        friend.get_by_role("link", name="Friday evening").click()
    friend.get_by_role("region", name="Tables of the group").get_by_role("link", name=DUEL.title.en).click()
    friend.get_by_role("button", name="Sit down").click()
    founder.get_by_role("button", name="Start the game").click()
    for page in (founder, friend):
        wait_for_turn(page, "mine", "theirs")


def test_somebody_one_has_played_with_is_invited_and_finds_it_on_the_home_page(visitor: Visitor) -> None:
    host, friend = visitor(), visitor(phone=True)
    two_players(host, friend, DUEL.slug)
    name = call(host, "GET", "/api/me")["name"]
    table = new_table(host, {"game": DUEL.slug, "seats": 2, "mine": [0]})
    host.goto(f"/t/{table}")
    host.get_by_text("Invite somebody you have played with").click()
    host.get_by_role("listitem").get_by_role("button", name="Invite").click()
    expect(host.get_by_text("Invitation sent")).to_be_visible()
    assert violations(host) == []
    friend.goto("/")
    expect(friend.get_by_text(f"{name} invites you to {DUEL.title.en}")).to_be_visible()
    assert violations(friend) == []
    friend.get_by_role("link", name="See the table").click()
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("button", name="Start the game")).not_to_have_attribute("aria-disabled", "true")


def test_open_tables_are_filtered(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    table = new_table(host, {"game": DUEL.slug, "seats": 2, "mine": [0], "public": True})
    guest.goto("/")
    listed = guest.locator(f'a[href="/t/{table}"]')
    expect(listed).to_be_visible()
    guest.get_by_role("combobox", name="Pace").select_option(label="Correspondence")
    expect(listed).to_have_count(0)
    guest.get_by_role("combobox", name="Pace").select_option(label="No clock")
    guest.get_by_role("combobox", name="Game").select_option(label=DUEL.title.en)
    expect(listed).to_be_visible()
    assert violations(guest) == []


def test_whoever_wants_to_stands_on_the_leaderboard(visitor: Visitor, site: Site) -> None:
    desk, phone = visitor(f"/find?game={DUEL.slug}"), visitor("/", phone=True, locale="fr-FR")
    first, second = (call(page, "GET", "/api/me") for page in (desk, phone))
    with ThreadPoolExecutor(1) as apart:  # playwright's own loop runs in this thread
        apart.submit(make_known, site.database, DUEL.slug, (first["id"], 30), (second["id"], 12)).result()
    desk.reload()
    here = desk.get_by_role("region", name=f"Leaderboard: {DUEL.title.en}")
    here.get_by_role("switch", name="Show me here").check()
    expect(here.get_by_role("row", name=first["name"])).to_contain_text("30")
    assert violations(desk) == []
    phone.goto(f"/find?game={DUEL.slug}")
    there = phone.get_by_role("region", name=f"Palmarès : {DUEL.title.fr}")
    expect(there.get_by_role("row", name=first["name"])).to_contain_text("±")
    there.get_by_role("switch", name="M’y montrer").check()
    expect(there.get_by_role("rowheader")).to_have_count(2)
    there.get_by_text("Comment comptent les parties classées").click()
    expect(there.get_by_text(f"avant {DUEL.min_moves} coups joués")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(phone) == []
    there.get_by_role("switch", name="M’y montrer").uncheck()
    expect(there.get_by_role("rowheader")).to_have_count(1)
