"""A mission in progress, as the host alone knows it.

Reading order: `wires`, `facts` (what everybody knows), `tokens`, `roles`, `windfall` and `tasks` (what the game waits
for), `table` (all together).
"""

from cosmotheque.games.bomb_busters.state.facts import Alike, Fact, Holds, Lacks, Order, Times
from cosmotheque.games.bomb_busters.state.roles import RoleTask
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
from cosmotheque.games.bomb_busters.state.tokens import DrawTokenTask, LieTask
from cosmotheque.games.bomb_busters.state.windfall import DrawLineTask, Fallen, GiftTask, PickTask
from cosmotheque.games.bomb_busters.state.wires import Beside, Card, Marker, Note, Slot, Stand, Wire

__all__ = [
    "EDITION",
    "NOBODY",
    "Alike",
    "AnswerTask",
    "Beside",
    "Card",
    "CardTask",
    "Draft",
    "DrawLineTask",
    "DrawTokenTask",
    "Fact",
    "Fallen",
    "GiftTask",
    "GiveTask",
    "Grid",
    "HeartTask",
    "Holds",
    "Lacks",
    "LieTask",
    "LineTask",
    "Marker",
    "Note",
    "Order",
    "PickTask",
    "RoleTask",
    "Slot",
    "Stand",
    "State",
    "Task",
    "TickTask",
    "Times",
    "TokenTask",
    "Wire",
]
