"""Who is connected to a table, and what they are told. Nobody is told anything that is not stored yet."""

from typing import Any

from cosmotheque.core import codec
from cosmotheque.server.play.connection import Connection
from cosmotheque.server.play.frames import Frames
from cosmotheque.server.play.journal import Journal
from cosmotheque.server.sheet import TableSheet, info
from cosmotheque.server.wire import TableFrame, TableInfo


class Audience:
    """`elsewhere` are the guests who are connected to other nodes."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.elsewhere: frozenset[str] = frozenset()

    def online(self) -> frozenset[str]:
        """The guests who are there."""
        here = {connection.guest for connection in self.connections if connection.guest is not None}
        return self.elsewhere | here

    def publish(self, journal: Journal) -> None:
        """Show everybody whom it concerns where the game stands."""
        frames = Frames(journal)
        for connection in self.connections:
            frame = frames.news(connection.seat, connection.sent, connection.drawn)
            if frame is not None:
                connection.show(frame, journal.v)

    def show(self, connection: Connection, journal: Journal | None) -> None:
        """Show one browser where the game stands."""
        if journal is not None:
            frame = Frames(journal).text(connection.seat, connection.sent, connection.drawn)
            connection.show(frame, journal.v)

    def tell(self, message: Any, but: Connection | None = None) -> None:
        text = codec.encode(message)
        for connection in self.connections:
            if connection is not but:
                connection.push_text(text)

    def tell_table(self, sheet: TableSheet, journal: Journal | None) -> None:
        """Tell everybody who sits where; the same text to all whom the table does not concern."""
        asking = set() if sheet.newcomer is None else {sheet.newcomer.guest}
        concerned, known = sheet.guests() | asking, dict[str | None, bytes]()
        for connection in self.connections:
            guest = connection.guest if connection.guest in concerned else None
            if guest not in known:
                known[guest] = codec.encode(TableFrame(self.info(sheet, journal, guest)))
            connection.push_text(known[guest])

    def info(self, sheet: TableSheet, journal: Journal | None, guest: str | None) -> TableInfo:
        """The table as one guest sees it."""
        online = self.online()
        if journal is None or sheet.status != "running":
            return info(sheet, guest, online, sheet.v, ())
        awaited = tuple(sorted(seat for seat in journal.match.awaited() if seat >= 0))
        seat = next(iter(sheet.seats_of(guest)), None)
        return info(sheet, guest, online, journal.version(seat), awaited)

    def reseat(self, sheet: TableSheet, journal: Journal | None) -> None:
        """Whoever lost the seat they were shown is shown another of theirs, or what a spectator sees."""
        for connection in self.connections:
            mine = sheet.seats_of(connection.guest)
            stays = connection.seat in mine or (connection.seat is None and (connection.watches or not mine))
            if not stays:
                connection.look(mine[0] if mine else None)
                self.show(connection, journal)
