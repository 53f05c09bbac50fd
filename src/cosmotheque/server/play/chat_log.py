"""The lines of one table's chat: the last ones in memory once somebody has asked for them, all of them in the store."""

from collections import deque

from cosmotheque.core import codec
from cosmotheque.server.play.audience import Audience
from cosmotheque.server.services import Services
from cosmotheque.server.store import Change, Head
from cosmotheque.server.wire import ChatFrame, ChatLine


class ChatLog:
    def __init__(self, services: Services, table: str, audience: Audience) -> None:
        self._store, self._most = services.store, services.settings.limits.chat_lines
        self._table = table
        self._audience = audience
        self._lines: deque[ChatLine] | None = None
        self._said = 0

    async def last(self) -> deque[ChatLine]:
        """The last lines."""
        if self._lines is None:
            said = sum(head.lines for head in await self._store.heads([self._table]))
            first = max(0, said - self._most)
            stored = await self._store.lines(self._table, first)
            self._lines = deque((codec.decode(line, ChatLine) for line in stored), self._most)
            self._said = first + len(stored)
        return self._lines

    async def say(self, line: ChatLine) -> None:
        """Store a line, then tell everybody."""
        await self.last()
        text = codec.encode(line)
        await self._store.write(Change(table=self._table, first_line=self._said, lines=(text,)))
        self._tell([text])

    def is_behind(self, head: Head) -> bool:
        """Whether another node has stored lines that people here should hear of."""
        return self._lines is not None and head.lines > self._said

    async def follow(self, head: Head) -> None:
        """Tell everybody what was said at another node."""
        if self.is_behind(head):
            self._tell(await self._store.lines(self._table, self._said))

    def _tell(self, stored: list[bytes]) -> None:
        if self._lines is not None and stored:
            new = tuple(codec.decode(line, ChatLine) for line in stored)
            self._lines.extend(new)
            self._said += len(new)
            self._audience.speak(ChatFrame(new))
