"""Counting of a rated game that is over, once: ratings and the note that it is counted are stored together."""

from contextlib import AsyncExitStack

from cosmotheque.server.features.ratings import rules as ratings
from cosmotheque.server.features.ratings.record import RATINGS, name_of, people_in
from cosmotheque.server.live.moments import Keep
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Store


async def count(store: Store, record: TableRecord, keep: Keep) -> None:
    """Count the game of a table, while nobody else in this process changes the ratings of its people."""
    async with AsyncExitStack() as turns:
        for name in sorted(name_of(record.game, guest) for guest in people_in(record)):
            await turns.enter_async_context(RATINGS.turn(name))
        counted, documents = await ratings.count(store, record)
        await keep(counted, *documents)
