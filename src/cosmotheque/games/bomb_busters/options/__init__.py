"""What a table may choose before the mission, and which mission that means (BOM-60 ff.).

Reading order: `mission` (what a mission is), `training` (missions 1 to 8), `bonus`.
"""

from functools import cache
from typing import Annotated, Final, Literal

import msgspec

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.options import bonus, training
from cosmotheque.games.bomb_busters.options.mission import Mission, Mix

MissionName = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8",
    "practice", "cannes", "balance", "parallel", "liaisons", "valentine",
]  # fmt: skip
Captain = Literal["random", "0", "1", "2", "3", "4"]


PRACTICE: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "practice"}})
VALENTINE: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "valentine"}})
COUPLE: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "valentine", "couple": True}})
_FOR_TWO: Final = Text(
    fr="La mission de la Saint-Valentin se joue à deux exactement (BOM-84).",
    en="Saint Valentine’s mission is for exactly two (BOM-84).",
)
_NOT_FOR_TWO: Final = Text(
    fr="Cette mission se joue à partir de {0} joueurs (BOM-407).",
    en="This mission needs at least {0} players (BOM-407).",
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


SHELVES: Final = (training, bonus)
MISSIONS: Final[dict[str, Mission]] = {name: mission for shelf in SHELVES for name, mission in shelf.MISSIONS.items()}
FOR_TWO: Final[dict[str, Mission]] = {name: mission for shelf in SHELVES for name, mission in shelf.FOR_TWO.items()}
BY_SEATS: Final[dict[tuple[str, int], Mission]] = {
    (name, seats): FOR_TWO.get(name, mission) if seats == 2 else mission
    for name, mission in MISSIONS.items()
    for seats in range(2, 6)
}


def mission_of(options: Options, seats: int) -> Mission:
    """The mission as so many players play it."""
    found = BY_SEATS.get((options.mission, seats))
    return _made_to_order(options, seats) if found is None else found


@cache
def _made_to_order(options: Options, seats: int) -> Mission:
    """Free practice, and Cannes, whose reds follow from the stands."""
    if options.mission == "cannes":
        return bonus.cannes(len(stand_owners(0, seats)))
    red = Mix(options.red, max(options.red, options.red_shown if options.red else 0))
    yellow = Mix(options.yellow, max(options.yellow, options.yellow_shown if options.yellow else 0))
    return training.practice(options.blue, red, yellow)


def stand_owners(captain: int, seats: int) -> tuple[int, ...]:
    """Whose stands they are, clockwise from the captain's first (BOM-5, BOM-8)."""
    order = [(captain + step) % seats for step in range(seats)]
    if seats == 2:
        return tuple(seat for seat in order for _ in range(2))
    return (captain, *order) if seats == 3 else tuple(order)


def check_options(options: Options, seats: int) -> None:
    """BadOptions where the options do not go with the number of seats."""
    fewest, most = mission_of(options, seats).seats
    if seats > most:
        raise BadOptions(_FOR_TWO)
    if seats < fewest:
        raise BadOptions(_NOT_FOR_TWO.filled(fewest))
    if options.captain != "random" and int(options.captain) >= seats:
        raise BadOptions(_NO_CAPTAIN.filled(seats, options.captain))
