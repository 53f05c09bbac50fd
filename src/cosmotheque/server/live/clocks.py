"""The clocks of the seats. They are values: what is left is stored with each entry of the log."""

from collections.abc import Iterable

import msgspec

from cosmotheque.server.wire.table import TimeControl


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left per seat at game time `at`; the seats in `running` are thinking."""

    left: tuple[int, ...]
    running: frozenset[int]
    at: int = 0

    def read(self, now: int) -> tuple[int, ...]:
        """The milliseconds left on each clock."""
        spent = max(0, now - self.at)
        return tuple(max(0, ms - spent) if seat in self.running else ms for seat, ms in enumerate(self.left))

    def after(self, now: int, mover: int | None, running: Iterable[int], increment: float) -> "Clocks":
        """The clocks once `mover` has moved and others are to think.

        A seat that is still to act gains nothing yet, and one without time nothing any more: a bot moves there now.
        """
        left, still = list(self.read(now)), seats_with_clock(running)
        if mover is not None and 0 <= mover < len(left) and mover not in still and left[mover]:
            left[mover] += round(increment * 1000)
        return Clocks(tuple(left), still, now)

    def next_expiry(self, watched: Iterable[int]) -> int | None:
        """The game time at which the first of the watched seats runs out."""
        times = [self.at + self.left[seat] for seat in watched if seat in self.running]
        return min(times, default=None)

    def expired_seats(self, now: int, watched: Iterable[int]) -> list[int]:
        """The watched seats that have run out."""
        left = self.read(now)
        return [seat for seat in watched if seat in self.running and left[seat] == 0]


def fresh(control: TimeControl, seats: int, running: Iterable[int]) -> Clocks:
    """Clocks that are all full, at the start of a game."""
    each = round(control.minutes * 60_000)
    return Clocks((each,) * seats, seats_with_clock(running))


def seats_with_clock(awaited: Iterable[int]) -> frozenset[int]:
    """The seats among those for whom the game waits; chance and the game's own clock have no clock."""
    return frozenset(seat for seat in awaited if seat >= 0)
