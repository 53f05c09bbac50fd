"""A mission in progress, as the host alone knows it.

Reading order: `wires`, `facts` (what everybody knows), `gear` (number cards and face-down cards), `tasks` (what the
game waits for), `table` (all together).
"""

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
    "Card",
    "CardTask",
    "CardsTask",
    "CharacterTask",
    "DealTask",
    "DisintegrateTask",
    "Draft",
    "Fact",
    "Gear",
    "GiveTask",
    "Grid",
    "HandOutTask",
    "HeartTask",
    "Holds",
    "Lacks",
    "LineTask",
    "LockTask",
    "Marker",
    "NobleTask",
    "OpenNumberTask",
    "Order",
    "Slot",
    "Stand",
    "State",
    "Task",
    "TickTask",
    "TokenTask",
    "Wire",
]
