"""What a mission is: one record a number of players, which rules, views, bots and boards read by its fields.

No rule asks for a mission's name. What only some missions have is a `Part`: data here, at work in `rules/mechanisms`.
"""

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from cosmotheque.games.bomb_busters.components import NUMBERS


class Mix(NamedTuple):
    """`k` wires of a colour in play out of `n` drawn (BOM-6, BOM-7)."""

    k: int
    n: int


NONE: Final = Mix(0, 0)
ONE: Final = Mix(1, 1)
TWO: Final = Mix(2, 2)
THREE: Final = Mix(3, 3)
FOUR: Final = Mix(4, 4)


class Part:
    """Something that a mission adds to the rules; each kind has its mechanism in `rules/mechanisms`."""


@dataclass(frozen=True)
class Cards:
    """Which equipment cards are drawn, and when they become usable.

    `count` is how many, by default as many as players. `numbers` are those of the base box that may be drawn.
    """

    numbers: tuple[int, ...] = tuple(NUMBERS)
    count: int | None = None

    def drawn(self, seats: int) -> int:
        return min(seats if self.count is None else self.count, len(self.numbers))


def without(*numbers: int) -> Cards:
    """As many cards as players, none of these among them."""
    return Cards(tuple(number for number in NUMBERS if number not in numbers))


ALL_CARDS: Final = Cards()
NO_CARDS: Final = Cards((), 0)


@dataclass(frozen=True)
class Tokens:
    """How info tokens are used (BOM-160).

    `captain_for_two` says whether with two players the captain places one at setup, too (BOM-161); without `again` a
    token at a cut wire is not taken back for another one (BOM-80).
    """

    captain_for_two: bool = True
    again: bool = True


@dataclass(frozen=True)
class Fuse:
    """How many steps the detonator has (BOM-250 ff.): as many as players, and `more`; or `start`.

    Set back it stays at its start, or with `rises` goes on to six steps, or with `back_kills` explodes (BOM-81).
    """

    start: int | None = None
    more: int = 0
    rises: bool = False
    back_kills: bool = False

    def steps(self, seats: int) -> int:
        return (seats if self.start is None else self.start) + self.more


MOST_STEPS: Final = 6  # BOM-252

Stuck = Literal["skip", "skip+1", "boom"]
"""What becomes of a player who can do nothing (BOM-106); a mechanism may know better."""


@dataclass(frozen=True, eq=False)
class Mission:
    """What is in play: blue wires 1 to `blue`, red and yellow ones, cards, and whatever else the mission has.

    `apart` is the colour that is dealt before the others, stand by stand. Red and yellow wires in play are shown by
    `markers` on the board, or by tokens beside the stands they were dealt to (BOM-80). `seats` are the fewest and the
    most players.
    """

    blue: int
    red: Mix
    yellow: Mix
    cards: Cards = ALL_CARDS
    tokens: Tokens = Tokens()
    fuse: Fuse = Fuse()
    apart: Literal["", "red", "yellow"] = ""
    markers: Literal["board", "beside"] = "board"
    stuck: Stuck = "skip+1"
    seats: tuple[int, int] = (2, 5)
    box: int = 0
    parts: tuple[Part, ...] = field(default=())


@dataclass(frozen=True)
class Sheet(Part):
    """A grid to be ticked, pair by pair (BOM-81 to BOM-83): `cells` row by row, `width` of them in a row.

    `opened` says which cells may be ticked: all, the leftmost of each row, or those of rows joined to START. A
    complete row moves the detonator by its `effects`, or opens a coffee or a bonus where it is one of those.
    """

    rule: str
    cells: tuple[int, ...]
    width: int
    opened: Literal["all", "leftmost", "joined"]
    effects: tuple[int, ...] = ()
    coffees: tuple[int, ...] = ()
    first_coffees: int = 0
    bonuses: tuple[int, ...] = ()


@dataclass(frozen=True)
class Hearts(Part):
    """Each player is pointed at only where their heart lies; a couple's years choose the cards (BOM-84)."""
