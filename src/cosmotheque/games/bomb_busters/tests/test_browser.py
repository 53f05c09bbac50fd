"""Bomb Busters in a real browser. One page holds the first seat; one guest without a browser holds all the others."""

import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.e2e.heard import Heard
from tests.e2e.play import new_table, turn, wait_for_coach, wait_for_turn
from tests.e2e.plugin import Site, Visitor

from cosmotheque.games.bomb_busters.tests.crew import Crew, Slot, cut, hand, place_token, wire

pytestmark = pytest.mark.browser

WALKIE_TALKIES = 2
OUT_OF_TURN = (1, WALKIE_TALKIES, 4)
"""Of the cards 1 to 6 those that ask for one own wire at any time; of four cards at least one is among them."""


@pytest.fixture
def crew(site: Site) -> Iterator[Any]:
    """Brings crews together, and takes leave of them."""
    crews: list[Crew] = []

    def gather(seats: int = 4, **options: Any) -> Crew:
        crews.append(Crew(site, seats, **options))
        return crews[-1]

    yield gather
    for one in crews:
        one.leave()


def test_a_tap_on_a_wire_and_one_on_a_value_cut_a_pair(visitor: Visitor, crew: Any) -> None:
    """BOM-13, BOM-14: two taps; the wires lie in front of their places. An own wire can be tapped for its value."""
    team = crew(mission="1")
    page = visitor(f"/t/{team.table}")
    team.seat(page)
    place_token(page)
    team.play({})
    target = cut(page, team)
    assert target is not None
    expect(wire(page, target)).to_contain_text("cut: ")
    expect(page.locator("section.mine .laid")).to_have_count(1)
    team.play(hand(page))
    wait_for_turn(page, "mine")
    pairs = [(at, mine) for at, value in team.wires().items() for mine, held in hand(page).items() if held == value]
    if pairs:
        target, own = pairs[-1]
        wire(page, target).click()
        wire(page, own).click()
        expect(wire(page, own)).to_contain_text("cut: ")


def test_a_cut_of_somebody_else_is_seen(visitor: Visitor, crew: Any) -> None:
    """BOM-13, BOM-16: who points where, what is announced, and the answer; the detonator is told when it moves."""
    team = crew(2, mission="1")
    page = visitor(f"/t/{team.table}")
    team.seat(page)
    place_token(page)
    team.play({})
    cut(page, team)
    team.wait_for_captain(page)
    missed = wrong_cut(team, hand(page))
    real = hand(page)[tuple(missed["target"])]
    team.act(1, missed)
    expect(page.locator("[data-says]", has_text=f"This is a {missed['value']}!")).to_be_visible()
    expect(page.locator("section.mine [data-says]")).to_have_text(f"No: {real}")
    expect(page.get_by_role("img", name="Detonator: 1 of 2")).to_be_visible()


def test_a_detector_points_at_two_wires_and_its_owner_is_asked(visitor: Visitor, crew: Any) -> None:
    """BOM-30, BOM-32: the captain's detector, and then one that the captain has to answer; marks in pencil last."""
    team = crew(mission="1")
    page = visitor(f"/t/{team.table}")
    team.seat(page)
    place_token(page)
    team.play({})
    wait_for_turn(page, "mine")
    points_by_keyboard(page, (1, 0))
    page.locator('[data-card="0"]').click()
    for place in (0, 1):
        wire(page, (1, place)).click()
    page.locator(".palette [data-value]").first.click()
    expect(page.get_by_text("’s detector.")).to_be_visible()
    team.act(1, team.look()["actions"][0])
    seat = team.to_act()
    team.act(seat, {"type": "take", "tool": "double"})
    places = list(hand(page))[:2]
    for slot in places:
        team.act(seat, {"type": "point", "slot": list(slot)})
    team.act(seat, next(action for action in team.look(seat)["actions"] if action["type"] == "announce"))
    expect(page.get_by_text("tap the wire to")).to_be_visible()
    lit = page.locator(".wire.lit")
    assert {lit.nth(number).get_attribute("data-key") for number in range(lit.count())} <= {
        f"{a}.{b}" for a, b in places
    }
    lit.first.click()
    team.wait_for_captain(page)
    expect(lit).to_have_count(0)
    uncut = next(iter(team.wires()))
    wire(page, uncut).click()
    page.locator('[data-pencil="5"]').click()
    page.reload()
    expect(wire(page, uncut)).to_contain_text("pencil: 5")


def points_by_keyboard(page: Page, target: Slot) -> None:
    """What is asked for is said and has the keyboard; Escape calls it off, and the keyboard is back at the wire."""
    said = page.locator("[aria-live=polite]")
    wire(page, target).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".palette [data-value]").first).to_be_focused()
    expect(said).to_contain_text(re.compile(r"[A-D]1: what do you announce\?$"))
    page.keyboard.press("Escape")
    expect(page.locator(".palette")).to_have_count(0)
    expect(wire(page, target)).to_be_focused()
    expect(said).to_contain_text(re.compile("tap a teammate’s wire\\.$"))
    page.get_by_role("button", name="Pencil").press("Enter")
    expect(page.get_by_role("button", name="Done")).to_be_focused()
    expect(said).to_contain_text(re.compile("^.*In pencil, for you alone", re.S))
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Pencil")).to_be_focused()


def test_a_whole_mission_on_a_phone_in_french(visitor: Visitor, crew: Any) -> None:
    """BOM-21, BOM-61: the bomb is defused by taps alone, and no one else's wire is told before it is cut."""
    team = crew(mission="1")
    page = visitor(f"/t/{team.table}", locale="fr-FR", phone=True)
    heard = Heard(page)
    page.reload()
    team.seat(page, sit="S’asseoir")
    watcher = visitor(f"/t/{team.table}")
    expect(watcher.locator(".wire.lit")).to_have_count(0)
    expect(watcher.locator(".wire svg.back")).to_have_count(24)
    expect(page.locator("section.stand:not(.mine) svg.back")).to_have_count(18)
    place_token(page)
    captain = hand(page)
    for _ in range(12):
        team.play(captain)
        if team.to_act() < 0:
            break
        cut(page, team)
        expect(page.get_by_text("À vous de jouer")).to_have_count(0)
    wait_for_turn(page, "over")
    expect(page.get_by_text(re.compile("Nous avons désamorcé la bombe")).filter(visible=True).first).to_be_visible()
    onwards = page.get_by_role("button", name=re.compile(r"^Jouer\s: Mission"))
    expect(onwards).to_have_text([re.compile("Mission 2"), re.compile("Mission 1")])
    expect(watcher.locator(".wire .laid")).to_have_count(24)
    told = [view for view in heard.views if not view["ended"]]
    hidden = [found for view in told for found in uncut_wires(view) if found["owner"] != 0]
    assert len(hidden) > 100
    assert not any(found["code"] for found in hidden)


def uncut_wires(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"owner": stand["owner"], **wire} for stand in view["stands"] for wire in stand["wires"] if not wire["cut"]]


def wrong_cut(team: Crew, captain: dict[Slot, int]) -> dict[str, Any]:
    """A cut of the second seat that misses a wire of the captain, with a value that no token shows."""
    frame = team.look(1)
    shown = {wire["shown"] for stand in frame["view"]["stands"] for wire in stand["wires"]}
    cuts = [action for action in frame["actions"] if action["type"] == "cut" and action["value"] not in shown]
    return next(cut for cut in cuts if captain.get(tuple(cut["target"]), cut["value"]) != cut["value"])


@pytest.mark.parametrize("reminders", [True, False])
def test_an_announcement_is_told_of_the_whole_hand_or_only_once(visitor: Visitor, crew: Any, reminders: bool) -> None:
    """BOM-9, BOM-16: nobody knows on which of two stands it is. Without reminders it is heard, and forgotten."""
    team = crew(2, mission="1", reminders=reminders)
    page = visitor(f"/t/{team.table}")
    team.seat(page)
    place_token(page)
    team.play({})
    cut(page, team)
    team.wait_for_captain(page)
    missed = wrong_cut(team, hand(page))
    page.get_by_role("tab", name="Log").click()
    team.act(1, missed)
    stand, place = missed["target"]
    words = re.compile(rf"your {'AB'[stand]}{place + 1} and announces {missed['value']}\.")
    told = page.get_by_role("list", name="Log").get_by_text(words).filter(visible=True)
    expect(told).to_have_count(1)
    expect(page.locator(".stand .pill")).to_have_text([re.compile(rf"{missed['value']} C·D$")] * 2 * reminders)
    cut(page, team)
    team.wait_for_captain(page)
    expect(told).to_have_count(int(reminders))


def test_a_couple_in_its_first_year_chooses_a_card(visitor: Visitor) -> None:
    """BOM-84: whoever is a couple is asked for the years, of which 0 is one."""
    page = visitor("/new/bomb-busters")
    expect(page.get_by_role("switch", name="Reminders")).to_be_checked()
    page.get_by_role("combobox", name="Mission").select_option(label="Valentine’s Day: my heart goes BOOM!")
    page.get_by_role("radio", name="Seat 1").check()
    years = page.get_by_role("spinbutton", name="years together")
    expect(years).to_have_count(0)
    page.get_by_role("switch", name="you are a couple").check()
    expect(years).to_have_value("0")
    page.get_by_role("combobox", name="Seat 2").select_option(index=2)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Choose an equipment card.")).to_be_visible()
    expect(page.locator('main [data-do="card"]')).to_have_count(12)


def test_a_pair_is_ticked_on_the_sheet(visitor: Visitor, crew: Any) -> None:
    """BOM-81: the mission's rules are told; whoever cut a pair taps one of its two cells."""
    team = crew(mission="balance")
    page = visitor(f"/t/{team.table}")
    team.seat(page)
    expect(page.get_by_role("main")).to_contain_text("A complete row moves the detonator on (+1) or back (−1)")
    place_token(page)
    team.play({})
    cut(page, team, but=7)  # the two 7s of one row are no choice
    cells = page.locator(".sheet .cell.lit")
    expect(cells).to_have_count(2)
    cells.last.click()
    expect(page.locator(".sheet .ticked")).to_have_count(1)


def test_equipment_is_used_out_of_turn(visitor: Visitor, crew: Any) -> None:
    """BOM-40 to BOM-44: a card that two cut wires made usable; two taps, or three, while somebody else is to play."""
    team = crew(mission="practice", blue=6, red=0, yellow=0)
    page = visitor(f"/t/{team.table}", locale="fr-FR", phone=True)
    team.seat(page, sit="S’asseoir")
    place_token(page)
    team.play({})
    held = list(hand(page).values())  # whoever has cut all that they hold has no use for a card
    card = min((number for number in team.cards() if number in OUT_OF_TURN), key=held.count)
    page.locator(f'[data-card="{card}"]').click()
    expect(page.locator(".head")).to_contain_text(f"dès que deux {card} sont coupés")
    page.get_by_role("button", name="Annuler").click()
    team.cut_for(card, page)
    expect(page.get_by_text("Un équipement peut servir dès maintenant")).to_be_visible()
    page.locator(f'[data-card="{card}"]').click()
    page.locator("section.mine .wire.lit").first.click()
    if card == WALKIE_TALKIES:
        page.locator('[data-do="exchange"]').first.click()
        team.act(team.to_act(), team.look(team.to_act())["actions"][0])
    expect(page.locator(f'[data-card="{card}"]')).to_have_accessible_name(re.compile(r"\S, carte utilisée$"))
    assert team.to_act() != 0


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_a_game_with_a_bot_to_its_end(visitor: Visitor, locale: str) -> None:
    """BOM-21: on a phone in French, on a desk in English with the coach's odds; at the end the deal lies open."""
    french = locale == "fr-FR"
    page = visitor("/new/bomb-busters", locale=locale, phone=french)
    page.get_by_role("combobox", name="Place 2" if french else "Seat 2").select_option(index=2)
    if not french:
        page.get_by_role("switch", name=re.compile("^Coach")).check()
    page.get_by_role("button", name="Commencer" if french else "Start the game").click()
    page.wait_for_url("**/t/*")
    if french:
        asked_at_first_sight(page)
    else:
        wait_for_turn(page, "mine")
        wait_for_coach(page, page.locator(".wire .likely"))
        expect(page.locator(".wire.advised")).to_have_count(1)
        nothing_jumps(page)
        talk_freely(page)
    for _ in range(300):
        if wait_for_turn(page, "mine", "over") == "over":
            break
        tap_on(page)
    expect(turn(page)).to_have_attribute("data-turn", "over")
    expect(page.get_by_text("tout est à découvert" if french else "everything lies open")).to_be_visible()
    expect(page.locator(".wire svg.back")).to_have_count(0)


def talk_freely(page: Page) -> None:
    """BOM-22: fixed phrases, unless the host opens the chat."""
    chat, words = page.get_by_role("tab", name="Chat"), page.get_by_role("textbox", name="Say something")
    chat.click()
    expect(page.get_by_role("group", name="Quick phrases")).to_be_visible()
    expect(words).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("switch", name="Free talk").check()
    chat.click()
    expect(words).to_be_visible()


def asked_at_first_sight(page: Page) -> None:
    """A browser does not vibrate for a page that was never tapped, and complains if asked to."""
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.reload()
    wait_for_turn(page, "mine")
    expect(page.locator(".wire.lit").first).to_be_visible()
    assert not [text for text in complaints if "vibrate" in text]


def nothing_jumps(page: Page) -> None:
    """Table and console keep their places, whatever is asked and while the coach thinks."""
    places = [page.locator(part).bounding_box() for part in (".table", ".console")]
    page.locator("section.mine .wire.lit").first.click()
    expect(page.locator("section.mine").locator(".token, .laid").first).to_be_visible()  # the bot may cut it at once
    wait_for_turn(page, "mine")
    page.locator(".wire.lit").first.click()
    expect(page.locator(".palette")).to_be_visible()
    assert [page.locator(part).bounding_box() for part in (".table", ".console")] == places


def tap_on(page: Page) -> None:
    """The next tap of somebody who takes what a token shows, and else guesses; a quick bot may be ahead of it."""
    with contextlib.suppress(PlaywrightTimeout):
        for choice in (".palette [data-value]", '[data-do="solo"]', ".wire.lit:has(.token)", ".wire.lit"):
            if page.locator(choice).count():
                page.locator(choice).first.click(timeout=3_000)
                return
    page.wait_for_timeout(200)  # its last tap is still on its way


def test_whoever_is_to_act_is_in_sight_on_a_phone(visitor: Visitor) -> None:
    """The fifth of five begins; where the strip of seats has clocks to show there is room for two or three of them."""
    page = visitor(phone=True)
    wanted = {"game": "bomb-busters", "seats": 5, "mine": [0, 1, 2, 3, 4], "options": {"captain": "4"}, "start": True}
    page.goto(f"/t/{new_table(page, wanted)}")
    expect(page.get_by_role("heading", name="5’s turn")).to_be_in_viewport(ratio=0.9)
    expect(page.locator("[aria-current]")).to_be_hidden()  # the stands bear the names
    page.goto(f"/t/{new_table(page, {**wanted, 'clock': {'minutes': 10}})}")
    expect(page.get_by_role("listitem").and_(page.locator("[aria-current]"))).to_be_in_viewport(ratio=0.9)
