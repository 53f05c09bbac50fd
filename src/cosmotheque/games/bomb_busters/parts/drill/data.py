"""A mission in parts, each with a window: what it asks for, and what becomes of it (BOM-3001 to BOM-3021)."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Public

Asks = Literal["nothing", "pair", "three", "yellow", "all"]
"""The cuts that a part asks for: anything, two wires of a number, all of three numbers and nothing else, all yellow
wires at once, or whatever is left."""


@dataclass(frozen=True)
class Stage:
    """One part, by its `rule`, with the `lines` that are spoken when it begins.

    Its window is so many `seconds`, or where turns are the clock `turns` and `rounds`, `least` turns at any rate.
    Without either it has none. `missed` says what happens when the window closes before it is met, and `met` what
    meeting it brings: everybody shows how many yellow wires they have, or the seat that met it may finish the number.
    In a `silent` part nobody speaks.
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


class Drilling(Public, frozen=True):
    """The `stage`-th part is on, which began with these `lines`, by their rules; whether it is `met`.

    While `finishing` the seat that met it may cut what is left of the number (BOM-3017). So many turns are `left` of
    its window where turns are the clock. The rest is for the clock of time, in milliseconds of game time: `until` when
    the window is open, 0 where there is none, and until when everybody is to `hush`; 0 where nothing is being spoken.
    """

    stage: int = 0
    lines: tuple[str, ...] = ()
    met: bool = False
    finishing: bool = False
    left: int = 0
    until: int = 0
    hush: int = 0


class DrillingSeen(Drilling, frozen=True):
    """`rule` is that of the part that is on."""

    rule: str = ""


class TellTask(Pending, frozen=True, tag="tell"):
    """A number card is drawn, and `owner` says whether they hold its value (BOM-3010)."""

    owner: Seat
    seat: Seat = CHANCE


class Leave(Act, frozen=True, tag="leave"):
    """Leave the rest of a number, which could be finished at once, for later (BOM-3017)."""

    RULE: ClassVar[str] = "BOM-3017"
    ON_TURN: ClassVar[bool] = True


LEAVE: Final = Leave()


class YellowsShown(Happening, frozen=True, tag="yellows-shown"):
    """Everybody has said how many uncut yellow wires they have, seat by seat (BOM-3009)."""

    TO_WATCH: ClassVar[int] = 2000

    counts: tuple[int, ...]


class NumberOwned(Happening, frozen=True, tag="number-owned"):
    """A seat drew a number card and said whether it still holds that value (BOM-3010)."""

    TO_WATCH: ClassVar[int] = 1500

    seat: Seat
    number: int
    held: bool


Actions: TypeAlias = Leave

Events: TypeAlias = YellowsShown | NumberOwned

Tasks: TypeAlias = TellTask
