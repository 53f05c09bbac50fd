"""What a table may choose before the mission, and which wires and cards that means (BOM-60 ff.)."""

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import NUMBERS

MissionName = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "practice", "cannes", "balance", "parallel", "liaisons", "valentine"
]
Captain = Literal["random", "0", "1", "2", "3", "4"]


PRACTICE: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "practice"}})
VALENTINE: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "valentine"}})
COUPLE: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "valentine", "couple": True}})
_FOR_TWO: Final = Text(
    fr="La mission de la Saint-Valentin se joue à deux exactement (BOM-84).",
    en="Saint Valentine’s mission is for exactly two (BOM-84).",
)
_NO_CAPTAIN: Final = Text(
    fr="Il y a {0} places, comptées à partir de 0 : {1} ne peut pas être capitaine.",
    en="There are {0} seats, counted from 0: {1} cannot be captain.",
)


class Options(msgspec.Struct, frozen=True):
    """`blue` to `yellow_shown` are for free practice, `couple` and its `years` for Saint Valentine's mission.

    `red_shown` and `yellow_shown` are the n of "k of n"; below k they mean that all are in play. Without `reminders`
    boards show only what lies on a real table; views hold all that was said nevertheless.
    """

    mission: MissionName = "1"
    captain: Annotated[Captain, msgspec.Meta(extra_json_schema={"seats": True})] = "random"
    characters: bool = True
    reminders: bool = True
    blue: Annotated[int, msgspec.Meta(ge=6, le=12), PRACTICE] = 12
    red: Annotated[int, msgspec.Meta(ge=0, le=3), PRACTICE] = 1
    red_shown: Annotated[int, msgspec.Meta(ge=0, le=3), PRACTICE] = 0
    yellow: Annotated[Literal[0, 2, 4], PRACTICE] = 2
    yellow_shown: Annotated[int, msgspec.Meta(ge=0, le=4), PRACTICE] = 0
    couple: Annotated[bool, VALENTINE] = False
    years: Annotated[int, msgspec.Meta(ge=0, le=99), COUPLE] = 0


class Mix(NamedTuple):
    """`k` wires of a colour in play out of `n` drawn (BOM-6, BOM-7)."""

    k: int
    n: int


class Mission(NamedTuple):
    """What is in play: blue wires 1 to `blue`, red and yellow ones, and which cards may be drawn."""

    blue: int
    red: Mix
    yellow: Mix
    cards: tuple[int, ...] = tuple(NUMBERS)


NONE: Final = Mix(0, 0)
ONE: Final = Mix(1, 1)
TWO: Final = Mix(2, 2)
FOUR: Final = Mix(4, 4)

MISSIONS: Final[dict[str, Mission]] = {
    "1": Mission(6, NONE, NONE, ()),  # BOM-61
    "2": Mission(8, NONE, TWO, ()),  # BOM-62
    "3": Mission(10, ONE, NONE, tuple(range(1, 11))),  # BOM-63
    "4": Mission(12, ONE, TWO),  # BOM-64
    "5": Mission(12, ONE, Mix(2, 3)),  # BOM-65
    "6": Mission(12, ONE, FOUR),  # BOM-66
    "7": Mission(12, Mix(1, 2), NONE),  # BOM-67
    "8": Mission(12, Mix(1, 2), Mix(2, 3)),  # BOM-68
    "balance": Mission(12, ONE, FOUR),  # BOM-81
    "parallel": Mission(12, ONE, TWO),  # BOM-82
    "liaisons": Mission(12, ONE, FOUR),  # BOM-83
    "valentine": Mission(12, ONE, FOUR),  # BOM-84
}
FOR_TWO: Final[dict[str, Mission]] = {
    "4": Mission(12, ONE, FOUR),
    "5": Mission(12, TWO, Mix(2, 3)),
    "6": Mission(12, TWO, FOUR),
    "7": Mission(12, Mix(1, 3), NONE),
    "8": Mission(12, Mix(1, 3), FOUR),
}


def mission_of(options: Options, seats: int) -> Mission:
    """The mission as so many players play it."""
    if options.mission == "practice":
        return _practice(options)
    if options.mission == "cannes":
        reds = 2 * len(stand_owners(0, seats))  # BOM-80
        return Mission(12, Mix(reds, reds), NONE)
    if seats == 2 and options.mission in FOR_TWO:
        return FOR_TWO[options.mission]
    return MISSIONS[options.mission]


def _practice(options: Options) -> Mission:
    """BOM-69; a card whose number is not in play could never be used, so it is not drawn."""
    return Mission(
        options.blue,
        Mix(options.red, max(options.red, options.red_shown if options.red else 0)),
        Mix(options.yellow, max(options.yellow, options.yellow_shown if options.yellow else 0)),
        tuple(range(1, options.blue + 1)),
    )


def stand_owners(captain: int, seats: int) -> tuple[int, ...]:
    """Whose stands they are, clockwise from the captain's first (BOM-5, BOM-8)."""
    order = [(captain + step) % seats for step in range(seats)]
    if seats == 2:
        return tuple(seat for seat in order for _ in range(2))
    return (captain, *order) if seats == 3 else tuple(order)


def check_options(options: Options, seats: int) -> None:
    """BadOptions where the options do not go with the number of seats."""
    if options.mission == "valentine" and seats != 2:
        raise BadOptions(_FOR_TWO)
    if options.captain != "random" and int(options.captain) >= seats:
        raise BadOptions(_NO_CAPTAIN.filled(seats, options.captain))
