"""Pauses: a game's own clock stands while the host says so, or while a player is away.

Nobody moves meanwhile. The time it showed is kept with the table's record, so that it goes on from there, also after
the server was stopped. Tables of games without such a clock are left alone, and so are correspondences, at which a
player is always away.
"""

import asyncio

from msgspec.structs import replace

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live import seating
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.mailbox import Post
from cosmotheque.server.live.state import TableState
from cosmotheque.server.record.info import away
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.table import PauseReason


class Absence:
    """Stops the clock when a player has been away for a while, and starts it when all are back."""

    def __init__(self, state: TableState, post: Post) -> None:
        self._state = state
        self._post = post
        self._handle: asyncio.TimerHandle | None = None

    def attend(self) -> None:
        """Look who is there: players may have come or gone."""
        record = self._state.record
        if record.pace.correspondence is not None or record.status != "running" or not self._has_clock():
            self.stop()
            return
        online = self._state.audience.online()
        if record.pause.reason == "" and away(record, online):
            self._wait()
        else:
            self.stop()
        if online.intersection(record.pause.without) or (record.pause.reason == "away" and not away(record, online)):
            self._post(self._welcome)

    def stand_by(self) -> None:
        """Every node looks who is there: the first that stores it stands."""
        self.attend()

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _has_clock(self) -> bool:
        journal = self._state.journal
        return journal is not None and journal.has_clock

    def _wait(self) -> None:
        """Wait before counting a player as absent: a page may be reloading."""
        if self._handle is None:
            grace = self._state.services.settings.absence
            self._handle = asyncio.get_running_loop().call_later(grace, self._post, self._miss)

    async def _miss(self) -> None:
        """Stop the clock, in the table's own task, if a player is still away."""
        self._handle = None
        record = self._state.record
        if record.status == "running" and record.pause.reason == "" and away(record, self._state.audience.online()):
            await _change(self._state, stop_clock(record, "away"))

    async def _welcome(self) -> None:
        """Wait again, in the table's own task, for players who are back; with all of them the clock goes on."""
        record, online = self._state.record, self._state.audience.online()
        known = replace(
            record,
            pause=replace(record.pause, without=tuple(guest for guest in record.pause.without if guest not in online)),
        )
        back = record.pause.reason == "away" and not away(known, online)
        new = resume_clock(known) if back else known
        if new != record:
            await _change(self._state, new)


def stop_clock(record: TableRecord, why: PauseReason) -> TableRecord:
    """The record with the clock standing; one that stood already shows what it showed."""
    return replace(record, pause=replace(record.pause, reason=why, since=record.pause.since or wall_ms()))


def resume_clock(record: TableRecord) -> TableRecord:
    """The record with the clock going: as if the game had begun later by as long as it stood."""
    stood = wall_ms() - record.pause.since if record.pause.since else 0
    return replace(
        record,
        pause=replace(record.pause, reason="", since=0),
        times=replace(record.times, started=record.times.started + stood),
    )


async def set_pause(state: TableState, guest: str, *, is_on: bool) -> None:
    """Stop the clock for the host, or let it go on, then also without the players who are away."""
    if guest != state.record.host:
        raise Denied(403, sentences.HOST_ONLY)
    journal = await state.load_journal()
    if state.record.status != "running" or state.record.pace.correspondence is not None or not journal.has_clock:
        raise Denied(409, sentences.NO_CLOCK)
    if is_on:
        await _change(state, stop_clock(state.record, "host"))
    else:
        missing = {state.record.seats[seat].guest for seat in away(state.record, state.audience.online())}
        without = {*state.record.pause.without, *(guest for guest in missing if guest is not None)}
        await _change(
            state,
            resume_clock(replace(state.record, pause=replace(state.record.pause, without=tuple(sorted(without))))),
        )


async def _change(state: TableState, new: TableRecord) -> None:
    """Store it, tell everybody, and show them what the clock shows now."""
    await seating.change(state, new)
    state.audience.show_all(state.journal)
