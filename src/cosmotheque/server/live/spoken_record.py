"""A note that a guest has spoken at a table, also without a seat: so their lines are found again. Stored as JSON.

When a guest becomes another person, or is gone for good, that holds for every line that they have said.
"""

import msgspec

from cosmotheque.server.store.documents import Kind, nothing


class SpokenRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Its id is the table's and the guest's: it is stored with the first line."""

    id: str
    table: str
    guest: str
    created: str
    revision: int = 0


SPOKEN = Kind("spoken", SpokenRecord, lambda record: (record.guest,), tell=nothing)
"""A person reads the lines themselves with their table."""


def spoken_at(table: str, guest: str, created: str) -> SpokenRecord:
    return SpokenRecord(id=f"{table}/{guest}", table=table, guest=guest, created=created)
