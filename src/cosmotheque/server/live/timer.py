"""Rings when the game's deadline, a seat's clock or the wait for numbers has come to an end, and does what is due."""

import asyncio

from msgspec.structs import replace

from cosmotheque.core.errors import GameOver
from cosmotheque.server.live import entrants, player_calls, seating, seats, wakeups
from cosmotheque.server.live.journal import Journal, wall_ms
from cosmotheque.server.live.mailbox import Job, Post
from cosmotheque.server.live.move_deadlines import Deadlines
from cosmotheque.server.live.state import TableState

LONGEST_TIMER = 3600.0


class Timer:
    def __init__(self, state: TableState, post: Post) -> None:
        self._state = state
        self._post = post
        self._loop = asyncio.get_running_loop()
        self._handle: asyncio.TimerHandle | None = None

    def attend(self) -> None:
        """Ring when the next clock runs out."""
        self.stop()
        journal, record = self._state.journal, self._state.record
        if record.is_drawing:
            self.ring_in(max(0.0, (record.deal.opening - wall_ms()) / 1000), self._begin)
            return
        at = wakeups.next_at(record, journal)
        if at is not None and journal is not None:
            self.ring_in(min(LONGEST_TIMER, max(0.0, (at - journal.now()) / 1000)), self._ring)

    def stand_by(self) -> None:
        """Clocks are seen to by every node: the first entry stands."""
        self.attend()

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def ring_in(self, seconds: float, job: Job) -> None:
        """Have something done then, and nothing else before."""
        self.stop()
        self._handle = self._loop.call_later(seconds, self._post, job)

    def rings_within(self, seconds: float) -> bool:
        return self._handle is not None and self._handle.when() <= self._loop.time() + seconds

    async def _begin(self) -> None:
        """Begin the game, in the table's own task, without the numbers that were not revealed in time."""
        record = self._state.record
        if record.is_drawing and record.deal.opening <= wall_ms():
            await self._state.begin(record)
        else:
            self.attend()

    async def _ring(self) -> None:
        """Do, in the table's own task, what is due."""
        if self._state.record.status != "running" or self._state.record.pause.reason:
            return
        journal = await self._state.load_journal()
        now = journal.now()
        deadline = journal.match.deadline
        timed = wakeups.timed_seats(self._state.record)
        expired = [] if journal.clocks is None else journal.clocks.expired_seats(now, timed)
        if deadline is not None and deadline <= now:
            await self._ring_game(journal)
        elif expired:
            await self._run_out(journal, expired[0])
        elif warned := wakeups.to_remind(self._state.record, journal):
            await self._remind(journal, warned)
        else:
            self.attend()

    async def _ring_game(self, journal: Journal) -> None:
        try:
            entries = journal.ring()
        except GameOver:
            return
        await self._state.commit(entries)

    async def _run_out(self, journal: Journal, seat: int) -> None:
        """A seat's time is up: a bot takes over or the seat loses, as the table chose; in a rated game it loses.

        Days may stand by a holiday that the table has not heard of. Where they have passed for the last who played,
        nobody is left for whom bots would go on: that is the end as well.
        """
        state = self._state
        new = await state.services.features.refresh(state.record, wall_ms())
        if new != state.record:
            await seating.change(state, new)
            return
        control = state.record.pace.clock or state.record.pace.correspondence
        is_replaced = control is not None and control.timeout == "bot" and not entrants.is_bound(state.record)
        bot = seats.stand_in(state.record.game) if is_replaced else None
        handed = None if bot is None else seats.hand_over(state.record, seat, bot)
        if handed is None or (state.record.pace.correspondence is not None and not wakeups.is_played(handed)):
            await state.commit(journal.concede(seat, "time"))
        else:
            await seating.change(state, handed)
            state.call(player_calls.replacement_calls(handed, seat))

    async def _remind(self, journal: Journal, warned: list[int]) -> None:
        """Store that these seats are reminded: the node that stores it first reminds them, and no other one."""
        state, days = self._state, journal.clocks
        if isinstance(days, Deadlines):
            new = state.record
            for seat in warned:
                new = seats.put(new, seat, replace(new.seats[seat], reminded=days.end(seat)))
            await state.keep(new)
            state.call(player_calls.reminders(new, journal, warned))
            state.attend()
