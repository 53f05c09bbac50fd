"""A mission that a player wrote, from the form for a new table to the board, in a real browser."""

import subprocess
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.plugin import PATIENCE, Visitor
from tests.ports import free_port

from cosmotheque.games.bomb_busters.tests.attic import EXAMPLE, FILE, written

pytestmark = [pytest.mark.browser, pytest.mark.long("page")]

NAME = written().name


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimpleNamespace]:
    """A server that was started with a folder of missions, as an operator does."""
    folder, port = tmp_path_factory.mktemp("missions"), free_port()
    (folder / FILE).write_text(EXAMPLE, encoding="utf-8")
    command = [sys.executable, "-m", "cosmotheque", "serve", "--port", str(port), "--data", str(folder / "data")]
    process = subprocess.Popen(  # noqa: S603
        [*command, "--missions", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    assert next(line for line in process.stdout if '"open"' in line)
    yield SimpleNamespace(url=f"http://127.0.0.1:{port}")
    process.terminate()
    process.communicate(timeout=PATIENCE)


def choose(page: Page, mission: str, heading: str) -> None:
    """The mission from the end of the list, under its heading."""
    apart = page.locator("optgroup")
    assert apart.get_attribute("label") == heading
    expect(apart.locator("option")).to_have_text([mission])
    page.get_by_label("Mission", exact=True).select_option(mission)


@pytest.mark.parametrize(
    ("locale", "heading", "title", "special", "story", "rule"),
    [
        (
            "en-GB",
            "Missions of players",
            "The lighthouse",
            "A line of four number cards",
            "The lamp turns",
            "Four number cards form",
        ),
        (
            "fr-FR",
            "Missions des joueurs",
            "Le phare",
            "Une file de quatre cartes",
            "La lampe tourne",
            "Quatre cartes Nombre",
        ),
    ],
)
def test_a_mission_of_a_player_is_chosen_told_and_played(
    visitor: Visitor, locale: str, heading: str, title: str, special: str, story: str, rule: str
) -> None:
    page = visitor("/new/bomb-busters", locale=locale)
    choose(page, title, heading)
    expect(page.locator(".option .help").get_by_text(special)).to_be_visible()
    page.locator("form select").nth(1).select_option("bot:level-1")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    card = page.get_by_role("dialog", name=title)
    expect(card).to_contain_text(story)
    card.locator("summary").click()
    expect(card.locator("dl")).to_contain_text(rule)
