"""The opening of a table on a slowed network: its time, the files fetched for it, and the work of the page."""

import statistics
from dataclasses import dataclass
from typing import Any

from page_trace import Trace
from playwright.sync_api import CDPSession, Page

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
PLAYABLE = """() => new Promise((done) => {
  const look = () => {
    const isThere = document.querySelector("[data-turn]") && document.querySelector("main [data-key]");
    if (isThere) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    else setTimeout(look, 5);
  };
  look();
})"""


@dataclass
class Opening:
    """Milliseconds until the board is painted, processor time in it, and how many requests of how many bytes."""

    passed: float
    worked: float
    requests: int
    size: float

    def __str__(self) -> str:
        return f"{self.passed:.0f} ({self.worked:.0f}) ms, {self.requests} of {self.size / 1000:.0f} kB"


def opened(page: Page, session: CDPSession, table: str) -> Opening:
    """Open a table in a page that is not there yet."""
    requests, sizes = list[str](), list[float]()
    session.on("Network.requestWillBeSent", lambda message: requests.append(message["requestId"]))
    session.on("Network.loadingFinished", lambda message: sizes.append(message["encodedDataLength"]))
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    trace = Trace(page, session)
    page.goto(f"/t/{table}", wait_until="commit")
    passed: float = page.evaluate(PLAYABLE)
    fetched, size = len(requests), sum(sizes)
    return Opening(passed, trace.end().work, fetched, size)


def median(openings: list[Opening]) -> Opening:
    """The middle of each figure."""
    middle: Any = statistics.median
    return Opening(
        middle(each.passed for each in openings),
        middle(each.worked for each in openings),
        middle(each.requests for each in openings),
        middle(each.size for each in openings),
    )
