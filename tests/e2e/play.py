"""Deeds of people at a table, in the words of the page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cosmotheque import registry
from cosmotheque.core.game import Meta

BOT_PATIENCE = 120_000.0  # milliseconds; the first bot of a server has its engine to load
UNFOLD = """() => [...document.querySelectorAll("section.actions details")].every((group) => {
  group.open = true;
  return group.querySelector("button")?.matches(":enabled");
})"""
WITH_BOARD = ".room:has(main > :not(.unseen))"
BOARDS = "web/src/games/{folder}/index.ts"


def with_boards() -> list[str]:
    """The games that can be played in the browser."""
    return [slug for slug in registry.playable() if Path(BOARDS.format(folder=registry.folder(slug))).is_file()]


def open_duel() -> Meta:
    """Some game for two without secrets, for what all games have in common."""
    metas = [registry.shelf()[slug] for slug in with_boards()]
    return next(meta for meta in metas if meta.seats == (2,) and not meta.secrets)


def box(page: Page, title: str) -> Locator:
    """A game's box on the shelf."""
    return page.locator("article").filter(has=page.get_by_role("heading", name=title, exact=True))


def play_now(page: Page, title: str, level: str = "Beginner", button: str = "Play now") -> None:
    """Two clicks from the home page to a running game."""
    page.goto("/")
    shelf = box(page, title)
    shelf.get_by_role("button", name=button).click()
    shelf.get_by_role("button", name=level, exact=True).click()
    page.wait_for_url("**/t/*")


def call(page: Page, method: str, path: str, body: object = None) -> Any:
    """Ask the server as this visitor."""
    asked = page.request.fetch(path, method=method, data=body)
    assert asked.ok, asked.text()
    return asked.json()


def new_table(page: Page, wanted: dict[str, Any]) -> str:
    """Open a table as the form for a new one does; returns its id."""
    table: str = call(page, "POST", "/api/tables", wanted)["id"]
    return table


def against_bots(page: Page, slug: str, **wanted: Any) -> None:
    """A running game with easy bots in all other seats, the table as "Play now" opens it unless something is wanted."""
    seats = registry.shelf()[slug].seats[0]
    bots = dict.fromkeys(map(str, range(1, seats)), "level-1")
    usual = {"game": slug, "seats": seats, "mine": [0], "bots": bots, "coach": True, "start": True}
    page.goto(f"/t/{new_table(page, usual | wanted)}")
    wait_for_turn(page, "mine", "theirs")


def two_players(host: Page, friend: Page, slug: str, **wanted: Any) -> None:
    """A running game between two browsers."""
    table = new_table(host, {"game": slug, "seats": 2, "mine": [0], **wanted})
    call(friend, "POST", f"/api/tables/{table}/sit", {"seat": 1})
    call(host, "POST", f"/api/tables/{table}/start")
    for page in (host, friend):
        page.goto(f"/t/{table}")
        wait_for_turn(page, "mine", "theirs")


def open_tab(page: Page, name: str) -> None:
    """Open the drawer of a room at one of its tabs, by its English name."""
    tab = page.get_by_role("tab", name=name)
    if not tab.count():
        page.locator("[data-zone=voice] .more").click()
    if tab.get_attribute("aria-selected") != "true":
        tab.click()


def close_drawer(page: Page) -> None:
    page.locator("[data-zone=drawer]").get_by_role("button", name="Close").click()


def voice(page: Page) -> Locator:
    """The one line that says whose turn it is and what to do, with its answer."""
    return page.locator("[data-zone=voice]")


def give_up(page: Page) -> None:
    open_tab(page, "Table")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    wait_for_turn(page, "over")


def spoken(page: Page) -> Locator:
    """The last words given to a screen reader."""
    return page.locator("#app > [aria-live=polite]")


def turn(page: Page) -> Locator:
    return page.locator("[data-turn]")


def wait_for_turn(page: Page, *states: str) -> str:
    """Wait until it is `mine`, `theirs` or `over` on a board that has come; says which."""
    wanted = ", ".join(f'{WITH_BOARD} [data-turn="{state}"]' for state in states)
    return page.locator(wanted).get_attribute("data-turn", timeout=BOT_PATIENCE) or ""


def ask_hint(page: Page) -> None:
    """Ask for a hint until the voice has one to play: the coach may be slow to wake."""
    play, late = voice(page).get_by_role("button", name="Play it"), voice(page).get_by_text("found no answer in time")
    for _ in range(5):
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(play.or_(late)).to_be_visible(timeout=BOT_PATIENCE)
        if play.is_visible():
            return
    raise AssertionError("The coach says nothing.")


def wait_for_coach(page: Page, drawing: Locator) -> None:
    """Ask for a hint until the board has drawn it: the coach may be slow to wake."""
    for _ in range(5):
        hint = voice(page).locator(".hint")
        hint.click()
        expect(hint).not_to_have_attribute("aria-busy", "true", timeout=BOT_PATIENCE)
        if drawing.count():
            return
        page.reload()
    raise AssertionError("The coach draws nothing.")


def moves(page: Page) -> Locator:
    """The buttons of the action list; a group has some once it is unfolded."""
    return page.locator("section.actions button")


def unfold_moves(page: Page) -> None:
    """Open every group of the action list, and wait until it has its buttons and they are those of this turn."""
    page.wait_for_function(UNFOLD)


def make_move(page: Page, number: int = 0, tab: str = "Moves") -> str:
    """Press one of the listed actions; returns its label."""
    wait_for_turn(page, "mine")
    if not page.locator("section.actions").count():
        open_tab(page, tab)
    page.locator("section.actions summary").first.wait_for()
    unfold_moves(page)
    button = moves(page).nth(min(number, moves(page).count() - 1))
    expect(button).to_be_enabled()
    label = button.inner_text()
    button.click()
    return label
