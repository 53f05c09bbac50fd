"""A guest's companions, with whom they have played, and invitations to them. No ids leave the server, only marks."""

from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.identity import is_network_bot
from cosmotheque.server.features.civility.record import BLOCKS, MOST_BLOCKS
from cosmotheque.server.features.groups import record as group_record
from cosmotheque.server.features.invitations import sentences
from cosmotheque.server.features.invitations.record import INVITATIONS, InvitationRecord, invitation_to
from cosmotheque.server.features.invitations.wire import Companion, InvitationInfo
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.push.call import Call
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Conflict
from cosmotheque.server.wire.parts import Guest

MOST_COMPANIONS = 50
MOST_FOUND = 200
MARK_LETTERS = 12


async def companions(tables: Tables, table: Table, me: Guest) -> list[Companion]:
    """People with whom I have played, the last ones first, without those I have blocked or who sit here already."""
    _must_sit(table.record, me.id)
    here = table.record.guests()
    sent = {one.guest for one in await _list_sent(tables, me.id) if one.table == table.record.id}
    found = [(guest, met) for guest, met in (await _find_companions(tables, me.id)).items() if guest not in here]
    return [
        Companion(
            _mark(tables, me.id, guest),
            await tables.services.store.name(guest) or _name_at(met, guest),
            met.game,
            met.created,
            guest in sent,
        )
        for guest, met in found[:MOST_COMPANIONS]
    ]


async def invite(tables: Tables, table: Table, who: str, me: Guest) -> list[Companion]:
    """Ask a person to a table of mine. The answer does not tell whether they will see it."""
    record, services = table.record, tables.services
    _must_sit(record, me.id)
    await services.features.check_person(me.id)
    if not _waits(record):
        raise Denied(409, common.NOBODY_WAITS)
    guest = next((one for one in await _find_companions(tables, me.id) if _mark(tables, me.id, one) == who), None)
    if guest is None:
        raise Denied(404, sentences.NO_SUCH_COMPANION)
    if record.access.group and not await _is_member(tables, record.access.group, guest):
        raise Denied(409, common.GROUP_ONLY)
    if not services.invitations.of(me.id).take():
        raise Denied(429, sentences.TOO_MANY_INVITATIONS)
    sent = [one for one in await _list_sent(tables, me.id) if one.table == record.id]
    if len(sent) >= services.settings.limits.invitations_per_table:
        raise Denied(409, sentences.TOO_MANY_INVITATIONS)
    new = InvitationRecord(
        id=invitation_to(record.id, guest), table=record.id, guest=guest, by=me.id, created=now_text()
    )
    try:
        await INVITATIONS.keep(services.store, new)
    except Conflict:
        pass  # they are asked already, by me or by somebody else who sits here
    else:
        is_there = guest in table.audience.online()
        if not is_there and await services.features.may_meet(me.id, guest):
            services.calls.post(
                Call(kind="invited", guest=guest, table=record.id, game=record.game, others=(me.name,), slow=True)
            )
    return await companions(tables, table, me)


async def invitations(tables: Tables, guest: str) -> list[InvitationInfo]:
    """The tables to which a guest is asked and that still wait, newest first."""
    store, shown = tables.services.store, list[InvitationInfo]()
    apart = await tables.services.features.apart_from(guest)
    most = tables.services.settings.limits.invitations_listed
    for one in await INVITATIONS.of(store, guest, MOST_FOUND):
        if one.guest != guest or one.declined or one.by in apart or len(shown) >= most:
            continue
        record = await store.record(one.table)
        if record is not None and _waits(record) and not record.concerns(guest) and record.concerns(one.by):
            name = await store.name(one.by) or _name_at(record, one.by)
            shown.append(InvitationInfo(one.table, record.game, name, one.created))
    return shown


async def decline(tables: Tables, table: str, me: Guest) -> list[InvitationInfo]:
    """Hide an invitation from me for good. The inviter does not learn it, and nobody may ask me to this table again."""
    store, name = tables.services.store, invitation_to(table, me.id)

    def mark_declined(old: InvitationRecord | None) -> InvitationRecord:
        if old is None:
            raise Denied(404, sentences.NO_SUCH_INVITATION)
        return InvitationRecord(
            id=old.id, table=old.table, guest=old.guest, by=old.by, created=old.created, declined=True
        )

    await INVITATIONS.change(store, name, mark_declined)
    return await invitations(tables, me.id)


async def _find_companions(tables: Tables, me: str) -> dict[str, TableRecord]:
    """The people with whom I have played, each with the last table."""
    store, last = tables.services.store, tables.services.settings.limits.listed_tables
    blocked = {one.of for one in await BLOCKS.of(store, me, MOST_BLOCKS) if one.blocked}
    found = dict[str, TableRecord]()
    for record in await store.tables_of(me, last):
        people = [seat.guest for seat in record.seats if seat.guest is not None and not is_network_bot(seat.guest)]
        if record.has_game and me in people:
            for guest in people:
                if guest != me and guest not in blocked:
                    found.setdefault(guest, record)
    return {guest: record for guest, record in found.items() if _name_at(record, guest)}


async def _list_sent(tables: Tables, me: str) -> list[InvitationRecord]:
    return [one for one in await INVITATIONS.of(tables.services.store, me, MOST_FOUND) if one.by == me]


async def _is_member(tables: Tables, group: str, guest: str) -> bool:
    record = await group_record.GROUPS.find(tables.services.store, group)
    return record is None or record.has(guest)


def _mark(tables: Tables, me: str, guest: str) -> str:
    """The mark of a person among my companions; for other people they have another."""
    return tables.services.signer.digest(f"companion {me} {guest}").hex()[:MARK_LETTERS]


def _name_at(record: TableRecord, guest: str) -> str:
    """The name of a person at a table; a person who is gone for good has none."""
    return next((seat.name for seat in record.seats if seat.guest == guest), "")


def _waits(record: TableRecord) -> bool:
    return record.status == "open" and not record.is_drawing and any(seat.is_open for seat in record.seats)


def _must_sit(record: TableRecord, guest: str) -> None:
    if not record.concerns(guest):
        raise Denied(403, common.NOT_SEATED)
