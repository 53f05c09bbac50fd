"""The bodies of quick pairing: anybody, now."""

from typing import Annotated, Literal

import msgspec

from cosmotheque.server.wire.parts import Digest, Message, Slug

PairPace = Literal["free", "clock", "days-1", "days-3", "days-7"]


class Pair(Message, frozen=True, kw_only=True):
    """Find me anybody for a game at a pace: without a clock, with the house's clock, or with days for each move.

    With None for `seats` any number of players will do. `rated` is for those who want the game to count, who meet each
    other alone. `commitment` is what my browser promises for the deal.
    """

    game: Slug
    pace: PairPace = "free"
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    rated: bool = False
    commitment: Digest | None = None


class LetBotsIn(Message, frozen=True, kw_only=True):
    """I would begin with bots until somebody comes; the `bot` of whoever agrees last sits down, or the house's.

    In a rated game it stays to the end: whoever came later would play on with what another has made of it.
    """

    bot: Slug | None = None


class PairingInfo(msgspec.Struct, frozen=True):
    """A table waits for anybody since then, in milliseconds since 1970.

    The seats in `agreed` would begin with bots. In a running game bots hold the seats in `held` until somebody comes.
    """

    pace: PairPace
    since: int
    agreed: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
