"""Options of the game."""

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """`memory`: the table remembers for everybody what was turned; otherwise the players must.

    `acquainted`: in a quick setup each seat knows as many tokens as if it had laid them itself.
    """

    missions: Annotated[int, msgspec.Meta(ge=1, le=5, extra_json_schema={"graded": True})] = 1
    setup: Literal["quick", "manual"] = "quick"
    piracy: bool = False
    memory: bool = False
    acquainted: Annotated[bool, msgspec.Meta(extra_json_schema={"when": {"setup": "quick"}})] = True
