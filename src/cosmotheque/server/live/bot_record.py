"""A bot over the network: a guest of its own, whom a program plays that shows a token in place of a cookie."""

import msgspec

from cosmotheque.server.base import identity
from cosmotheque.server.store.documents import Kind, ReadablePart, Reader

ANYBODY = "any host"
"""The owner of the bots that every host may bring, beside their makers."""


class NetworkBotRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A bot of a `person`. `digest` is of its token, which nobody keeps but whom it was given.

    With `shared` every host may bring it to their table, while it is there; otherwise only the person who made it.
    """

    id: str
    created: str
    person: str
    robot: str
    name: str
    digest: str
    shared: bool = False
    revision: int = 0

    @property
    def key(self) -> str:
        """The bot's name on the wire."""
        return self.robot.removeprefix(identity.BOT_PREFIX)


def _owners(record: NetworkBotRecord) -> set[str]:
    return {record.person, record.robot} | ({ANYBODY} if record.shared else set())


def _tell_bot(record: NetworkBotRecord, reader: Reader) -> ReadablePart:
    """Tell the maker of a bot all but the digest of its token."""
    return {"key": record.key, "name": record.name, "shared": record.shared} if record.person == reader.id else None


MOST_NETWORK_BOTS = 100
NETWORK_BOTS = Kind("robot", NetworkBotRecord, _owners, tell=_tell_bot)


def bot_id(person: str, bot: str) -> str:
    """A bot is its person's: when they go, it goes."""
    return f"{person}/{bot}"
