"""Work for a guest's request, for as long as the guest waits for the answer."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.guests import address_of
from cosmotheque.server.workers.charging import Asker

T = TypeVar("T")
GONE = 499
"""The status that proxies log for a client that did not wait. It is never sent."""


def asker_of(request: Request[Any, Any, Any], visitor: str | None) -> Asker:
    """The address and the person that are charged for a request."""
    return Asker(address_of(request), visitor)


async def while_asked(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Do the work, or give it up when the connection of the request is closed."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_leave(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Denied(GONE, sentences.ASKER_GONE)
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _leave(request: Request[Any, Any, Any]) -> None:
    """Wait until the connection is closed; the request itself has been read by now, or has no body."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
