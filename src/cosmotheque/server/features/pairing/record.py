"""Who waits for anybody, by game, pace and whether it is rated: tables, the longest waiting first. Stored as JSON.

Whether somebody still waits there is for the table to say. What decides between two who come at the same time is the
revision of this record: a table that waits is stored together with its place in the queue, or not at all.
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
    """The id of the queue of those who want the same."""
    return f"{wanted.game}/{wanted.pace}" + ("/rated" if wanted.rated else "")
