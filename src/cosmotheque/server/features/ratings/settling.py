"""Counting of a rated game that is over, once: ratings and the note that it is counted are stored together."""

from contextlib import AsyncExitStack

from cosmotheque.server.features.ratings import rules as ratings
from cosmotheque.server.features.ratings.record import RATINGS, name_of, people_in
from cosmotheque.server.live.state import TableState


async def count(state: TableState) -> None:
    """Count the game of a table in its own task, by what is stored."""
    async with AsyncExitStack() as turns:
        for name in sorted(name_of(state.record.game, guest) for guest in people_in(state.record)):
            await turns.enter_async_context(RATINGS.turn(name))
        if not state.record.rating.is_uncounted:
            await state.keep_due()  # another node has counted it, while this one may have asked to be woken for it
            return
        counted, documents = await ratings.count(state.services.store, state.record)
        await state.keep(counted, *documents)
    state.audience.tell_table(state.record, state.journal)
