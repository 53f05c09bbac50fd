"""The record of a mission, one a number of players, which rules, views, bots and boards read by its fields.

No rule asks for a mission's name. A mechanism of some missions only is a `Part`: all that it
adds stands in `parts/<part>`.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, NamedTuple

from cosmotheque.games.bomb_busters.components import COPIES, DOUBLE_CARDS, NEW_CHARACTERS, NUMBERS, Equipment
from cosmotheque.games.bomb_busters.model.kinds import Part


class Mix(NamedTuple):
    """`k` wires of a colour in play out of `n` drawn (BOM-6, BOM-7)."""

    k: int
    n: int


NONE: Final = Mix(0, 0)
ONE: Final = Mix(1, 1)
TWO: Final = Mix(2, 2)
THREE: Final = Mix(3, 3)
FOUR: Final = Mix(4, 4)
Unlock = Literal["own", "own_and_number", "number_deck", "at_once_done", "always"]
"""The condition for using a card: its own number is begun, and perhaps that of a number card on it (BOM-1202); a number
of the deck is complete, which turns it up (BOM-1502); the wires were cut at once, which opens all (BOM-2304);
always."""


@dataclass(frozen=True)
class Cards:
    """The equipment cards of a mission: those that can be drawn, and the condition that makes them usable.

    `count` is how many, by default as many as players. `numbers` are those of the base box that may be drawn,
    `doubles` those of box 5 (BOM-293); with `false_bottom` the yellow card is among them where the mission has a box
    and yellow wires (BOM-291). Cards that are not drawn `at_once` come up later.
    """

    numbers: tuple[int, ...] = tuple(NUMBERS)
    count: int | None = None
    unlock: Unlock = "own"
    false_bottom: bool = True
    doubles: tuple[int, ...] = DOUBLE_CARDS
    at_once: bool = True

    def count_drawn(self, seats: int) -> int:
        return seats if self.count is None else self.count


def cards_without(*numbers: int) -> Cards:
    """Cards of a mission: as many as players, none of these among them."""
    return Cards(tuple(number for number in NUMBERS if number not in numbers))


ALL_CARDS: Final = Cards()
NO_CARDS: Final = Cards((), 0)
TokenKind = Literal["value", "parity", "count", "false", "absent", "none"]
"""The meaning of a token: a wire's value, whether it is even, how many equal ones there are (BOM-164, BOM-165); a value
that a wire is not of, or that is not there at all (BOM-169, BOM-171); or there is none (BOM-172)."""


@dataclass(frozen=True)
class Tokens:
    """The use of info tokens: at setup, after failed cuts, with the post-it (BOM-160).

    `by_seat` are kinds for all three, from the captain clockwise. With `random` those of the setup are drawn, and with
    `captain_random_for_two` that of the captain of two players (BOM-162). Without `at_setup` none are placed then
    (BOM-1801). `captain_for_two` says whether with two players the captain places one at setup, too (BOM-161);
    `lies_on_reds` whether a false one may stand at a red wire (BOM-5201); without `again` a token at a cut wire is not
    taken back for another one (BOM-80).
    """

    setup: TokenKind = "value"
    missed: TokenKind = "value"
    post_it: TokenKind = "value"
    by_seat: tuple[TokenKind, ...] = ()
    random: bool = False
    captain_random_for_two: bool = False
    at_setup: bool = True
    captain_for_two: bool = True
    lies_on_reds: bool = False
    again: bool = True


def all_tokens(kind: TokenKind) -> Tokens:
    """Tokens of one kind for all uses."""
    return Tokens(kind, kind, kind)


Characters = Literal["double", "none", "endless"]
"""The powers of characters: a double detector once a mission, nothing, or a double detector every turn."""


@dataclass(frozen=True)
class Fuse:
    """The number of steps of the detonator (BOM-250 ff.): as many as players, and `more`; or `start`.

    Set back it stays at its start, or with `rises` goes on to six steps, or with `back_kills` explodes (BOM-81).
    """

    start: int | None = None
    more: int = 0
    rises: bool = False
    back_kills: bool = False

    def steps(self, seats: int) -> int:
        return (seats if self.start is None else self.start) + self.more


MOST_STEPS: Final = 6  # BOM-252
LAST_BOX: Final = 5
NO_RAY: Final = (Equipment.WALKIE_TALKIES, Equipment.TRIPLE_DETECTOR, Equipment.RADAR)  # BOM-302
FIRST_BOX_WITH_CHARACTERS: Final = 3
Stuck = Literal["skip", "skip+1", "boom"]
"""The fate of a player who can do nothing (BOM-106), unless a mechanism decides otherwise."""


@dataclass(frozen=True, eq=False)
class Mission:
    """The contents of a mission: blue wires 1 to `blue`, red and yellow ones, cards, and whatever else it has.

    `apart` is the colour that is dealt before the others: stand by stand, or one to each player from the captain on or,
    to the `last` ones, so that the captain gets none where there are too few (BOM-200, BOM-4101). `yellows` are the
    yellow wires that the mission fixes. Red and yellow wires in play are shown by `markers` on the board, or by tokens
    beside the stands they were dealt to (BOM-80), or not at all where they lie in a pile (BOM-5401). `seats` are the
    fewest and the most players. `new_characters` may be taken from box 3 on (BOM-300).
    """

    blue: int
    red: Mix
    yellow: Mix
    cards: Cards = ALL_CARDS
    tokens: Tokens = Tokens()
    fuse: Fuse = Fuse()
    apart: Literal["", "red", "yellow"] = ""
    apart_to: Literal["stands", "first", "last"] = "stands"
    yellows: tuple[int, ...] = ()
    markers: Literal["board", "beside", "none"] = "board"
    stuck: Stuck = "skip+1"
    characters: Characters = "double"
    seats: tuple[int, int] = (2, 5)
    box: int = 0
    new_characters: tuple[int, ...] = NEW_CHARACTERS
    parts: tuple[Part, ...] = field(default=())

    @cached_property
    def wires(self) -> tuple[int, ...]:
        """The number of wires in play of each value, by value."""
        blues = [COPIES if number <= self.blue else 0 for number in NUMBERS]
        return (0, *blues, self.yellow.k, self.red.k)

    @cached_property
    def pile(self) -> tuple[int, ...]:
        """The equipment cards that may be drawn (BOM-10, BOM-291, BOM-293)."""
        if not self.cards.numbers:
            return ()
        yellow = (Equipment.FALSE_BOTTOM,) if self.box and self.yellow.k and self.cards.false_bottom else ()
        return (*self.cards.numbers, *yellow, *(self.cards.doubles if self.box == LAST_BOX else ()))

    @cached_property
    def has_choice_of_characters(self) -> bool:
        return self.box >= FIRST_BOX_WITH_CHARACTERS and bool(self.new_characters)
