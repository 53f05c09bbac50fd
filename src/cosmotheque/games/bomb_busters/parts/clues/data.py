"""Numbers that are not said (mission 25): so many clues there are for each, and which is which."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal, Self, TypeAlias

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW, Tool
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Slice
from cosmotheque.games.bomb_busters.model.wires import Slot

EACH: Final = 8  # clues for each number in the list (BOM-2503)
OFFERED: Final = 3


@dataclass(frozen=True)
class Clues(Part):
    """Announced numbers are clues (BOM-2502): all the time and with an open chat, or in `acts` of a script alone."""

    acts: bool = False


def clue_of(number: int, place: int) -> int:
    """The clue at a place of a number's list."""
    return place * len(NUMBERS) + NUMBERS.index(number)


def number_of(clue: int) -> int:
    """The number that a clue of the list means."""
    return NUMBERS[clue % len(NUMBERS)]


Announcement = Literal["cut", "solo", "radar"]


class Hint(msgspec.Struct, frozen=True):
    """A clue of the list, or where that is below zero one in `words` of its giver."""

    clue: int = -1
    words: str = ""


class Meant(msgspec.Struct, frozen=True):
    """The announcement of `seat`, as fixed with the action; `values` and `own` are for that seat's eyes only.

    For others a number is 0, while yellow may be said (BOM-2506).
    """

    seat: Seat
    kind: Announcement
    values: tuple[int, ...]
    slots: tuple[Slot, ...] = ()
    own: tuple[Slot, ...] = ()
    tools: tuple[Tool, ...] = ()


class Hints(Slice, frozen=True):
    """`given` are the clues to the numbers that are `meant`, one for each; so far `understood` as these.

    `offered` are the places of the list to choose from, which only the giver sees. `slips` are the ways in which a
    number was said this turn already (BOM-2504, BOM-2507). `missed` are the numbers of the last announcement where that
    was misunderstood, which everybody knows then (BOM-2505).
    """

    meant: Meant | None = None
    offered: tuple[int, ...] = ()
    given: tuple[Hint, ...] = ()
    understood: tuple[int, ...] = ()
    slips: tuple[Literal["clue", "chat"], ...] = ()
    missed: tuple[int, ...] = ()

    def redact_for(self, seat: Seat | None) -> Self:
        """Only who announces a number knows which, and with which wire (BOM-2502)."""
        if self.meant is None or self.meant.seat == seat:
            return self
        values = tuple(value if value == YELLOW else 0 for value in self.meant.values)
        return replace(self, meant=replace(self.meant, values=values, own=()), offered=())


class OfferTask(Pending, frozen=True, tag="offer-clues"):
    """Draw three places of the list, the same for every number that may be meant (BOM-2503)."""

    seat: Seat = CHANCE


class ClueTask(Pending, frozen=True, tag="clue"):
    """Give a clue to the number that is meant."""

    seat: Seat


class UnderstandTask(Pending, frozen=True, tag="understand"):
    """Say which number was understood (BOM-2505)."""

    seat: Seat


LONGEST_CLUE: Final = 60


class GiveClue(Act, frozen=True, tag="clue", gc=False):
    """Give a clue of the list (BOM-2503)."""

    RULE: ClassVar[str] = "BOM-2503"

    clue: int


class SayClue(Act, frozen=True, tag="say"):
    """Give a clue in words of one's own; it is listed without them."""

    RULE: ClassVar[str] = "BOM-2503"
    FREE_TEXT: ClassVar[bool] = True

    words: Annotated[str, msgspec.Meta(max_length=LONGEST_CLUE)] = ""

    def outline(self) -> Self:
        return replace(self, words="")

    def is_well_formed(self) -> bool:
        """True for a single line (BOM-2504)."""
        words = self.words
        return 0 < len(words) <= LONGEST_CLUE and words.isprintable() and words == words.strip()


class Understand(Act, frozen=True, tag="understand", gc=False):
    """Say which number was understood (BOM-2505)."""

    RULE: ClassVar[str] = "BOM-2505"

    number: int


class AskAgain(Act, frozen=True, tag="ask"):
    """Ask for another clue than the one in words of its giver's own (BOM-2508)."""

    RULE: ClassVar[str] = "BOM-2508"


class Slip(Act, frozen=True, tag="slip"):
    """Say a number in the chat (BOM-2507); nobody is offered to."""

    RULE: ClassVar[str] = "BOM-2507"
    INTERRUPTS: ClassVar[bool] = True


SAY_CLUE: Final = SayClue()
ASK_AGAIN: Final = AskAgain()
SLIP: Final = Slip()


class ClueGiven(Happening, frozen=True, tag="clue-given"):
    """A seat announces a number by a clue; `slots` are the wires pointed at, if it is for a dual cut."""

    TO_WATCH: ClassVar[int] = 1500

    seat: Seat
    kind: Announcement
    slots: tuple[Slot, ...]
    tools: tuple[Tool, ...]
    hint: Hint


class AskedAgain(Happening, frozen=True, tag="asked-again"):
    """A seat does not understand, and asks for another clue (BOM-2508)."""

    TO_WATCH: ClassVar[int] = 900

    seat: Seat


class Misunderstood(Happening, frozen=True, tag="misunderstood"):
    """`seat` has `understood` another number than `giver` has meant; now both are known (BOM-2505)."""

    TO_WATCH: ClassVar[int] = 2500

    seat: Seat
    giver: Seat
    meant: tuple[int, ...]
    understood: int


class Slipped(Happening, frozen=True, tag="slipped"):
    """A player has said a number, which nobody else gets to hear (BOM-2504, BOM-2507)."""

    TO_WATCH: ClassVar[int] = 1200

    seat: Seat
    by: Literal["clue", "chat"]


Actions: TypeAlias = GiveClue | SayClue | Understand | AskAgain | Slip

Events: TypeAlias = ClueGiven | AskedAgain | Misunderstood | Slipped

Tasks: TypeAlias = OfferTask | ClueTask | UnderstandTask
