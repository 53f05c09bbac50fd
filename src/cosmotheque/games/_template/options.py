"""Options of the game. The form in the browser is drawn from this type."""

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """Every field has a default and says what it allows."""

    hand: Annotated[int, msgspec.Meta(ge=2, le=6)] = 3
    winner: Literal["highest", "lowest"] = "highest"
