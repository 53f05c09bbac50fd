"""Choices and draws that the game waits for; `seat` is who owes them, CHANCE where something is drawn."""

from typing import TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state.wires import Slot


class TokenTask(msgspec.Struct, frozen=True, tag="token"):
    """To put the first info token (BOM-11)."""

    seat: Seat


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


Task: TypeAlias = TokenTask | CardTask | HeartTask | LineTask | TickTask | AnswerTask | GiveTask
