"""The bodies of quick pairing: anybody, now."""

from typing import Annotated

import msgspec

from cosmotheque.server.wire.parts import Digest, Message, Slug
from cosmotheque.server.wire.table import PairPace, TableInfo


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


class Paired(msgspec.Struct, frozen=True):
    """Where I wait for anybody, or have found somebody; with `took_over` in a game that a bot had begun for me."""

    table: TableInfo
    took_over: bool = False
