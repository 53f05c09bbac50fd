"""A mission in parts, each with a window: what it asks for, and what becomes of it (BOM-3001 to BOM-3021)."""

from dataclasses import dataclass
from typing import Final, Literal

from cosmotheque.games.bomb_busters.options.mission import Part

Asks = Literal["nothing", "pair", "three", "yellow", "all"]
"""What is to be cut in a part: anything, two wires of a number, all of three numbers and nothing else, all yellow wires
at once, or whatever is left."""


@dataclass(frozen=True)
class Stage:
    """One part, by its `rule`, with the `lines` that are spoken when it begins.

    Its window is so many `seconds`, or where turns are the clock `turns` and `rounds`, `least` turns at any rate.
    Without either it has none. `missed` says what happens when the window closes before it is met, and `met` what
    meeting it brings: everybody shows how many yellow wires they have, or whoever met it may finish the number. In a
    `silent` part nobody speaks.
    """

    rule: str
    asks: Asks
    lines: tuple[str, ...]
    seconds: int = 0
    turns: int = 0
    rounds: int = 0
    least: int = 1
    missed: Literal["", "step", "draw", "boom"] = ""
    met: Literal["", "show", "finish"] = ""
    silent: bool = False


@dataclass(frozen=True)
class Drill(Part):
    """Parts one after the other; a deck of number cards says what they ask for."""

    stages: tuple[Stage, ...]


NEW_NUMBER: Final = "BOM-3005"
TOO_SLOW: Final = "BOM-3021"
SHOW_YELLOW: Final = "BOM-3009"
QUICK_NUMBER: Final = "BOM-3015"

SPEED: Final = Drill(
    (
        Stage("BOM-3004", "nothing", ("BOM-3003",), seconds=67, turns=6),
        Stage("BOM-3005", "pair", (NEW_NUMBER,), seconds=20, rounds=1, missed="step"),
        Stage("BOM-3006", "pair", (NEW_NUMBER,), seconds=20, rounds=1, missed="step"),
        Stage("BOM-3007", "nothing", ("BOM-3007",), seconds=50, turns=5),
        Stage("BOM-3008", "pair", (NEW_NUMBER,), seconds=20, rounds=1, missed="step", met="show"),
        Stage("BOM-3009", "pair", (QUICK_NUMBER,), seconds=15, turns=-1, rounds=1, least=2, missed="step"),
        Stage(
            "BOM-3010",
            "pair",
            ("BOM-3010", QUICK_NUMBER),
            seconds=15,
            turns=-1,
            rounds=1,
            least=2,
            missed="draw",
            silent=True,
        ),
        Stage(
            "BOM-3011",
            "pair",
            (QUICK_NUMBER,),
            seconds=15,
            turns=-1,
            rounds=1,
            least=2,
            missed="draw",
            met="finish",
            silent=True,
        ),
        Stage("BOM-3012", "three", ("BOM-3012",), seconds=120, rounds=3, missed="boom", silent=True),
        Stage("BOM-3013", "yellow", ("BOM-3013",), silent=True),
        Stage("BOM-3014", "all", ("BOM-3014",), seconds=120, missed="boom", silent=True),
    )
)
