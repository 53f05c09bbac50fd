"""The documentation as the server shows it: its scripts run under our policy, and nothing is fetched elsewhere."""

import pytest
from playwright.sync_api import Page, Request, expect
from tests.e2e.plugin import Visitor

pytestmark = pytest.mark.browser


def asked_elsewhere(page: Page) -> list[str]:
    """The requests that the page sends to other hosts from now on, as it sends them."""
    found: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1", "http://localhost", "data:")):
            found.append(request.url)

    page.on("request", look)
    return found


def test_from_the_shelf_to_a_name_in_the_library(visitor: Visitor) -> None:
    page = visitor("/")
    elsewhere = asked_elsewhere(page)
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.get_by_role("link", name="documentation").click()
    page.wait_for_url("**/docs/index.html")
    page.get_by_role("textbox", name="Search").first.fill("bots_of")
    page.get_by_role("textbox", name="Search").first.press("Enter")
    page.get_by_role("link", name="cosmotheque.bots_of").first.click()
    expect(page.get_by_text("The bots that can play this game, by name").first).to_be_visible()
    assert (elsewhere, complaints) == ([], [])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_shown_in_the_theme_that_was_chosen_for_playing(visitor: Visitor, theme: str) -> None:
    page = visitor("/", theme="dark" if theme == "light" else "light")
    page.wait_for_function("() => localStorage.getItem('cosmotheque-settings')")  # what the page keeps when it is there
    page.goto("/docs/index.html")  # which keeps nothing itself
    page.evaluate("theme => localStorage.setItem('cosmotheque-settings', JSON.stringify({ theme }))", theme)
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-theme", theme)
