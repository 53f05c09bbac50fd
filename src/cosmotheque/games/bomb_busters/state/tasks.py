"""Choices and draws that the game waits for; `seat` is who owes them, CHANCE where something is drawn."""

from typing import TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state.bunker import BunkerTask, StepTask
from cosmotheque.games.bomb_busters.state.carrier import FileTask, TakeTask
from cosmotheque.games.bomb_busters.state.challenges import ChallengeTask, NumbersTask
from cosmotheque.games.bomb_busters.state.clues import ClueTask, OfferTask, UnderstandTask
from cosmotheque.games.bomb_busters.state.constraints import (
    ConstraintTask,
    DealConstraintsTask,
    LastTask,
    NewConstraintTask,
    PairTask,
    ReplaceTask,
    RingTask,
    ShowConstraintTask,
)
from cosmotheque.games.bomb_busters.state.drill import TellTask
from cosmotheque.games.bomb_busters.state.gear import (
    CardsTask,
    CharacterTask,
    DealTask,
    DisintegrateTask,
    HandOutTask,
    LockTask,
    NobleTask,
    OpenNumberTask,
)
from cosmotheque.games.bomb_busters.state.guesses import DealNumbersTask, LayTask, RefillTask
from cosmotheque.games.bomb_busters.state.hull import BreachTask
from cosmotheque.games.bomb_busters.state.link import RolesTask
from cosmotheque.games.bomb_busters.state.memory import LookTask
from cosmotheque.games.bomb_busters.state.numbers import (
    EndTask,
    HandTask,
    NumberTask,
    ToldOffTask,
    VoiceTask,
    VolunteerTask,
)
from cosmotheque.games.bomb_busters.state.robot import FaceTask, LineupTask
from cosmotheque.games.bomb_busters.state.roles import RoleTask
from cosmotheque.games.bomb_busters.state.script import ClaimTask, DropTask, TossTask
from cosmotheque.games.bomb_busters.state.tokens import DrawTokenTask, LieTask
from cosmotheque.games.bomb_busters.state.windfall import DrawLineTask, GiftTask, PickTask
from cosmotheque.games.bomb_busters.state.wires import Slot


class TokenTask(msgspec.Struct, frozen=True, tag="token"):
    """To put an info token: the first one (BOM-11), one of `value` that was drawn or given, or one beside `stand`."""

    seat: Seat
    value: int = 0
    stand: int = -1


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


Task: TypeAlias = (
    TokenTask
    | CardTask
    | HeartTask
    | LineTask
    | TickTask
    | AnswerTask
    | GiveTask
    | DropTask
    | ClaimTask
    | BunkerTask
    | StepTask
    | OpenNumberTask
    | CardsTask
    | LockTask
    | DisintegrateTask
    | HandOutTask
    | NobleTask
    | CharacterTask
    | DealTask
    | DrawTokenTask
    | LieTask
    | RoleTask
    | DrawLineTask
    | GiftTask
    | PickTask
    | LineupTask
    | FaceTask
    | ChallengeTask
    | NumbersTask
    | TakeTask
    | FileTask
    | ConstraintTask
    | DealConstraintsTask
    | LastTask
    | NewConstraintTask
    | PairTask
    | ReplaceTask
    | RingTask
    | ShowConstraintTask
    | RolesTask
    | DealNumbersTask
    | RefillTask
    | LayTask
    | NumberTask
    | EndTask
    | HandTask
    | VoiceTask
    | VolunteerTask
    | ToldOffTask
    | BreachTask
    | OfferTask
    | ClueTask
    | UnderstandTask
    | TossTask
    | TellTask
    | LookTask
)
