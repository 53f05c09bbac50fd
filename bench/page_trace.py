"""The browser's own trace of a page: the moments it was touched, sent or got something, and painted that.

Times are milliseconds. A thing is painted once the first frame that the page commits after it is handed to the screen.
Beside the time that passed stands the processor time of the page's main thread, which other work on the machine does
not lengthen.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import Any, TypeAlias

from playwright.sync_api import CDPSession, Page

Event: TypeAlias = dict[str, Any]
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
WAIT = 20
TOUCHED = "pointerdown"


class Trace:
    """The trace of one page, while it is recorded."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self._page, self._session = page, session
        self._events: list[Event] = []
        self._is_complete = False
        session.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        session.on("Tracing.tracingComplete", self._complete)
        config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"]}
        session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def _complete(self, _message: object) -> None:
        self._is_complete = True

    def end(self) -> "Timeline":
        self._session.send("Tracing.end")
        while not self._is_complete:
            self._page.wait_for_timeout(WAIT)
        return Timeline(self._events)


class Timeline:
    """The events of a trace, in the order of time."""

    def __init__(self, events: Iterable[Event]) -> None:
        ordered = sorted((event for event in events if "ts" in event), key=lambda event: float(event["ts"]))
        dispatched = [event for event in ordered if event["name"] == "EventDispatch" and event["ph"] == "X"]
        threads = {event["tid"] for event in ordered if event["name"] in ("BeginMainThreadFrame", "FunctionCall")}
        self.touched = [_at(event) for event in dispatched if event["args"]["data"]["type"] == TOUCHED]
        self.sent = [_at(event) for event in ordered if event["name"] == "WebSocketSend"]
        self.received = [_at(event) for event in ordered if event["name"] == "WebSocketReceive"]
        self._commits = [event for event in ordered if event["name"] == "Commit" and event["ph"] == "X"]
        self._began = [_at(event) for event in self._commits]
        self._tasks = [event for event in ordered if event["name"] == "RunTask" and event["tid"] in threads]
        self._task_began = [_at(event) for event in self._tasks]

    @property
    def work(self) -> float:
        """The processor time that the page took in all."""
        return sum(float(task.get("tdur", 0)) for task in self._tasks) / 1000

    def painted(self, after: float) -> float | None:
        """The moment at which an action at that moment was painted; None if it was not."""
        number = bisect_right(self._began, after)
        return _end(self._commits[number]) if number < len(self._commits) else None

    def worked(self, since: float, until: float) -> float:
        """The processor time that the page took between two moments."""
        first = max(0, bisect_left(self._task_began, since) - 1)
        parts = self._tasks[first : bisect_right(self._task_began, until)]
        return sum(_share(task, since, until) for task in parts)


def _share(task: Event, since: float, until: float) -> float:
    """The part of a task's processor time between two moments; it is spread evenly over the task."""
    began, ended = _at(task), _end(task)
    inside = min(ended, until) - max(began, since)
    whole = max(ended - began, 1e-9)
    return max(0.0, inside / whole) * float(task.get("tdur", 0)) / 1000


def _at(event: Event) -> float:
    return float(event["ts"]) / 1000


def _end(event: Event) -> float:
    return _at(event) + float(event.get("dur", 0)) / 1000


def first_after(times: list[float], moment: float, before: float) -> float | None:
    """The first of the times after one moment and before another."""
    number = bisect_right(times, moment)
    return times[number] if number < len(times) and times[number] < before else None
