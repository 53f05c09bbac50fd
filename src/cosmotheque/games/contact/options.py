"""Options of the game."""

from typing import Annotated, Literal

import msgspec

HIGHEST_LEVEL = 6


class Options(msgspec.Struct, frozen=True):
    """`level` counts for the base game alone: in the pro variant every planet is a possible goal.

    Without `rehearsal` the source tries nothing out: it sees no seconds and no per cent before the round is over.
    """

    variant: Annotated[Literal["base", "pro"], msgspec.Meta(extra_json_schema={"graded": True})] = "base"
    level: Annotated[
        int,
        msgspec.Meta(ge=1, le=HIGHEST_LEVEL, extra_json_schema={"graded": True, "when": {"variant": "base"}}),
    ] = 2
    rehearsal: bool = True
