"""Bing Bang in a real browser: ways, tokens, cards, setup and notebook on the sky itself; secrets stay secret."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import against_bots, make_move, new_table, open_tab, voice, wait_for_turn
from tests.e2e.plugin import Visitor

from cosmotheque.games.bing_bang.components.box import TOKENS
from cosmotheque.games.bing_bang.components.sky import WIDTH, distance
from cosmotheque.games.bing_bang.tests.page import (
    AN_HOUR,
    CORNERS,
    LAST,
    MET,
    OVERFULL,
    SECTOR_CARDS,
    SHOWN,
    SLUG,
    TWO_SECTORS,
    Told,
    answer,
    box_of,
    expect_count,
    free_corner,
    hand,
    name_of,
    nearest_token,
    offer,
    on_screen,
    open_table,
    overlap,
    sky,
    tap,
    tool,
    touch,
    unknown_token,
)

pytestmark = pytest.mark.browser


def test_tap_to_lay_and_move_draw_a_way_and_end_the_turn(visitor: Visitor) -> None:
    """BB-17 to BB-20: beside a cell stands what can be done there and what it costs; a choice stays in hand.

    A drawn way proposes its operations, and is taken back as one.
    """
    page = visitor()
    heard = Told(page)
    against_bots(page, SLUG)
    wait_for_turn(page, "mine")
    near, far = free_corner(heard)
    tap(page, near)
    callout = page.get_by_role("group", name=f"What to do on {name_of(near)}")
    assert not overlap(box_of(callout), box_of(sky(page).locator(f"rect[data-key={name_of(near)}]")))
    callout.get_by_role("button", name="Lay +1", exact=True).click()
    expect_count(page, 1)
    tap(page, near)
    answer(page).filter(has_text="Move +1").click()
    expect_count(page, 2)
    page.mouse.move(*on_screen(page, near))
    page.mouse.down()
    page.mouse.move(*on_screen(page, far), steps=5)
    page.mouse.up()
    expect(voice(page)).to_contain_text("Lay 1 · move 1 = 2")
    expect(answer(page)).to_have_text("Way +2")
    offer(page, "tidy").click()
    expect_count(page, 5)
    assert heard.pawn == far
    assert set(heard.table["whites"]) & {near, far} == {far}
    tool(page, "Undo this path").click()
    expect_count(page, 2)
    assert heard.pawn == near
    tap(page, far)
    offer(page, "lay").click()
    expect_count(page, 3)
    tap(page, next(action["cell"] for action in heard.frames[-1]["actions"] if action["type"] == "lay"))
    expect_count(page, 4)  # at once: a white is in hand
    tool(page, "End the turn").click()
    open_tab(page, "Log")
    expect(page.get_by_text(re.compile("Beginner bot (to play|moved|turned|laid)")).first).to_be_visible()


@pytest.mark.long("page")
@pytest.mark.parametrize("size", [(360, 640), (640, 360)], ids=["upright", "lying"])
def test_a_finger_reaches_every_corner_of_the_sky(visitor: Visitor, size: tuple[int, int]) -> None:
    """Nothing lies over a cell, neither while all of the sky is shown nor after two taps have come close to it."""
    page = visitor(locale="fr-FR", phone=True)
    page.clock.install(time=0)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    against_bots(page, SLUG)
    wait_for_turn(page, "mine")
    page.clock.pause_at(AN_HOUR)  # two taps follow each other at once
    zoom = tool(page, "S’approcher, ou voir tout le ciel")
    for cell in CORNERS:
        assert page.evaluate(MET, on_screen(page, cell)) == name_of(cell)
        far = box_of(sky(page).locator(f"rect[data-key={name_of(cell)}]"))["width"]
        touch(page, cell)
        touch(page, cell)
        expect(zoom).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(MET, on_screen(page, cell)) == name_of(cell)
        assert box_of(sky(page).locator(f"rect[data-key={name_of(cell)}]"))["width"] > 1.8 * far
        zoom.click()
        expect(zoom).to_have_attribute("aria-pressed", "false")


@pytest.mark.long("page")
def test_a_way_to_a_token_is_proposed_on_a_phone_in_french_and_the_token_turned_for_all(visitor: Visitor) -> None:
    """BB-23 to BB-25: turn by turn the proposed way leads over a blue token, which is lifted for all to see."""
    page = visitor(locale="fr-FR", phone=True)
    heard = Told(page)
    page.clock.install(time=0)
    against_bots(page, SLUG)
    turn_over = answer(page).filter(has_text="Retourner")
    for _ in range(8):
        wait_for_turn(page, "mine")
        expect_count(page, 0)
        touch(page, nearest_token(heard, 0))
        expect(offer(page, "way").or_(offer(page, "note")).or_(offer(page, "fly")).first).to_be_visible()
        if offer(page, "way").is_visible():
            cost = int(voice(page).locator(".answer").inner_text().split("+")[1])
            answer(page).click()
            expect_count(page, cost)
        elif offer(page, "fly").is_visible():
            offer(page, "fly").click()
            expect_count(page, 2)
        else:
            page.get_by_role("button", name="Annuler", exact=True).click()
        expect(turn_over.or_(tool(page, "Finir le tour")).first).to_be_enabled()
        if turn_over.is_visible():
            break
        tool(page, "Finir le tour").click()
        expect_count(page, 0)
    page.clock.pause_at(AN_HOUR)
    token = heard.table["turn"]["flown"]
    turn_over.click()
    lifted = sky(page).locator(".rest")
    expect(voice(page)).to_contain_text("Vous avez retourné un jeton bleu")
    page.clock.run_for(500)
    expect(lifted).to_be_visible()
    expect(voice(page).locator(".says")).to_have_text(re.compile("^(Pilote|BIS|Trou noir|Imprévu)"))
    assert not overlap(box_of(lifted), box_of(voice(page)))
    assert heard.views[-1]["faces"][token] is not None
    page.clock.run_for(SHOWN)
    expect(lifted).to_have_count(0)
    page.get_by_role("button", name="Livrets de bord").click()
    expect(page.get_by_role("region", name="Livrets de bord").get_by_role("article")).to_have_count(2)
    expect(page.get_by_role("list", name="Ma mission").get_by_role("listitem")).to_have_count(6)


def end_first_turn(page: Page, heard: Told) -> None:
    """Lay, move and end the turn; a bot has had its turn then."""
    near, _ = free_corner(heard)
    for kind, count in (("lay", 1), ("move", 2)):
        tap(page, near)
        offer(page, kind).click()
        expect_count(page, count)
    tool(page, "End the turn").click()
    heard.wait_for(lambda frames: frames[-1]["view"]["table"]["round"] > 1)
    wait_for_turn(page, "mine")


def sector_of(cell: int) -> int:
    half = WIDTH // 2
    return cell // WIDTH // half * 2 + cell % WIDTH // half


def planets_shown(page: Page) -> list[str | None]:
    planets = sky(page).locator("g.planet")
    return [planets.nth(number).get_attribute("style") for number in range(planets.count())]


@pytest.mark.long("page")
def test_a_bing_bang_is_seen_before_it_is_played(visitor: Visitor) -> None:
    """BB-36, BB-37, BB-40 to BB-42: the sky shows the new cosmos; nothing is played until the player says so."""
    page = visitor()
    heard = Told(page)
    card = hand(page, "Bing Bang cards").get_by_role("button", name=SECTOR_CARDS).first
    while True:
        open_table(page, bot="level-3")
        wait_for_turn(page, "mine")
        hand(page, "Bing Bang cards").wait_for()
        if card.count():  # one hand in four hundred has none
            break
    end_first_turn(page, heard)
    steps = sky(page).locator(".step")
    expect(steps.first).to_be_attached()
    before, shown = heard.table["planets"], planets_shown(page)
    has_to_pick = TWO_SECTORS.search(card.get_attribute("aria-label") or "")  # two of one begin with "2 ×"
    card.click()
    own = sector_of(heard.pawn)
    corners = [0, WIDTH - 1, LAST - WIDTH + 1, LAST]  # no token lies on a corner, but any cell of a sector will do
    if has_to_pick:
        tap(page, corners[own])
    tap(page, corners[3 - own])
    expect(voice(page)).to_contain_text("This is the new cosmos.")
    handles = hand(page, "Turn the sectors round")
    handles.get_by_role("button", name=re.compile("^Turn .* now 0°")).and_(page.locator(":enabled")).first.click()
    expect(handles.get_by_role("button", name=re.compile("now 90°"))).to_be_visible()
    assert not overlap(box_of(handles), box_of(sky(page)))
    expect(voice(page)).to_contain_text("This is the new cosmos.")
    expect(steps).to_have_count(0)  # the last journeys went over the old one
    assert planets_shown(page) != shown
    page.get_by_role("button", name="Cancel").click()
    expect(steps.first).to_be_attached()
    assert planets_shown(page) == shown
    card.click()
    if has_to_pick:
        tap(page, corners[own])
    tap(page, corners[3 - own])
    assert heard.table["planets"] == before
    answer(page).filter(has_text="Play +9").click()
    expect_count(page, 9)
    assert heard.table["planets"] != before


@pytest.mark.long("page")
def test_the_sky_is_laid_out_by_hand(visitor: Visitor) -> None:
    """BB-8, BB-14: a token is taken in hand and laid on a cell that is lit, or anywhere."""
    page = visitor()
    page.set_viewport_size({"width": 1440, "height": 900})
    heard = Told(page)
    open_table(page, setup="manual")
    wait_for_turn(page, "mine")
    own = hand(page, "To choose from")
    assert own.get_by_role("button").evaluate_all(OVERFULL) == []
    chosen = own.get_by_role("button").first.locator(".name").inner_text()
    own.get_by_role("button").first.click()
    expect(answer(page)).to_have_text("Anywhere")
    expect(page.locator("[data-zone=hand]")).to_have_text(chosen)  # what waits for its cell
    cell = heard.frames[-1]["actions"][0]["cell"]
    tap(page, cell)
    expect(own).to_be_visible()
    assert heard.table["tokens"][0] == cell
    own.get_by_role("button").last.click()
    answer(page).filter(has_text="Anywhere").click()
    expect(page.locator("[data-key=plate-0]")).to_contain_text("18 still to lay")


def turn_a_token_above(page: Page, heard: Told) -> bool:
    """Turn a token at a new table for two at one screen. True if one lay in the upper half, and the turn is over."""
    plan = {"game": SLUG, "seats": 2, "options": {}, "mine": [0, 1], "start": True}
    page.goto(f"/t/{new_table(page, plan)}")
    page.get_by_role("button", name="I am ").click()
    sky(page).wait_for()
    # No blue one: BB-27, whoever finds a pilot plays on.
    token = min((nearest_token(heard, colour) for colour in (1, 2, 3)), key=lambda cell: distance(heard.pawn, cell))
    if token >= WIDTH * WIDTH // 2:
        return False
    tap(page, token)
    if not offer(page, "way").count() or voice(page).get_by_text("The count goes no further").is_visible():
        return False
    seat = heard.table["turn"]["seat"]
    offer(page, "way").click()
    turn_over = answer(page).filter(has_text="Turn up")
    turn_over.wait_for()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000") + 60)  # in seconds, and ahead of a slow machine
    turn_over.click()
    heard.wait_for(lambda frames: frames[-1]["view"]["table"]["turned"] is not None)
    return bool(heard.table["turn"]["seat"] != seat)


@pytest.mark.long("page")
def test_what_a_token_was_can_be_read_while_the_screen_is_handed_over(visitor: Visitor) -> None:
    """BB-25: the token is lifted and named before anything is asked, and lies face up until the screen is taken."""
    page = visitor()
    page.clock.install(time=0)
    heard = Told(page)
    while not turn_a_token_above(page, heard):
        page.clock.resume()
    page.clock.run_for(500)
    expect(sky(page).locator(".rest")).to_be_visible()
    expect(voice(page).locator(".says")).to_have_text(re.compile(r"\. (Good news|Bad news|Not yours|Too early)"))
    page.clock.run_for(SHOWN)
    expect(voice(page)).to_contain_text("Hand the screen to")
    face_up = sky(page).locator("g:has(> .token.turned) .glyph")
    expect(face_up).to_be_visible()
    for asked in (voice(page), answer(page)):
        assert not overlap(box_of(face_up), box_of(asked))
    answer(page).filter(has_text="It is me").click()
    expect(sky(page)).to_have_count(0)


@pytest.mark.long("page")
def test_the_notebook_survives_a_reload_and_the_keyboard_reaches_every_cell(visitor: Visitor) -> None:
    """Notes are the player's own; the sky can be walked over with arrows, and what it offers is Tab's next stop."""
    page = visitor()
    heard = Told(page)
    open_table(page)
    wait_for_turn(page, "mine")
    tap(page, unknown_token(heard))
    offer(page, "note").click()
    face = page.get_by_role("group", name="My note for").get_by_role("button").first
    noted = re.compile(face.inner_text().splitlines()[-1])
    face.click()
    notebook = page.get_by_role("region", name="My notebook")
    tool(page, "My notebook").click()
    expect(notebook.get_by_role("button", name=noted)).to_be_visible()
    page.reload()
    wait_for_turn(page, "mine")
    expect(sky(page).locator(".face.note")).to_have_count(1)
    tool(page, "My notebook").click()
    expect(notebook.get_by_role("button", name=noted)).to_be_visible()
    page.keyboard.press("Escape")
    expect(notebook).to_have_count(0)
    sky(page).focus()
    near, _ = free_corner(heard)  # a bot that played first may have laid its road as far as Earth
    arrows = {1: "ArrowRight", -1: "ArrowLeft", WIDTH: "ArrowDown", -WIDTH: "ArrowUp"}
    towards = arrows[near - heard.pawn]
    for key in (towards, towards, "Enter"):  # the first shows where the keyboard is
        page.keyboard.press(key)
    expect(offer(page, "lay")).to_be_visible()
    page.keyboard.press("Tab")
    expect(offer(page, "lay")).to_be_focused()
    page.keyboard.press("Enter")
    expect_count(page, 1)
    expect(sky(page)).to_be_focused()


@pytest.mark.long("page")
def test_a_whole_game_on_a_phone_in_french(visitor: Visitor) -> None:
    """BB-16, BB-49: a bot accomplishes its mission while the person only counts; the replay shows the way it took."""
    page = visitor(locale="fr-FR", phone=True)
    heard = Told(page)
    open_table(page, bot="level-5")
    end_turn = tool(page, "Finir le tour")
    while wait_for_turn(page, "mine", "over") == "mine":
        known = len(heard.frames)
        if any(action["type"] == "end-turn" for action in heard.frames[-1]["actions"]):
            end_turn.click()
        else:
            make_move(page, tab="Coups")
        heard.wait_for_more(known)  # not for another's turn: BB-31 may leave it mine
    assert heard.frames[-1]["outcome"]["scores"] == [0, 1]
    page.get_by_role("region", name="Résultat").get_by_role("link", name="Revoir").click()
    expect(sky(page)).to_be_visible()
    page.keyboard.press("End")
    expect(sky(page).locator(".journey").first).to_be_attached()
    expect(sky(page).locator(".brought")).to_have_count(4)  # shuttle, pilot, scientist and witness
    open_tab(page, "Analyse")
    expect(page.get_by_role("region", name="Analyse").get_by_role("table")).to_contain_text("Jetons retournés")


@pytest.mark.long("page")
def test_missions_and_tokens_stay_secret(visitor: Visitor) -> None:
    """BB-13, BB-14, BB-25: neither another seat nor a spectator is ever told a mission, a hand or a face not turned.

    Each seat's board shows the share of tokens that it is acquainted with, and a spectator's none.
    """
    host, friend = visitor(), visitor()
    told = Told(host)
    open_table(host, bot=None)
    others = []
    for page in (friend, watcher := visitor()):
        others.append(Told(page))
        page.goto(host.url)
    friend.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        wait_for_turn(page, "mine", "theirs")
    tool(watcher, "Log books").click()
    expect(watcher.get_by_role("region", name="Log books").get_by_role("article")).to_have_count(2)
    mission = "My mission"
    expect(host.get_by_role("list", name=mission)).to_be_visible()
    expect(watcher.get_by_role("list", name=mission)).to_have_count(0)
    expect(watcher.locator("[data-key^=card-]")).to_have_count(0)
    assert None not in told.views[-1]["missions"][0]
    for page, shown in ((host, TOKENS // 2), (friend, TOKENS // 2), (watcher, 0)):
        expect(sky(page).locator(".face:not(.note)")).to_have_count(shown)
    own = [token for token, face in enumerate(told.views[-1]["faces"]) if face is not None]
    assert len(own) == TOKENS // 2
    for heard in others:
        assert heard.views != []
        for view in heard.views:
            assert view["missions"][0] is None
            assert view["hands"][0] is None
            assert {view["faces"][token] for token in own} == {None}
            assert view["seat"] == 1 or set(view["faces"]) == {None}
            assert view["wanted"] == [] or view["seat"] == 1


@pytest.mark.long("page")
def test_what_a_lesson_points_at_is_ringed_while_it_is_in_sight(visitor: Visitor) -> None:
    page = visitor(locale="en-GB")
    page.goto(f"/learn/{SLUG}/count")
    rings = page.locator("div.ring")
    expect(rings).to_have_count(2)
    around, cell = box_of(rings.first), box_of(page.locator('main [data-key="h5"]'))
    assert around["x"] < cell["x"] < around["x"] + around["width"]
    page.mouse.move(*on_screen(page, LAST))
    page.mouse.wheel(0, -100)  # close to the far corner: h5 is left behind, the dial is not
    expect(rings).to_have_count(1)
    page.mouse.wheel(0, 100)
    expect(rings).to_have_count(2)
