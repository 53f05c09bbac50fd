"""What can be done where numbers are not said (mission 25)."""

from typing import Annotated, Final

import msgspec

LONGEST_CLUE: Final = 60


class GiveClue(msgspec.Struct, frozen=True, tag="clue", gc=False):
    """Give a clue of the list (BOM-2503)."""

    clue: int


class SayClue(msgspec.Struct, frozen=True, tag="say"):
    """Give a clue in words of one's own; it is listed without them."""

    words: Annotated[str, msgspec.Meta(max_length=LONGEST_CLUE)] = ""


class Understand(msgspec.Struct, frozen=True, tag="understand", gc=False):
    """Say which number was understood (BOM-2505)."""

    number: int


class AskAgain(msgspec.Struct, frozen=True, tag="ask"):
    """Ask for another clue than the one in words of its giver's own (BOM-2508)."""


class Slip(msgspec.Struct, frozen=True, tag="slip"):
    """Say a number in the chat (BOM-2507); nobody is offered to."""


SAY_CLUE: Final = SayClue()
ASK_AGAIN: Final = AskAgain()
SLIP: Final = Slip()
