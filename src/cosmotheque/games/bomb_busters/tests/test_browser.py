"""Bomb Busters in a real browser. One page holds the first seat; one guest without a browser holds all the others."""

import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.e2e.heard import Heard
from tests.e2e.play import close_drawer, new_table, open_tab, turn, voice, wait_for_coach, wait_for_turn
from tests.e2e.plugin import Site, Visitor

from cosmotheque.games.bomb_busters.tests.crew import Crew, Slot, cut, hand, place_token, wire

pytestmark = pytest.mark.browser

WALKIE_TALKIES = 2
OUT_OF_TURN = {"label": 1, "exchange": WALKIE_TALKIES, "post-it": 4}
"""Of the cards 1 to 6 those that ask for one own wire at any time; of four cards at least one is among them."""
LISTEN = """() => {
  const voice = document.querySelector("[data-zone=voice]");
  const said = (window.said = []);
  const tokens = () => document.querySelectorAll("section.stand.mine .token").length;
  const hear = () => said.push(`${voice.textContent.trim()} ${tokens()}`);
  new MutationObserver(hear).observe(voice, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what the voice says, with the number of tokens that the own stands show meanwhile."""
HEARD = "pattern => window.said.some((words) => new RegExp(pattern).test(words))"


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
    """BOM-13, BOM-14: their wire, then the own one; both lie flat in their places."""
    team = crew(mission="1")
    page = visitor(f"/t/{team.table}")
    team.seat(page)
    place_token(page)
    team.play({})
    target = cut(page, team)
    assert target is not None
    expect(wire(page, target)).to_contain_text("cut: ")
    expect(page.locator("section.mine .laid")).to_have_count(1)


@pytest.mark.long("page")
def test_a_cut_of_somebody_else_is_seen(visitor: Visitor, crew: Any) -> None:
    """BOM-13, BOM-16: who points where and what is announced, and then the answer; the needle steps."""
    team = crew(2, mission="1")
    page = visitor(f"/t/{team.table}")
    team.seat(page)
    place_token(page)
    team.play({})
    cut(page, team)
    team.wait_for_captain(page)
    missed = wrong_cut(team, hand(page))
    real = hand(page)[tuple(missed["target"])]
    tokens = page.locator("section.stand.mine .token").count()
    page.evaluate(LISTEN)
    team.act(1, missed)
    pointing, wrong = rf"points at \w+: “{missed['value']}”", rf"Wrong: \w+ is {real}\."
    for words, seen in ((pointing, tokens), (wrong, tokens + 1)):  # the answer is not seen before it is said
        page.wait_for_function(HEARD, arg=rf"{words}.* {seen}$")
    expect(page.get_by_role("img", name="Detonator: 1 of 2")).to_be_visible()


@pytest.mark.long("page")
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
    page.locator("section.mine .wire.lit").first.click()
    wait_for_turn(page, "theirs")
    team.act(1, team.look()["actions"][0])
    seat = team.to_act()
    team.act(seat, {"type": "take", "tool": "double"})
    team.wait_until_shown(page)
    places = list(hand(page))[:2]
    for slot in places:
        team.act(seat, {"type": "point", "slot": list(slot)})
    team.act(seat, next(action for action in team.look(seat)["actions"] if action["type"] == "announce"))
    expect(voice(page)).to_contain_text(re.compile("right. Tap it to cut|wrong. Tap one to mark"))
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
    """The voice says the question; Escape calls it off, and the keyboard stays at the wire."""
    said = page.locator("[aria-live=polite]")
    wire(page, target).focus()
    page.keyboard.press("Enter")
    expect(voice(page)).to_contain_text(re.compile(r"[A-D]1: tap your wire of the same value\."))
    expect(said).to_contain_text(re.compile(r"[A-D]1: tap your wire of the same value\.$"))
    page.keyboard.press("Escape")
    expect(page.locator(".wire.pointed")).to_have_count(0)
    expect(wire(page, target)).to_be_focused()
    expect(voice(page)).to_contain_text("tap a teammate’s wire.")
    pencil = page.get_by_role("button", name="Pencil")
    pencil.press("Enter")
    expect(voice(page)).to_contain_text("In pencil, for you alone")
    page.keyboard.press("Escape")
    expect(pencil).to_have_attribute("aria-pressed", "false")


@pytest.mark.long("page")
def test_a_whole_mission_on_a_phone_in_french(visitor: Visitor, crew: Any) -> None:
    """BOM-21, BOM-61: the bomb is defused by taps alone, and no one else's wire is told before it is cut."""
    team = crew(mission="1")
    page = visitor(f"/t/{team.table}", locale="fr-FR", phone=True)
    heard = Heard(page)
    page.reload()
    team.seat(page, sit="S’asseoir")
    watcher = visitor(f"/t/{team.table}")
    expect(watcher.locator(".wire.lit")).to_have_count(0)
    expect(watcher.locator(".wire .back")).to_have_count(24)
    expect(page.locator("section.stand:not(.mine) .back")).to_have_count(18)
    place_token(page)
    captain = hand(page)
    for _ in range(12):
        team.play(captain)
        if team.to_act() < 0:
            break
        cut(page, team)
        team.wait_for_captain(page)
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
    """A cut of the second seat that misses a wire of the captain without a token, with a value that no token shows."""
    frame = team.look(1)
    stands = frame["view"]["stands"]
    shown = {wire["shown"] for stand in stands for wire in stand["wires"]}
    bare = {
        (stand, place)
        for stand, one in enumerate(stands)
        for place, wire in enumerate(one["wires"])
        if not wire["token"]
    }
    cuts = [action for action in frame["actions"] if action["type"] == "cut" and action["value"] not in shown]
    missing = (cut for cut in cuts if captain.get(tuple(cut["target"]), cut["value"]) != cut["value"])
    return next(cut for cut in missing if tuple(cut["target"]) in bare)


@pytest.mark.long("page")
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
    open_tab(page, "Log")
    team.act(1, missed)
    stand, place = missed["target"]
    words = re.compile(rf"your {'AB'[stand]}{place + 1} and announces {missed['value']}\.")
    told = page.get_by_role("list", name="Log").get_by_text(words).filter(visible=True)
    expect(told).to_have_count(1)
    expect(page.locator(".stand .pill")).to_have_text([re.compile(rf"{missed['value']} C·D$")] * 2 * reminders)
    cut(page, team)
    team.wait_for_captain(page)
    expect(told).to_have_count(int(reminders))


@pytest.mark.long("page")
def test_a_pair_is_ticked_on_the_sheet(visitor: Visitor, crew: Any) -> None:
    """BOM-81: the mission's rules are told; the player who cut a pair taps one of its two cells."""
    team = crew(mission="balance")
    page = visitor(f"/t/{team.table}")
    team.seat(page)
    open_tab(page, "Goal")
    expect(page.get_by_role("tabpanel")).to_contain_text("A complete row moves the detonator on (+1) or back (−1)")
    close_drawer(page)
    place_token(page)
    team.play({})
    cut(page, team, but=7)  # the two 7s of one row are no choice
    cells = page.locator(".sheet .cell.lit")
    expect(cells).to_have_count(2)
    cells.last.click()
    expect(page.locator(".sheet .ticked")).to_have_count(1)


def tool_of(page: Page, card: int) -> Locator:
    """The tool of a card, which may stand among those that the dock has no room for, once there is a dock."""
    tool = page.locator(f'[data-card="{card}"]')
    more = page.get_by_role("button", name=re.compile("^Plus, "))
    expect(tool.or_(more).first).to_be_visible()
    if not tool.count():
        more.click()
    return tool


@pytest.mark.long("page")
def test_equipment_is_used_out_of_turn(visitor: Visitor, crew: Any) -> None:
    """BOM-40 to BOM-44: a card that two cut wires made usable; two taps, or three, while another player is to play."""
    team = crew(mission="practice", blue=6, red=0, yellow=0)
    page = visitor(f"/t/{team.table}", locale="fr-FR", phone=True)
    heard = Heard(page)
    page.reload()
    team.seat(page, sit="S’asseoir")
    place_token(page)
    team.play({})
    held = list(hand(page).values())  # whoever has cut all that they hold has no use for a card
    card = min((number for number in team.cards() if number in OUT_OF_TURN.values()), key=held.count)
    page.locator(f'[data-card="{card}"]').click()
    expect(page.locator(".callout")).to_contain_text(f"dès que deux {card} sont coupés")
    page.get_by_role("button", name="Annuler", exact=True).click()
    expect(page.locator(".callout")).to_have_count(0)
    card = team.cut_until_usable(OUT_OF_TURN, card, page, heard)
    expect(voice(page)).to_contain_text("Vous pouvez utiliser une carte")
    before = team.look()["v"]
    tool_of(page, card).click()
    page.locator("section.mine .wire.lit").first.click()
    if card == WALKIE_TALKIES:
        page.locator('[data-do="exchange"]').first.click()
    team.wait_until(page, lambda: team.look()["v"] > before)
    if card == WALKIE_TALKIES:
        team.act(team.to_act(), team.look(team.to_act())["actions"][0])
    team.wait_until_shown(page)
    usable = page.get_by_role("button", name=re.compile("utilisable$"))
    expect(page.locator(f'[data-card="{card}"]').and_(usable)).to_have_count(0)
    expect(tool_of(page, card)).to_have_accessible_name(re.compile(r"\S, carte utilisée$"))
    assert team.to_act() != 0


@pytest.mark.long("page")
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
    expect(page.locator(".wire .back")).to_have_count(0)


def talk_freely(page: Page) -> None:
    """BOM-22: fixed phrases, unless the host opens the chat."""
    words = page.get_by_role("textbox", name="Say something")
    open_tab(page, "Chat")
    expect(page.get_by_role("group", name="Quick phrases")).to_be_visible()
    expect(words).to_have_count(0)
    open_tab(page, "Table")
    page.get_by_role("switch", name="Free talk").check()
    open_tab(page, "Chat")
    expect(words).to_be_visible()
    close_drawer(page)


def asked_at_first_sight(page: Page) -> None:
    """A browser does not vibrate for a page that was never tapped, and complains if asked to."""
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.reload()
    wait_for_turn(page, "mine")
    expect(page.locator(".wire.lit").first).to_be_visible()
    assert not [text for text in complaints if "vibrate" in text]


def nothing_jumps(page: Page) -> None:
    """The zones and every stand keep their places, whatever is asked and while the coach thinks."""
    parts = [
        page.locator(part).first
        for part in ("[data-zone=drawing]", "[data-zone=voice]", "[data-zone=dock]", "section.stand.mine")
    ]
    places = [part.bounding_box() for part in parts]
    page.locator("section.mine .wire.lit").first.click()
    expect(page.locator("section.mine").locator(".token, .laid").first).to_be_visible()  # the bot may cut it at once
    wait_for_turn(page, "mine")
    page.locator("section.stand:not(.mine) .wire.lit").first.click()
    expect(page.locator(".wire.pointed")).to_have_count(1)
    assert [part.bounding_box() for part in parts] == places
    page.keyboard.press("Escape")


def tap_on(page: Page) -> None:
    """The next tap of a player who takes what a token shows, and else guesses; a quick bot may be ahead of it."""
    theirs = "section.stand:not(.mine) .wire.lit"
    own = "main:has(.wire.pointed) section.mine .wire.lit"
    with contextlib.suppress(PlaywrightTimeout):
        for choice in (".voice.asked .answer", own, f"{theirs}:has(.token)", theirs, ".wire.lit", ".callout button"):
            if page.locator(choice).count():
                page.locator(choice).first.click(timeout=3_000)
                break
    page.wait_for_timeout(100)  # its last tap is still on its way


SIZES = ((360, 640), (640, 360), (1280, 800))
COVERED = """() => [...document.querySelectorAll("main [data-key]")].filter((part) => {
  const box = part.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const within = box.x >= 0 && box.y >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
  return !within || !at || !(part.contains(at) || at.contains(part));
}).map((part) => part.dataset.key)"""


@pytest.mark.long("page")
@pytest.mark.parametrize(("mission", "seats"), [("8", 2), ("8", 5), ("53", 4), ("63", 5)])
def test_all_wires_numbers_and_parts_are_in_sight(visitor: Visitor, mission: str, seats: int) -> None:
    """At every size, whole and uncovered; upright an own wire is large enough for a finger, 40 by 40 at least."""
    page = visitor(locale="fr-FR")
    bots = {str(seat): "level-1" for seat in range(1, seats)}
    options = {"mission": mission, "captain": "0"}
    wanted = {"game": "bomb-busters", "seats": seats, "mine": [0], "bots": bots, "options": options, "start": True}
    page.goto(f"/t/{new_table(page, wanted)}")
    wait_for_turn(page, "mine")
    page.keyboard.press("Escape")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        page.wait_for_function(f"({COVERED})().length === 0")
        box = page.locator("section.mine .wire").first.bounding_box()
        assert box is not None
        assert width > height or min(box["width"], box["height"]) >= 40


@pytest.mark.long("page")
def test_small_wires_are_answered_by_the_voice(visitor: Visitor, crew: Any) -> None:
    """On a lying phone a tap picks, and the voice's answer cuts."""
    team = crew(mission="8")
    page = visitor(f"/t/{team.table}")
    team.seat(page)
    page.set_viewport_size({"width": 640, "height": 360})
    page.locator("section.mine .wire.lit").first.click()
    expect(page.locator("section.mine .token")).to_have_count(0)
    voice(page).get_by_role("button", name="Yes").click()
    expect(page.locator("section.mine .token")).to_have_count(1)
    team.play({})
    target = cut(page, team)
    assert target is not None
    expect(voice(page)).to_contain_text(re.compile(r"Cut \w+ with your \w+\?"))
    voice(page).get_by_role("button", name="Cut").click()
    expect(wire(page, target)).to_contain_text("cut: ")
