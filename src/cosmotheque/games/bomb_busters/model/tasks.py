"""Choices and draws that the game waits for; `seat` is who owes them, CHANCE where something is drawn."""

from typing import TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.wires import Slot


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


class DrawTokenTask(msgspec.Struct, frozen=True, tag="draw-token"):
    """A number token is drawn for `owner`, who then puts it (BOM-162)."""

    seat: Seat
    owner: Seat


class LieTask(msgspec.Struct, frozen=True, tag="lie"):
    """To put a false token of one of these values in front of one of these wires (BOM-170)."""

    seat: Seat
    slots: tuple[Slot, ...]
    values: tuple[int, ...]


BaseTasks: TypeAlias = (
    TokenTask | CardTask | HeartTask | LineTask | TickTask | AnswerTask | GiveTask | DrawTokenTask | LieTask
)
