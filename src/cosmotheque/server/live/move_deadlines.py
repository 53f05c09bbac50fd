"""The days that each seat has for a move, where a game is a correspondence. Values, as clocks are.

A seat has all its days when the game begins to wait for it, and again with each move of its own that others notice: a
private draft wins nobody time, and neither does taking back. During holidays of the seat's player the days stand.
"""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from cosmotheque.server.live.clocks import seats_with_clock
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.table import Correspondence

DAY = 24 * 3600 * 1000
Span: TypeAlias = tuple[int, int]
"""From a game time to another."""


class Deadlines(msgspec.Struct, frozen=True):
    """Milliseconds left per seat at game time `at`, of `each` for a move; the game waits for the seats in `running`.

    `absences` are the holidays of each seat, in order. `back` are the game times at which players returned after their
    days had passed: from then on a player has all days again.
    """

    each: int
    left: tuple[int, ...]
    running: frozenset[int]
    at: int = 0
    absences: tuple[tuple[Span, ...], ...] = ()
    back: tuple[int, ...] = ()

    def read(self, now: int) -> tuple[int, ...]:
        """The milliseconds that are left of each seat's days."""
        return tuple(self._left(seat, now) if seat in self.running else ms for seat, ms in enumerate(self.left))

    def after(self, now: int, mover: int | None, running: Iterable[int], *, noticed: bool) -> "Deadlines":
        """The days once `mover` has moved, which others `noticed` or not; None where moves were taken back."""
        still, left = seats_with_clock(running), list(self.read(now))
        if mover is not None:
            renewed = (still - self.running) | ({mover} & set(range(len(left))) if noticed else set())
            left = [self.each if seat in renewed else ms for seat, ms in enumerate(left)]
        return msgspec.structs.replace(self, left=tuple(left), running=still, at=now)

    def next_expiry(self, watched: Iterable[int]) -> int | None:
        """The game time at which the days of the first of the watched seats have passed."""
        return min((self.end(seat) for seat in watched if seat in self.running), default=None)

    def expired_seats(self, now: int, watched: Iterable[int]) -> list[int]:
        """The watched seats whose days have passed."""
        return [seat for seat in watched if seat in self.running and self.end(seat) <= now]

    def end(self, seat: int) -> int:
        """The game time at which the days of a seat have passed; a holiday that comes later changes nothing."""
        since, left = self._since(seat)
        at = since + left
        for begin, end in self._absences(seat):
            if max(begin, since) >= at:
                break
            at += max(0, end - max(begin, since))
        return at

    def warning(self, seat: int) -> int:
        """The game time at which a seat should be reminded: when a quarter of its days is left, or the last one."""
        return self.end(seat) - min(self.each // 4, DAY)

    def _left(self, seat: int, now: int) -> int:
        since, left = self._since(seat)
        stood = sum(max(0, min(end, now) - max(begin, since)) for begin, end in self._absences(seat))
        return 0 if self.end(seat) <= now else min(left, left - (now - since) + stood)

    def _since(self, seat: int) -> tuple[int, int]:
        """The time since which a seat's days count, and the milliseconds it had then."""
        back = self.back[seat] if self.back else 0
        return (back, self.each) if back > self.at else (self.at, self.left[seat])

    def _absences(self, seat: int) -> tuple[Span, ...]:
        return self.absences[seat] if self.absences else ()


def fresh(pace: Correspondence, seats: int, running: Iterable[int]) -> Deadlines:
    """All days left, at the start of a game."""
    return Deadlines(pace.days * DAY, (pace.days * DAY,) * seats, seats_with_clock(running))


def apply_holidays(deadlines: Deadlines, record: TableRecord) -> Deadlines:
    """The same with the holidays that a table's record has, and with who is back."""
    spans = [[(one.begin, one.end) for one in record.pace.holidays.get(seat.guest or "", ())] for seat in record.seats]
    absences = tuple(
        tuple(sorted((begin - record.times.started, end - record.times.started) for begin, end in own)) for own in spans
    )
    return msgspec.structs.replace(deadlines, absences=absences, back=tuple(seat.back for seat in record.seats))
