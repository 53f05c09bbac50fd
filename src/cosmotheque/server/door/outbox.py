"""The outbox: messages of all tables in one turn of the event loop are written to the sockets together.

That costs less than to write to each amid the work of its table. A connection waits for the end of the turn, and for so
many others at most.
"""

import asyncio
from collections.abc import Callable
from typing import TypeAlias
from weakref import WeakKeyDictionary

TOGETHER = 32
Write: TypeAlias = Callable[[], None]


class Outbox:
    """The connections of one event loop that have something to write, in their order."""

    def __init__(self) -> None:
        self._waiting: list[Write] = []

    def add(self, write: Write) -> None:
        """Have a connection write at the end of this turn, or sooner."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._empty)
        self._waiting.append(write)
        if len(self._waiting) >= TOGETHER:
            self._empty()

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for write in waiting:
            write()


_known: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """The one that all connections of a loop share."""
    if loop not in _known:
        _known[loop] = Outbox()
    return _known[loop]
