"""An invitation: somebody asks somebody with whom they have played to a table. Stored as JSON.

It is kept the same whether or not the two have blocked each other, so that whoever invites learns nothing from it;
what is shown to the invited is decided when they look.
"""

import msgspec

from cosmotheque.server.documents import Kind


class InvitationRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Its id is the table's and the invited guest's, so that nobody is invited twice; `by` is who invites."""

    id: str
    table: str
    guest: str
    by: str
    created: str
    declined: bool = False
    revision: int = 0


INVITATIONS = Kind("invitation", InvitationRecord, lambda record: (record.guest, record.by))


def invitation_to(table: str, guest: str) -> str:
    """The id of an invitation."""
    return f"{table}/{guest}"
