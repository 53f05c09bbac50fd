"""Notices between nodes on one database. On PostgreSQL a notice is part of the transaction that it tells of."""

import msgspec

from cosmotheque.server.store import Head

CHANNEL = "cosmotheque"


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A node's notice to the others: heads of changed tables, tables where presence changed, and fleeting signs.

    `kinds` are those of the documents that were changed.
    """

    node: str
    heads: tuple[Head, ...] = ()
    present: tuple[str, ...] = ()
    signs: tuple[tuple[str, int, str], ...] = ()
    kinds: tuple[str, ...] = ()
