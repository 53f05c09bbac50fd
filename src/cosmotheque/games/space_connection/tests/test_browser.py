"""The Space Connection board in a real browser: painted layouts, launches seen before they are made, secrets."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e.heard import Heard
from tests.e2e.play import ask_hint, spoken, two_players, voice, wait_for_turn
from tests.e2e.plugin import Site, Visitor

from cosmotheque.games.space_connection.components.sky import Position, Side, space
from cosmotheque.games.space_connection.tests.page import (
    chart,
    count,
    craft,
    hidden,
    known,
    launch,
    lay_out,
    own_sky,
    point,
    to_move,
    tool,
)

pytestmark = pytest.mark.browser
SMALL: Side = 3


def open_table(page: Page, second: str, start: str, *allowed: str) -> None:
    """A table on the small sky."""
    page.goto("/new/space-connection")
    page.get_by_label("Size of the sky").select_option(value="3")
    page.get_by_label("Seat 2").select_option(label=second)
    for wish in allowed:
        page.get_by_label(wish).check()
    page.get_by_role("button", name=start).click()
    page.wait_for_url("**/t/*")


def duel(visitor: Visitor, **friend_is: Any) -> tuple[Page, Page]:
    """A running game between two browsers on the small sky, nothing laid out yet."""
    host, friend = visitor(), visitor(**friend_is)
    two_players(host, friend, "space-connection", options={"side": SMALL})
    for page in (host, friend):
        chart(page).wait_for()
    return host, friend


def test_planets_are_painted_counted_and_taken_back(visitor: Visitor) -> None:
    """SC-5 on the board: a stroke lays planets, another takes them back, and what is missing is said."""
    host, friend = duel(visitor)
    host.mouse.move(*point(host, "d2"))
    host.mouse.down()
    host.mouse.move(*point(host, "d5"), steps=3)
    host.mouse.up()
    expect(hidden(host)).to_have_count(4)
    expect(count(host, "planets")).to_contain_text("Planets 4/6")
    expect(count(host, "systems")).to_contain_text("Systems 1/3")
    expect(voice(host)).to_contain_text("2 more planets to hide.")
    host.mouse.click(*point(host, "d3"))
    expect(count(host, "systems")).to_contain_text("Systems 2/3")
    tool(host, "Confirm").click()
    expect(voice(host).get_by_role("link", name="SC-5")).to_be_visible()
    tool(host, "Clear all").click()
    expect(hidden(host)).to_have_count(0)
    expect(hidden(friend)).to_have_count(0)


@pytest.mark.long("page")
def test_what_was_refused_late_can_be_asked_for_again(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    waiting: list[Any] = []

    def hold_back(live: WebSocketRoute) -> None:
        server = live.connect_to_server()
        live.on_message(lambda text: waiting.append((server, text)) if "confirm" in str(text) else server.send(text))

    host.route_web_socket("**/live?*", hold_back)
    two_players(host, friend, "space-connection", options={"side": SMALL})
    sending = voice(host).get_by_role("status")
    for _ in range(2):
        tool(host, "Confirm").click()
        expect(sending).to_have_text("Sending your move…")
        server, text = waiting.pop()
        server.send(text)
        expect(voice(host).get_by_role("link", name="SC-5")).to_be_visible()
        expect(sending).to_have_count(0)


def test_a_launch_is_seen_before_it_is_made(visitor: Visitor) -> None:
    """SC-11, SC-12, SC-13 on the board: what is covered is shown while the mouse aims."""
    pages = duel(visitor)
    for page in pages:
        lay_out(page)
    first, second = to_move(*pages)
    covered = chart(first).locator(".aim .covered")
    for kind, at, places in (("rocket", "d4", 1), ("ship", "d4", 7), ("ship", "a4", 4), ("super-ship", "e4", 10)):
        craft(first, kind).click()
        first.mouse.move(*point(first, at))
        expect(covered).to_have_count(places)
    craft(first, "laser").click()
    expect(voice(first)).to_contain_text("Lasers: first emitter, on a drawn line.")
    first.mouse.click(*point(first, "d1"))
    expect(voice(first)).to_contain_text("Lasers: second emitter, on a line through d1.")
    first.mouse.move(*point(first, "d7"))
    expect(covered).to_have_count(7 + 1)
    first.mouse.click(*point(first, "d7"))
    expect(chart(first).locator("line.beam")).to_have_count(1)
    launch(second, "super-ship", "e4")
    expect(known(second)).to_have_count(10)


@pytest.mark.long("page")
def test_a_phone_in_french_aims_with_one_tap_and_launches_by_the_answer(visitor: Visitor) -> None:
    """A tap alone launches nothing: another aims anew, and the way back drops it."""
    host, phone = duel(visitor, phone=True, locale="fr-FR")
    phone.touchscreen.tap(*point(phone, "a4"))
    expect(hidden(phone)).to_have_count(1)
    expect(voice(phone)).to_contain_text("Encore 5 planètes à cacher.")
    lay_out(phone, "Proposer", "Confirmer")
    lay_out(host)
    if to_move(host, phone)[0] is host:
        launch(host, "rocket", "d4")
    wait_for_turn(phone, "mine")
    craft(phone, "ship").tap()
    answer = voice(phone).get_by_role("button", name="Lancer")
    for at, places in (("a4", 4), ("d4", 7)):
        phone.touchscreen.tap(*point(phone, at))
        expect(chart(phone).locator(".aim .covered")).to_have_count(places)
        expect(voice(phone)).to_contain_text(f"Astronef en {at} ?")
        expect(answer).to_be_visible()
    phone.get_by_role("button", name="Annuler", exact=True).tap()
    expect(answer).to_have_count(0)
    expect(chart(phone).locator(".aim .covered")).to_have_count(0)
    phone.touchscreen.tap(*point(phone, "d4"))
    wait_for_turn(phone, "mine")
    answer.tap()
    wait_for_turn(phone, "theirs")
    expect(own_sky(phone).locator(".planet")).to_have_count(6)


@pytest.mark.long("page")
def test_a_phone_shows_both_skies_and_one_voice_says_what_to_do(visitor: Visitor, site: Site) -> None:
    """The one that is probed stays the large one, on either seat's turn, and with the server gone nothing is asked."""
    host, phone = duel(visitor, phone=True, locale="fr-FR")
    says = voice(phone).locator(".says")
    lay_out(phone, "Proposer", "Confirmer")
    lay_out(host)
    if to_move(host, phone)[0] is phone:
        phone.touchscreen.tap(*point(phone, "d4"))
        voice(phone).get_by_role("button", name="Lancer").tap()
        wait_for_turn(phone, "theirs")
    expect_skies(phone)
    expect(says).to_have_text(re.compile("de jouer$"))
    launch(host, "rocket", "a4")
    wait_for_turn(phone, "mine")
    expect_skies(phone)
    expect(says).to_have_text(re.compile("^(Sondez|Lancez un engin)"))
    own_sky(phone).tap()
    expect_skies(phone)
    craft(phone, "laser").tap()
    phone.touchscreen.tap(*point(phone, "d1"))
    second = "Lasers : second émetteur, sur une ligne par d1."
    expect(says).to_have_text(second)
    site.kill()
    expect(says).to_contain_text("on se reconnecte")
    expect(phone.get_by_text(second)).to_have_count(0)
    site.start()
    expect(says).not_to_contain_text("on se reconnecte")
    expect(says).not_to_be_empty()
    wait_for_turn(phone, "mine")


def expect_skies(page: Page) -> None:
    """The opponent's sky is the large one, the own one lies beside it, and both are wholly in sight."""
    expect(chart(page)).to_have_accessible_name(re.compile(r"^Ciel\s: "))
    expect(chart(page)).to_be_in_viewport(ratio=1)
    expect(own_sky(page).get_by_role("img", name="Votre ciel")).to_be_in_viewport(ratio=1)


@pytest.mark.long("page")
def test_the_own_sky_grows_while_it_is_probed_and_it_is_said_what_was_found(visitor: Visitor) -> None:
    """The own sky covers the large one, on a phone and on a desktop, and goes back: the skies never change places."""
    host, phone = duel(visitor, phone=True, locale="fr-FR")
    lay_out(phone, "Proposer", "Confirmer")
    planet = hidden_at(phone)
    lay_out(host)
    grown = "[data-zone=drawing] .grown"
    if to_move(host, phone)[0] is phone:
        remember(host, grown)
        phone.touchscreen.tap(*point(phone, "d4"))
        voice(phone).get_by_role("button", name="Lancer").tap()
        wait_until_seen(host, "d4")
    remember(phone, grown)
    launch(host, "rocket", planet)
    wait_until_seen(phone, f"trouve votre planète {planet}")
    wait_for_turn(phone, "mine")
    expect(phone.locator(grown)).to_have_count(0)
    expect_skies(phone)


def remember(page: Page, selector: str) -> None:
    """Keep all that the voice says from now on while there is such an element: it passes, however slow the test is."""
    page.evaluate(
        """selector => {
            window.remembered = [];
            const voice = document.querySelector("[data-zone=voice]");
            const look = () => document.querySelector(selector) && window.remembered.push(voice.innerText);
            const options = { subtree: true, childList: true, attributes: true, characterData: true };
            new MutationObserver(look).observe(document.querySelector(".room"), options);
        }""",
        selector,
    )


def wait_until_seen(page: Page, words: str) -> None:
    page.wait_for_function("words => window.remembered.some(said => said.includes(words))", arg=words)


def hidden_at(page: Page) -> str:
    """One of the own planets that is no whole system by itself, as the page tells it."""
    told, planets = page.locator("main > p.unseen"), re.compile(r"Planètes en ((?:[a-g]\d, )+[a-g]\d)")
    expect(told).to_have_text(planets)  # it follows the board once that is painted
    found = planets.search(told.text_content() or "")
    assert found is not None
    sky = space(SMALL)
    systems = sky.lattice.groups(sky.mask(map(Position, found[1].split(", "))))
    return sky.positions(max(systems, key=int.bit_count))[0]


@pytest.mark.long("page")
def test_a_craft_that_has_run_out_says_so(visitor: Visitor) -> None:
    """SC-6 on the board: lasers never come back, and it is said why they cannot be chosen."""
    pages = duel(visitor)
    for page in pages:
        lay_out(page)
    first, second = to_move(*pages)
    launch(first, "laser", "d1", "d7")
    launch(second, "rocket", "d4")
    wait_for_turn(first, "mine")
    craft(first, "laser").click(force=True)
    expect(voice(first)).to_contain_text("Laser: none is left.")
    expect(craft(first, "laser")).to_have_attribute("aria-disabled", "true")


@pytest.mark.long("page")
def test_planets_stay_with_their_owner(visitor: Visitor) -> None:
    """SC-4: nothing about hidden planets reaches the opponent's page or a spectator's."""
    host, friend = duel(visitor)
    watcher = visitor()
    heard = [Heard(friend), Heard(watcher)]
    friend.reload()
    watcher.goto(host.url)
    lay_out(host)
    expect(own_sky(watcher)).to_be_visible()
    chart(friend).wait_for()
    lay_out(friend)
    for told in heard:
        told.wait_for(lambda frames: frames[-1]["view"]["turn"] is not None)
        assert all(view["skies"][0]["planets"] is None for view in told.views)
    expect(watcher.locator("main .planet")).to_have_count(0)


@pytest.mark.long("page")
def test_pencil_marks_are_private_and_outlast_a_reload(visitor: Visitor) -> None:
    """Marks are set with the mouse, and with the keyboard, which is told the content of each position it comes to."""
    pages = duel(visitor)
    for page in pages:
        lay_out(page)
    first, second = to_move(*pages)
    for page in pages:
        craft(page, "pencil").click()
    first.mouse.click(*point(first, "d4"))
    expect(chart(first).locator(".pencil")).to_have_count(1)
    first.reload()
    expect(chart(first).locator(".pencil")).to_have_count(1)
    chart(second).focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowUp", "Enter"):
        second.keyboard.press(key)
    expect(chart(second).locator(".pencil")).to_have_count(1)
    expect(spoken(second)).to_contain_text("c3. in pencil: planet")
    second.keyboard.press(" ")
    expect(spoken(second)).to_contain_text("c3. in pencil: empty")
    expect(chart(first).locator(".pencil")).to_have_count(1)
    wait_for_turn(first, "mine")
    chart(first).focus()
    for key in ("ArrowLeft", "Enter"):
        first.keyboard.press(key)
    wait_for_turn(first, "theirs")
    expect(spoken(first)).not_to_contain_text(". nothing")


@pytest.mark.long("page")
def test_a_small_game_against_a_bot_to_its_end(visitor: Visitor) -> None:
    page = visitor()
    heard = Heard(page)
    open_table(page, "Beginner bot", "Start the game")
    lay_out(page)
    while wait_for_turn(page, "mine", "over") == "mine":
        known, aim = len(heard.frames), heard.frames[-1]["actions"][0]
        craft(page, aim["type"].removesuffix("s")).click()
        for at in aim["at"] if aim["type"] == "lasers" else [aim["at"]]:
            page.mouse.click(*point(page, at))
        heard.wait_for_more(known)
    for name in ("Your sky", "Sky of "):
        sky = page.locator("[data-zone=drawing]").get_by_role("img", name=name)
        expect(sky.locator(".planet")).to_have_count(6)
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(count(page, "planets")).to_contain_text(re.compile("Planets [06]/6"))  # by who was quicker to hide theirs
    expect(tool(page, "Suggest")).to_have_count(0)


def open_curtain(page: Page) -> None:
    """The one whose turn it is says so, and sees the board."""
    page.get_by_role("button", name="I am ").click()
    chart(page).wait_for()


@pytest.mark.long("page")
def test_two_at_one_screen_lay_out_and_launch_behind_a_curtain(visitor: Visitor) -> None:
    """SC-4, SC-7: neither sees the planets of the other, from the first planet to the first launches."""
    page = visitor()
    open_table(page, "Me, on this screen", "Start the game")
    for _ in range(2):
        open_curtain(page)
        expect(hidden(page)).to_have_count(0)
        lay_out(page)
        if not goes_on(page):
            hand_over(page)
    for at in ("d4", "d5"):
        if not goes_on(page):
            open_curtain(page)
        expect(hidden(page)).to_have_count(0)
        craft(page, "ship").click()
        page.mouse.click(*point(page, at))
        expect(known(page)).not_to_have_count(0)
        hand_over(page)


def goes_on(page: Page) -> bool:
    """SC-7: true if the seat that laid out last was drawn to begin, and keeps the screen."""
    expect(voice(page).locator(".says")).to_have_text(re.compile("^(Hand the screen to .*|.* to move)$"))
    return page.get_by_role("button", name=re.compile("^(It is me|I am )")).count() == 0


def hand_over(page: Page) -> None:
    """After a move the screen goes to the next: nothing is left to be seen."""
    me = page.get_by_role("button", name="It is me")
    me.or_(page.get_by_role("button", name="I am ")).first.wait_for()
    if me.is_visible():
        expect(voice(page)).to_contain_text("Hand the screen to ")
        me.click()
    expect(page.locator("[data-zone=drawing], [data-zone=hand]")).to_have_count(0)


@pytest.mark.long("page")
def test_a_coach_shows_the_heat_of_the_sky_and_its_launch(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Beginner bot", "Start the game", "Coach allowed")
    lay_out(page)
    wait_for_turn(page, "mine")
    ask_hint(page)
    expect(chart(page).locator("[data-heat]").first).to_be_visible()
    expect(chart(page).locator(".preferred .covered").first).to_be_visible()
    expect(chart(page)).to_have_attribute(
        "aria-label", re.compile(r"^Sky of Beginner bot\. The chart.*chances of a planet: [a-g]\d \d+ %")
    )
    voice(page).get_by_role("button", name="Play it").click()
    expect(known(page)).not_to_have_count(0)
    expect(chart(page).locator("[data-heat], .preferred")).to_have_count(0)
