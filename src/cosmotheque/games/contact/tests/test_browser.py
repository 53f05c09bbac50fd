"""Contact in a real browser: people as source and as crew, near and far, and flights that no network can stretch."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import BOT_PATIENCE, call_coach, new_table, wait_for_turn
from tests.e2e.plugin import Visitor

pytestmark = pytest.mark.browser

# Every message to this page comes late by up to a quarter of a second, in order but never evenly.
# How late its timers run, for want of a free processor, is kept apart.
JITTER = """
const plainTimeout = window.setTimeout;
window.late = 0;
window.setTimeout = (then, wait = 0) => {
  const due = performance.now() + wait;
  return plainTimeout(() => {
    window.late = Math.max(window.late, performance.now() - due);
    then();
  }, wait);
};
const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
window.delays = [];
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(listener) {
    let last = Promise.resolve();
    let turn = 0;
    plain.set.call(this, (event) => {
      turn = (turn * 73 + 41) % 251;
      window.delays.push(turn);
      const late = new Promise((resolve) => setTimeout(resolve, turn));
      last = Promise.all([last, late]).then(() => listener.call(this, event));
    });
  },
});
"""


def open_table(
    page: Page,
    seats: int,
    mine: int,
    bot: str | None = "level-1",
    *,
    coach: bool = False,
    start: bool = True,
    **options: Any,
) -> None:
    """A table at which this page has seat `mine`; the others are bots, or open to whoever has the link."""
    others = [str(seat) for seat in range(seats) if seat != mine]
    bots = {} if bot is None else dict.fromkeys(others, bot)
    wanted = {
        "game": "contact",
        "seats": seats,
        "mine": [mine],
        "bots": bots,
        "options": options,
        "coach": coach,
        "start": start and bot is not None,
    }
    page.goto(f"/t/{new_table(page, wanted)}")


def open_round(page: Page) -> None:
    """CON-20: the next source draws its goal, and the round begins."""
    wait_for_turn(page, "mine")
    page.locator(".contact .bar").get_by_role("button", name=re.compile("Draw my goal|Tirer mon arrivée")).click()


def draw_route(page: Page) -> int:
    """Open the round and tap from tile to tile up to the goal, by a shortest way; returns the number of legs."""
    open_round(page)
    return tap_route(page)


def tap_route(page: Page) -> int:
    page.locator("g.tile:has(circle.goal)").wait_for()
    route = shortest_route(seat_frame(page)["view"])
    for number, tile in enumerate(route, 1):
        page.locator(f"g.tile.offered[data-key='{tile}']").click(force=True)
        if number < len(route):
            expect(page.locator(".drawing strong")).to_have_text(re.compile("→.*" * number))
    expect(page.locator("button.pad")).to_contain_text(re.compile(rf"(of|sur) {len(route)}\b"))
    return len(route)


def shortest_route(view: dict[str, Any]) -> list[int]:
    """CON-10: the tiles of a way to the goal without a blocked leg."""
    ways: list[list[int]] = [[view["rocket"]]]
    for way in ways:
        if way[-1] == view["goal"]:
            return way[1:]
        ways += [[*way, tile] for tile in view["legs"][way[-1]] if tile not in way]
    pytest.fail("the goal cannot be reached")


def hold(page: Page, durations: list[int]) -> None:
    page.locator("button.pad").hover()
    for duration in durations:
        page.mouse.down()
        page.wait_for_timeout(duration)
        page.mouse.up()
        page.wait_for_timeout(200)


def seat_frame(page: Page) -> Any:
    """What the server tells this visitor now, asked for through a fresh frame."""
    return page.evaluate(
        """() => new Promise((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${location.pathname.split("/")[2]}/live`);
          socket.onmessage = (event) => {
            const message = JSON.parse(event.data);
            if (message.type === "frame") { socket.close(); resolve(message); }
          };
        })"""
    )


def view_as_guesser(page: Page, rounds: int) -> Any:
    """What this visitor sees when it is to guess, after so many rounds at least."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        view = seat_frame(page)["view"]
        if view["guesser"] == view["seat"] and view["heard"] and len(view["rounds"]) >= rounds:
            return view
        page.wait_for_timeout(100)
    pytest.fail("this seat never was to guess")


def listen(page: Page) -> None:
    """CON-12: a bot has transmitted, and its flights are seen to their end."""
    wait_for_turn(page, "mine")
    page.get_by_role("button", name=re.compile("^(Listen|Écouter)$")).click()
    page.get_by_role("button", name=re.compile("^(Ask again|Redemander)")).wait_for()


def point_at(page: Page, planet: int) -> None:
    page.locator("[data-key='point']").wait_for()
    page.locator(f"g.tile[data-key='{planet}']").click(force=True)
    page.locator(".contact .bar").get_by_role("button", name=re.compile("^(Point at|Montrer) ")).click()


def test_a_person_is_the_source_and_bots_guess(visitor: Visitor) -> None:
    """On a phone, in French: lengths if wanted, a silent try that nobody hears, then the real thing."""
    page = visitor(locale="fr-FR", phone=True)
    open_table(page, 3, 0)
    legs = draw_route(page)
    expect(page.locator("svg g.label")).to_have_count(0)
    said = page.locator("[aria-live=polite]")
    expect(said).to_contain_text(re.compile(r"L’itinéraire est complet\s: .* → [A-R]\. Maintenez"))
    page.get_by_role("button", name="Longueurs").click()
    expect(page.locator("main > p.unseen")).to_contain_text(re.compile(r"→ [A-R] \(\d+,\d\scm\)\."))
    expect(page.locator("svg g.label").first).to_have_text(re.compile(r"\d,\d\scm"))
    page.get_by_role("button", name="Essai à blanc").click()
    hold(page, [300] * legs)
    expect(page.locator("button.pad")).to_contain_text(re.compile(r"0,\d\d\ss"))
    assert seat_frame(page)["view"]["heard"] == []
    page.get_by_role("button", name="Essai à blanc").click()
    hold(page, [400] * legs)
    page.get_by_role("tab", name="Journal").click()
    expect(page.get_by_role("tabpanel").get_by_text(re.compile("montre|redemande", re.I)).first).to_be_visible()


def test_a_person_points_after_a_bot_has_transmitted(visitor: Visitor) -> None:
    """The goal is not in the page; a transmission waits for whoever guesses, and is heard once; a sketch is private."""
    page = visitor()
    open_table(page, 2, 1)
    wait_for_turn(page, "mine")
    assert seat_frame(page)["view"]["goal"] is None
    expect(page.locator("g.tile circle.goal")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Point at"))).to_have_count(0)
    page.get_by_role("button", name="Listen", exact=True).click()
    page.locator(".hand").wait_for()
    page.reload()  # nothing is lost: what was cut short is heard from its beginning
    listen(page)
    page.reload()
    expect(page.get_by_role("button", name="Ask again")).to_be_visible()
    expect(page.get_by_role("button", name="Listen", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Private sketch").click()
    for tile in (3, 8):
        page.locator(f"g.tile[data-key='{tile}']").click(force=True)
    expect(page.locator("polyline.trail")).to_have_count(1)
    page.get_by_role("button", name=re.compile(r"^Earth \d")).focus()
    for key in ("k", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[aria-live=polite]")).to_contain_text(re.compile(r"Sketch: .* → C → H → L\.$"))
    page.get_by_role("button", name="Private sketch").click()
    expect(page.locator("polyline.trail")).to_have_count(0)
    point_at(page, seat_frame(page)["view"]["candidates"][0])
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text(re.compile("You point at [A-R]…")).first).to_be_visible()


def test_the_logbook_makes_way_for_the_flights_of_a_bot(visitor: Visitor) -> None:
    """CON-12: the crew sees every transmission, also one that comes while the last round is read."""
    page = visitor()
    open_table(page, 3, 2, level=1, start=False)
    page.get_by_role("button", name="Start").click()
    view = view_as_guesser(page, rounds=0)
    if not view["rounds"]:  # the bot took the wrong planet of two
        point_at(page, view["candidates"][0])
        view = view_as_guesser(page, rounds=1)
    expect(page.locator(".book")).to_have_count(0)
    listen(page)
    flights = len(view["heard"][-1])
    expect(page.locator(".contact .bar")).to_have_attribute("data-seen", re.compile(rf"^\d+(,\d+){{{flights - 1}}}$"))


def test_two_people_far_apart_play_a_round(visitor: Visitor) -> None:
    """By link, each in their own language; the route is open to both when the round is over."""
    source = visitor(locale="fr-FR")
    open_table(source, 2, 0, bot=None)
    crew = visitor(locale="en-GB", phone=True)
    crew.goto(source.url)
    crew.get_by_role("button", name="Sit down").first.click()
    source.get_by_role("button", name="Commencer").click()
    legs = draw_route(source)
    goal = seat_frame(source)["view"]["goal"]
    crew.locator(".contact").wait_for()
    hold(source, [300 + 150 * leg for leg in range(legs)])
    crew.locator(".hand").wait_for()
    crew.get_by_role("button", name="Ask again").click()
    wait_for_turn(source, "mine")
    hold(source, [300 + 150 * leg for leg in range(legs)])
    wait_for_turn(crew, "mine")
    point_at(crew, goal)
    for page, words in ((source, r"Voulu.*Transmis.*0,\d\d\ss"), (crew, r"Meant.*Sent.*0\.\d\d s")):
        expect(page.locator(".book")).to_contain_text(re.compile(words, re.S))
        expect(page.locator("polyline.past")).to_have_count(1)
    talk_between_rounds(source, crew)
    open_round(crew)
    expect(crew.locator(".cards")).to_contain_text("Round 2")
    expect(source.get_by_text("impose le silence")).to_be_visible()
    wait_for_turn(crew, "mine")
    expect(crew.locator("g.tile circle.goal")).to_have_count(1)
    expect(source.locator("g.tile circle.goal")).to_have_count(0)


def talk_between_rounds(one: Page, other: Page) -> None:
    """CON-20: by a phrase and in words of one's own, until the next source draws."""
    one.get_by_role("tab", name="Discussion").click()
    one.get_by_role("button", name="Gardons la même allure.").click()
    one.get_by_role("textbox").fill("Bravo")
    one.get_by_role("textbox").press("Enter")
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_text("Let’s keep the same pace.").first).to_be_visible()
    expect(other.get_by_text("Bravo").first).to_be_visible()


def test_the_pro_source_chooses_its_signal_card(visitor: Visitor) -> None:
    """CON-24 to CON-26, CON-29: on the board, with the goal changed twice first. Asteroids bear their numbers."""
    page = visitor(phone=True)
    open_table(page, 3, 0, variant="pro")
    expect(page.locator("g.tile[data-key='23'] text")).to_have_text("5")
    open_round(page)
    bar = page.locator(".contact .bar")
    bar.get_by_role("button", name="Change the goal").click()
    expect(bar.get_by_role("button", name="Change the goal")).to_have_count(0)
    bar.get_by_role("button", name="Reactivate the aid cards").click()
    expect(page.locator(".cards")).to_contain_text("Fuel: 4")
    bar.get_by_role("button", name="Change the goal").click()
    bar.get_by_role("button", name="Signal 5").click()
    expect(page.locator(".cards")).to_contain_text("Signal 5")
    tap_route(page)
    expect_room_for_the_table(page)


def expect_room_for_the_table(page: Page) -> None:
    """On a phone that lies on its side, and with large letters."""
    table = page.locator(".contact > .sky svg")

    def height() -> float:
        box = table.bounding_box()
        assert box is not None
        return box["height"]

    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    assert height() > 200
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    page.set_viewport_size({"width": 740, "height": 360})
    assert height() > 240
    expect(page.locator("button.pad")).to_be_in_viewport(ratio=0.9)


def test_the_coach_draws_how_likely_each_planet_is(visitor: Visitor) -> None:
    """Once the flights have been seen, not before."""
    page = visitor()
    open_table(page, 2, 1, coach=True)
    call_coach(page)
    page.get_by_text(re.compile("What you heard fits")).first.wait_for()
    expect(page.locator("svg text.chance")).to_have_count(0)
    listen(page)
    page.locator("svg text.chance").first.wait_for()
    expect(page.locator("svg text.chance").first).to_have_text(re.compile(r"\d%"))
    expect(page.locator("svg circle.halo").first).to_be_visible()


def test_a_tune_up_finds_the_pace_and_keeps_it(visitor: Visitor) -> None:
    """By keyboard: three flights are held, three are recognised by their length."""
    page = visitor()
    open_table(page, 2, 0)
    page.get_by_role("button", name="Tune your pace").click()
    dialog = page.get_by_role("dialog")
    for _ in range(3):
        dialog.locator("button.pad").focus()
        page.keyboard.down(" ")
        page.wait_for_timeout(250)
        page.keyboard.up(" ")
        expect(dialog.get_by_text(re.compile("Off by"))).to_be_visible()
        dialog.get_by_role("button", name="Continue").click()
        dialog.get_by_role("button", name="Hear the flight").click()
        dialog.get_by_role("button", name="Leg 2").click()
        dialog.get_by_role("button", name="Continue").click()
    expect(dialog.get_by_text(re.compile(r"Your pace: \d+ ms per cm"))).to_be_visible()
    dialog.get_by_role("button", name="Keep this pace").click()
    assert page.evaluate("JSON.parse(localStorage.getItem('cosmotheque-contact')).pace") > 0
    assert seat_frame(page)["view"]["heard"] == []


def test_without_rehearsals_the_source_sees_no_figures(visitor: Visitor) -> None:
    """CON-10, CON-12: no silent try, no tune-up in its round; a tap too short for a flight asks for that leg again."""
    page = visitor()
    open_table(page, 2, 0, rehearsal=False)
    expect(page.get_by_role("button", name="Tune your pace")).to_have_count(1)
    legs = draw_route(page)
    for name in ("Tune your pace", "Silent try"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    pad = page.locator("button.pad")
    pad.evaluate(
        """pad => ["keydown", "keyup"].forEach(
          (kind) => pad.dispatchEvent(new KeyboardEvent(kind, { key: " ", bubbles: true })))"""
    )
    expect(pad).to_contain_text("Too short for a flight: hold again")
    hold(page, [400] * legs)
    page.get_by_role("tab", name="Log").click()
    flights = "one flight" if legs == 1 else f"{legs} flights"
    expect(page.get_by_role("tabpanel").get_by_text(re.compile(f"You transmit {flights}")).first).to_be_visible()


def test_a_transmission_waits_for_whoever_looked_elsewhere(visitor: Visitor) -> None:
    """CON-12: in a background tab nothing is seen, so nothing is marked as seen; it can be heard on coming back."""
    page = visitor("/")
    page.context.add_init_script(
        "Object.defineProperty(document, 'hidden', { get: () => sessionStorage.getItem('away') === 'yes' });"
    )
    page.evaluate("sessionStorage.setItem('away', 'yes')")
    open_table(page, 2, 1)
    expect(page.get_by_role("button", name="Listen", exact=True)).to_be_visible(timeout=BOT_PATIENCE)
    expect(page.locator(".contact .bar")).to_have_attribute("data-seen", "")
    page.evaluate("sessionStorage.removeItem('away'); document.dispatchEvent(new Event('visibilitychange'))")
    listen(page)
    flights = len(seat_frame(page)["view"]["heard"][-1])
    expect(page.locator(".contact .bar")).to_have_attribute("data-seen", re.compile(rf"^\d+(,\d+){{{flights - 1}}}$"))
    page.reload()
    expect(page.get_by_role("button", name="Ask again")).to_be_visible()
    expect(page.get_by_role("button", name="Listen", exact=True)).to_have_count(0)


def test_jitter_on_the_way_does_not_change_a_flight(visitor: Visitor) -> None:
    """CON-12: the durations the crew sees are those the source held, within 15 ms.

    A machine too busy to run a timer in time is not the network's fault.
    """
    source = visitor()
    open_table(source, 2, 0, bot=None)
    crew = visitor()
    crew.context.add_init_script(JITTER)
    crew.goto(source.url)
    crew.get_by_role("button", name="Sit down").first.click()
    source.get_by_role("button", name="Start").click()
    legs = draw_route(source)
    expect(crew.locator("g.tile circle.goal")).to_have_count(0)
    for again in (False, True):
        if again:
            crew.get_by_role("button", name="Ask again").click()
        wait_for_turn(source, "mine")
        crew.evaluate("window.late = 0")
        error = transmission_error(source, crew, legs)
        assert error <= 15 + crew.evaluate("window.late")
    assert max(crew.evaluate("window.delays")) - min(crew.evaluate("window.delays")) > 100


def transmission_error(source: Page, crew: Page, legs: int) -> int:
    """By how many milliseconds, at most, the crew saw a flight differ from the one that was held."""
    hold(source, [300 + 250 * leg for leg in range(legs)])
    wait_for_turn(crew, "mine")
    bar = crew.locator(".contact .bar")
    expect(bar).to_have_attribute("data-seen", re.compile(rf"^\d+(,\d+){{{legs - 1}}}$"))
    expect(crew.locator(".hand")).to_have_count(0)  # what came too late has been shown once more by then
    seen = [int(value) for value in (bar.get_attribute("data-seen") or "").split(",")]
    return max(abs(a - b) for a, b in zip(seen, sent_durations(crew), strict=True))


def sent_durations(page: Page) -> list[int]:
    """What the server has recorded."""
    return [landing - take_off for take_off, landing in seat_frame(page)["view"]["heard"][-1]]
