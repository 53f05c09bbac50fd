"""Hands what a browser sends to its table. A browser that sends too much waits, and is not read meanwhile."""

import asyncio
from typing import Any

from litestar import WebSocket

from cosmotheque.core import codec
from cosmotheque.server.base import sentences
from cosmotheque.server.base.budget import PAYER
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.limits import Bucket
from cosmotheque.server.base.settings import Rate
from cosmotheque.server.live import handlers
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.table import Table
from cosmotheque.server.wire.frames import Incoming

UNREADABLE = Rate(1, 60)
DECODE = codec.decoder(Incoming).decode


class Reader:
    """Two ways lead to the table: `hear` at once, from the protocol itself, while there is no reason to wait; and
    `read`, message after message, for those that have to. They never overtake one another. A connection that sends
    only what cannot be read is given up. A guest's connections share what the guest may send, and what it costs.
    """

    def __init__(self, table: Table, connection: Connection) -> None:
        self._table = table
        self._connection = connection
        services, guest = table.services, connection.guest
        self._own = Bucket(services.settings.limits.messages) if guest is None else services.messages.of(guest)
        self._address = services.messages_of_address.of(connection.address)
        self._payer = services.budget.payer(connection.address, connection.device)
        self._unread = Bucket(UNREADABLE)
        self._nobody_waits = False

    def hear(self, text: bytes) -> bool:
        """Take a message now; False where it has to wait."""
        if not self._nobody_waits or self._payer.owes() or not (self._own.take() and self._address.take()):
            return False
        self._hand_over(text)
        return True

    async def read(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Take the messages that have to wait, until the browser goes."""
        receive = socket.receive
        while True:
            self._nobody_waits = True
            event: Any = await receive()
            self._nobody_waits = False
            if event["type"] == "websocket.disconnect":
                return
            delay = max(self._own.reserve(), self._address.reserve())
            if delay > 0:
                await asyncio.sleep(delay)
            await self._payer.settle()
            self._hand_over(event.get("text") or event.get("bytes") or b"")

    def _hand_over(self, text: bytes | str) -> None:
        try:
            message = DECODE(text)
        except (ValueError, RecursionError) as fault:
            self._table.services.metrics.refusals.inc()
            self._connection.refuse(Denied(400, sentences.BAD_FRAME.filled(fault)))
            if not self._unread.take():
                self._connection.give_up()
        else:
            before = PAYER.set(self._payer)
            handlers.hear(self._table, self._connection, message)
            PAYER.reset(before)
