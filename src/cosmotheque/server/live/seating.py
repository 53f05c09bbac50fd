"""Other people at a table, or other manners: a changed record is stored and told, and what follows from it done."""

from cosmotheque.server.live import undo
from cosmotheque.server.live.state import TableState
from cosmotheque.server.record.table import TableRecord


async def change(state: TableState, new: TableRecord) -> None:
    """Store another record, then tell everybody."""
    await state.keep(new)
    state.audience.tell_table(state.record, state.journal)
    state.audience.reseat(state.record, state.journal)
    await undo.reconsider(state)
    state.attend()
