"""A mission in progress, as the host alone knows it. Wires have no names: a slot is a place on a stand."""

from typing import Final, TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.options import Options

NOBODY: Final = Seat(-1)
EDITION: Final = 2  # the rules version that is played today


class Slot(msgspec.Struct, frozen=True, array_like=True, order=True, gc=False):
    """The `place`-th wire, from its owner's left, of a stand; both count from 0."""

    stand: int
    place: int


class Wire(msgspec.Struct, frozen=True):
    """`code` is UNSEEN in the views of those who do not know it.

    `shown` is a value that everybody knows, by a `token` in front of it or because it was said (BOM-20). `origin` is
    the stand it was dealt to; `knowers` are former owners, who remember it (BOM-42).
    """

    code: int
    origin: int
    cut: bool = False
    shown: int = 0
    token: bool = False
    knowers: tuple[Seat, ...] = ()


class Stand(msgspec.Struct, frozen=True):
    """Wires in ascending order; `reds` are the tokens beside it in Cannes (BOM-80)."""

    owner: Seat
    wires: tuple[Wire, ...]
    reds: tuple[int, ...] = ()


class Marker(msgspec.Struct, frozen=True):
    """A red or yellow wire shown on the board; not `sure` when only some of them are in play (BOM-7)."""

    wire: int
    sure: bool


class Card(msgspec.Struct, frozen=True):
    number: int
    used: bool = False


class Holds(msgspec.Struct, frozen=True, tag="holds"):
    """At least one of these slots holds one of these values: it was announced, or the radar found it."""

    slots: tuple[Slot, ...]
    values: tuple[int, ...]


class Lacks(msgspec.Struct, frozen=True, tag="lacks"):
    """None of these slots holds any of these values."""

    slots: tuple[Slot, ...]
    values: tuple[int, ...]


class Alike(msgspec.Struct, frozen=True, tag="alike"):
    """A label says that two wires, the lower first, are equal or not (BOM-41)."""

    lower: Slot
    upper: Slot
    equal: bool


class Order(msgspec.Struct, frozen=True, tag="order"):
    """Two wires stood side by side before one was exchanged: sorted, and unequal where `strict` (BOM-42)."""

    lower: Slot
    upper: Slot
    strict: bool = False


Fact: TypeAlias = Holds | Lacks | Alike | Order


class TokenTask(msgspec.Struct, frozen=True, tag="token"):
    """To put the first info token (BOM-11)."""

    seat: Seat


class CardTask(msgspec.Struct, frozen=True, tag="card"):
    """To choose an equipment card (BOM-84)."""

    seat: Seat


class HeartTask(msgspec.Struct, frozen=True, tag="heart"):
    """To lay the heart at a stand, or leave it where it is (BOM-84)."""

    seat: Seat


class LineTask(msgspec.Struct, frozen=True, tag="line"):
    """To join a cartouche to START (BOM-83)."""

    seat: Seat


class TickTask(msgspec.Struct, frozen=True, tag="tick"):
    """To tick a cell of `value` for a pair that was cut."""

    seat: Seat
    value: int


class AnswerTask(msgspec.Struct, frozen=True, tag="answer"):
    """To say which wire is cut, or else to mark one: a detector points at `slots` (BOM-31, BOM-32).

    `own` are the wires that `asker` would cut, one for each of `values`; nobody else knows them.
    """

    seat: Seat
    asker: Seat
    slots: tuple[Slot, ...]
    values: tuple[int, ...]
    own: tuple[Slot, ...]


class GiveTask(msgspec.Struct, frozen=True, tag="give"):
    """To give a wire back for the one at `offered` (BOM-42)."""

    seat: Seat
    giver: Seat
    offered: Slot


Task: TypeAlias = TokenTask | CardTask | HeartTask | LineTask | TickTask | AnswerTask | GiveTask


class Draft(msgspec.Struct, frozen=True):
    """A dual cut with tools that the active player is preparing; nobody else knows of it."""

    tools: tuple[Tool, ...]
    slots: tuple[Slot, ...] = ()


class Grid(msgspec.Struct, frozen=True):
    """The sheet of a bonus mission: ticked cells, cartouches joined to START, coffees drunk, bonuses used."""

    ticked: tuple[int, ...] = ()
    lines: tuple[int, ...] = ()
    coffees: int = 0
    bonuses: int = 0


class State(msgspec.Struct, frozen=True):
    """`tasks` are choices the game waits for, the first one now; without any, `active` is to act.

    `acted` says that the active player has done so; `follower` is who plays next when somebody named them. `spent`
    are the seats whose character is used. `waiting` are those who use no equipment until something has happened.
    `edition` is the rules version that the mission was begun by.
    """

    options: Options
    seats: int
    captain: Seat = NOBODY
    active: Seat = NOBODY
    stands: tuple[Stand, ...] = ()
    aside: tuple[int, ...] = ()
    markers: tuple[Marker, ...] = ()
    cards: tuple[Card, ...] = ()
    spent: tuple[Seat, ...] = ()
    detonator: int = 0
    stabilized: bool = False
    tasks: tuple[Task, ...] = ()
    acted: bool = False
    follower: Seat = NOBODY
    facts: tuple[Fact, ...] = ()
    draft: Draft | None = None
    waiting: tuple[Seat, ...] = ()
    hearts: tuple[int, ...] = ()
    grid: Grid | None = None
    ended: str = ""
    edition: int = EDITION
