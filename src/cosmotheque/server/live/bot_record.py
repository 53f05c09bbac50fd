"""A bot over the network: a guest of its own, whom a program plays that shows a token in place of a cookie."""

import msgspec

from cosmotheque.server.base import identity
from cosmotheque.server.store.documents import Kind, Reader, Told

ANYBODY = "any host"
"""The owner of the bots that every host may bring, beside their makers."""


class RobotRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
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
        return self.robot.removeprefix(identity.ROBOT)


def _owners(record: RobotRecord) -> set[str]:
    return {record.person, record.robot} | ({ANYBODY} if record.shared else set())


def _tell_robot(record: RobotRecord, reader: Reader) -> Told:
    """Tell the maker of a bot all but the digest of its token."""
    return {"key": record.key, "name": record.name, "shared": record.shared} if record.person == reader.id else None


MOST_ROBOTS = 100
ROBOTS = Kind("robot", RobotRecord, _owners, tell=_tell_robot)


def robot_id(person: str, robot: str) -> str:
    """A bot is its person's: when they go, it goes."""
    return f"{person}/{robot}"
