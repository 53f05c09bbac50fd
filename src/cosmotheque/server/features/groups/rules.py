"""Requests about a group: create one, join it, leave it, manage its members, its link, its tables and campaigns.

Nothing stays in memory.
"""

import contextlib
from collections.abc import Callable

from msgspec.structs import replace

from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.groups import record as groups
from cosmotheque.server.features.groups import sentences
from cosmotheque.server.features.groups.record import GROUP_TABLES, GROUPS, GroupRecord
from cosmotheque.server.features.groups.wire import GroupInfo, GroupMember, GroupSummary
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.record import table as table_record
from cosmotheque.server.record.table import Member, TableRecord
from cosmotheque.server.store import Conflict
from cosmotheque.server.store.documents import next_of
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import NewTable

MOST_LISTED = 30
MOST_WAITING = 10
MARK_LETTERS = 12


async def create(tables: Tables, me: Guest, name: str) -> GroupInfo:
    """A new group with its first member, under a name that can be read."""
    store = tables.services.store
    await tables.services.features.check_person(me.id)
    await _must_have_room(tables, me.id)
    group, link = table_record.new_id(), table_record.new_id()
    record = GroupRecord(
        id=group, name=name, host=me.id, created=now_text(), link=link, members=(Member(me.id, me.name),)
    )
    await store.keep(GROUPS.document(record), *groups.ways(None, record))
    return await look(tables, group, me.id)


async def look(tables: Tables, key: str, guest: str | None) -> GroupInfo:
    """A group as a guest may see it: an invited guest sees the members by its link, members see the rest."""
    record = await groups.find(tables.services.store, key, guest)
    members = tuple([await _member(tables, record, one, guest) for one in record.members])
    shown = GroupInfo("", record.name, record.created, joined=False, hosting=False, members=members)
    if not record.has(guest):
        return shown
    played = [await tables.info(one, guest) for one in await _tables(tables, record, MOST_LISTED)]
    return replace(
        shown,
        id=record.id,
        link=record.link,
        joined=True,
        hosting=record.leader == guest,
        tables=tuple(one for one in played if one.status != "over"),
        past=tuple(one for one in played if one.status == "over"),
        campaigns=await tables.services.features.show_campaigns(record.campaigns),
    )


async def list_groups(tables: Tables, guest: str) -> list[GroupSummary]:
    """The groups that a guest is a member of, newest first."""
    store, most = tables.services.store, tables.services.settings.limits.groups_per_guest
    return [await _summary(tables, record, guest) for record in await GROUPS.of(store, guest, most)]


async def join(tables: Tables, key: str, me: Guest) -> GroupInfo:
    """Become a member of a group and of its campaigns: a guest who has the link is invited."""
    record = await groups.find(tables.services.store, key, me.id)
    most = tables.services.settings.limits.members_per_group
    if not record.has(me.id):
        await tables.services.features.check_person(me.id)
        await _must_have_room(tables, me.id)

    def add_member(group: GroupRecord) -> GroupRecord:
        if group.has(me.id) or key not in (group.link, group.id):
            return group
        if len(group.members) >= most:
            raise Denied(409, sentences.GROUP_FULL)
        return replace(group, members=(*group.members, Member(me.id, me.name)))

    new = await groups.change(tables.services.store, record.id, add_member)
    if not new.has(me.id):
        raise Denied(404, sentences.NO_SUCH_GROUP)
    await tables.services.features.join_group(new.campaigns, me)
    return await look(tables, record.id, me.id)


async def leave(tables: Tables, group: str, me: Guest) -> None:
    """Be a member no longer, nor of its campaigns; with the last member the group is gone."""
    record = await groups.find_of_member(tables.services.store, group, me.id)
    await _remove(tables, record.id, me.id)


async def remove(tables: Tables, group: str, who: str, me: Guest) -> GroupInfo:
    """Take a member out of the group, and make the link that they know invalid."""
    record = await _find_of_leader(tables, group, me.id)
    gone = next((one.guest for one in record.members if _mark(tables, record, one.guest) == who), None)
    if gone is None:
        raise Denied(404, sentences.NO_SUCH_GROUP_MEMBER)
    if gone == me.id:
        raise Denied(409, common.THAT_IS_YOU)
    link = table_record.new_id()
    await _remove(tables, record.id, gone, lambda record: replace(_must_lead(record, me.id), link=link))
    return await look(tables, record.id, me.id)


async def renew(tables: Tables, group: str, me: Guest) -> GroupInfo:
    """Another link; the one before leads nowhere."""
    record, link = await _find_of_leader(tables, group, me.id), table_record.new_id()
    await groups.change(tables.services.store, record.id, lambda record: replace(_must_lead(record, me.id), link=link))
    return await look(tables, record.id, me.id)


async def set_up(tables: Tables, group: str, wanted: NewTable, me: Guest, address: str) -> Table:
    """A table for the group: its members find it there, and the open seats are theirs."""
    record = await groups.find_of_member(tables.services.store, group, me.id)
    return await tables.create(replace(wanted, public=False), me.id, me.name, address, group=(record.id, record.name))


async def _find_of_leader(tables: Tables, group: str, guest: str) -> GroupRecord:
    return _must_lead(await groups.find_of_member(tables.services.store, group, guest), guest)


async def _must_have_room(tables: Tables, guest: str) -> None:
    most = tables.services.settings.limits.groups_per_guest
    if len(await GROUPS.of(tables.services.store, guest, most)) >= most:
        raise Denied(409, sentences.TOO_MANY_GROUPS)


async def _remove(
    tables: Tables, group: str, guest: str, also: Callable[[GroupRecord], GroupRecord] = lambda record: record
) -> None:
    """Take a member out of a group and of its campaigns."""
    store = tables.services.store

    def drop_member(record: GroupRecord) -> GroupRecord:
        return replace(also(record), members=tuple(one for one in record.members if one.guest != guest))

    new = await groups.change(tables.services.store, group, drop_member)
    await tables.services.features.leave_group(new.campaigns, guest)
    if not new.members:
        with contextlib.suppress(Conflict):  # somebody has joined meanwhile
            await store.keep(GROUPS.document(next_of(new), gone=True), groups.way(new, gone=True))


def _must_lead(record: GroupRecord, guest: str) -> GroupRecord:
    """The record, if the guest manages the group now; refused otherwise."""
    if record.leader != guest:
        raise Denied(403, sentences.GROUP_LEADER_ONLY)
    return record


async def _member(tables: Tables, record: GroupRecord, member: Member, guest: str | None) -> GroupMember:
    """A member by the name they go by now."""
    name = await tables.services.store.name(member.guest) or member.name
    who = _mark(tables, record, member.guest)
    return GroupMember(who, name, mine=member.guest == guest, hosting=member.guest == record.leader)


def _mark(tables: Tables, record: GroupRecord, guest: str) -> str:
    """The mark of a member in a group; no id can be read from it."""
    return tables.services.signer.digest(f"member {record.id} {guest}").hex()[:MARK_LETTERS]


async def _tables(tables: Tables, record: GroupRecord, last: int) -> list[TableRecord]:
    """The last tables of a group, newest first."""
    store = tables.services.store
    stored = [await store.record(one.id) for one in await GROUP_TABLES.of(store, record.id, last)]
    return [one for one in stored if one is not None and not one.ending.closed]


async def _summary(tables: Tables, record: GroupRecord, guest: str) -> GroupSummary:
    last = await _tables(tables, record, MOST_WAITING)
    waiting = sum(
        one.status == "open" and not one.seats_of(guest) and any(seat.is_open for seat in one.seats) for one in last
    )
    running = sum(one.status == "running" for one in last)
    return GroupSummary(record.id, record.name, len(record.members), waiting, running)
