"""A mission in progress, as the host alone knows it.

Reading order: `wires`, `facts` (what everybody knows), `tasks` (what the game waits for), `table` (all together).
"""

from cosmotheque.games.bomb_busters.state.facts import Alike, Fact, Holds, Lacks, Order
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
    "Draft",
    "Fact",
    "GiveTask",
    "Grid",
    "HeartTask",
    "Holds",
    "Lacks",
    "LineTask",
    "Marker",
    "Order",
    "Slot",
    "Stand",
    "State",
    "Task",
    "TickTask",
    "TokenTask",
    "Wire",
]
