"""An invitation: a guest asks another, with whom they have played, to a table. Stored as JSON.

It is kept the same whether or not the two have blocked each other, so that the inviter learns nothing from it; what is
shown to the invited is decided when they look.
"""

from datetime import timedelta

import msgspec

from cosmotheque.server.store.documents import Kind, ReadablePart, Reader


class InvitationRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Its id is the table's and the invited guest's, so that nobody is invited twice; `by` is who invites."""

    id: str
    table: str
    guest: str
    by: str
    created: str
    declined: bool = False
    revision: int = 0


def _tell_invitation(record: InvitationRecord, reader: Reader) -> ReadablePart:
    """Tell the inviter whom they asked, and not the answer; tell the invited their own no.

    The invited find an open invitation as their page shows it (`invitations/rules.py`): that hides the invitations of
    people who have blocked them, and any further field here would show who that is.
    """
    if record.by == reader.id:
        return {"table": record.table, "invited": reader.names.get(record.guest, "")}
    return {"table": record.table, "declined": True} if record.declined else None


INVITATIONS = Kind(
    "invitation",
    InvitationRecord,
    lambda record: (record.guest, record.by),
    tell=_tell_invitation,
    kept=timedelta(days=30),
)


def invitation_to(table: str, guest: str) -> str:
    """The id of an invitation."""
    return f"{table}/{guest}"
