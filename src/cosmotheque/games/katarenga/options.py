"""Options of the two games. A position to start from overrules the board and the opening."""

from typing import Annotated, TypeAlias

import msgspec

from cosmotheque.games.katarenga.components import Opening

RANDOM = "random"
BoardChoice: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]
PositionChoice: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class BigBangOptions(msgspec.Struct, frozen=True):
    """`board` is a layout such as `A0 b1 C2 d3` or `random`, `position` a position text (KBB-20) or empty."""

    board: BoardChoice = RANDOM
    opening: Opening = "chequered"
    position: PositionChoice = ""


class BaseOptions(msgspec.Struct, frozen=True):
    """`board` is a layout such as `A0 b1 C2 d3` or `random`, `position` a position text (KBB-20) or empty."""

    board: BoardChoice = RANDOM
    position: PositionChoice = ""
