"""Things that are the same in every lesson, on the smallest one: the template's."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.learning import WAYS, go_on, in_sight, open_chapter, open_list, play_through, teacher, watch
from tests.e2e.plugin import Site, Visitor
from tests.e2e.test_pages import violations

from cosmotheque.games._template.game import GAME as TEMPLATE
from cosmotheque.games._template.lessons import FIRST_TRICK

pytestmark = pytest.mark.browser


@pytest.fixture
def site(site_with_template: Site) -> Site:
    return site_with_template


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_it_is_played_to_its_end(visitor: Visitor, way: str) -> None:
    page = visitor(phone=way == "phone")
    open_chapter(page, TEMPLATE.meta.slug, FIRST_TRICK)
    assert violations(page) == []
    play_through(page, TEMPLATE, FIRST_TRICK, way)
    assert violations(page) == []


def test_a_wrong_answer_is_told_why_and_may_be_made_good(visitor: Visitor) -> None:
    page = visitor()
    open_chapter(page, TEMPLATE.meta.slug, FIRST_TRICK)
    open_list(page, "desktop")
    page.get_by_role("button", name="Play 5").click()
    expect(teacher(page)).to_contain_text("A 5 is beaten by a 6 or a 7.")
    play_through(page, TEMPLATE, FIRST_TRICK, "desktop")


def play(page: Page, name: str) -> None:
    with page.expect_response("**/lessons/*"):
        page.get_by_role("button", name=name).click()


def test_the_keyboard_goes_on_from_the_list(visitor: Visitor) -> None:
    page = visitor()
    open_chapter(page, TEMPLATE.meta.slug, FIRST_TRICK)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="List of moves")).to_be_focused()
    page.keyboard.press("Enter")
    button = page.get_by_role("button", name="Play 9")
    button.focus()
    with page.expect_response("**/lessons/*"):
        page.keyboard.press("Enter")
    watch(page, len(FIRST_TRICK.steps))
    expect(go_on(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Chapter done: The first trick")).to_be_focused()


def test_one_step_back_and_the_board_is_as_it_was(visitor: Visitor) -> None:
    page = visitor()
    open_chapter(page, TEMPLATE.meta.slug, FIRST_TRICK)
    back = page.get_by_role("button", name="Back one step")
    expect(back).to_have_count(0)
    open_list(page, "desktop")
    play(page, "Play 9")
    back.click()  # while it is still being shown
    expect(teacher(page).locator('[data-step="0"]')).to_be_visible()
    expect(page.locator('main [data-key="9"]')).to_be_visible()
    expect(back).to_have_count(0)


def test_a_tap_ends_what_is_being_shown(visitor: Visitor) -> None:
    page = visitor()
    open_chapter(page, TEMPLATE.meta.slug, FIRST_TRICK)
    open_list(page, "desktop")
    page.clock.pause_at(page.evaluate("() => Date.now() + 60_000"))
    stage, board = page.locator("main"), page.locator("main svg").first
    before = stage.get_attribute("data-v") or ""
    play(page, "Play 9")
    for _ in range(2):  # one's own card, and the other's
        expect(stage).not_to_have_attribute("data-v", before)
        before = stage.get_attribute("data-v") or ""
        expect(go_on(page)).to_have_count(0)
        board.click()
    expect(go_on(page)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_the_voice_keeps_its_height_and_covers_neither_board_nor_ring(
    visitor: Visitor, width: int, height: int
) -> None:
    page = visitor()
    page.set_viewport_size({"width": width, "height": height})
    open_chapter(page, TEMPLATE.meta.slug, FIRST_TRICK)
    before = teacher(page).bounding_box()
    stage = page.locator("[data-zone=stage]").bounding_box()
    in_sight(page, FIRST_TRICK.steps[0].points)
    assert before is not None
    assert stage is not None
    if width < height:
        assert before["height"] == 100
        assert stage["height"] == height - 100 - 56
    else:
        assert stage["width"] == before["x"]
        assert stage["height"] == height
    open_list(page, "desktop")
    play(page, "Play 5")
    expect(teacher(page)).to_contain_text("A 5 is beaten by a 6 or a 7.")
    assert teacher(page).bounding_box() == before
    assert page.locator("[data-zone=stage]").bounding_box() == stage
    words = teacher(page).locator(".words")
    assert words.evaluate("words => getComputedStyle(words).overflowY") == "auto"


def test_it_is_left_and_taken_up_again_and_remembered_as_done(visitor: Visitor) -> None:
    page = visitor()
    open_chapter(page, TEMPLATE.meta.slug, FIRST_TRICK)
    open_list(page, "desktop")
    play(page, "Play 9")
    watch(page, len(FIRST_TRICK.steps))
    expect(teacher(page).locator('[data-step="1"]')).to_be_visible()
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Continue").click()
    expect(teacher(page).locator('[data-step="1"]')).to_be_visible()
    go_on(page).click()
    page.get_by_role("link", name="All chapters").click()
    expect(page.get_by_role("listitem").filter(has_text="The first trick")).to_contain_text("done")


def test_the_ring_is_where_the_lesson_points(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/learn/{TEMPLATE.meta.slug}/{FIRST_TRICK.slug}")
    ring, card = page.locator("div.ring"), page.locator('main [data-key="9"]')
    ring.wait_for()
    around, inside = ring.bounding_box(), card.bounding_box()
    assert around is not None
    assert inside is not None
    assert around["x"] < inside["x"]
    assert around["x"] + around["width"] > inside["x"] + inside["width"]


def test_its_chapters_are_clean(visitor: Visitor, way: str) -> None:
    page = visitor(f"/learn/{TEMPLATE.meta.slug}", phone=way == "phone", theme="light")
    page.get_by_role("heading", name="Learn Highest star").wait_for()
    assert violations(page) == []
