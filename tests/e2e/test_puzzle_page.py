"""Puzzles in the browser: the shelf, the book, a puzzle asked and answered, and all of it without the network."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.learning import button_of, open_list, press
from tests.e2e.plugin import PATIENCE, Visitor
from tests.e2e.test_pages import violations

from cosmotheque import registry
from cosmotheque.study.pack import Puzzle
from cosmotheque.study.shipped import has_pack, shipped_pack

pytestmark = pytest.mark.browser
PUZZLED = [slug for slug in registry.playable() if has_pack(slug)]
KEPT = """async () => {
  const cache = await caches.open("cosmotheque");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const wanted = loaded.filter((name) => /\\/assets\\/|\\/api\\/games/.test(name));
  return (await Promise.all(wanted.map((name) => cache.match(name, { ignoreVary: true })))).every(Boolean);
}"""

NAMES = "async () => (await (await caches.open('cosmotheque')).keys()).map(({ url }) => url)"


def asker(page: Page) -> Locator:
    return page.get_by_role("region", name="The puzzle")


def tried(page: Page, slug: str) -> dict[str, bool]:
    """The puzzles that this browser knows to have been tried, and whether they were solved."""
    kept: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('cosmotheque-tries')"))["logs"][slug]
    return {puzzle: solved for puzzle, solved, *_ in [*kept["known"], *kept["untold"]]}


def until_kept(page: Page) -> None:
    for _ in range(round(20 * PATIENCE)):
        if page.evaluate(KEPT):
            return
        page.wait_for_timeout(50)
    raise AssertionError("The browser does not keep what it has loaded.")


@pytest.mark.parametrize("slug", PUZZLED)
def test_one_is_asked_for_and_shown_and_the_book_remembers_it(visitor: Visitor, slug: str) -> None:
    page = visitor("/puzzles", phone=True)
    page.locator(f'a[href="/puzzles/{slug}"]').click()
    page.get_by_role("link", name="Solve", exact=True).click()
    expect(asker(page)).to_be_visible()
    address = page.url
    page.get_by_role("button", name="Show the answer").click()
    expect(asker(page).locator(".verdict")).to_be_visible()
    assert violations(page) == []
    page.reload()
    expect(asker(page)).to_contain_text("0 in a row")
    assert page.url == address
    assert list(tried(page, slug).values()) == [False]
    page.locator("[data-zone=voice] .more").click()
    page.get_by_role("link", name="Leave the puzzles").click()
    expect(page.get_by_role("main")).to_contain_text("1 seen")
    assert violations(page) == []


def short_puzzle() -> tuple[str, Puzzle]:
    """One with few actions, all of which are listed, some wrong."""
    found = [(slug, one) for slug in PUZZLED for one in shipped_pack(slug).puzzles if len(one.actions) > len(one.right)]
    return min(found, key=lambda one: len(one[1].actions))


def test_wrong_is_refuted_and_right_is_proved_and_only_the_first_try_counts(visitor: Visitor) -> None:
    slug, puzzle = short_puzzle()
    pack = shipped_pack(slug)
    wrong = next(number for number in range(len(puzzle.actions)) if number not in puzzle.right)
    page = visitor(f"/puzzles/{slug}/{puzzle.id}")
    for number in (wrong, puzzle.right[0]):
        open_list(page, "keyboard")
        press(page, button_of(page, puzzle.actions[number]), "keyboard")
        expect(asker(page).locator(".verdict")).to_contain_text(pack.verdicts[puzzle.verdicts[number]].said.en)
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    assert tried(page, slug) == {puzzle.id: False}
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: puzzle.id not in url)


def numbered_puzzle() -> tuple[str, Puzzle]:
    """One whose answers are no places of the board."""
    return next(
        (slug, one)
        for slug in PUZZLED
        for one in shipped_pack(slug).puzzles
        if one.answers and not any(shipped_pack(slug).answers[number].key for number in one.answers)
    )


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_answers_that_are_no_places_are_keys_once_they_are_asked_for(visitor: Visitor, width: int, height: int) -> None:
    slug, puzzle = numbered_puzzle()
    pack = shipped_pack(slug)
    page = visitor()
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/puzzles/{slug}/{puzzle.id}")
    voice, keys = asker(page), page.get_by_role("region", name="Answers")
    ask = voice.get_by_role("button", name="Answer", exact=True)
    before = voice.bounding_box()
    ask.click()
    expect(keys).to_be_focused()
    expect(keys.get_by_role("button")).to_have_count(len(puzzle.answers))
    boxes = [box for key in keys.get_by_role("button").all() if (box := key.bounding_box())]
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= height for box in boxes)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    ask.click()
    page.get_by_role("button", name="Cancel").click()
    expect(keys).to_have_count(0)
    ask.click()
    name = pack.answers[puzzle.answers[puzzle.right[0]]].name.en
    keys.get_by_role("button", name=name, exact=True).press("Enter")
    expect(voice.locator(".verdict")).to_be_visible()
    expect(keys).to_have_count(0)
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    assert voice.bounding_box() == before
    assert tried(page, slug) == {puzzle.id: True}


def test_what_was_loaded_once_is_there_without_the_network(visitor: Visitor) -> None:
    page = visitor(f"/puzzles/{PUZZLED[0]}/next", offline=True)
    asker(page).wait_for()
    until_kept(page)
    assert not [address for address in page.evaluate(NAMES) if "/api/" in address and "/api/games" not in address]
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("button", name="Show the answer")).to_be_visible()
