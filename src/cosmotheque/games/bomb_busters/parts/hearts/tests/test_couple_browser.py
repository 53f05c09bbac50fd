"""The mission of a couple in a real browser (BOM-84)."""

import pytest
from playwright.sync_api import expect
from tests.e2e.play import voice
from tests.e2e.plugin import Visitor

pytestmark = pytest.mark.browser


def test_a_couple_in_its_first_year_chooses_a_card(visitor: Visitor) -> None:
    """BOM-84: a couple is asked for the years, of which 0 is one."""
    page = visitor("/new/bomb-busters")
    expect(page.get_by_role("switch", name="Reminders")).to_be_checked()
    page.get_by_role("combobox", name="Mission").select_option(label="Valentine’s Day: my heart goes BOOM!")
    page.get_by_role("radio", name="Seat 1").check()
    years = page.get_by_role("spinbutton", name="years together")
    expect(years).to_have_count(0)
    page.get_by_role("switch", name="you are a couple").check()
    expect(years).to_have_value("0")
    page.get_by_role("combobox", name="Seat 2").select_option(index=2)
    page.get_by_role("button", name="Start the game").click()
    expect(voice(page)).to_contain_text("Choose an equipment card.")
    expect(page.locator('main [data-do="card"]')).to_have_count(12)
