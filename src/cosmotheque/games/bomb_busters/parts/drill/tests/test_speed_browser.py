"""A mission in parts in a real browser: what is asked for, and a clock that the host stops (BOM-275, BOM-3021)."""

import pytest
from playwright.sync_api import expect
from tests.e2e.heard import Heard
from tests.e2e.play import BOT_PATIENCE, open_tab, voice, wait_for_turn
from tests.e2e.plugin import Visitor

from cosmotheque.games.bomb_busters.tests.crew import place_token

pytestmark = pytest.mark.browser
TICK = 500
"""Milliseconds after which a page looks at its clock again."""
CREATE = """async () => {
  const options = { mission: "30", clock: "time", captain: "0" };
  const wishes = { game: "bomb-busters", seats: 2, mine: [0], bots: { 1: "level-1" }, options, start: true };
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wishes) };
  return (await (await fetch("/api/tables", request)).json()).id;
}"""


def test_the_host_stops_the_clock_of_a_part(visitor: Visitor) -> None:
    """BOM-275: by a switch and a button, told in words; a page that is loaded again shows the same."""
    page = visitor("/")
    page.clock.install()
    heard = Heard(page)
    page.goto(f"/t/{page.evaluate(CREATE)}")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    place_token(page)
    panel, stands = page.get_by_label("Script", exact=True), voice(page).get_by_text("host")
    expect(panel).to_contain_text("At the signal you stop and listen.", timeout=BOT_PATIENCE)
    expect(panel).to_contain_text("Free play")
    open_tab(page, "Table")
    page.get_by_label("Stop the clock").click()
    expect(stands).to_be_visible()
    heard.wait_for(lambda frames: frames[-1]["stands"])
    page.clock.run_for(TICK)
    shown = panel.locator("strong").inner_text()
    page.reload()
    expect(stands).to_be_visible()
    expect(panel.locator("strong")).to_have_text(shown)
    page.get_by_role("button", name="Resume").click()
    expect(stands).to_have_count(0)
    wait_for_turn(page, "mine", "theirs")
