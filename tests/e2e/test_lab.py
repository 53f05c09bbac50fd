"""The laboratory in the browser: what was measured of the bots, in numbers that can be read and heard."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.plugin import PHONE, Visitor
from tests.e2e.test_pages import WIDTH, violations

from cosmotheque import registry
from cosmotheque.arena.standing import read_standings
from cosmotheque.core.text import Language

pytestmark = pytest.mark.browser
MEASURED = [slug for slug in registry.playable() if slug in read_standings(slug)]


def card(page: Page, slug: str, lang: Language) -> Locator:
    title = registry.load(slug).meta.title.in_language(lang)
    return page.get_by_role("region", name=title, exact=True)


def rows(table: Locator) -> Locator:
    return table.locator("tbody tr")


def signed(value: float) -> str:
    """A rating as it is written in English."""
    return f"{round(value):+,}".replace("-", "−") if round(value) else "0"


def test_on_a_phone_it_is_found_from_the_shelf_and_read_in_french(visitor: Visitor) -> None:
    page = visitor("/", locale="fr-FR", phone=True)
    page.get_by_role("link", name="Le laboratoire").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Laboratoire")
    for slug in MEASURED:
        standing = read_standings(slug)[slug]
        here = card(page, slug, "fr")
        bots = rows(here.get_by_role("table", name="Les robots")).get_by_role("rowheader")
        expect(bots).to_contain_text([rating.name for rating in standing.ratings])
        pairings = here.get_by_role("table", name="Les rencontres").or_(here.get_by_role("table", name="Les équipes"))
        expect(pairings).to_be_hidden()
        here.locator("summary").press("Enter")
        expect(rows(pairings)).to_have_count(len(standing.rungs))
    assert page.evaluate(WIDTH) <= PHONE["width"]
    assert violations(page) == []


def test_on_a_desktop_it_says_in_english_what_was_measured_and_what_was_not(visitor: Visitor) -> None:
    page = visitor("/lab", theme="light")
    for slug in MEASURED:
        standing = read_standings(slug)[slug]
        here = card(page, slug, "en")
        ratings = rows(here.get_by_role("table", name="The bots"))
        for number, rating in enumerate(standing.ratings):
            told = f"{signed(rating.value)} {signed(rating.low)} to {signed(rating.high)}"
            expect(ratings.nth(number).get_by_role("cell")).to_have_text(told)
        pairings = here.get_by_role("table", name="The pairings").or_(here.get_by_role("table", name="The teams"))
        games = sorted(f"{rung.games:,}" for rung in standing.rungs)
        expect(rows(pairings)).to_have_count(len(games))
        assert sorted(pairings.locator("td.games").all_inner_texts()) == games
        expect(here.get_by_text(f"cosmotheque arena {slug} --ladder")).to_be_visible()
    others = page.get_by_role("region", name="Not measured yet").get_by_role("link")
    named = {registry.load(slug).meta.title.en for slug in registry.playable() if slug not in MEASURED}
    assert set(others.all_inner_texts()) == named
    assert violations(page) == []


def test_it_leads_to_the_manual_and_to_each_game(visitor: Visitor) -> None:
    page = visitor("/lab")
    pages = page.locator('a[href^="/docs/"]')
    expect(pages).to_have_count(4)
    for link in pages.all():
        address = link.get_attribute("href") or ""
        assert Path("docs", address.removeprefix("/docs/")).with_suffix(".md").is_file(), address
    (slug, *_) = MEASURED
    title = registry.load(slug).meta.title.en
    page.get_by_role("navigation").get_by_role("link", name=title, exact=True).click()
    expect(page).to_have_url(f"{page.url.partition('#')[0]}#{slug}")
    expect(card(page, slug, "en")).to_be_in_viewport()
    page.get_by_role("link", name=f"Play: {title}", exact=True).click()
    page.wait_for_url(f"**/new/{slug}")
