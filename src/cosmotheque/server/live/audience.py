"""The connections to a table, and the frames sent to them. Only facts that are stored are sent."""

from typing import Any

from msgspec.structs import replace

from cosmotheque.core import codec
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.frames import Frames
from cosmotheque.server.live.journal import Journal, wall_ms
from cosmotheque.server.live.move_deadlines import Deadlines
from cosmotheque.server.record.info import info
from cosmotheque.server.record.parts import UndoRequest
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.frames import ChatFrame, TableFrame, UndoAsked
from cosmotheque.server.wire.table import TableInfo


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
            frame = frames.news(connection.seat, connection.sent, connection.views, connection.view)
            if frame is not None:
                connection.show(frame, journal.v, frames.view(connection.seat))

    def show(self, connection: Connection, journal: Journal | None) -> None:
        """Show one browser where the game stands."""
        if journal is not None:
            frames, seat = Frames(journal), connection.seat
            frame = frames.text(seat, connection.sent, connection.views, connection.view)
            connection.show(frame, journal.v, frames.view(seat))

    def show_all(self, journal: Journal | None) -> None:
        """Show everybody where the game stands, be it that nothing has happened."""
        for connection in self.connections:
            self.show(connection, journal)

    def tell(self, message: Any, but: Connection | None = None) -> None:
        text = codec.encode(message)
        for connection in self.connections:
            if connection is not but:
                connection.push_text(text)

    def speak(self, message: ChatFrame) -> None:
        """Send lines of chat to the connections that hear the chat."""
        text = codec.encode(message)
        for connection in self.connections:
            if connection.hears:
                connection.push_text(text)

    def tell_table(self, record: TableRecord, journal: Journal | None) -> None:
        """Tell everybody who sits where; the same text to all whom the table does not concern."""
        asking = set() if record.requests.newcomer is None else {record.requests.newcomer.guest}
        concerned, known = record.guests() | asking, dict[tuple[str | None, bool], bytes]()
        for connection in self.connections:
            guest = connection.guest if connection.guest in concerned else None
            if (guest, connection.hears) not in known:
                shown = self.info(record, journal, guest, hears=connection.hears)
                known[guest, connection.hears] = codec.encode(TableFrame(shown))
            connection.push_text(known[guest, connection.hears])

    def tell_request(self, record: TableRecord, request: UndoRequest, *, agreed: bool | None = None) -> None:
        """Tell that a seat asks to take back, or how it ended."""
        for connection in self.connections:
            self.show_request(connection, record, request, agreed=agreed)

    def show_request(
        self, connection: Connection, record: TableRecord, request: UndoRequest, *, agreed: bool | None = None
    ) -> None:
        """Tell a connection of a request if it knows of those moves: a draft made in secret is taken back in secret."""
        if any(seat in request.noticed for seat in (connection.seat, *record.seats_of(connection.guest))):
            connection.push(UndoAsked(request.seat, request.waiting if agreed is None else (), agreed))

    def info(
        self, record: TableRecord, journal: Journal | None, guest: str | None, *, hears: bool = False
    ) -> TableInfo:
        """The table as one guest sees it, or a spectator who was there and `hears` of the next game."""
        online, now = self.online(), wall_ms()
        if journal is None or record.status != "running":
            return info(record, guest, online, record.v, (), hears=hears, now=now)
        awaited = tuple(sorted(seat for seat in journal.match.awaited() if seat >= 0))
        seat = next(iter(record.seats_of(guest)), None)
        has_clock = journal.has_clock and record.pace.correspondence is None
        shown = info(record, guest, online, journal.version(seat), awaited, has_clock=has_clock, now=now)
        return replace(shown, deadlines=_deadlines(record, journal))

    def reseat(self, record: TableRecord, journal: Journal | None) -> None:
        """Show connections that lost their seat another one of their guest's, or what a spectator sees."""
        for connection in self.connections:
            mine = record.seats_of(connection.guest)
            stays = connection.seat in mine or (connection.seat is None and (connection.watches or not mine))
            if not stays:
                connection.look(mine[0] if mine else None)
                self.show(connection, journal)


def _deadlines(record: TableRecord, journal: Journal) -> tuple[int | None, ...]:
    """The ends of the awaited seats' days in a correspondence; None for other seats, and for bots."""
    days = journal.clocks
    if not isinstance(days, Deadlines):
        return ()
    waits = [seat.bot is None and number in days.running for number, seat in enumerate(record.seats)]
    return tuple(record.times.started + days.end(number) if waited else None for number, waited in enumerate(waits))
