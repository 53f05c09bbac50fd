"""Processor time that an address, and a guest wherever they come from, pay for.

Each step of a request, and of a job that a table does for it, is timed (`measured`): for as long as it takes, the event
loop serves nobody else. Waiting costs nothing. A visitor who has used more than comes back with time is in debt, and
waits. Work in other processes has an account of its own: it keeps nobody from playing.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Generator, Iterable, Iterator
from contextvars import ContextVar
from math import ceil
from time import perf_counter
from typing import Any, Generic, TypeVar

from cosmotheque.server.base.limits import Bucket, Buckets
from cosmotheque.server.base.settings import Limits

T = TypeVar("T")
MS = 1000
LONG = 0.001
PATIENCE = 5.0
"""Seconds for which a request waits because of a debt; where it would be longer, it is refused."""


class Payer:
    """The guest, where one is known, and the address that pay for a piece of work."""

    __slots__ = ("_purses",)

    def __init__(self, *purses: Bucket) -> None:
        self._purses = purses

    def charge(self, seconds: float) -> None:
        for purse in self._purses:
            purse.charge(seconds * MS)

    def owes(self) -> float:
        """The seconds until nothing is owed any more."""
        owed = 0.0
        for purse in self._purses:
            owed = max(owed, purse.owes())
        return owed

    async def settle(self) -> None:
        """Wait until nothing is owed, one after another."""
        for purse in self._purses:
            await purse.settle()

    async def settle_soon(self) -> int:
        """The same within patience; where that takes longer, the whole seconds that are still to be waited for."""
        owed = self.owes()
        if not owed and not any(purse.has_line() for purse in self._purses):
            return 0
        if owed <= PATIENCE:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.settle()
                    return 0
        return max(1, ceil(self.owes()))


PAYER: ContextVar[Payer | None] = ContextVar("PAYER", default=None)
"""The payer of the request or message that is being handled."""


class measured(Generic[T]):  # noqa: N801  # awaited like a function
    """A coroutine whose steps on the event loop are charged to a payer: long ones immediately, short ones together."""

    __slots__ = ("_payer", "_used", "_work")

    def __init__(self, work: Coroutine[Any, Any, T], payer: Payer) -> None:
        self._work, self._payer = work, payer
        self._used = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        return self  # type: ignore[return-value]  # all that an await asks of one

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        return self._step(self._work.send, None)

    def send(self, value: Any) -> Any:
        return self._step(self._work.send, value)

    def throw(self, *fault: Any) -> Any:
        return self._step(lambda _: self._work.throw(*fault), None)

    def close(self) -> None:
        self._work.close()
        self._payer.charge(self._used)

    def _step(self, go_on: Callable[[Any], Any], value: Any) -> Any:
        began = perf_counter()
        try:
            waits_for = go_on(value)
        except BaseException:  # it is done, one way or the other
            self._payer.charge(self._used + perf_counter() - began)
            raise
        self._used += perf_counter() - began
        if self._used > LONG:
            self._payer.charge(self._used)
            self._used = 0.0
        return waits_for


class Budget:
    """Work that visitors have used lately: over time, and at once, so that bursts are spread out."""

    def __init__(self, limits: Limits) -> None:
        self._addresses = Buckets(limits.work_of_address)
        self._paces = Buckets(limits.work_at_once)
        self._guests = Buckets(limits.work_of_guest)
        self._thinking = Buckets(limits.thinking)

    def payer(self, address: str, guest: str | None = None) -> Payer:
        """A guest's own debt comes first: nobody at their address waits behind it."""
        purses = self._addresses.of(address), self._paces.of(address)
        return Payer(self._guests.of(guest), *purses) if guest else Payer(*purses)

    def charge_thinking(self, owners: Iterable[str | None], seconds: float) -> None:
        """Charge an address, and a guest where one is known, for the work of another process."""
        for owner in filter(None, owners):
            self._thinking.of(owner).charge(seconds * MS)

    def owes_thinking(self, owners: Iterable[str | None]) -> float:
        """The seconds until the work of other processes is repaid."""
        return max(self._thinking.of(owner).owes() for owner in owners if owner is not None)
