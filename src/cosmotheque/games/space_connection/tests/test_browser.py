"""The Space Connection board in a real browser: painted layouts, launches seen before they are made, secrets."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.e2e.heard import Heard
from tests.e2e.play import two_players, wait_for_coach, wait_for_turn
from tests.e2e.plugin import Site, Visitor

from cosmotheque.games.space_connection.components.sky import Position, Side, space

pytestmark = pytest.mark.browser
SMALL: Side = 3


def open_table(page: Page, second: str, start: str = "Open the table") -> None:
    """A table on the small sky."""
    page.goto("/new/space-connection")
    page.get_by_label("Size of the sky").select_option(value="3")
    page.get_by_label("Seat 2").select_option(label=second)
    page.get_by_role("button", name=start).click()
    page.wait_for_url("**/t/*")


def duel(visitor: Visitor, **friend_is: Any) -> tuple[Page, Page]:
    """A running game between two browsers on the small sky, nothing laid out yet."""
    host, friend = visitor(), visitor(**friend_is)
    two_players(host, friend, "space-connection", options={"side": SMALL})
    for page in (host, friend):
        chart(page).wait_for()
    return host, friend


def large(page: Page) -> Locator:
    """The large chart."""
    return page.locator("section.large")


def chart(page: Page) -> Locator:
    return large(page).locator(".chart > svg")


def point(page: Page, name: str) -> tuple[float, float]:
    """Where a position of the large chart lies on the page."""
    box = large(page).locator(f'[data-key="{name}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bar(page: Page) -> Locator:
    """What stands under the chart: the draft's counters and buttons, or the supply."""
    return page.locator("main .bar").first


def hidden(page: Page) -> Locator:
    return large(page).locator(".planet.hidden")


def lay_out(page: Page, suggest: str = "Suggest", confirm: str = "Confirm") -> None:
    bar(page).get_by_role("button", name=suggest).click()
    expect(hidden(page)).to_have_count(6)
    bar(page).get_by_role("button", name=confirm).click()
    expect(bar(page).get_by_role("button", name=confirm)).to_have_count(0)


def launch(page: Page, craft: str, *places: str) -> None:
    wait_for_turn(page, "mine")
    page.locator(f'[data-craft="{craft}"]').click()
    for at in places:
        page.mouse.click(*point(page, at))
    wait_for_turn(page, "theirs", "over")


def to_move(*pages: Page) -> list[Page]:
    """The pages, whoever is to move first."""
    for page in pages:
        page.locator('[data-craft="rocket"]').wait_for()
    return sorted(pages, key=lambda page: page.locator("[data-turn]").get_attribute("data-turn") != "mine")


def test_planets_are_painted_counted_and_taken_back(visitor: Visitor) -> None:
    """SC-5 on the board: a stroke lays planets, another takes them back, and what is missing is said."""
    host, friend = duel(visitor)
    host.mouse.move(*point(host, "d2"))
    host.mouse.down()
    host.mouse.move(*point(host, "d5"), steps=3)
    host.mouse.up()
    expect(hidden(host)).to_have_count(4)
    expect(bar(host)).to_contain_text("Planets 4/6")
    expect(bar(host)).to_contain_text("Systems 1/3")
    expect(bar(host)).to_contain_text("2 more planets to hide.")
    host.mouse.click(*point(host, "d3"))
    expect(bar(host)).to_contain_text("Systems 2/3")
    bar(host).get_by_role("button", name="Confirm").click()
    expect(host.get_by_role("link", name="SC-5")).to_be_visible()
    bar(host).get_by_role("button", name="Clear all").click()
    expect(hidden(host)).to_have_count(0)
    expect(hidden(friend)).to_have_count(0)


def test_what_was_refused_late_can_be_asked_for_again(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    waiting: list[Any] = []

    def hold_back(live: WebSocketRoute) -> None:
        server = live.connect_to_server()
        live.on_message(lambda text: waiting.append((server, text)) if "confirm" in str(text) else server.send(text))

    host.route_web_socket("**/live?*", hold_back)
    two_players(host, friend, "space-connection", options={"side": SMALL})
    for _ in range(2):
        bar(host).get_by_role("button", name="Confirm").click()
        expect(host.locator(".since")).to_have_text("Sending your move…")
        server, text = waiting.pop()
        server.send(text)
        expect(host.get_by_role("link", name="SC-5")).to_be_visible()
        expect(host.locator(".since")).not_to_have_text("Sending your move…")


def test_a_launch_is_seen_before_it_is_made(visitor: Visitor) -> None:
    """SC-11, SC-12, SC-13 on the board: what is covered is shown while the mouse aims."""
    pages = duel(visitor)
    for page in pages:
        lay_out(page)
    first, second = to_move(*pages)
    covered = large(first).locator(".aim .covered")
    for craft, at, count in (("rocket", "d4", 1), ("ship", "d4", 7), ("ship", "a4", 4), ("super-ship", "e4", 10)):
        first.locator(f'[data-craft="{craft}"]').click()
        first.mouse.move(*point(first, at))
        expect(covered).to_have_count(count)
    first.locator('[data-craft="laser"]').click()
    first.mouse.click(*point(first, "d1"))
    first.mouse.move(*point(first, "d7"))
    expect(covered).to_have_count(7 + 1)
    first.mouse.click(*point(first, "d7"))
    expect(large(first).locator(".beam")).to_have_count(1)
    launch(second, "super-ship", "e4")
    known = large(second).locator(".empty, .planet.found, .planet.complete, .wreck")
    expect(known).to_have_count(10)


def test_a_phone_in_french_aims_with_one_tap_and_launches_with_the_next(visitor: Visitor) -> None:
    host, phone = duel(visitor, phone=True, locale="fr-FR")
    phone.touchscreen.tap(*point(phone, "a4"))
    expect(hidden(phone)).to_have_count(1)
    expect(bar(phone)).to_contain_text("Encore 5 planètes à cacher.")
    lay_out(phone, "Proposer", "Confirmer")
    lay_out(host)
    if to_move(host, phone)[0] is host:
        launch(host, "rocket", "d4")
    wait_for_turn(phone, "mine")
    phone.locator('[data-craft="ship"]').tap()
    phone.touchscreen.tap(*point(phone, "d4"))
    expect(large(phone).locator(".aim .covered")).to_have_count(7)
    wait_for_turn(phone, "mine")
    phone.touchscreen.tap(*point(phone, "d4"))
    wait_for_turn(phone, "theirs")
    phone.locator(".switch").tap()
    expect(large(phone).locator(".planet")).to_have_count(6)


def test_a_phone_shows_the_sky_that_is_probed_and_says_what_to_do(visitor: Visitor, site: Site) -> None:
    """Also to whoever was looking at their own sky when their turn came, and with the server gone."""
    host, phone = duel(visitor, phone=True, locale="fr-FR")
    lay_out(phone, "Proposer", "Confirmer")
    lay_out(host)
    if to_move(host, phone)[0] is phone:
        phone.touchscreen.tap(*point(phone, "d4"))
        wait_for_turn(phone, "theirs")
    phone.locator(".switch").tap()
    expect(phone.get_by_role("region", name="Votre ciel")).to_have_class(re.compile("large"))
    expect(bar(phone).get_by_text("Ce n’est pas votre tour.")).to_be_visible()
    launch(host, "rocket", "a4")
    wait_for_turn(phone, "mine")
    expect(large(phone)).to_have_accessible_name(re.compile("^Ciel"))
    expect(bar(phone).get_by_text("touchez l’étoile à sonder")).to_be_visible()
    phone.locator(".switch").tap()
    expect(large(phone)).to_have_accessible_name("Votre ciel")
    phone.touchscreen.tap(*point(phone, "c4"))
    expect(large(phone)).to_have_accessible_name(re.compile("^Ciel"))
    phone.locator('[data-craft="laser"]').tap()
    phone.touchscreen.tap(*point(phone, "d1"))
    expect(bar(phone).get_by_text("le second émetteur, sur une ligne qui passe par d1")).to_be_visible()
    site.kill()
    expect(phone.get_by_text("on se reconnecte")).to_be_visible()
    expect(bar(phone).locator("p")).to_be_empty()
    site.start()
    expect(bar(phone).locator("p")).not_to_be_empty()
    wait_for_turn(phone, "mine")


def test_a_phone_turns_to_the_own_sky_while_it_is_probed_and_says_what_was_found(visitor: Visitor) -> None:
    """Then it turns back; a desktop, which has room for both, lights the sky that is probed."""
    host, phone = duel(visitor, phone=True, locale="fr-FR")
    lay_out(phone, "Proposer", "Confirmer")
    planet = hidden_at(phone)
    lay_out(host)
    mine, theirs = "section.large[aria-label='Votre ciel']", "section.small.lit"
    if to_move(host, phone)[0] is phone:
        remember(host, theirs)
        phone.touchscreen.tap(*point(phone, "d4"))
        wait_until_seen(host, "d4")
    remember(phone, mine)
    launch(host, "rocket", planet)
    wait_until_seen(phone, f"trouve votre planète {planet}")
    wait_for_turn(phone, "mine")
    expect(large(phone)).to_have_accessible_name(re.compile("^Ciel"))


def remember(page: Page, selector: str) -> None:
    """Keep all that the board says from now on while there is such an element: it passes, however slow the test is."""
    page.evaluate(
        """selector => {
            window.remembered = [];
            const main = document.querySelector("main");
            const look = () => document.querySelector(selector) && window.remembered.push(main.innerText);
            new MutationObserver(look).observe(main, { subtree: true, childList: true, attributes: true });
        }""",
        selector,
    )


def wait_until_seen(page: Page, words: str) -> None:
    page.wait_for_function("words => window.remembered.some(said => said.includes(words))", arg=words)


def hidden_at(page: Page) -> str:
    """The position of one of the own planets that is no whole system by itself, as the page tells it."""
    told = page.locator("main > p.unseen").text_content() or ""
    found = re.search(r"Planètes en ((?:[a-g]\d, )+[a-g]\d)", told)
    assert found is not None, told
    sky = space(SMALL)
    systems = sky.lattice.groups(sky.mask(map(Position, found[1].split(", "))))
    return sky.positions(max(systems, key=int.bit_count))[0]


def test_a_craft_that_has_run_out_says_so(visitor: Visitor) -> None:
    """SC-6 on the board: lasers never come back, and it is said why they cannot be chosen."""
    pages = duel(visitor)
    for page in pages:
        lay_out(page)
    first, second = to_move(*pages)
    launch(first, "laser", "d1", "d7")
    launch(second, "rocket", "d4")
    wait_for_turn(first, "mine")
    first.locator('[data-craft="laser"]').click(force=True)
    expect(bar(first)).to_contain_text("Laser: none is left.")
    expect(first.locator('[data-craft="laser"]')).to_have_attribute("aria-disabled", "true")


def test_planets_stay_with_their_owner(visitor: Visitor) -> None:
    """SC-4: nothing about hidden planets reaches the opponent's page or a spectator's."""
    host, friend = duel(visitor)
    watcher = visitor()
    heard = [Heard(friend), Heard(watcher)]
    friend.reload()
    watcher.goto(host.url)
    lay_out(host)
    expect(watcher.locator("section.small")).to_be_visible()
    chart(friend).wait_for()
    lay_out(friend)
    for told in heard:
        told.wait_for(lambda frames: frames[-1]["view"]["turn"] is not None)
        assert all(view["skies"][0]["planets"] is None for view in told.views)
    expect(watcher.locator("section.large .planet, .switch .planet")).to_have_count(0)


def test_pencil_marks_are_private_and_outlast_a_reload(visitor: Visitor) -> None:
    """With the mouse, and with the keyboard, which is told what lies where it goes."""
    pages = duel(visitor)
    for page in pages:
        lay_out(page)
    first, second = to_move(*pages)
    for page in pages:
        page.locator('[data-craft="pencil"]').click()
    first.mouse.click(*point(first, "d4"))
    expect(large(first).locator(".pencil")).to_have_count(1)
    first.reload()
    expect(large(first).locator(".pencil")).to_have_count(1)
    chart(second).focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowUp", "Enter"):
        second.keyboard.press(key)
    expect(large(second).locator(".pencil")).to_have_count(1)
    expect(second.locator("[aria-live=polite]")).to_contain_text("c3. in pencil: planet")
    second.keyboard.press(" ")
    expect(second.locator("[aria-live=polite]")).to_contain_text("c3. in pencil: empty")
    expect(large(first).locator(".pencil")).to_have_count(1)
    wait_for_turn(first, "mine")
    chart(first).focus()
    for key in ("ArrowLeft", "Enter"):
        first.keyboard.press(key)
    wait_for_turn(first, "theirs")
    expect(first.locator("[aria-live=polite]")).not_to_contain_text(". nothing")


def test_a_small_game_against_a_bot_to_its_end(visitor: Visitor) -> None:
    page = visitor()
    heard = Heard(page)
    open_table(page, "Beginner bot", start="Start the game")
    lay_out(page)
    while wait_for_turn(page, "mine", "over") == "mine":
        known, aim = len(heard.frames), heard.frames[-1]["actions"][0]
        page.locator(f'[data-craft="{aim["type"].removesuffix("s")}"]').click()
        for at in aim["at"] if aim["type"] == "lasers" else [aim["at"]]:
            page.mouse.click(*point(page, at))
        heard.wait_for_more(known)
    expect(large(page).locator(".planet")).to_have_count(6)
    expect(page.locator(".switch .planet")).to_have_count(6)
    page.goto(page.url.replace("/t/", "/replay/"))
    expect(page.get_by_text(re.compile("Planets [06]/6"))).to_be_visible()  # by who was quicker to hide theirs
    expect(page.get_by_role("button", name="Suggest")).to_have_count(0)


def open_curtain(page: Page) -> None:
    """The one whose turn it is says so, and sees the board."""
    page.get_by_role("button", name="I am ").click()
    chart(page).wait_for()


def test_two_at_one_screen_lay_out_and_launch_behind_a_curtain(visitor: Visitor) -> None:
    """SC-4, SC-7: neither sees the planets of the other, from the first planet to the first launches."""
    page = visitor()
    open_table(page, "Me, on this screen", start="Start the game")
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
        page.locator('[data-craft="ship"]').click()
        page.mouse.click(*point(page, at))
        expect(large(page).locator(".empty, .planet.found, .planet.complete, .wreck").first).to_be_visible()
        hand_over(page)


def goes_on(page: Page) -> bool:
    """SC-7: whether whoever laid out last was drawn to begin, and keeps the screen."""
    craft = page.locator('[data-craft="rocket"]:enabled')
    craft.or_(page.get_by_role("button", name=re.compile("^(Draw the curtain|I am )"))).first.wait_for()
    return craft.is_visible() and not page.get_by_role("button", name="Draw the curtain").is_visible()


def hand_over(page: Page) -> None:
    """After a move the screen goes to the next: nothing is left to be seen."""
    draw = page.get_by_role("button", name="Draw the curtain")
    draw.or_(page.get_by_role("button", name="I am ")).first.wait_for()
    if draw.is_visible():
        draw.click()
    expect(page.locator("section.large, section.small")).to_have_count(0)


def test_a_coach_shows_the_heat_of_the_sky_and_its_launch(visitor: Visitor) -> None:
    page = visitor("/new/space-connection")
    page.get_by_label("Size of the sky").select_option(value="3")
    page.get_by_label("Seat 2").select_option(label="Beginner bot")
    page.get_by_label("Coach allowed").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    lay_out(page)
    wait_for_turn(page, "mine")
    wait_for_coach(page, large(page).locator("[data-heat]"))
    expect(large(page).locator(".preferred .covered").first).to_be_visible()
    expect(chart(page)).to_have_attribute("aria-label", re.compile(r"^The chart.*chances of a planet: [a-g]\d \d+ %"))
    page.get_by_role("region", name="Coach").get_by_role("button", name="Play this move").click()
    expect(large(page).locator(".empty, .planet.found, .planet.complete, .wreck, .beam").first).to_be_visible()
