"""Counts a rated game that is over, once: the ratings of its people and the note that it is done are stored together.

The end of a game is stored before, with a wish to be woken, so that a crash in between costs nobody their result.
"""

from contextlib import AsyncExitStack

from cosmotheque.server.features.ratings import rules as ratings
from cosmotheque.server.features.ratings.record import RATINGS, name_of, people_in
from cosmotheque.server.live.mailbox import Post
from cosmotheque.server.live.state import TableState
from cosmotheque.server.live.sync import Sync
from cosmotheque.server.store import Conflict, StoreFailed


class Settler:
    def __init__(self, state: TableState, sync: Sync, post: Post) -> None:
        self._state, self._sync, self._post = state, sync, post

    def attend(self) -> None:
        """Have the game counted if it is over and was not."""
        if self._state.record.is_uncounted:
            self._post(self._settle)

    def stand_by(self) -> None:
        """The node that stored the end counts it; where that one is lost, the table is woken."""

    def stop(self) -> None:
        """Nothing is under way between two jobs of the table."""

    async def _settle(self) -> None:
        """In the table's own task: count by what is stored. Where others were first too often, look again soon."""
        try:
            await self._sync.settle(self._count)
        except Conflict as fault:
            raise StoreFailed(str(fault)) from fault

    async def _count(self) -> None:
        state = self._state
        async with AsyncExitStack() as turns:
            for name in sorted(name_of(state.record.game, guest) for guest in people_in(state.record)):
                await turns.enter_async_context(RATINGS.turn(name))
            if not state.record.is_uncounted:
                await state.keep_due()  # another node has counted it, while this one may have asked to be woken for it
                return
            counted, documents = await ratings.count(state.services.store, state.record)
            await state.keep(counted, *documents)
        state.audience.tell_table(state.record, state.journal)
