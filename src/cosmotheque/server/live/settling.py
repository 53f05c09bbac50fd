"""Work that remains to be done once after the end of a game, such as counting a rated one.

The end of a game is stored before, with a wish to be woken, so that a crash in between costs nobody their result.
"""

from cosmotheque.server.live.mailbox import Post
from cosmotheque.server.live.state import TableState
from cosmotheque.server.live.sync import Sync
from cosmotheque.server.store import Conflict, StoreFailed


class Settler:
    """Has the features settle a game that is over."""

    def __init__(self, state: TableState, sync: Sync, post: Post) -> None:
        self._state, self._sync, self._post = state, sync, post

    def attend(self) -> None:
        """Have the game settled if it is over and was not."""
        if self._state.services.features.is_unsettled(self._state.record):
            self._post(self._settle)

    def stand_by(self) -> None:
        """Do nothing: the node that stored the end settles it; where that one is lost, the table is woken."""

    def stop(self) -> None:
        """Do nothing: no work is under way between two jobs of the table."""

    async def _settle(self) -> None:
        """Settle, in the table's own task, by what is stored. After too many conflicts, try again soon."""
        try:
            await self._sync.settle(self._settle_once)
        except Conflict as fault:
            raise StoreFailed(str(fault)) from fault

    async def _settle_once(self) -> None:
        state = self._state
        if state.services.features.is_unsettled(state.record):
            await state.services.features.settle(state.record, state.keep)
            state.audience.tell_table(state.record, state.journal)
            self.attend()  # one feature has settled it, and another may have to
        else:
            await state.keep_due()  # another node has settled it, while this one may have asked to be woken for it
