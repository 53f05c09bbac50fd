"""A group: people who play together, and what is theirs. Stored as JSON.

Its id is for members, and leads nobody in. The link that does is another document, so that it can be renewed; the
tables of a group are found by documents too, which are stored together with them.
"""

from collections.abc import Callable

import msgspec

from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.groups import sentences
from cosmotheque.server.record.table import Member, TableRecord
from cosmotheque.server.store import Document, Store
from cosmotheque.server.store.documents import Kind, ReadablePart, Reader, next_of, nothing


class GroupRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A group with its members, the longest first. A guest who has the `link` may join; `campaigns` are its own."""

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
        """The member who manages members and link: the founder or, if the founder has left, the longest member."""
        return self.host if self.has(self.host) else next((member.guest for member in self.members), None)


class GroupLink(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The way into a group; its id is what stands in the address."""

    id: str
    group: str
    created: str
    revision: int = 0


class GroupTable(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A note that a table, by its id, belongs to a group."""

    id: str
    group: str
    created: str
    revision: int = 0


def _tell_group(record: GroupRecord, reader: Reader) -> ReadablePart:
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
    """The document stored together with a new table, by which its group finds it."""
    if not table.access.group:
        return ()
    return (GROUP_TABLES.document(GroupTable(id=table.id, group=table.access.group, created=table.created)),)


async def find(store: Store, key: str, guest: str | None) -> GroupRecord:
    """The group of a link or, for members, of an id; refused otherwise."""
    way = await GROUP_LINKS.find(store, key)
    record = await GROUPS.find(store, key if way is None else way.group)
    if record is None or not (record.has(guest) or key == record.link):
        raise Denied(404, sentences.NO_SUCH_GROUP)
    return record


async def find_of_member(store: Store, group: str, guest: str) -> GroupRecord:
    record = await find(store, group, guest)
    if not record.has(guest):
        raise Denied(403, common.GROUP_ONLY)
    return record


async def change(
    store: Store,
    group: str,
    work: Callable[[GroupRecord], GroupRecord],
    beside: Callable[[GroupRecord | None, GroupRecord], list[Document]] | None = None,
) -> GroupRecord:
    """Store another record, and `beside` it what goes with it: without that, where its link leads."""

    def apply_if_found(record: GroupRecord | None) -> GroupRecord:
        if record is None:
            raise Denied(404, sentences.NO_SUCH_GROUP)
        return work(record)

    return await GROUPS.change(store, group, apply_if_found, beside or ways)


def ways(old: GroupRecord | None, new: GroupRecord) -> list[Document]:
    """The documents stored with a group whose link has changed: the new way in, and the end of the old one."""
    if old is not None and old.link == new.link:
        return []
    return [way(new), *([] if old is None else [way(old, gone=True)])]


def way(record: GroupRecord, *, gone: bool = False) -> Document:
    """A link is stored once and never changed, until it is `gone`."""
    way = GroupLink(id=record.link, group=record.id, created=record.created)
    return GROUP_LINKS.document(next_of(way) if gone else way, gone=gone)


async def must_be_member(store: Store, group: str, guest: str) -> None:
    """Refuse a guest who is no member of a group, as long as the group exists."""
    record = await GROUPS.find(store, group)
    if record is not None and not record.has(guest):
        raise Denied(403, common.GROUP_ONLY)
