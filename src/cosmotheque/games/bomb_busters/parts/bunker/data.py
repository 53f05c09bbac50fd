"""The bunker of mission 66: two floors of places, walls between them, and what there is to do (BOM-330 to BOM-332)."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Public
from cosmotheque.games.bomb_busters.parts.constraints.data import Letter

Job = Literal["key", "guard", "lever", "doctor"]
"""Tasks at a striped place: a door opened, a guard put to sleep, a light barrier switched off, yellow cut."""
COLUMNS: Final = "abcd"
ROWS: Final = "123"
SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


class Place(NamedTuple):
    """Columns count from the west, rows from the north."""

    column: int
    row: int


def place(name: str) -> Place:
    """`b3` is the second column, the third row."""
    return Place(COLUMNS.index(name[0]), ROWS.index(name[1]))


@dataclass(frozen=True)
class Wall:
    """Between two places; `opened` by a job where that is done."""

    one: Place
    other: Place
    opened: Job | None = None


@dataclass(frozen=True)
class Floor:
    """`start` is where the figure stands first, `jobs` are the striped places, `traps` cost a step of the detonator."""

    start: Place
    jobs: dict[Place, Job]
    walls: tuple[Wall, ...]
    stairs: Place
    traps: tuple[Place, ...] = ()


STAIRS: Final = place("d1")
BESIDE_STAIRS: Final = Wall(STAIRS, place("d2"))

GROUND: Final = Floor(
    place("a1"),
    {place("b3"): "key", place("d2"): "guard"},
    (
        Wall(place("b1"), place("c1")),
        Wall(place("b2"), place("c2")),
        Wall(place("b3"), place("c3"), "key"),
        BESIDE_STAIRS,
    ),
    STAIRS,
)

UPPER: Final = Floor(
    STAIRS,
    {place("d3"): "lever", place("a1"): "doctor"},
    (*(Wall(place(f"b{row}"), place(f"c{row}"), "lever") for row in ROWS), BESIDE_STAIRS),
    STAIRS,
    (place("b1"), place("b3"), place("d2")),
)

FLOORS: Final = (GROUND, UPPER)


@dataclass(frozen=True)
class Bunker(Part):
    """Every cut moves a figure through the bunker; yellow wires wait until it has reached the Doctor (BOM-334)."""


class Inside(Public, frozen=True):
    """`sides` are the constraints north, east, south and west, `action` the one that jobs need, as letters A to E.

    The figure stands on a floor, 0 or 1, at a column and a row. `done` are the jobs that are; `seen` says that the
    guard has noticed it.
    """

    sides: tuple[Letter, ...] = ()
    action: Letter | None = None
    floor: int = 0
    column: int = 0
    row: int = 0
    done: tuple[str, ...] = ()
    seen: bool = False


class BunkerTask(Pending, frozen=True, tag="bunker"):
    """Chance lays the constraints round the bunker (BOM-333)."""

    seat: Seat


class StepTask(Pending, frozen=True, tag="step"):
    """Choose the side to step to after a cut of one of `values`; `cut` says that it succeeded (BOM-334)."""

    seat: Seat
    values: tuple[int, ...]
    cut: bool


class Walk(Act, frozen=True, tag="walk", gc=False):
    """Step to a side: 0 north, 1 east, 2 south, 3 west (BOM-334)."""

    RULE: ClassVar[str] = "BOM-334"

    side: int


class BunkerLaid(Happening, frozen=True, tag="bunker"):
    """The constraints lie round the bunker (BOM-333)."""

    sides: tuple[str, ...]
    action: str


class Stepped(Happening, frozen=True, tag="stepped"):
    """The figure has moved, or climbed the stairs."""

    TO_WATCH: ClassVar[int] = 1100

    floor: int
    column: int
    row: int


class JobDone(Happening, frozen=True, tag="job"):
    """The key, the guard, the lever, or the order of the Doctor."""

    TO_WATCH: ClassVar[int] = 1500

    job: str


class Spotted(Happening, frozen=True, tag="spotted"):
    """A trap, or the guard: the detonator advances."""

    TO_WATCH: ClassVar[int] = 1200

    by: str


Actions: TypeAlias = Walk

Events: TypeAlias = BunkerLaid | Stepped | JobDone | Spotted

Tasks: TypeAlias = BunkerTask | StepTask
