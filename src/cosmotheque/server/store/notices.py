"""What nodes on one database tell each other. On PostgreSQL a notice is part of the transaction that it tells of."""

import msgspec

from cosmotheque.server.store import Head

CHANNEL = "cosmotheque"


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a node tells the others: how far tables have come, where somebody came or went, and fleeting signs.

    `kinds` are those of the documents that were changed.
    """

    node: str
    heads: tuple[Head, ...] = ()
    present: tuple[str, ...] = ()
    signs: tuple[tuple[str, int, str], ...] = ()
    kinds: tuple[str, ...] = ()
