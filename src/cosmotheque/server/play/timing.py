"""When a table has to act of its own accord: the game's deadline, a seat's clock, a bot's turn."""

import asyncio
from typing import TYPE_CHECKING

from cosmotheque.core.errors import GameOver
from cosmotheque.server.play import seats
from cosmotheque.server.play.journal import wall_ms

if TYPE_CHECKING:
    from cosmotheque.server.play.journal import Journal
    from cosmotheque.server.play.table import Table

LONGEST_TIMER = 3600.0
AT_ONCE = 0


def due(table: "Table") -> int | None:
    """When the table wants to be woken, in milliseconds since 1970; None for never."""
    if table.bots.to_act():
        patience = round(1000 * table.services.settings.patience)
        return wall_ms() + patience if table.services.peers.are_there else AT_ONCE
    at = _next(table)
    return None if at is None else table.record.started + at


def set_timer(table: "Table") -> None:
    """Ring when the next clock runs out."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    at = _next(table)
    if at is None or table.journal is None:
        return
    seconds = min(LONGEST_TIMER, max(0.0, (at - table.journal.now()) / 1000))
    table.timer = asyncio.get_running_loop().call_later(seconds, table.post, lambda: _ring(table))


async def _ring(table: "Table") -> None:
    """In the table's own task: do what is due."""
    if table.record.status != "running":
        return
    journal = await table.opened()
    now = journal.now()
    deadline = journal.match.deadline
    fallen = [] if journal.clocks is None else journal.clocks.fallen(now, _watched(table))
    if deadline is not None and deadline <= now:
        await _ring_game(table, journal)
    elif fallen:
        await _run_out(table, journal, fallen[0])
    else:
        set_timer(table)


async def _ring_game(table: "Table", journal: "Journal") -> None:
    try:
        entries = journal.ring()
    except GameOver:
        return
    await table.commit(entries)


async def _run_out(table: "Table", journal: "Journal", seat: int) -> None:
    """A seat's time is up: a bot takes over or the seat loses, as the table chose."""
    control = table.record.clock
    bot = seats.stand_in(table.record.game) if control is not None and control.timeout == "bot" else None
    if bot is not None:
        await table.change(seats.hand_over(table.record, seat, bot))
    else:
        await table.commit(journal.concede(seat, "time"))


def _next(table: "Table") -> int | None:
    """The game time of whatever comes first."""
    journal = table.journal
    if journal is None or table.record.status != "running":
        return None
    deadline = journal.match.deadline
    if journal.clocks is None:
        return deadline
    falls = journal.clocks.falls(_watched(table))
    return min((at for at in (deadline, falls) if at is not None), default=None)


def _watched(table: "Table") -> list[int]:
    """The seats whose clocks count: bots keep to their own limit."""
    return [number for number, seat in enumerate(table.record.seats) if seat.bot is None]
