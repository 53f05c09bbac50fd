"""The queue of waiting tables, by game, pace and whether it is rated, the longest waiting first. Stored as JSON.

The table itself says whether a guest still waits there. Between two who come at the same time the revision of this
record decides: a table that waits is stored together with its place in the queue, or not at all.
"""

import msgspec

from cosmotheque.server.features.pairing.wire import Pair
from cosmotheque.server.store.documents import Kind, nothing

MOST_WAITING = 50


class QueueRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The tables at which people wait for a game at a pace. Its id is both, and whether it is rated."""

    id: str
    created: str
    tables: tuple[str, ...] = ()
    revision: int = 0


QUEUES = Kind("queue", QueueRecord, lambda record: (), tell=nothing)


def queue_of(wanted: Pair) -> str:
    """The id of the queue for guests with the same wishes."""
    return f"{wanted.game}/{wanted.pace}" + ("/rated" if wanted.rated else "")
