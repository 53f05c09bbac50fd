"""The node for a connection: all guests at a table meet at one node, so that its moves are played through once.

A wrong choice breaks nothing, since any node serves any table.
"""

import re
from zlib import crc32

MOST_LOOKED_AT = 512
TABLE = re.compile(rb"[A-Z]{1,7} /api/tables/([\w-]{1,64})[/? ]")


def place_of(head: bytes, places: int) -> int | None:
    """The place of the node that a request is for, by how it begins; None where any will do."""
    found = TABLE.match(head)
    return None if found is None else crc32(found[1]) % places
