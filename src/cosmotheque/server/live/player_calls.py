"""Calls to absent players: their turn begins, a game starts or ends, or their time runs out.

A call tells no more than the lists of tables do.
"""

from collections.abc import Iterable

from cosmotheque.server.live.journal import Journal
from cosmotheque.server.push.call import Call, Kind
from cosmotheque.server.record.table import TableRecord


def after(record: TableRecord, journal: Journal, *, begins: bool) -> list[Call]:
    """The calls after a player's action was stored; none are looked for where nobody wants any."""
    if not record.bells and record.pace.correspondence is None:
        return []
    if record.status == "over":
        return _calls(record, _people(record), "over")
    turns = [seat for seat in _people(record) if seat in journal.called and record.seats[seat].bot is None]
    others = [seat for seat in _people(record) if begins and record.seats[seat].guest not in _guests(record, turns)]
    return [*_calls(record, turns, "turn"), *_calls(record, others, "started")]


def reminders(record: TableRecord, journal: Journal, seats: Iterable[int]) -> list[Call]:
    """The calls to players whose days are passing."""
    left = (0,) * len(record.seats) if journal.clocks is None else journal.clocks.read(journal.now())
    return [call for seat in seats for call in _calls(record, [seat], "reminder", left[seat])]


def replacement_calls(record: TableRecord, seat: int) -> list[Call]:
    """The call to a player who is replaced by a bot because their time was up."""
    return _calls(record, [seat], "replaced")


def _calls(record: TableRecord, seats: Iterable[int], kind: Kind, left: int = 0) -> list[Call]:
    """A call for each guest of these seats, one also for a guest who has several."""
    return [
        Call(
            kind=kind,
            guest=guest,
            table=record.id,
            game=record.game,
            others=tuple(seat.name for seat in record.seats if seat.guest not in (None, guest)),
            bell=guest in record.bells,
            slow=record.pace.correspondence is not None,
            left=left,
        )
        for guest in sorted(_guests(record, seats))
        if guest in record.bells or record.pace.correspondence is not None
    ]


def _people(record: TableRecord) -> list[int]:
    return [number for number, seat in enumerate(record.seats) if seat.guest is not None]


def _guests(record: TableRecord, seats: Iterable[int]) -> set[str]:
    return {guest for seat in seats if (guest := record.seats[seat].guest) is not None}
