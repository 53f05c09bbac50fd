"""The page of a table of Bing Bang as tests read it and tap on it."""

import re
from itertools import product
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.e2e.heard import Heard
from tests.e2e.play import new_table, voice

from cosmotheque.games.bing_bang.components.sky import WIDTH, distance

SLUG = "bing-bang"
OVERFULL = """list => list
  .filter((node) => node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth)
  .map((node) => node.innerText)"""
MET = "([x, y]) => document.elementFromPoint(x, y)?.getAttribute('data-key')"
LAST = WIDTH * WIDTH - 1
CORNERS = (0, WIDTH - 1, LAST - WIDTH + 1, LAST, LAST - WIDTH - 1)
AN_HOUR = 3_600_000
SHOWN = 3_000
"""Milliseconds of the page's clock: no scene takes longer."""
TWO_SECTORS = re.compile("Upheaval|Swap two sectors")
SECTOR_CARDS = re.compile(f"{TWO_SECTORS.pattern}|Swap my sector|Swap Earth’s sector")


class Told(Heard):
    """Frames that a page received of a table of Bing Bang."""

    @property
    def table(self) -> dict[str, Any]:
        """The table as it lies now."""
        table: dict[str, Any] = self.views[-1]["table"]
        return table

    @property
    def pawn(self) -> int:
        cell: int = self.table["books"][0]["pawn"]
        return cell


def open_table(page: Page, *, bot: str | None = "level-1", **options: Any) -> None:
    """A running table for two; the other seat is a bot's, or free."""
    bots = {} if bot is None else {"1": bot}
    plan = {"game": SLUG, "seats": 2, "options": options, "bots": bots, "start": bot is not None}
    page.goto(f"/t/{new_table(page, plan)}")


def sky(page: Page) -> Locator:
    return page.locator("[data-zone=drawing]").get_by_role("application")


def name_of(cell: int) -> str:
    row, column = divmod(cell, WIDTH)
    return f"{chr(ord('a') + column)}{row + 1}"


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def on_screen(page: Page, cell: int) -> tuple[float, float]:
    """The middle of a cell on the screen."""
    box = box_of(sky(page).locator(f"rect[data-key={name_of(cell)}]"))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(page: Page, cell: int) -> None:
    page.mouse.click(*on_screen(page, cell))


def touch(page: Page, cell: int) -> None:
    page.touchscreen.tap(*on_screen(page, cell))


def offer(page: Page, kind: str) -> Locator:
    """A button of the callout beside the picked cell."""
    return page.locator(f".callout [data-key=do-{kind}]")


def answer(page: Page) -> Locator:
    """The one button beside what the voice says."""
    return voice(page).locator(".answer")


def tool(page: Page, name: str) -> Locator:
    return page.locator("[data-zone=dock]").get_by_role("button", name=re.compile(rf"(^|, ){name}$"))


def hand(page: Page, name: str) -> Locator:
    """A group of what the reader holds."""
    return page.locator("[data-zone=hand]").get_by_role("group", name=name)


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def free_corner(heard: Told) -> tuple[int, int]:
    """A cell beside the pawn and one beside that, both bare. BB-12: only whites and reds can lie around Earth."""
    taken = set(heard.table["whites"]) | set(heard.table["reds"])
    start = heard.pawn
    sides, rows = (1, -1), (WIDTH, -WIDTH)
    ways = [*product(sides, rows), *product(rows, sides)]  # a bot's road may lie on both sides of Earth
    corners = [(start + first, start + first + second) for first, second in ways]
    return next(corner for corner in corners if not set(corner) & taken)


def nearest_token(heard: Told, colour: int) -> int:
    table, pawn = heard.table, heard.pawn
    cells = [cell for token, cell in enumerate(table["tokens"]) if table["colours"][token] == colour]
    nearest: int = min(cells, key=lambda cell: distance(pawn, cell))
    return nearest


def unknown_token(heard: Told) -> int:
    """The cell of a token whose face the reader does not know: those of half of them they do."""
    view = heard.views[-1]
    cell: int = view["table"]["tokens"][view["faces"].index(None)]
    return cell


def expect_count(page: Page, count: int) -> None:
    expect(page.get_by_role("img", name=re.compile(rf"^(Count|Compte) {count} ")).first).to_be_visible()
