"""Turns at something scarce. Owners come one after another, so that nobody waits longer because another wants more."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from itertools import count
from typing import TypeAlias

Turn: TypeAlias = asyncio.Future[None]
Queues: TypeAlias = dict[str, deque[Turn]]
"""Waiting turns, by owner."""


class Turns:
    """A limit on simultaneous users of a resource.

    The owner served least recently comes next, urgent work before all other.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = self._free = at_once
        self._urgent: Queues = {}
        self._patient: Queues = {}
        self._numbers = count(1)
        self._served: dict[str, int] = {}  # the number of each owner's last turn since all were free

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, *, urgent: bool = True) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._wait(owner, self._urgent if urgent else self._patient)
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, owner: str, queues: Queues) -> None:
        turn: Turn = asyncio.get_running_loop().create_future()
        queues.setdefault(owner, deque()).append(turn)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came just when nobody wanted it any more
                self._give_back()
            elif turn in queues.get(owner, ()):
                _take(queues, owner, turn)
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._serve()
        if self._free == self._at_once:
            self._served.clear()

    def _serve(self) -> None:
        while self._free and (queues := self._urgent or self._patient):
            owner = min(queues, key=lambda owner: self._served.get(owner, 0))
            turn = queues[owner][0]
            _take(queues, owner, turn)
            if not turn.cancelled():
                self._free -= 1
                self._served[owner] = next(self._numbers)
                turn.set_result(None)


def _take(queues: Queues, owner: str, turn: Turn) -> None:
    queues[owner].remove(turn)
    if not queues[owner]:
        del queues[owner]
