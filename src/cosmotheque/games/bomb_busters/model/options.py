"""Options that a table chooses before the mission (BOM-60 ff.)."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from cosmotheque.core.text import Text

NOT_HERE: Final = Text(
    fr="La mission {0} est d’un joueur, et elle n’est pas ici : il faut son fichier, tel qu’il était, dans le dossier "
    "de --missions.",
    en="The mission {0} is a player’s, and it is not here: its file is wanted, as it was, in the folder of --missions.",
)

OFFICIAL: Final = (
    "1", "2", "3", "4", "5", "6", "7", "8",
    "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19",
    "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
    "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42",
    "43", "44", "45", "46", "47", "48", "49", "50", "51", "52", "53", "54",
    "55", "56", "57", "58", "59", "60", "61", "62", "63", "64", "65", "66",
    "practice", "cannes", "balance", "parallel", "liaisons", "valentine",
)  # fmt: skip

OF_PLAYERS: Final[list[str]] = []
"""The missions of players that this process can play; each name has a digest behind the mark."""
MARK: Final = "@"
NAMES: Final[list[str]] = [*OFFICIAL]
"""All that the option may be: the official missions, then those of players."""
MissionName: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": NAMES, "apart": OF_PLAYERS})]

Captain = Literal["random", "0", "1", "2", "3", "4"]
AGAINST_TIME: Final[list[str]] = ["10", "19", "30", "42", "45", "54"]
WITH_CLUES: Final[list[str]] = ["25", "42"]
TIMED: Final = msgspec.Meta(extra_json_schema={"when": {"mission": AGAINST_TIME}})
UNSPOKEN: Final = msgspec.Meta(extra_json_schema={"when": {"mission": WITH_CLUES}})
BY_HEART: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "50"}})
PRACTICE: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "practice"}})
VALENTINE: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "valentine"}})
COUPLE: Final = msgspec.Meta(extra_json_schema={"when": {"mission": "valentine", "couple": True}})


class Options(msgspec.Struct, frozen=True):
    """`blue` to `yellow_shown` are for free practice, `couple` and its `years` for Saint Valentine's mission.
    `plain_numbers` are said where else there would be clues (BOM-2508).

    `red_shown` and `yellow_shown` are the n of "k of n"; below k they mean that all are in play. Without `reminders`
    boards show only what lies on a real table; views hold all that was said nevertheless. In the `light` nothing of
    mission 50 has to be remembered (BOM-5005).
    """

    mission: MissionName = "1"
    captain: Annotated[Captain, msgspec.Meta(extra_json_schema={"seats": True})] = "random"
    characters: bool = True
    new_characters: bool = True
    reminders: bool = True
    clock: Annotated[Literal["turns", "time"], TIMED] = "turns"
    plain_numbers: Annotated[bool, UNSPOKEN] = False
    light: Annotated[bool, BY_HEART] = False
    blue: Annotated[int, msgspec.Meta(ge=6, le=12), PRACTICE] = 12
    red: Annotated[int, msgspec.Meta(ge=0, le=3), PRACTICE] = 1
    red_shown: Annotated[int, msgspec.Meta(ge=0, le=3), PRACTICE] = 0
    yellow: Annotated[Literal[0, 2, 4], PRACTICE] = 2
    yellow_shown: Annotated[int, msgspec.Meta(ge=0, le=4), PRACTICE] = 0
    couple: Annotated[bool, VALENTINE] = False
    years: Annotated[int, msgspec.Meta(ge=0, le=99), COUPLE] = 0

    @staticmethod
    def why_not(name: str, value: object) -> Text | None:
        """A mission of a player that is not here: not what else there is, but what it takes."""
        is_of_player = name == "mission" and isinstance(value, str) and MARK in value
        return NOT_HERE.filled(repr(value)) if is_of_player else None
