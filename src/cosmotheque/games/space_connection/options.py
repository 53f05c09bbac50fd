"""What a table may choose before a game."""

import msgspec

from cosmotheque.games.space_connection.components.sky import Side


class Options(msgspec.Struct, frozen=True):
    """How large the sky is; planets, systems and craft go with it."""

    side: Side = 6
