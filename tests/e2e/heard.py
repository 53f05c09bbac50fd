"""Frames that a page got over its socket, kept before the page itself acts upon them."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.plugin import PATIENCE
from tests.server.keeping import in_rows, put

# A listener added while the socket is made is called before any that the page sets: what can be seen has been heard.
# (The browser's own report of a socket's frames comes on another road, and may come later than what they changed.)
KEEP = """() => {
  window.heard = [];
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", (event) => window.heard.push(event.data));
    }
  };
}"""


class Heard:
    """Everything that the sockets say which a page opens from now on. A reload forgets what was not yet asked for."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames: list[dict[str, Any]] = []
        page.evaluate(KEEP)
        page.add_init_script(f"({KEEP})()")

    @property
    def frames(self) -> list[dict[str, Any]]:
        """The frames until now, the last one last."""
        messages = [json.loads(text) for text in self._page.evaluate("() => window.heard.splice(0)")]
        for frame in messages:
            if frame["type"] == "frame":
                self._frames.append(self._whole(frame))
        return self._frames

    def _whole(self, frame: dict[str, Any]) -> dict[str, Any]:
        """The frame with its view, the changes put into the one before, and its actions one by one."""
        actions = frame["actions"] if frame["columns"] is None else in_rows(frame["columns"])
        view = frame["view"] if frame["changes"] is None else put(self._frames[-1]["view"], frame["changes"])
        return {**frame, "view": view, "actions": actions}

    @property
    def views(self) -> list[dict[str, Any]]:
        return [frame["view"] for frame in self.frames]

    def wait_for(self, met: Callable[[list[dict[str, Any]]], bool]) -> None:
        """Wait until the frames are what they should be."""
        until = time.monotonic() + PATIENCE
        while not met(self.frames):
            if time.monotonic() > until:
                pytest.fail("nothing more was heard")
            self._page.wait_for_timeout(30)

    def wait_for_more(self, known: int) -> None:
        """Wait until there are more frames than are known."""
        self.wait_for(lambda frames: len(frames) > known)
