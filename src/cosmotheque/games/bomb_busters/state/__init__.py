"""A mission in progress, as the host alone knows it.

Reading order: `wires`, `facts` (what everybody knows), `bunker`, `carrier` (the robot and its wires), `challenges`,
`clues` (numbers that are not said), `constraints`, `drill` (a mission in parts), `gear` (number cards and face-down
cards), `guesses` (things of missions), `hull`, `link`, `memory`, `numbers` (number cards), `oxygen`, `robot`, `roles`,
`script` (missions against time), `tokens`, `windfall`, `tasks` (what the game waits for), `table` (all together).
"""

from cosmotheque.games.bomb_busters.model.facts import Alike, Exactly, Fact, Holds, Lacks, Order, Times
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Task
from cosmotheque.games.bomb_busters.model.state import EDITION, Draft, State
from cosmotheque.games.bomb_busters.model.tasks import (
    AnswerTask,
    CardTask,
    DrawTokenTask,
    GiveTask,
    HeartTask,
    LieTask,
    LineTask,
    TickTask,
    TokenTask,
)
from cosmotheque.games.bomb_busters.model.wires import NO_STAND, NOWHERE, Beside, Card, Marker, Note, Slot, Stand, Wire
from cosmotheque.games.bomb_busters.parts.at_once.data import HandOutTask, NobleTask
from cosmotheque.games.bomb_busters.parts.breaches.data import BreachTask, Hull
from cosmotheque.games.bomb_busters.parts.bunker.data import BunkerTask, Inside, StepTask
from cosmotheque.games.bomb_busters.parts.by_heart.data import Laid, LookTask, Memory
from cosmotheque.games.bomb_busters.parts.called.data import ToldOffTask, VoiceTask, VolunteerTask
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrier, FileTask, TakeTask
from cosmotheque.games.bomb_busters.parts.cast.data import CharacterTask, DealTask
from cosmotheque.games.bomb_busters.parts.challenges.data import Challenges, ChallengeTask, NumbersTask, Turn
from cosmotheque.games.bomb_busters.parts.clues.data import (
    Announcement,
    ClueTask,
    Hint,
    Hints,
    Meant,
    OfferTask,
    UnderstandTask,
)
from cosmotheque.games.bomb_busters.parts.common_constraint.data import (
    LastTask,
    PairTask,
    ReplaceTask,
    ShowConstraintTask,
)
from cosmotheque.games.bomb_busters.parts.constraints.data import GENTLE, LETTERS, STRANGE, Constraints, Letter
from cosmotheque.games.bomb_busters.parts.drill.data import Drilling, TellTask
from cosmotheque.games.bomb_busters.parts.free_order.data import ClaimTask
from cosmotheque.games.bomb_busters.parts.gear.data import CardsTask, Gear, OpenNumberTask
from cosmotheque.games.bomb_busters.parts.grids.data import Grid
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import (
    DealNumbersTask,
    Guesses,
    LayTask,
    NumberCard,
    RefillTask,
)
from cosmotheque.games.bomb_busters.parts.locks.data import LockTask
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers, NumberTask
from cosmotheque.games.bomb_busters.parts.own_cards.data import HandTask
from cosmotheque.games.bomb_busters.parts.own_constraints.data import (
    ConstraintTask,
    DealConstraintsTask,
    NewConstraintTask,
    RingTask,
)
from cosmotheque.games.bomb_busters.parts.oxygen.data import Oxygen, Sign
from cosmotheque.games.bomb_busters.parts.robots.data import FaceTask, LineupTask, Robot
from cosmotheque.games.bomb_busters.parts.roles.data import RoleTask
from cosmotheque.games.bomb_busters.parts.script.data import DropTask, Playing
from cosmotheque.games.bomb_busters.parts.sequences.data import EndTask
from cosmotheque.games.bomb_busters.parts.stock.data import DisintegrateTask
from cosmotheque.games.bomb_busters.parts.trapeze.data import TossTask
from cosmotheque.games.bomb_busters.parts.weak_link.data import Accusation, Link, RolesTask
from cosmotheque.games.bomb_busters.parts.windfall.data import DrawLineTask, Fallen, GiftTask, PickTask

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
    "VolunteerTask",
    "Wire",
]
