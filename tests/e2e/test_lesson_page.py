"""What is the same in every lesson, on the smallest one: the template's."""

import pytest
from playwright.sync_api import expect
from tests.e2e.learning import WAYS, go_on, open_chapter, play_through, teacher, watch
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
    page.get_by_role("button", name="Play 5").click()
    expect(teacher(page)).to_contain_text("A 5 is beaten by a 6 or a 7.")
    play_through(page, TEMPLATE, FIRST_TRICK, "desktop")


def test_it_is_left_and_taken_up_again_and_remembered_as_done(visitor: Visitor) -> None:
    page = visitor()
    open_chapter(page, TEMPLATE.meta.slug, FIRST_TRICK)
    with page.expect_response("**/lessons/*"):
        page.get_by_role("button", name="Play 9").click()
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
