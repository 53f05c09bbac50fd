"""People at the table for browser tests: the captain at a page, and a crew without a browser."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.heard import Heard
from tests.e2e.play import voice, wait_for_turn
from tests.e2e.plugin import PATIENCE, Site
from tests.server.client import Player

from cosmotheque.games.bomb_busters.components import value_of

Slot = tuple[int, int]
NEWEST = """() => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${location.pathname.split("/")[2]}/live`);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type !== "frame") return;
    socket.close();
    resolve(message.v);
  };
})"""
"""The newest version of the table for the person at a page."""


class Crew:
    """The team of the captain, who sits at the browser. They know each other's wires and play right."""

    def __init__(self, site: Site, seats: int, **options: Any) -> None:
        self._guest = Player(site.url)
        self._guest.http.timeout = PATIENCE
        self._seats = range(1, seats)
        wishes: dict[str, Any] = {"seats": seats, "mine": list(self._seats), "options": {"captain": "0", **options}}
        self.table = self._guest.create(game="bomb-busters", **wishes)["id"]

    def seat(self, page: Page, sit: str = "Sit down") -> None:
        """The captain sits down, and the mission begins."""
        page.get_by_role("button", name=sit).first.click()
        expect(page.get_by_role("button", name=sit)).to_have_count(0)
        self._guest.table(self.table, "start")
        self._live = self._guest.live(self.table).__enter__()
        self._live.next("frame")
        wait_for_turn(page, "mine")

    def leave(self) -> None:
        self._live.__exit__(None, None, None)
        self._guest.http.close()

    def look(self, seat: int = 1) -> dict[str, Any]:
        """The table as a seat of the crew sees it now."""
        self._live.send(type="look", seat=seat)
        while (frame := self._live.next("frame"))["seat"] != seat or frame["since"]:
            pass
        return frame

    def wires(self) -> dict[Slot, int]:
        """The values of the crew's uncut wires by their places."""
        stands = [(number, self.look(seat)["view"]["stands"][number]) for number, seat in self._stands()]
        return {
            (number, place): value_of(wire["code"])
            for number, stand in stands
            for place, wire in enumerate(stand["wires"])
            if not wire["cut"]
        }

    def _stands(self) -> list[tuple[int, int]]:
        stands = self.look()["view"]["stands"]
        return [(number, stand["owner"]) for number, stand in enumerate(stands) if stand["owner"] != 0]

    def to_act(self) -> int:
        """The seat that the game waits for; -1 when it is over."""
        view = self.look()["view"]
        if view["ended"]:
            return -1
        return int(view["tasks"][0]["seat"] if view["tasks"] else view["active"])

    def wait_for_captain(self, page: Page) -> None:
        """Wait until what the captain did has happened and is seen; a page that waits for its answer looks the same."""
        self.wait_until(page, lambda: self.to_act() != 0)
        self.wait_until_shown(page)

    def wait_until(self, page: Page, met: Callable[[], bool]) -> None:
        """Wait until something that the captain did has happened."""
        for _ in range(round(10 * PATIENCE)):
            if met():
                return
            page.wait_for_timeout(100)
        pytest.fail("the captain did nothing")

    def wait_until_shown(self, page: Page) -> None:
        """Wait until the captain's page shows the table as it is; others count fewer versions than the active seat."""
        expect(voice(page)).to_have_attribute("data-v", str(page.evaluate(NEWEST)))

    def act(self, seat: int, action: dict[str, Any]) -> None:
        version = self.look(seat)["v"]
        self._live.act(action, seat=seat)
        self._live.until_version(version + 1)

    def play(self, captain: dict[Slot, int]) -> None:
        """Act rightly until it is the captain's turn or the end."""
        while (seat := self.to_act()) > 0:
            known = {**self.wires(), **captain}
            self.act(seat, max(self.look(seat)["actions"], key=lambda action: _worth(action, known)))

    def cards(self) -> list[int]:
        return [card["number"] for card in self.look()["view"]["cards"]]

    def cut_until_usable(self, cards: Mapping[str, int], rather: int, page: Page, heard: Heard) -> int:
        """Cut pairs, `rather` of this value, until the captain can use a card while another player is to play.

        The card, of those that `cards` has by their actions.
        """
        while (seat := self.to_act()) >= 0:
            if seat == 0:
                cut(page, self, rather=rather)
                self.wait_for_captain(page)
                continue
            while _on_table(heard.views[-1]) != _on_table(self.look()["view"]):
                page.wait_for_timeout(50)
            for action in heard.frames[-1]["actions"]:
                if action["type"] in cards:
                    return cards[action["type"]]
            known = {**self.wires(), **hand(page)}
            actions = self.look(seat)["actions"]
            self.act(seat, max(actions, key=lambda action: (_worth(action, known), action.get("value") == rather)))
        pytest.fail("the mission was over before")


def _on_table(view: dict[str, Any]) -> tuple[Any, ...]:
    """The position as every seat sees it."""
    cut = [wire["cut"] for stand in view["stands"] for wire in stand["wires"]]
    return view["turns"], view["active"], view["cards"], len(view["tasks"]), cut


def _worth(action: dict[str, Any], known: dict[Slot, int]) -> int:
    match action["type"]:
        case "cut":
            return 3 if known.get(tuple(action["target"])) == action["value"] else -1
        case "solo" | "reds":
            return 4
        case "token" | "match" | "mark" | "give" | "tick":
            return 2
        case _:
            return 0


def wire(page: Page, slot: Slot) -> Locator:
    return page.locator(f'main [data-key="{slot[0]}.{slot[1]}"]')


def hand(page: Page) -> dict[Slot, int]:
    """The captain's blue wires as the page shows them."""
    found: list[list[str]] = page.locator("section.mine .wire:not(:has(.laid))").evaluate_all(
        "wires => wires.map(wire => [wire.dataset.key, wire.querySelector('.unseen').textContent])"
    )
    blue = [(key.split("."), re.match(r"\w+, (\d+)(,|$)", label)) for key, label in found]
    return {(int(stand), int(place)): int(value[1]) for (stand, place), value in blue if value}


def place_token(page: Page) -> None:
    page.locator("section.mine .wire.lit").first.click()
    expect(page.locator("section.mine .token")).to_have_count(1)


def cut(page: Page, crew: Crew, but: int = 0, rather: int = 0) -> Slot | None:
    """Two taps for a pair that is right, `rather` of this value; or a tap and an answer for a solo cut, which says
    nothing of another's wire.
    """
    wait_for_turn(page, "mine")
    page.locator(".wire.lit").first.wait_for()  # while a hand points, the stands lie as before
    held = {value: slot for slot, value in hand(page).items() if value != but}
    pairs = [(value != rather, slot) for slot, value in crew.wires().items() if value in held]
    target = min(pairs)[1] if pairs else None
    if target is None:
        page.locator("section.mine .wire.lit").first.click()
        voice(page).locator(".answer").click()
        return None
    wire(page, target).click()
    wire(page, held[crew.wires()[target]]).click()
    return target
