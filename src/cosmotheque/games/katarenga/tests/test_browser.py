"""The Katarenga board in a real browser: taps, drags, ousts, a whole game, and the keyboard alone."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.play import play_now, wait_for_turn
from tests.e2e.plugin import Visitor

import cosmotheque
from cosmotheque.games.katarenga.components import SQUARE_NUMBERS
from cosmotheque.games.katarenga.tests.boards import big_bang
from cosmotheque.games.katarenga.tests.test_ousting import IN_THE_WAY

pytestmark = pytest.mark.browser
TITLE = "Katarenga Big Bang"
WON = Path(__file__).parent / "playthroughs" / "katarenga-big-bang--all-settled.jsonl"


def square(page: Page, name: str) -> Locator:
    return page.locator(f'main svg g.square[data-key="s{SQUARE_NUMBERS[name]}"]')


def middle(page: Page, name: str) -> tuple[float, float]:
    box = square(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(page: Page, name: str) -> None:
    page.mouse.click(*middle(page, name))


def board(page: Page) -> str:
    """The position in words."""
    return page.locator("main svg").first.get_attribute("aria-label") or ""


def open_position(page: Page, position: str, mine: int = 1) -> None:
    """A table that starts from a position, against an easy bot."""
    page.goto("/new/katarenga-big-bang")
    page.get_by_label(f"Seat {3 - mine}").select_option(label="Easy bot")
    page.get_by_label(f"Seat {mine}").select_option(label="Me, at this screen")
    page.get_by_text("For connoisseurs").click()
    page.get_by_label("Start position").fill(position)
    page.get_by_role("button", name="Start the game").click()
    wait_for_turn(page, "mine")


def last_position() -> tuple[str, int]:
    """A position in which the side to move wins at once, and that side's seat."""
    match = cosmotheque.replay(WON.read_bytes())
    match.truncate(len(match.moves) - 1)
    return match.view(None).position, match.view(None).turn


@pytest.mark.parametrize("phone", [False, True])
def test_tap_and_tap_moves_a_pawn(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    play_now(page, TITLE)
    wait_for_turn(page, "mine")
    before = board(page)
    start = page.locator("main svg g.pawn.pickable").first
    start.tap() if phone else start.click()
    target = page.locator("main svg g.square.target").first
    target.tap() if phone else target.click()
    expect(page.locator("main svg").first).not_to_have_attribute("aria-label", before)


def test_dragging_moves_a_pawn(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, TITLE)
    wait_for_turn(page, "mine")
    before = board(page)
    page.locator("main svg g.pawn.pickable").first.hover()
    page.mouse.down()
    box = page.locator("main svg g.square.target").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=5)
    page.mouse.up()
    expect(page.locator("main svg").first).not_to_have_attribute("aria-label", before)


def test_an_oust_is_one_gesture_and_a_tap_to_put_the_pawn(visitor: Visitor) -> None:
    """KBB-16 on the board: drop on the opposing pawn, then say where it goes."""
    page = visitor()
    open_position(page, big_bang(IN_THE_WAY, goals="RG").view(0).position)
    page.mouse.move(*middle(page, "d7"))
    page.mouse.down()
    page.mouse.move(*middle(page, "e8"), steps=6)
    page.mouse.up()
    expect(page.locator("main svg g.square.target")).to_have_count(50)
    tap(page, "c7")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("pawn on e8 is ousted to c7").first).to_be_visible()


def test_letting_go_elsewhere_changes_nothing(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, TITLE)
    wait_for_turn(page, "mine")
    before = board(page)
    page.locator("main svg g.pawn.pickable").first.click()
    page.locator("main svg g.square:not(.target)").first.click()
    expect(page.locator("main svg g.square.target")).to_have_count(0)
    assert board(page) == before


def test_a_whole_game_against_a_bot(visitor: Visitor) -> None:
    page = visitor()
    play_now(page, TITLE, level="Good")
    while wait_for_turn(page, "mine", "over") != "over":
        page.evaluate("() => document.querySelector('section.actions button:not([disabled])')?.click()")
        page.wait_for_timeout(50)
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")


SAYS = """() => {
    const element = document.activeElement;
    if (element === document.body) return "";
    return element.ariaLabel || element.labels?.[0]?.innerText || element.innerText || "";
}"""


def press_until(page: Page, text: str, key: str = "Tab", most: int = 150) -> None:
    """Go on with the keyboard until what has the focus says `text`."""
    for _ in range(most):
        if text in page.evaluate(SAYS):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {text!r}")


def test_the_keyboard_alone_leads_from_the_shelf_to_the_end_of_a_game(visitor: Visitor) -> None:
    position, seat = last_position()
    page = visitor()
    page.get_by_role("heading", name=TITLE).wait_for()
    press_until(page, f"With friends: {TITLE}")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/*")
    page.get_by_role("heading", name="Options").wait_for()
    for number in (1, 2):
        press_until(page, f"Seat {number}")
        page.keyboard.type("Me" if number == seat + 1 else "Easy")
    press_until(page, "For connoisseurs")
    page.keyboard.press("Enter")
    press_until(page, "Start position")
    page.keyboard.type(position)
    press_until(page, "Start the game")
    page.keyboard.press("Enter")
    wait_for_turn(page, "mine")
    record = cosmotheque.replay(WON.read_bytes())
    last = record.moves[-1].action
    target = next(name for name, number in SQUARE_NUMBERS.items() if number == last.target)
    start = next(name for name, number in SQUARE_NUMBERS.items() if number == last.start)
    press_until(page, f"{start} to {target}")
    page.keyboard.press("Enter")
    wait_for_turn(page, "over")
