"""Random play through the page: taps on the board, and now and then on a move of the list.

No game is known here. What can be tapped has a `data-key` or is a button, and lies within its picture where that shows
a part of itself; what the board lights up is tried first, and what the voice answers by is mostly pressed.
"""

import random
from typing import Any

from playwright.sync_api import Page

TRIES = 4
"""So many taps on the board before a move of the list is taken: chance alone finds few moves."""
SETTLED, LONG = 400, 90_000
"""Milliseconds: a page at rest is looked at for the next tap, and nothing is looked for while it works."""
FIND = """([lit, luck]) => {
  const answer = document.querySelector("[data-zone=voice] .answer:not([aria-disabled])");
  const board = "main [data-key], main button, main [role=button]";
  const all = answer && luck < 0.6 ? [answer] : [...document.querySelectorAll(board)];
  const parts = lit && all[0] !== answer ? all.filter((part) => part.matches(".target, .offered, .lit")) : all;
  for (let tried = 0; tried < Math.min(40, parts.length); tried++) {
    const part = parts[(Math.floor(luck * parts.length) + tried * 7) % parts.length];
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const picture = (part.ownerSVGElement ?? part).getBoundingClientRect();
    const shown = x > picture.left && x < picture.right && y > picture.top && y < picture.bottom;
    const hit = !part.disabled && shown && document.elementFromPoint(x, y);
    if (hit && (part.contains(hit) || hit.contains(part))) return [x, y];
  }
  return null;
}"""
OPEN_LIST = """(luck) => {
  document.querySelector(".room > .first")?.click();
  const groups = [...document.querySelectorAll("section.actions details")];
  const group = groups[Math.floor(luck * groups.length)];
  if (group) group.open = true;
}"""
IN_LIST = """(luck) => {
  const buttons = [...document.querySelectorAll("section.actions details[open] button:not(:disabled)")];
  const button = buttons[Math.floor(luck * buttons.length)];
  if (!button) return null;
  button.scrollIntoView({ block: "center" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return button.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
TURN = "[data-turn=mine], [data-turn=over]"


class Player:
    """Taps until so many moves were made, or the game is over. `sent` counts the moves that the page has sent."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self._page, self._rng = page, rng
        self.sent = 0

    def heard(self, text: str) -> None:
        """A message that the page has sent."""
        self.sent += text.startswith('{"type":"act"')

    def play(self, moves: int) -> None:
        until = self.sent + moves
        while self.sent < until and self._is_my_turn():
            self._move()

    def _is_my_turn(self) -> bool:
        self._page.wait_for_selector(TURN, state="attached", timeout=LONG)
        return self._page.locator("[data-turn=mine]").count() > 0

    def _move(self) -> None:
        """Taps on the board until one of them is a move; after some that are not, a move of the list."""
        before = self.sent
        for number in range(TRIES):
            self._tap(FIND, [number > 0, self._rng.random()]) or self._tap(FIND, [False, self._rng.random()])
            if self.sent > before or not self._is_my_turn():
                return
        self._page.evaluate(OPEN_LIST, self._rng.random())
        self._page.wait_for_timeout(SETTLED)
        self._tap(IN_LIST, self._rng.random())
        self._page.keyboard.press("Escape")

    def _tap(self, find: str, luck: Any) -> bool:
        """Tap on what is found, and wait until the page has come to rest."""
        place = self._page.evaluate(find, luck)
        if place is not None:
            self._page.touchscreen.tap(*place)
            self._page.wait_for_timeout(SETTLED)
        return place is not None
