"""The time from tap to painted answer on a phone, the time a table takes to open, and the size of its data.

A real server, Debian's Chromium with a phone's screen and its processor slowed down four times, and somebody who plays
each game at random through the page. For every tap the browser's trace says how long it took until what it did was
painted: the board's own reaction, or for a move the answer of the server. The network is slowed to 4G (150 ms, 1.6
Mbit/s) while a table is opened, not while it is played at: what a round trip costs would hide all else.

    python bench/page.py [--games SLUG,SLUG] [--moves 30] [--openings 3]

Milliseconds are printed as median / 95th of a hundred; in brackets the processor time of the page alone. Both stand
beside a yardstick, the same script in the same slowed page: so runs on a busy machine compare.
"""

import argparse
import contextlib
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from page_opening import Opening, median, opened
from page_play import LONG, TURN, Player
from page_trace import Timeline, Trace, first_after
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from serving import free_port

from cosmotheque import registry
from cosmotheque.server.door.protocol import WORTH_COMPRESSING

SERVE = Path(__file__).parents[1] / "tests" / "e2e" / "serve.py"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "locale": "en-GB"}
SLOWDOWN = 4
PATIENCE = 1200
KEPT = 1500
"""Milliseconds in which a service worker keeps what was fetched."""
YARDSTICK = """() => {
  const began = performance.now();
  const table = new Map();
  for (let n = 0; n < 60000; n++) table.set(`key ${n % 997}`, JSON.stringify([n, n * n]));
  return performance.now() - began;
}"""
BEFORE = "localStorage['cosmotheque-known'] ??= JSON.stringify({goals: %s, first: {}, coach: %s});"
"""Somebody who knows the games: no card tells them the goal, and no coach speaks."""


class Taps:
    """Measures of the taps on one game's board: (milliseconds, processor) of each."""

    def __init__(self) -> None:
        self.reactions: list[tuple[float, float]] = []
        self.answers: list[tuple[float, float]] = []
        self.shown: list[tuple[float, float]] = []

    def read(self, line: Timeline) -> None:
        """Take in a trace. A tap that sends something is a move, and is answered by the next message."""
        for tap, following in zip(line.touched, [*line.touched[1:], float("inf")], strict=True):
            sent = first_after(line.sent, tap, following)
            answer = None if sent is None else first_after(line.received, sent, following)
            self._keep(self.reactions if answer is None else self.answers, line, tap, answer or tap)
        for arrival in line.received:
            self._keep(self.shown, line, arrival, arrival)

    @staticmethod
    def _keep(into: list[tuple[float, float]], line: Timeline, began: float, moment: float) -> None:
        painted = line.painted(moment)
        if painted is not None:
            into.append((painted - began, line.worked(began, painted)))


def main(games: list[str], moves: int, openings: int) -> None:
    measured: list[float] = []
    rows: list[str] = []
    print(f"{'':20}{'reaction':>26}{'answer':>26}{'frame shown':>26}{'frames, mean / max':>20}{'as sent':>16}")
    with served() as address, sync_playwright() as playwright:
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for slug in games:
            context = visitor(browser, address)
            taps, frames = played(context, slug, moves, measured)
            times = "".join(f"{told(kind):>26}" for kind in (taps.reactions, taps.answers, taps.shown))
            sizes = f"{spread(list(map(len, frames))):>20}{spread(list(map(travelling, frames))):>16}"
            print(f"{slug:20}{times}{sizes}", flush=True)
            cold, warm = opened_often(browser, address, context, slug, openings)
            rows.append(f"{slug:20}{cold!s:>38}{warm!s:>38}")
            context.close()
        browser.close()
    print(f"\n{'a table opened':20}{'for the first time':>38}{'again':>38}", *rows, sep="\n")
    print(f"\nyardstick {statistics.median(measured):.0f} ms ({min(measured):.0f} to {max(measured):.0f})")


@contextlib.contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with Path(folder, "log").open("wb") as log:
            server = subprocess.Popen([sys.executable, str(SERVE), str(port), f"{folder}/data"], stdout=log, stderr=log)
        try:
            wait_until_open(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.kill()
            server.wait()


def wait_until_open(port: int) -> None:
    """A busy machine is no failure: a server may take its time to start."""
    for _ in range(PATIENCE):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise SystemExit("The server does not start.")


def visitor(browser: Browser, address: str, **more: Any) -> BrowserContext:
    context = browser.new_context(base_url=address, **PHONE, **more)
    slugs = registry.playable()
    context.add_init_script(BEFORE % (list(slugs), str(dict.fromkeys(slugs, 0)).replace("0", "false")))
    context.request.get("/api/me", fail_on_status_code=True)
    return context


def slowed(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return session


def new_table(context: BrowserContext, slug: str) -> str:
    """A running game with the weakest bots in all seats but the first."""
    seats = registry.shelf()[slug].seats[0]
    weakest: str = context.request.get(f"/api/games/{slug}").json()["bots"][0]["name"]
    bots = dict.fromkeys(map(str, range(1, seats)), weakest)
    wanted = {"game": slug, "seats": seats, "mine": [0], "bots": bots, "start": True}
    table: str = context.request.post("/api/tables", data=wanted, fail_on_status_code=True).json()["id"]
    return table


def played(context: BrowserContext, slug: str, moves: int, measured: list[float]) -> tuple[Taps, list[bytes]]:
    """The measures of so many moves, in as many games as are needed; and the frames that came."""
    taps, frames, rng = Taps(), list[bytes](), random.Random(slug)
    page = context.new_page()
    player = Player(page, rng)
    page.on(
        "websocket", lambda live: (live.on("framesent", player.heard), live.on("framereceived", keep_frame(frames)))
    )
    session = slowed(page)
    while player.sent < moves:
        page.goto(f"/t/{new_table(context, slug)}")
        page.wait_for_selector(TURN, state="attached", timeout=LONG)
        measured.append(page.evaluate(YARDSTICK))
        trace = Trace(page, session)
        player.play(moves - player.sent)
        taps.read(trace.end())
    page.close()
    return taps, frames


def keep_frame(frames: list[bytes]) -> Any:
    def keep(text: str) -> None:
        if text.startswith('{"type":"frame"'):
            frames.append(text.encode())

    return keep


def opened_often(
    browser: Browser, address: str, context: BrowserContext, slug: str, times: int
) -> tuple[Opening, Opening]:
    """The times of opening a table in a browser that was never here, and in one that was."""
    table, cold, warm = new_table(context, slug), list[Opening](), list[Opening]()
    for _ in range(times):
        guest = visitor(browser, address, storage_state=context.storage_state())
        for kind in (cold, warm):
            page = guest.new_page()
            kind.append(opened(page, slowed(page), table))
            page.wait_for_load_state()
            page.wait_for_timeout(KEPT)
            page.close()
        guest.close()
    return median(cold), median(warm)


def travelling(frame: bytes) -> int:
    """The bytes of a frame on its way: long ones are compressed, each by itself."""
    if len(frame) < WORTH_COMPRESSING:
        return len(frame)
    packer = zlib.compressobj(wbits=-12, memLevel=5)
    return len(packer.compress(frame) + packer.flush(zlib.Z_SYNC_FLUSH))


def told(times: list[tuple[float, float]]) -> str:
    if len(times) < 2:
        return "-"
    passed, worked = ([half(part), late(part)] for part in zip(*times, strict=True))
    return f"{passed[0]:.0f} / {passed[1]:.0f} ({worked[0]:.0f} / {worked[1]:.0f})"


def half(times: tuple[float, ...]) -> float:
    return statistics.median(times)


def late(times: tuple[float, ...]) -> float:
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


def spread(sizes: list[int]) -> str:
    return f"{statistics.mean(sizes):.0f} / {max(sizes)}" if sizes else "-"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=",".join(registry.playable()))
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--openings", type=int, default=3)
    asked = parser.parse_args()
    main(asked.games.split(","), asked.moves, asked.openings)
