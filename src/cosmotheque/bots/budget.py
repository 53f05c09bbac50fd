"""The rest of a bot's thinking budget. Counting nodes makes a bot repeatable; watching the clock does not."""

from time import perf_counter

from cosmotheque.core.bot import Limit


class Budget:
    """Counts down one `Limit`; where it sets neither time nor nodes, `own` is the bot's own measure."""

    def __init__(self, limit: Limit, own: Limit) -> None:
        if limit.seconds is None and limit.nodes is None:
            limit = own
        self._end = None if limit.seconds is None else perf_counter() + limit.seconds
        self._nodes = limit.nodes

    def spend(self) -> bool:
        """Take one node from the budget; false when it is used up."""
        if self._nodes is not None:
            if self._nodes <= 0:
                return False
            self._nodes -= 1
        return self._end is None or perf_counter() < self._end
