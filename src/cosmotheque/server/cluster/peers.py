"""Other nodes on the same database. A server that runs alone has none, and nothing to tell.

Nodes tell each other how far tables have come, never what happened there: that is read from the store. Only signs,
which nothing keeps, travel whole.
"""

from typing import Protocol

from cosmotheque.server.base.files import Claim
from cosmotheque.server.store.notices import Notice


class Listener(Protocol):
    """The receiver of other nodes' notices."""

    def hear(self, notice: Notice) -> None: ...

    async def catch_up(self) -> None:
        """Compare with the store after missed notices."""


class Peers(Protocol):
    @property
    def are_there(self) -> bool:
        """True if other nodes may change what is stored."""

    def note_arrival(self, table: str, guest: str | None) -> None:
        """Note that a guest has opened a table here."""

    def note_departure(self, table: str, guest: str | None) -> None: ...

    async def elsewhere(self, table: str) -> frozenset[str]:
        """The guests who have opened the table at other nodes."""

    def sign(self, table: str, seat: int, data: str) -> None:
        """Pass on a fleeting sign."""

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...


class NoPeers:
    """The peers of a server that runs alone, and holds its data folder so that it stays alone."""

    are_there = False

    def __init__(self, claim: Claim) -> None:
        self._claim = claim

    def note_arrival(self, table: str, guest: str | None) -> None: ...

    def note_departure(self, table: str, guest: str | None) -> None: ...

    async def elsewhere(self, table: str) -> frozenset[str]:
        return frozenset()

    def sign(self, table: str, seat: int, data: str) -> None: ...

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None:
        self._claim.release()
