"""A mission in progress, as the host alone knows it."""

from typing import Final

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.model.facts import Fact
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Parts, Task
from cosmotheque.games.bomb_busters.model.wires import Card, Marker, Slot, Stand

EDITION: Final = 2  # the rules version that is played today


class Draft(msgspec.Struct, frozen=True):
    """A dual cut with tools that the active player is preparing; nobody else knows of it."""

    tools: tuple[Tool, ...]
    slots: tuple[Slot, ...] = ()


class State(msgspec.Struct, frozen=True):
    """`tasks` are choices the game waits for, the first one now; without any, `active` is to act.

    `acted` says that the active player has done so, `closing` that the end of their turn has been seen to. `turns` were
    begun; `idle` players running could do nothing. `follower` is the seat named to play next. `spent` are the seats
    whose character is used. `waiting` are the seats that use no equipment until something has happened. `claimed` is
    the game time until which a turn that a player took has to be played (BOM-272). `characters` are the cards that the
    seats' characters work as, 0 for a double detector; empty where nobody could choose (BOM-300). `edition` is the
    rules version that the mission was begun by.
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
    closing: bool = False
    turns: int = 0
    idle: int = 0
    follower: Seat = NOBODY
    facts: tuple[Fact, ...] = ()
    draft: Draft | None = None
    waiting: tuple[Seat, ...] = ()
    hearts: tuple[int, ...] = ()
    claimed: int = 0
    characters: tuple[int, ...] = ()
    parts: Parts = Parts()
    ended: str = ""
    edition: int = EDITION
