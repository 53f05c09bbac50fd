"""The page of a table as tests of Contact read it and tap on it."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.play import new_table, voice, wait_for_turn


def open_table(
    page: Page,
    seats: int,
    mine: int,
    bot: str | None = "level-1",
    *,
    coach: bool = False,
    start: bool = True,
    **options: Any,
) -> None:
    """A table at which this page has seat `mine`; the others are bots, or open to guests who have the link."""
    others = [str(seat) for seat in range(seats) if seat != mine]
    bots = {} if bot is None else dict.fromkeys(others, bot)
    wanted = {
        "game": "contact",
        "seats": seats,
        "mine": [mine],
        "bots": bots,
        "options": options,
        "coach": coach,
        "start": start and bot is not None,
    }
    page.goto(f"/t/{new_table(page, wanted)}")


def hand(page: Page) -> Locator:
    """The hand of this reader: the pad, cards, or the tools of a guesser."""
    return page.locator("[data-zone=hand]")


def rail(page: Page) -> Locator:
    return page.locator("[data-zone=rail]")


def drawing(page: Page) -> Locator:
    return page.locator("[data-zone=drawing] svg").first


def open_round(page: Page) -> None:
    """CON-20: the next source draws its goal, and the round begins."""
    wait_for_turn(page, "mine")
    page.get_by_role("button", name=re.compile("Draw my goal|Tirer mon arrivée")).click()


def draw_route(page: Page) -> int:
    """Open the round and tap from tile to tile up to the goal, by a shortest way; returns the number of legs."""
    open_round(page)
    return tap_route(page)


def tap_route(page: Page) -> int:
    page.locator("g.tile:has(circle.goal)").wait_for()
    route = shortest_route(seat_frame(page)["view"])
    for number, tile in enumerate(route, 1):
        page.locator(f"g.tile.offered[data-key='{tile}']").click(force=True)
        if number < len(route):
            expect(hand(page).locator("strong.route")).to_have_text(re.compile("→.*" * (number + 1)))
    expect(page.locator("button.pad")).to_contain_text(re.compile(rf"(of|sur) {len(route)}\b"))
    return len(route)


def shortest_route(view: dict[str, Any]) -> list[int]:
    """CON-10: the tiles of a way to the goal without a blocked leg."""
    ways: list[list[int]] = [[view["rocket"]]]
    for way in ways:
        if way[-1] == view["goal"]:
            return way[1:]
        ways += [[*way, tile] for tile in view["legs"][way[-1]] if tile not in way]
    pytest.fail("the goal cannot be reached")


def hold(page: Page, durations: list[int]) -> None:
    page.locator("button.pad").hover()
    for duration in durations:
        page.mouse.down()
        page.wait_for_timeout(duration)
        page.mouse.up()
        page.wait_for_timeout(200)


def seat_frame(page: Page) -> Any:
    """The newest frame of this visitor, asked for anew."""
    return page.evaluate(
        """() => new Promise((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${location.pathname.split("/")[2]}/live`);
          socket.onmessage = (event) => {
            const message = JSON.parse(event.data);
            if (message.type === "frame") { socket.close(); resolve(message); }
          };
        })"""
    )


def view_as_guesser(page: Page, rounds: int) -> Any:
    """The view of this visitor when it is to guess, after so many rounds at least."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        view = seat_frame(page)["view"]
        if view["guesser"] == view["seat"] and view["heard"] and len(view["rounds"]) >= rounds:
            return view
        page.wait_for_timeout(100)
    pytest.fail("this seat never was to guess")


def listen(page: Page) -> None:
    """CON-12: a bot has transmitted, and its flights are seen to their end."""
    wait_for_turn(page, "mine")
    page.locator("[data-key=listen]").click()
    page.locator("[data-key=ask-again]").wait_for()


def point_at(page: Page, planet: int) -> None:
    """Pick a planet on the map, and answer the voice, which asks whether that is it."""
    page.locator(f"g.tile.offered[data-key='{planet}']").click(force=True)
    voice(page).get_by_role("button", name=re.compile("^(Point|Montrer)$")).click()
