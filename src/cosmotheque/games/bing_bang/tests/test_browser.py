"""Bing Bang in a real browser: ways, tokens, cards, setup and notebook on the sky itself; secrets stay secret."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.heard import Heard
from tests.e2e.play import against_bots, moves, new_table, wait_for_turn
from tests.e2e.plugin import Visitor

from cosmotheque.games.bing_bang.components.box import TOKENS
from cosmotheque.games.bing_bang.components.sky import WIDTH, distance

pytestmark = pytest.mark.browser

CELL = 40
SLUG = "bing-bang"
OVERFULL = """list => list
  .filter((node) => node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth)
  .map((node) => node.innerText)"""
CANVAS_TEXT = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "CanvasText";
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}"""
TOUCHED = "([x, y]) => document.elementFromPoint(x, y).closest('.window > *').tagName"
SECTOR_CARDS = re.compile("Upheaval|Swap my sector|Swap Earth’s sector|Swap two sectors")


class Told(Heard):
    """What a page was told of the sky."""

    @property
    def table(self) -> dict[str, Any]:
        """The table as it lies now."""
        table: dict[str, Any] = self.views[-1]["table"]
        return table

    @property
    def pawn(self) -> int:
        cell: int = self.table["books"][0]["pawn"]
        return cell


def open_table(page: Page, *, bot: str | None = "level-1", **options: Any) -> None:
    """A running table for two; the other seat is a bot's, or free."""
    bots = {} if bot is None else {"1": bot}
    plan = {"game": SLUG, "seats": 2, "options": options, "bots": bots, "start": bot is not None}
    page.goto(f"/t/{new_table(page, plan)}")


def sky(page: Page) -> Locator:
    return page.locator(".window > svg")


def on_screen(page: Page, cell: int) -> tuple[float, float]:
    """Where the middle of a cell lies on the screen."""
    row, column = divmod(cell, WIDTH)
    x, y = sky(page).evaluate(
        """(svg, [x, y]) => {
          const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
          return [point.x, point.y];
        }""",
        [(column + 0.5) * CELL, (row + 0.5) * CELL],
    )
    return x, y


def tap(page: Page, cell: int) -> None:
    page.mouse.click(*on_screen(page, cell))


def come_close(page: Page, cell: int) -> None:
    """With a finger and all the sky in sight the first tap comes close."""
    smaller = page.get_by_role("button", name="Réduire", exact=True)
    page.evaluate("() => document.querySelector('.happened .buttons button')?.click()")
    while smaller.is_enabled():
        smaller.click()
    page.touchscreen.tap(*on_screen(page, cell))
    expect(smaller).to_be_enabled()


def tap_from_afar(page: Page, cell: int) -> None:
    """The first tap comes close, the second one is meant."""
    come_close(page, cell)
    page.touchscreen.tap(*on_screen(page, cell))


def free_corner(heard: Told) -> tuple[int, int]:
    """A cell beside the pawn and one beside that, both bare. BB-12: only whites and reds can lie around Earth."""
    taken = set(heard.table["whites"]) | set(heard.table["reds"])
    start = heard.pawn
    corners = [(start + side, start + side + row) for side in (1, -1) for row in (WIDTH, -WIDTH)]
    return next(corner for corner in corners if not set(corner) & taken)


def nearest_token(heard: Told, colour: int) -> int:
    table, (row, column) = heard.table, divmod(heard.pawn, WIDTH)
    cells = [cell for token, cell in enumerate(table["tokens"]) if table["colours"][token] == colour]
    nearest: int = min(cells, key=lambda cell: abs(cell // WIDTH - row) + abs(cell % WIDTH - column))
    return nearest


def expect_count(page: Page, count: int) -> None:
    expect(page.get_by_role("img", name=re.compile(rf"^(Count|Compte) {count} ")).first).to_be_visible()


def test_tap_to_lay_and_move_draw_a_way_and_end_the_turn(visitor: Visitor) -> None:
    """BB-17 to BB-20: a tap lays, the next one moves; a drawn way proposes its operations, and is taken back as one."""
    page = visitor()
    heard = Told(page)
    against_bots(page, SLUG)
    wait_for_turn(page, "mine")
    near, far = free_corner(heard)
    tap(page, near)
    expect_count(page, 1)
    tap(page, near)
    expect_count(page, 2)
    page.mouse.move(*on_screen(page, near))
    page.mouse.down()
    page.mouse.move(*on_screen(page, far), steps=5)
    page.mouse.up()
    expect(page.get_by_text("Lay 1 · move 1 · pick up 1 = 3")).to_be_visible()
    page.get_by_role("button", name="Go", exact=True).click()
    expect_count(page, 5)
    assert heard.pawn == far
    assert set(heard.table["whites"]) & {near, far} == {far}
    page.get_by_role("button", name="Undo this path").click()
    expect_count(page, 2)
    assert heard.pawn == near
    page.get_by_role("button", name="End the turn").first.click()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text(re.compile("Beginner bot (to play|moved|turned|laid)")).first).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (640, 360)], ids=["upright", "lying"])
def test_a_finger_reaches_every_corner_of_the_sky(visitor: Visitor, size: tuple[int, int]) -> None:
    """What lies over the sky while a part of it is shown hides no cell that one came close to."""
    page = visitor(locale="fr-FR", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    against_bots(page, SLUG)
    wait_for_turn(page, "mine")
    smaller = page.get_by_role("button", name="Réduire", exact=True)
    expect(smaller).to_be_enabled()
    last = WIDTH * WIDTH - 1
    for cell in (0, WIDTH - 1, last - WIDTH + 1, last, last - WIDTH - 1):
        come_close(page, cell)
        assert page.evaluate(TOUCHED, on_screen(page, cell)) == "svg"


def test_a_way_to_a_token_is_proposed_on_a_phone_in_french_and_the_token_turned_for_all(visitor: Visitor) -> None:
    """BB-23 to BB-25: the sky is close to the pawn by itself; turn by turn the proposed way leads over a blue token."""
    page = visitor(locale="fr-FR", phone=True)
    heard = Told(page)
    against_bots(page, SLUG)
    wait_for_turn(page, "mine")
    turn_over = page.get_by_role("button", name="Retourner le jeton").first
    expect(page.get_by_role("button", name="Réduire", exact=True)).to_be_enabled()
    go, end_turn = (page.get_by_role("button", name=name).first for name in ("En route", "Finir le tour"))
    for _ in range(8):
        wait_for_turn(page, "mine")
        expect_count(page, 0)
        tap_from_afar(page, nearest_token(heard, 0))
        expect(go.or_(turn_over)).to_be_visible()
        if go.is_visible():
            cost = int(page.locator(".bar [role=status]").inner_text().split("= ")[1].split()[0])
            go.click()
            expect_count(page, cost)
        expect(turn_over.or_(end_turn).first).to_be_enabled()
        if turn_over.is_visible():
            break
        end_turn.click()
        expect_count(page, 0)
    turn_over.click()
    expect(page.locator(".happened strong")).to_be_visible()
    page.get_by_role("button", name="Livrets de bord").click()
    expect(page.get_by_role("region", name="Ma mission")).to_be_visible()


def test_a_bing_bang_is_seen_before_it_is_played(visitor: Visitor) -> None:
    """BB-36, BB-37, BB-40 to BB-42: the sky shows the new cosmos; nothing is played until the player says so."""
    page = visitor()
    heard = Told(page)
    open_table(page, bot="level-3")
    wait_for_turn(page, "mine")
    near, _ = free_corner(heard)
    for count in (1, 2):
        tap(page, near)
        expect_count(page, count)
    page.get_by_role("button", name="End the turn").first.click()
    heard.wait_for(lambda frames: frames[-1]["view"]["table"]["round"] > 1)
    wait_for_turn(page, "mine")
    expect(sky(page).locator(".step").first).to_be_attached()
    before = heard.table["planets"]
    page.get_by_role("region", name="Bing Bang cards").get_by_role("button", name=SECTOR_CARDS).first.click()
    desk = page.get_by_role("group", name=re.compile("Tap two sectors"))
    if desk.locator("[aria-pressed=true]").count() == 0:
        desk.get_by_role("button", name="north-west", exact=True).click()
    desk.locator("[aria-pressed=false]").first.click()
    desk.get_by_role("button", name=re.compile("^Turn .* now 0°")).and_(page.locator(":enabled")).first.click()
    expect(page.get_by_text("This is the new cosmos.")).to_be_visible()
    expect(sky(page).locator(".step")).to_have_count(0)  # the last journeys went over the old one
    assert heard.table["planets"] == before
    page.get_by_role("button", name="Play (+9)").click()
    expect_count(page, 9)
    assert heard.table["planets"] != before


def test_the_sky_is_laid_out_by_hand(visitor: Visitor) -> None:
    """BB-8, BB-14: a token is taken in hand and laid on a cell that is lit, or anywhere."""
    page = visitor()
    page.set_viewport_size({"width": 1440, "height": 900})
    heard = Told(page)
    open_table(page, setup="manual")
    wait_for_turn(page, "mine")
    own = page.get_by_role("group", name=re.compile("Choose one of your tokens"))
    assert own.get_by_role("button").evaluate_all(OVERFULL) == []
    own.get_by_role("button").first.click()
    expect(page.get_by_role("button", name="Anywhere")).to_be_visible()
    cell = heard.frames[-1]["actions"][0]["cell"]
    tap(page, cell)
    expect(own).to_be_visible()
    assert heard.table["tokens"][0] == cell
    own.get_by_role("button").last.click()
    page.get_by_role("button", name="Anywhere").click()
    expect(page.get_by_text(re.compile(r"Still to lay: [^:]*\w: 18 · "))).to_be_visible()


def turn_a_token_above(page: Page, heard: Told) -> bool:
    """At a new table for two at one screen. Answers whether there was one in the upper half, and the turn is over."""
    plan = {"game": SLUG, "seats": 2, "options": {}, "mine": [0, 1], "start": True}
    page.goto(f"/t/{new_table(page, plan)}")
    page.get_by_role("button", name="I am ").click()
    sky(page).wait_for()
    # No blue one: BB-27, whoever finds a pilot plays on.
    token = min((nearest_token(heard, colour) for colour in (1, 2, 3)), key=lambda cell: distance(heard.pawn, cell))
    if token >= WIDTH * WIDTH // 2:
        return False
    tap(page, token)
    if page.get_by_text("The count goes no further in this turn.").is_visible():
        return False
    seat = heard.table["turn"]["seat"]
    page.get_by_role("button", name="Go", exact=True).click()
    page.get_by_role("button", name="Turn up the token").first.click()
    page.locator(".happened").wait_for()
    return bool(heard.table["turn"]["seat"] != seat)


def test_what_a_token_was_can_be_read_while_the_screen_is_handed_over(visitor: Visitor) -> None:
    """BB-25: what happened is told beside the sky, and not under the bar that asks for the curtain."""
    page = visitor()
    heard = Told(page)
    while not turn_a_token_above(page, heard):
        pass
    told = page.locator(".happened").bounding_box()
    asked = page.get_by_role("button", name="Draw the curtain").locator("..").bounding_box()
    assert told is not None
    assert asked is not None
    assert told["y"] + told["height"] <= asked["y"]


def test_the_notebook_survives_a_reload_and_the_keyboard_reaches_every_cell(visitor: Visitor) -> None:
    """Notes are the player's own; the sky can be walked over with arrows and tapped with Enter.

    What a mode costs is said as a word of its own, and the ruler wears the colours that a reader forces.
    """
    page = visitor()
    heard = Told(page)
    open_table(page)
    wait_for_turn(page, "mine")
    expect(page.get_by_role("button", name="Lay for 1", exact=True)).to_be_visible()
    page.emulate_media(forced_colors="active")
    expect(page.locator(".sky svg.across text").first).to_have_css("fill", page.evaluate(CANVAS_TEXT))
    page.emulate_media(forced_colors="none")
    page.get_by_role("group", name="What a tap does").get_by_role("button", name="Note", exact=True).click()
    tap(page, nearest_token(heard, 2))
    page.get_by_role("button", name="Chemist", exact=True).click()
    notebook = page.get_by_role("region", name="My notebook")
    expect(notebook.get_by_role("button", name=re.compile("Chemist"))).to_be_visible()
    page.reload()
    wait_for_turn(page, "mine")
    expect(notebook.get_by_role("button", name=re.compile("Chemist"))).to_be_visible()
    sky(page).focus()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect_count(page, 1)


def test_a_whole_game_on_a_phone_in_french(visitor: Visitor) -> None:
    """BB-16, BB-49: a bot accomplishes its mission while the person only counts; the replay shows the way it took."""
    page = visitor(locale="fr-FR", phone=True)
    heard = Told(page)
    open_table(page, bot="level-5")
    end_turn = page.get_by_role("button", name="Finir le tour").first
    while wait_for_turn(page, "mine", "over") == "mine":
        known = len(heard.frames)
        if any(action["type"] == "end-turn" for action in heard.frames[-1]["actions"]):
            end_turn.click()
        else:
            moves(page).first.evaluate("button => button.click()")
        heard.wait_for_more(known)  # not for another's turn: BB-31 may leave it mine
    assert heard.frames[-1]["outcome"]["scores"] == [0, 1]
    page.get_by_role("region", name="Résultat").get_by_role("link", name="Revoir").click()
    expect(sky(page)).to_be_visible()
    page.get_by_role("tab", name="Analyse").click()
    expect(page.get_by_role("region", name="Analyse").get_by_role("table")).to_contain_text("Jetons retournés")


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
    expect(watcher.get_by_role("group", name="Log books")).to_be_visible()
    expect(watcher.get_by_role("region", name="My mission")).to_have_count(0)
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


def test_what_a_lesson_points_at_is_ringed_while_it_is_in_sight(visitor: Visitor) -> None:
    page = visitor(locale="en-GB")
    page.goto(f"/learn/{SLUG}/count")
    rings = page.locator("div.ring")
    expect(rings).to_have_count(2)
    around, cell = rings.first.bounding_box(), page.locator('main [data-key="h5"]').bounding_box()
    assert around is not None
    assert cell is not None
    assert around["x"] < cell["x"] < around["x"] + around["width"]
    for _ in range(3):  # to the middle of the sky: h5 is left behind, the dial is not
        page.get_by_role("button", name="Zoom in").click()
    expect(rings).to_have_count(1)
    page.get_by_role("button", name="Zoom out").click(click_count=3)
    expect(rings).to_have_count(2)
