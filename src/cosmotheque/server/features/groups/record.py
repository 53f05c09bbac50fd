"""A group: people who play together, and what is theirs. Stored as JSON.

Its id is for members, and leads nobody in. The link that does is another document, so that it can be renewed; the
tables of a group are found by documents too, which are stored together with them.
"""

import msgspec

from cosmotheque.server.features.campaigns.record import Member
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Document
from cosmotheque.server.store.documents import Kind, Reader, Told, nothing


class GroupRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A group with its members, the longest first. Whoever has the `link` may join; `campaigns` are its own."""

    id: str
    name: str
    host: str
    created: str
    link: str
    members: tuple[Member, ...]
    campaigns: tuple[str, ...] = ()
    revision: int = 0

    def has(self, guest: str | None) -> bool:
        return any(member.guest == guest for member in self.members)

    @property
    def leader(self) -> str | None:
        """Who sees to members and link: whoever founded it or, while they are no member, the longest member."""
        return self.host if self.has(self.host) else next((member.guest for member in self.members), None)


class GroupLink(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The way into a group; its id is what stands in the address."""

    id: str
    group: str
    created: str
    revision: int = 0


class GroupTable(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """That a table, by its id, is one of a group."""

    id: str
    group: str
    created: str
    revision: int = 0


def _tell_group(record: GroupRecord, reader: Reader) -> Told:
    """Tell a member what the page shows: members by the names they go by now, and whether it is theirs to see to."""
    return {
        "id": record.id,
        "name": record.name,
        "link": record.link,
        "members": [reader.names.get(member.guest) or member.name for member in record.members],
        "hosting": record.leader == reader.id,
        "campaigns": record.campaigns,
    }


GROUPS = Kind("group", GroupRecord, lambda record: (member.guest for member in record.members), tell=_tell_group)
GROUP_LINKS = Kind("group link", GroupLink, lambda record: (), tell=nothing)
GROUP_TABLES = Kind("group table", GroupTable, lambda record: (record.group,), tell=nothing)


def documents_of(table: TableRecord) -> tuple[Document, ...]:
    """What is stored together with a new table, so that its group finds it."""
    if not table.group:
        return ()
    return (GROUP_TABLES.document(GroupTable(id=table.id, group=table.group, created=table.created)),)
