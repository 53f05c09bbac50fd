"""A mission in progress, as the host alone knows it.

Reading order: `wires`, `facts` (what everybody knows), `constraints`, `link`, `guesses` (things of missions), `tasks`
(what the game waits for), `table` (all together).
"""

from cosmotheque.games.bomb_busters.state.constraints import (
    GENTLE,
    LETTERS,
    STRANGE,
    Constraints,
    ConstraintTask,
    DealConstraintsTask,
    LastTask,
    Letter,
    NewConstraintTask,
    PairTask,
    ReplaceTask,
    RingTask,
    ShowConstraintTask,
)
from cosmotheque.games.bomb_busters.state.facts import Alike, Fact, Holds, Lacks, Order
from cosmotheque.games.bomb_busters.state.guesses import DealNumbersTask, Guesses, LayTask, NumberCard, RefillTask
from cosmotheque.games.bomb_busters.state.link import Accusation, Link, RolesTask
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
    "GENTLE",
    "LETTERS",
    "NOBODY",
    "STRANGE",
    "Accusation",
    "Alike",
    "AnswerTask",
    "Card",
    "CardTask",
    "ConstraintTask",
    "Constraints",
    "DealConstraintsTask",
    "DealNumbersTask",
    "Draft",
    "Fact",
    "GiveTask",
    "Grid",
    "Guesses",
    "HeartTask",
    "Holds",
    "Lacks",
    "LastTask",
    "LayTask",
    "Letter",
    "LineTask",
    "Link",
    "Marker",
    "NewConstraintTask",
    "NumberCard",
    "Order",
    "PairTask",
    "RefillTask",
    "ReplaceTask",
    "RingTask",
    "RolesTask",
    "ShowConstraintTask",
    "Slot",
    "Stand",
    "State",
    "Task",
    "TickTask",
    "TokenTask",
    "Wire",
]
