"""Tasks of a table of its own accord, and their times: the game's deadline, a seat's clock or days, a bot's turn."""

from cosmotheque.server.live.clocks import Clocks
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.live.move_deadlines import Deadlines
from cosmotheque.server.record.table import TableRecord


def next_at(record: TableRecord, journal: Journal | None) -> int | None:
    """The game time of the deadline or the clock that comes first."""
    if journal is None or record.status != "running" or record.pause.reason:
        return None
    deadline = journal.match.deadline
    if journal.clocks is None:
        return deadline
    expiry = journal.clocks.next_expiry(timed_seats(record))
    times = (deadline, expiry, *_warnings(record, journal.clocks).values())
    return min((at for at in times if at is not None), default=None)


def to_remind(record: TableRecord, journal: Journal) -> list[int]:
    """The seats that should now be reminded that their days pass, and were not yet."""
    now = journal.now()
    return [seat for seat, at in _warnings(record, journal.clocks).items() if at <= now]


def _warnings(record: TableRecord, clocks: Clocks | Deadlines | None) -> dict[int, int]:
    """The times at which to remind seats that were not reminded of the end of these days."""
    if not isinstance(clocks, Deadlines):
        return {}
    waiting = [seat for seat in timed_seats(record) if seat in clocks.running]
    return {seat: clocks.warning(seat) for seat in waiting if record.seats[seat].reminded != clocks.end(seat)}


def timed_seats(record: TableRecord) -> list[int]:
    """The seats whose clocks count: bots keep to their own limit."""
    return [number for number, seat in enumerate(record.seats) if seat.bot is None]


def bots_to_act(record: TableRecord, journal: Journal | None, *, is_watched: bool) -> list[int]:
    """The bots that are to move. They do not play among themselves for nobody."""
    bots = [number for number, seat in enumerate(record.seats) if seat.bot is not None]
    if not bots or journal is None or record.status != "running" or record.pause.reason:
        return []
    if not (is_watched or is_played(record)):
        return []
    actors = journal.match.actors()
    return [seat for seat in bots if seat in actors]


def is_played(record: TableRecord) -> bool:
    """True if a person plays for themselves."""
    return any(seat.guest is not None and seat.bot is None for seat in record.seats)
