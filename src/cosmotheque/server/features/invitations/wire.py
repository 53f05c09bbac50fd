"""The bodies of invitations to people with whom a guest has played."""

import msgspec

from cosmotheque.server.wire.parts import Mark, Message


class Invite(Message, frozen=True, kw_only=True):
    """Ask a person to a table; `who` is their mark among the people with whom I have played."""

    who: Mark


class Companion(msgspec.Struct, frozen=True):
    """A person with whom I have played, with the last game and its time; `invited`: they are asked to this table."""

    who: str
    name: str
    game: str
    at: str
    invited: bool


class InvitationInfo(msgspec.Struct, frozen=True):
    """An invitation of a person to a table that waits for players."""

    table: str
    game: str
    name: str
    created: str
