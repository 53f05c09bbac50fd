"""An invitation: somebody asks somebody with whom they have played to a table. Stored as JSON.

It is kept the same whether or not the two have blocked each other, so that whoever invites learns nothing from it;
what is shown to the invited is decided when they look.
"""

import msgspec

from cosmotheque.server.documents import Kind, Reader, Told


class InvitationRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Its id is the table's and the invited guest's, so that nobody is invited twice; `by` is who invites."""

    id: str
    table: str
    guest: str
    by: str
    created: str
    declined: bool = False
    revision: int = 0


def _tell_invitation(record: InvitationRecord, reader: Reader) -> Told:
    """Whoever invites reads whom they asked, and not the answer; whoever was invited reads their own no.

    One that is not answered is told to the invited where their page shows it, and nowhere else: by what it leaves out
    they could see who has blocked them.
    """
    if record.by == reader.id:
        return {"table": record.table, "invited": reader.names.get(record.guest, "")}
    return {"table": record.table, "declined": True} if record.declined else None


INVITATIONS = Kind("invitation", InvitationRecord, lambda record: (record.guest, record.by), tell=_tell_invitation)


def invitation_to(table: str, guest: str) -> str:
    """The id of an invitation."""
    return f"{table}/{guest}"
