"""A mission in progress, as the host alone knows it."""

from typing import Final

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.model.facts import Fact
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Task
from cosmotheque.games.bomb_busters.model.wires import Card, Marker, Slot, Stand
from cosmotheque.games.bomb_busters.parts.breaches.data import Hull
from cosmotheque.games.bomb_busters.parts.bunker.data import Inside
from cosmotheque.games.bomb_busters.parts.by_heart.data import Memory
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrier
from cosmotheque.games.bomb_busters.parts.challenges.data import Challenges
from cosmotheque.games.bomb_busters.parts.clues.data import Hints
from cosmotheque.games.bomb_busters.parts.constraints.data import Constraints
from cosmotheque.games.bomb_busters.parts.drill.data import Drilling
from cosmotheque.games.bomb_busters.parts.gear.data import Gear
from cosmotheque.games.bomb_busters.parts.grids.data import Grid
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import Guesses
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers
from cosmotheque.games.bomb_busters.parts.oxygen.data import Oxygen
from cosmotheque.games.bomb_busters.parts.robots.data import Robot
from cosmotheque.games.bomb_busters.parts.script.data import Playing
from cosmotheque.games.bomb_busters.parts.weak_link.data import Link
from cosmotheque.games.bomb_busters.parts.windfall.data import Fallen

EDITION: Final = 2  # the rules version that is played today


class Draft(msgspec.Struct, frozen=True):
    """A dual cut with tools that the active player is preparing; nobody else knows of it."""

    tools: tuple[Tool, ...]
    slots: tuple[Slot, ...] = ()


class State(msgspec.Struct, frozen=True):
    """`tasks` are choices the game waits for, the first one now; without any, `active` is to act.

    `acted` says that the active player has done so, `closing` that the end of their turn has been seen to. `turns` were
    begun; `idle` players running could do nothing. `follower` is who plays next when somebody named them. `spent` are
    the seats whose character is used, `role` is who has the mission's role. `waiting` are those who use no equipment
    until something has happened. `claimed` is the game time until which a turn that somebody took has to be played
    (BOM-272). `characters` are the cards that the seats' characters work as, 0 for a double detector; empty where
    nobody could choose (BOM-300). `edition` is the rules version that the mission was begun by.
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
    grid: Grid | None = None
    script: Playing | None = None
    bunker: Inside | None = None
    claimed: int = 0
    gear: Gear | None = None
    characters: tuple[int, ...] = ()
    role: Seat = NOBODY
    windfall: Fallen | None = None
    oxygen: Oxygen | None = None
    robot: Robot | None = None
    challenges: Challenges | None = None
    carrier: Carrier | None = None
    constraints: Constraints | None = None
    link: Link | None = None
    guesses: Guesses | None = None
    numbers: Numbers | None = None
    hull: Hull | None = None
    hints: Hints | None = None
    drill: Drilling | None = None
    memory: Memory | None = None
    ended: str = ""
    edition: int = EDITION
