"""A mission in progress, as the host alone knows it.

Reading order: `wires`, `facts` (what everybody knows), `bunker`, `carrier` (the robot and its wires), `challenges`,
`clues` (numbers that are not said), `constraints`, `drill` (a mission in parts), `gear` (number cards and face-down
cards), `guesses` (things of missions), `hull`, `link`, `memory`, `numbers` (number cards), `oxygen`, `robot`, `roles`,
`script` (missions against time), `tokens`, `windfall`, `tasks` (what the game waits for), `table` (all together).
"""

from cosmotheque.games.bomb_busters.state.bunker import BunkerTask, Inside, StepTask
from cosmotheque.games.bomb_busters.state.carrier import Carrier, FileTask, TakeTask
from cosmotheque.games.bomb_busters.state.challenges import Challenges, ChallengeTask, NumbersTask, Turn
from cosmotheque.games.bomb_busters.state.clues import (
    Announcement,
    ClueTask,
    Hint,
    Hints,
    Meant,
    OfferTask,
    UnderstandTask,
)
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
from cosmotheque.games.bomb_busters.state.drill import Drilling, TellTask
from cosmotheque.games.bomb_busters.state.facts import Alike, Exactly, Fact, Holds, Lacks, Order, Times
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
from cosmotheque.games.bomb_busters.state.guesses import DealNumbersTask, Guesses, LayTask, NumberCard, RefillTask
from cosmotheque.games.bomb_busters.state.hull import BreachTask, Hull
from cosmotheque.games.bomb_busters.state.link import Accusation, Link, RolesTask
from cosmotheque.games.bomb_busters.state.memory import Laid, LookTask, Memory
from cosmotheque.games.bomb_busters.state.numbers import EndTask, HandTask, Numbers, NumberTask, ToldOffTask, VoiceTask
from cosmotheque.games.bomb_busters.state.oxygen import Oxygen, Sign
from cosmotheque.games.bomb_busters.state.robot import FaceTask, LineupTask, Robot
from cosmotheque.games.bomb_busters.state.roles import RoleTask
from cosmotheque.games.bomb_busters.state.script import ClaimTask, DropTask, Playing, TossTask
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
from cosmotheque.games.bomb_busters.state.wires import NO_STAND, NOWHERE, Beside, Card, Marker, Note, Slot, Stand, Wire

__all__ = [
    "EDITION",
    "GENTLE",
    "LETTERS",
    "NOBODY",
    "NOWHERE",
    "NO_STAND",
    "STRANGE",
    "Accusation",
    "Alike",
    "Announcement",
    "AnswerTask",
    "Beside",
    "BreachTask",
    "BunkerTask",
    "Card",
    "CardTask",
    "CardsTask",
    "Carrier",
    "ChallengeTask",
    "Challenges",
    "CharacterTask",
    "ClaimTask",
    "ClueTask",
    "ConstraintTask",
    "Constraints",
    "DealConstraintsTask",
    "DealNumbersTask",
    "DealTask",
    "DisintegrateTask",
    "Draft",
    "DrawLineTask",
    "DrawTokenTask",
    "Drilling",
    "DropTask",
    "EndTask",
    "Exactly",
    "FaceTask",
    "Fact",
    "Fallen",
    "FileTask",
    "Gear",
    "GiftTask",
    "GiveTask",
    "Grid",
    "Guesses",
    "HandOutTask",
    "HandTask",
    "HeartTask",
    "Hint",
    "Hints",
    "Holds",
    "Hull",
    "Inside",
    "Lacks",
    "Laid",
    "LastTask",
    "LayTask",
    "Letter",
    "LieTask",
    "LineTask",
    "LineupTask",
    "Link",
    "LockTask",
    "LookTask",
    "Marker",
    "Meant",
    "Memory",
    "NewConstraintTask",
    "NobleTask",
    "Note",
    "NumberCard",
    "NumberTask",
    "Numbers",
    "NumbersTask",
    "OfferTask",
    "OpenNumberTask",
    "Order",
    "Oxygen",
    "PairTask",
    "PickTask",
    "Playing",
    "RefillTask",
    "ReplaceTask",
    "RingTask",
    "Robot",
    "RoleTask",
    "RolesTask",
    "ShowConstraintTask",
    "Sign",
    "Slot",
    "Stand",
    "State",
    "StepTask",
    "TakeTask",
    "Task",
    "TellTask",
    "TickTask",
    "Times",
    "TokenTask",
    "ToldOffTask",
    "TossTask",
    "Turn",
    "UnderstandTask",
    "VoiceTask",
    "Wire",
]
