"""A mission in progress, as the host alone knows it.

Reading order: `wires`, `facts` (what everybody knows), `bunker`, `gear` (number cards and face-down cards), `script`
(missions against time), `tasks` (what the game waits for), `table` (all together).
"""

from cosmotheque.games.bomb_busters.state.bunker import BunkerTask, Inside, StepTask
from cosmotheque.games.bomb_busters.state.facts import Alike, Fact, Holds, Lacks, Order
from cosmotheque.games.bomb_busters.state.gear import (
    CardsTask,
    CharacterTask,
    DealTask,
    DisintegrateTask,
    Gear,
    HandOutTask,
    LockTask,
    NobleTask,
    OpenNumberTask,
)
from cosmotheque.games.bomb_busters.state.script import ClaimTask, DropTask, Playing
from cosmotheque.games.bomb_busters.state.table import EDITION, NOBODY, Draft, Grid, State
from cosmotheque.games.bomb_busters.state.tasks import (
    AnswerTask,
    CardTask,
    GiveTask,
    HeartTask,
    LineTask,
    Task,
    TickTask,
    TokenTask,
)
from cosmotheque.games.bomb_busters.state.wires import Card, Marker, Slot, Stand, Wire

__all__ = [
    "EDITION",
    "NOBODY",
    "Alike",
    "AnswerTask",
    "BunkerTask",
    "Card",
    "CardTask",
    "CardsTask",
    "CharacterTask",
    "ClaimTask",
    "DealTask",
    "DisintegrateTask",
    "Draft",
    "DropTask",
    "Fact",
    "Gear",
    "GiveTask",
    "Grid",
    "HandOutTask",
    "HeartTask",
    "Holds",
    "Inside",
    "Lacks",
    "LineTask",
    "LockTask",
    "Marker",
    "NobleTask",
    "OpenNumberTask",
    "Order",
    "Playing",
    "Slot",
    "Stand",
    "State",
    "StepTask",
    "Task",
    "TickTask",
    "TokenTask",
    "Wire",
]
