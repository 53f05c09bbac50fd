"""Invitations to those with whom one has played, over REST."""

from litestar import get, post

from cosmotheque.server.door.guests import costly
from cosmotheque.server.door.parameters import TableId
from cosmotheque.server.features.invitations import rules as company
from cosmotheque.server.features.invitations.wire import Companion, InvitationInfo, Invite
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest


@get("/api/tables/{table_id:str}/company", guards=[costly])
async def companions(table_id: TableId, tables: Tables, me: Guest) -> list[Companion]:
    """People with whom I have played and whom I may ask to this table."""
    return await company.companions(tables, await tables.get(table_id), me)


@post("/api/tables/{table_id:str}/invite", status_code=200, guards=[costly])
async def invite(table_id: TableId, data: Invite, tables: Tables, me: Guest) -> list[Companion]:
    """Ask a person to this table."""
    return await company.invite(tables, await tables.get(table_id), data.who, me)


@get("/api/me/invitations", guards=[costly])
async def my_invitations(tables: Tables, visitor: str | None) -> list[InvitationInfo]:
    """The tables to which I am asked, newest first."""
    return await company.invitations(tables, visitor) if visitor is not None else []


@post("/api/me/invitations/{table_id:str}/decline", status_code=200, guards=[costly])
async def decline(table_id: TableId, tables: Tables, me: Guest) -> list[InvitationInfo]:
    """Say no, to nobody but myself."""
    return await company.decline(tables, table_id, me)


HANDLERS = [companions, invite, my_invitations, decline]
