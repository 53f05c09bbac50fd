"""The bodies of invitations to those with whom one has played."""

import msgspec

from cosmotheque.server.wire.parts import Mark, Message


class Invite(Message, frozen=True, kw_only=True):
    """Ask somebody to a table; `who` is the mark that stands for them among those with whom I have played."""

    who: Mark


class Companion(msgspec.Struct, frozen=True):
    """Somebody with whom I have played, the game that was, and when; `invited`: they are asked to this table."""

    who: str
    name: str
    game: str
    at: str
    invited: bool


class InvitationInfo(msgspec.Struct, frozen=True):
    """Somebody asks me to a table that waits for players."""

    table: str
    game: str
    name: str
    created: str
