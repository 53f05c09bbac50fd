"""Options of the game."""

from typing import Annotated

import msgspec

from cosmotheque.games.space_connection.components.sky import Side


class Options(msgspec.Struct, frozen=True):
    """The size of the sky; planets, systems and craft go with it."""

    side: Annotated[Side, msgspec.Meta(extra_json_schema={"graded": True})] = 6
