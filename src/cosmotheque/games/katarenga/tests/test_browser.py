"""The Katarenga board in a real browser: taps, drags, ousts, a whole game, and the keyboard alone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.play import against_bots, make_move, new_table, open_tab, spoken, voice, wait_for_turn
from tests.e2e.plugin import Visitor

import cosmotheque
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.components import SQUARE_NUMBERS
from cosmotheque.games.katarenga.tests.boards import base_game, big_bang
from cosmotheque.games.katarenga.tests.test_ousting import IN_THE_WAY
from cosmotheque.games.katarenga.tests.test_refusals import FACE_TO_FACE

pytestmark = pytest.mark.browser
TITLE = "Katarenga Big Bang"
SLUG = "katarenga-big-bang"
WON = Path(__file__).parent / "playthroughs" / "katarenga-big-bang--all-settled.jsonl"


def square(page: Page, name: str) -> Locator:
    return page.locator(f'main svg g.square[data-key="{name}"]')


def middle(page: Page, name: str) -> tuple[float, float]:
    box = square(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(page: Page, name: str) -> None:
    page.mouse.click(*middle(page, name))


def board(page: Page) -> str:
    """The name of the drawing: the last move, and the seat in turn or the winner."""
    return page.locator("main svg").first.get_attribute("aria-label") or ""


def drag(page: Page, start: str, target: str) -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=6)
    page.mouse.up()


def targets(page: Page) -> Locator:
    return page.locator("main svg g.square.target")


def expect_refusal(page: Page, rule: str) -> None:
    """The voice answers the last thing tried with this rule; the answer is put away."""
    link = voice(page).get_by_role("link", name=f"Rule {rule}", exact=True)
    expect(link).to_be_visible()
    voice(page).get_by_role("button", name="Close").click()
    expect(link).to_have_count(0)


def open_position(page: Page, match: Match) -> None:
    """A table that starts where a match stands, white against an easy bot."""
    options = {"position": match.view(0).position}
    plan = {"game": match.game.meta.slug, "seats": 2, "options": options, "bots": {"1": "level-1"}, "start": True}
    page.goto(f"/t/{new_table(page, plan)}")
    wait_for_turn(page, "mine")


def last_position() -> tuple[str, int]:
    """A position in which the side to move wins at once, and that side's seat."""
    match = cosmotheque.replay(WON.read_bytes())
    match.truncate(len(match.moves) - 1)
    return match.view(None).position, match.view(None).turn


@pytest.mark.parametrize("phone", [False, True])
def test_tap_and_tap_moves_a_pawn(visitor: Visitor, phone: bool) -> None:
    page = visitor(phone=phone)
    against_bots(page, SLUG)
    wait_for_turn(page, "mine")
    before = board(page)
    start = page.locator("main svg g.pawn.pickable").first
    start.tap() if phone else start.click()
    target = page.locator("main svg g.square.target").first
    target.tap() if phone else target.click()
    expect(page.locator("main svg").first).not_to_have_attribute("aria-label", before)


@pytest.mark.long("page")
def test_dragging_moves_a_pawn(visitor: Visitor) -> None:
    page = visitor()
    against_bots(page, SLUG)
    wait_for_turn(page, "mine")
    before = board(page)
    page.locator("main svg g.pawn.pickable").first.hover()
    page.mouse.down()
    box = page.locator("main svg g.square.target").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=5)
    page.mouse.up()
    expect(page.locator("main svg").first).not_to_have_attribute("aria-label", before)


@pytest.mark.long("page")
def test_an_oust_is_one_gesture_and_a_tap_to_put_the_pawn(visitor: Visitor) -> None:
    """KBB-16 on the board: drop on the opposing pawn, then say where it goes. Only Escape and × call it off."""
    page = visitor()
    open_position(page, big_bang(IN_THE_WAY, goals="RG"))
    what_to_do = "Put the ousted pawn on any vacant square"
    asked = voice(page).get_by_text(what_to_do)
    drag(page, "d7", "e8")
    expect(targets(page)).to_have_count(50)
    expect(asked).to_be_visible()
    expect(spoken(page)).to_contain_text(what_to_do)
    tap(page, "d5")
    expect_refusal(page, "KBB-16")
    expect(targets(page)).to_have_count(50)
    expect(asked).to_be_visible()
    page.keyboard.press("Escape")
    expect(targets(page)).to_have_count(0)
    for name in ("d7", "e8", "e8"):
        tap(page, name)
    expect(targets(page)).to_have_count(50)
    page.get_by_role("button", name="Cancel").click()
    expect(targets(page)).to_have_count(0)
    expect(asked).to_have_count(0)
    for name in ("d7", "e8", "c7"):
        tap(page, name)
    open_tab(page, "Log")
    expect(page.get_by_text("oust the black pawn from e8 to c7").first).to_be_visible()


@pytest.mark.long("page")
def test_what_a_pawn_may_not_do_is_answered_with_the_rule(visitor: Visitor) -> None:
    """KBB-10, KBB-13, KBB-8: by tap and by drag; a tap on another pawn chooses that one, and lets go of it again."""
    page = visitor()
    open_position(page, big_bang(IN_THE_WAY, goals="RG"))
    before = board(page)
    tap(page, "c3")
    tap(page, "d5")
    expect_refusal(page, "KBB-10")
    expect(targets(page)).to_have_count(0)
    tap(page, "a4")
    expect_refusal(page, "KBB-13")
    drag(page, "d7", "c3")
    expect_refusal(page, "KBB-8")
    tap(page, "d7")
    tap(page, "c3")
    expect(square(page, "c3").locator(".picked")).to_be_visible()
    expect(targets(page).first).to_be_visible()
    tap(page, "c3")
    expect(targets(page)).to_have_count(0)
    expect(voice(page)).not_to_contain_class("refusal")
    assert board(page) == before


@pytest.mark.long("page")
def test_the_base_game_answers_with_its_own_rules(visitor: Visitor) -> None:
    """KAT-2: no capture on the first move, which leaves a4 no way at all; KAT-3: camps are beyond the far rank.

    The position with its colours is told once, beside the drawing.
    """
    page = visitor()
    open_position(page, base_game(FACE_TO_FACE, moves=0))
    expect(page.locator("main > p.unseen")).to_contain_text("(White): h1 (blue), a4 (red); in camps: none.")
    assert re.fullmatch(r"The board\. .+ to move\.", board(page))
    tap(page, "a4")
    expect_refusal(page, "KAT-2")
    tap(page, "h1")
    page.locator('main svg [data-key="h9"]').click()
    expect_refusal(page, "KAT-3")


@pytest.mark.long("page")
def test_what_threatens_is_seen_on_the_board(visitor: Visitor) -> None:
    """KAT-2: a4 can be captured from three sides, except on a first move. A player who wants to see it is shown it at
    every table from then on; the drawing says so in any case.
    """
    page = visitor()
    show, danger = page.get_by_role("button", name="Show my pawns in danger"), page.locator("main svg .danger")
    open_position(page, base_game(FACE_TO_FACE, moves=0))
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(danger).to_have_count(0)
    assert "In danger" not in board(page)
    open_position(page, base_game(FACE_TO_FACE))
    expect(danger).to_have_count(1)
    show.click()
    expect(danger).to_have_count(0)
    assert "In danger: a4." in board(page)


@pytest.mark.long("page")
def test_what_can_be_captured_is_ringed(visitor: Visitor) -> None:
    """KAT-2: a target under a pawn would not be seen; a tap on it captures. With a third pawn no answer ends it."""
    page = visitor()
    open_position(page, base_game(FACE_TO_FACE.replace(".......w", "w......w")))
    tap(page, "a4")
    expect(targets(page)).to_have_count(3)
    expect(targets(page).locator(".prey")).to_have_count(3)
    tap(page, "b4")
    open_tab(page, "Log")
    expect(page.get_by_text("capture the black pawn on b4").first).to_be_visible()


@pytest.mark.long("page")
def test_an_ousted_pawn_leaves_a_mark_until_the_next_move(visitor: Visitor) -> None:
    """KBB-16: in the lesson black ousts a pawn of the learner's, and the board keeps the way that it went."""
    page = visitor("/learn/katarenga-big-bang/ousts")
    for names in (("f4", "h5", "c2"), ("d6", "d8", "e5"), ("a4", "a1")):
        expect(targets(page)).to_have_count(0)
        expect(page.locator("main svg g.pawn.pickable").first).to_be_visible()
        for name in names:
            tap(page, name)
        page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("main svg path.ousted")).to_have_count(1)
    expect(page.locator("main svg").first).to_have_attribute("aria-label", re.compile("Pawn ousted from a4 to h7"))


@pytest.mark.long("page")
def test_a_whole_game_against_a_bot(visitor: Visitor) -> None:
    page = visitor()
    against_bots(page, SLUG, bots={"1": "level-3"})
    while wait_for_turn(page, "mine", "over") != "over":
        shown = voice(page).get_attribute("data-v") or ""
        make_move(page)
        expect(voice(page)).not_to_have_attribute("data-v", shown)
    result = page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    result.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")


SAYS = """() => {
    const element = document.activeElement;
    if (element.matches("body, main, [role=tabpanel]")) return "";
    return element.ariaLabel || element.labels?.[0]?.innerText || element.innerText || "";
}"""


def press_until(page: Page, text: str, key: str = "Tab", most: int = 150) -> None:
    """Go on with the keyboard until what has the focus says `text`."""
    for _ in range(most):
        if text in page.evaluate(SAYS):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {text!r}")


@pytest.mark.long("page")
def test_the_keyboard_alone_leads_from_the_shelf_to_the_end_of_a_game(visitor: Visitor) -> None:
    position, seat = last_position()
    page = visitor("/")
    page.get_by_role("heading", name=TITLE).wait_for()
    press_until(page, f"With friends: {TITLE}")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/*")
    page.get_by_role("heading", name="Options").wait_for()
    for number in (1, 2):
        press_until(page, f"Seat {number}")
        page.keyboard.type("Me," if number == seat + 1 else "Beginner")
    press_until(page, "Advanced options")
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
    press_until(page, "List of moves")
    page.keyboard.press("Enter")
    press_until(page, f"Pawn on {start}")
    if not page.evaluate("() => document.activeElement.closest('details').open"):
        page.keyboard.press("Enter")
    press_until(page, f"{start} to {target}")
    page.keyboard.press("Enter")
    wait_for_turn(page, "over")
    assert "has settled all eight pawns and wins." in board(page)
