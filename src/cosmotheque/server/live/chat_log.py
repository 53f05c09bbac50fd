"""The lines of one table's chat: the last ones in memory once a guest has asked for them, all of them in the store.

The speaker of a line is stored with it and sent to nobody. Everybody is sent the same lines, with a mark for each
speaker by which a browser can hide those that its reader has muted: so nobody can tell from the lines who is muted.
"""

from collections import deque
from collections.abc import Callable, Iterable

import msgspec

from cosmotheque.core import codec
from cosmotheque.server.live.audience import Audience
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.spoken_record import SPOKEN, spoken_at
from cosmotheque.server.store import Change, Document, Head
from cosmotheque.server.wire.frames import ChatFrame, ChatLine

MARK_LETTERS = 12


class SpokenLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line as it is stored. Of those from before there were marks nobody knows who said them: `guest` is empty."""

    seat: int | None
    name: str
    at: str
    text: str | None = None
    phrase: str | None = None
    guest: str = ""


class ChatLog:
    def __init__(self, services: Services, table: str, audience: Audience) -> None:
        self._store, self._most = services.store, services.settings.limits.chat_lines
        self._signer = services.signer
        self._table = table
        self._audience = audience
        self._lines: deque[tuple[int, SpokenLine]] | None = None
        self._said = 0
        self._known: set[str] = set()

    def mark(self, guest: str) -> str:
        """The mark of a guest at this table: the same for every reader, another one at every table."""
        return self._signer.digest(f"who {self._table} {guest}").hex()[:MARK_LETTERS] if guest else ""

    async def last_lines(self) -> list[tuple[int, SpokenLine]]:
        """The last lines with their numbers."""
        if self._lines is None:
            said = sum(head.lines for head in await self._store.heads([self._table]))
            first = max(0, said - self._most)
            stored = await self._store.lines(self._table, first)
            self._lines = deque(_number_lines(stored, first), self._most)
            self._said = first + len(stored)
        return list(self._lines)

    async def last(self) -> tuple[ChatLine, ...]:
        """The last lines as browsers show them."""
        return self._public_lines(await self.last_lines())

    async def say(self, line: SpokenLine) -> None:
        """Store a line, then tell everybody."""
        await self.last_lines()
        text, first = codec.encode(line), await self._first_word(line)
        await self._store.write(Change(table=self._table, first_line=self._said, lines=(text,), documents=first))
        self._known.add(line.guest)
        self._tell([text])

    async def _first_word(self, line: SpokenLine) -> tuple[Document, ...]:
        """The record stored with the first line of a guest, so that all their lines here are found again."""
        if not line.guest or line.guest in self._known:
            return ()
        new = spoken_at(self._table, line.guest, line.at)
        return () if await SPOKEN.find(self._store, new.id) is not None else (SPOKEN.document(new),)

    async def lines_of(self, guest: str) -> list[SpokenLine]:
        """Every line that a guest has said here, also those that have left the page."""
        return [line for _, line in _number_lines(await self._store.lines(self._table), 0) if line.guest == guest]

    async def rewrite(self, guest: str, work: Callable[[SpokenLine], SpokenLine]) -> bool:
        """Change all that a guest has said here, if anything; who is there sees it when they come again."""
        said = _number_lines(await self._store.lines(self._table), 0)
        changed = [(number, codec.encode(work(line))) for number, line in said if line.guest == guest]
        if changed:
            await self._store.write(Change(table=self._table, rewritten=tuple(changed)))
            await self.renew()
        return bool(changed)

    async def renew(self) -> None:
        """Read anew what may have been rewritten; what was said meanwhile is sent as ever."""
        self._known.clear()
        if self._lines is not None:
            first = max(0, self._said - self._most)
            stored = await self._store.lines(self._table, first)
            known = self._said - first
            self._lines = deque(_number_lines(stored[:known], first), self._most)
            self._tell(stored[known:])

    def is_behind(self, head: Head) -> bool:
        """True if another node has stored lines that guests at this node should get."""
        return self._lines is not None and head.lines > self._said

    async def follow(self, head: Head) -> None:
        """Tell everybody what was said at another node."""
        if self.is_behind(head):
            self._tell(await self._store.lines(self._table, self._said))

    def _tell(self, stored: list[bytes]) -> None:
        if self._lines is not None and stored:
            new = _number_lines(stored, self._said)
            self._lines.extend(new)
            self._said += len(new)
            self._audience.speak(ChatFrame(self._public_lines(new)))

    def _public_lines(self, lines: Iterable[tuple[int, SpokenLine]]) -> tuple[ChatLine, ...]:
        return tuple(
            ChatLine(number, self.mark(line.guest), line.seat, line.name, line.at, line.text, line.phrase)
            for number, line in lines
        )


def _number_lines(stored: list[bytes], first: int) -> list[tuple[int, SpokenLine]]:
    return [(number, codec.decode(line, SpokenLine)) for number, line in enumerate(stored, start=first)]
