"""The Space Connection board as a page shows it, for the tests in a browser."""

from playwright.sync_api import Locator, Page, expect
from tests.e2e.play import turn, wait_for_turn
from tests.server.conftest import eventually


def chart(page: Page) -> Locator:
    """The large chart: the sky that is laid out or probed."""
    return page.locator("[data-zone=drawing]").get_by_role("application")


def own_sky(page: Page) -> Locator:
    """The small chart and the fleets beside the large chart."""
    return page.locator("[data-zone=hand] .small")


def point(page: Page, name: str) -> tuple[float, float]:
    """The middle of a position of the large chart on the page."""
    box = chart(page).locator(f'[data-key="{name}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tool(page: Page, name: str) -> Locator:
    return page.locator("[data-zone=dock]").get_by_role("button", name=name, exact=True)


def craft(page: Page, name: str) -> Locator:
    return page.locator(f'[data-zone=dock] [data-craft="{name}"]')


def count(page: Page, what: str) -> Locator:
    """The count of planets or systems laid out, with the number wanted."""
    return page.locator(f'[data-zone=rail] [data-key="{what}"]')


def hidden(page: Page) -> Locator:
    return chart(page).locator(".planet.hidden")


def known(page: Page) -> Locator:
    """Marks on the large chart of probed positions."""
    return chart(page).locator(".empty, .planet.found, .planet.complete, .wreck, line.beam")


def lay_out(page: Page, suggest: str = "Suggest", confirm: str = "Confirm") -> None:
    tool(page, suggest).click()
    expect(hidden(page)).to_have_count(6)
    tool(page, confirm).click()
    expect(tool(page, confirm)).to_have_count(0)


def launch(page: Page, kind: str, *places: str) -> None:
    wait_for_turn(page, "mine")
    craft(page, kind).click()
    for at in places:
        page.mouse.click(*point(page, at))
    wait_for_turn(page, "theirs", "over")


def to_move(*pages: Page) -> list[Page]:
    """The pages, that of the seat to move first: each is told on its own, some a moment later than others."""
    for page in pages:
        craft(page, "rocket").wait_for()
    first = eventually(lambda: [page for page in pages if turn(page).get_attribute("data-turn") == "mine"], bool)
    return sorted(pages, key=lambda page: page not in first)
