"""Frames sent to players, held against what is stored: one order, nothing acknowledged lost, nothing doubled.

For games in which every move is one entry of the log and nothing is taken back: a move that was made on version v is
then entry v, or nowhere.
"""

import threading
from collections import defaultdict
from typing import Any, Literal

import msgspec

Fate = Literal["unknown", "acknowledged", "refused"]


class Attempt(msgspec.Struct):
    """A move that a player sent, having seen version `v`."""

    v: int
    seat: int
    action: dict[str, Any]
    fate: Fate = "unknown"


class Sight(msgspec.Struct, frozen=True):
    """A player's view of a version."""

    v: int
    shown: str


class History:
    """All that happened to one table as its players saw it. Players may be in several threads."""

    def __init__(self) -> None:
        self.attempts: list[Attempt] = []
        self.sights: list[Sight] = []
        self._lock = threading.Lock()

    def sends(self, v: int, seat: int, action: dict[str, Any]) -> Attempt:
        with self._lock:
            self.attempts.append(Attempt(v, seat, action))
            return self.attempts[-1]

    def sees(self, v: int, shown: Any) -> None:
        with self._lock:
            self.sights.append(Sight(v, repr(shown)))

    def acknowledged(self) -> int:
        return sum(attempt.fate == "acknowledged" for attempt in self.attempts)


class Unsound(AssertionError):
    """A history that no honest server has."""


def check(history: History, log: list[tuple[int, dict[str, Any]]]) -> None:
    """`log` holds seat and action of every entry that is stored, from the first."""
    by_version: dict[int, list[Attempt]] = defaultdict(list)
    for attempt in history.attempts:
        by_version[attempt.v].append(attempt)
    for v, attempts in by_version.items():
        _check_version(v, attempts, log[v] if v < len(log) else None)
    for v in range(len(log)):
        seat, _ = log[v]
        if seat >= 0 and v not in by_version:
            raise Unsound(f"Entry {v} was sent by nobody: {log[v]}.")
    _check_sights(history.sights)


def _check_version(v: int, attempts: list[Attempt], stored: tuple[int, dict[str, Any]] | None) -> None:
    told = [attempt for attempt in attempts if attempt.fate == "acknowledged"]
    if len(told) > 1:
        raise Unsound(f"Two moves were acknowledged as entry {v}: {told}.")
    if told and stored != (told[0].seat, told[0].action):
        raise Unsound(f"An acknowledged move is not entry {v}: {told[0]}, but {stored}.")
    possible = [attempt for attempt in attempts if attempt.fate != "refused"]
    if stored is not None and not any(stored == (attempt.seat, attempt.action) for attempt in possible):
        raise Unsound(f"Entry {v} is a move that nobody made or that was refused: {stored}.")


def _check_sights(sights: list[Sight]) -> None:
    shown: dict[int, str] = {}
    for sight in sights:
        if shown.setdefault(sight.v, sight.shown) != sight.shown:
            raise Unsound(f"Version {sight.v} was shown as {shown[sight.v]} and as {sight.shown}.")
