"""Choices and draws that the game waits for; `seat` is who owes them, CHANCE where something is drawn."""

from typing import Self, TypeAlias

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Pending
from cosmotheque.games.bomb_busters.model.wires import Slot


class TokenTask(Pending, frozen=True, tag="token"):
    """Put an info token: the first one (BOM-11), one of `value` that was drawn or given, or one beside `stand`."""

    seat: Seat
    value: int = 0
    stand: int = -1


class AnswerTask(Pending, frozen=True, tag="answer"):
    """Say which wire is cut, or else mark one: a detector points at `slots` (BOM-31, BOM-32).

    `own` are the wires that `asker` would cut, one for each of `values`; nobody else knows them.
    """

    seat: Seat
    asker: Seat
    slots: tuple[Slot, ...]
    values: tuple[int, ...]
    own: tuple[Slot, ...]

    def redact_for(self, seat: Seat | None) -> Self:
        """Nobody learns which wires the asker means to cut (BOM-16)."""
        return self if self.asker == seat else replace(self, own=())


class GiveTask(Pending, frozen=True, tag="give"):
    """Give a wire back for the one at `offered` (BOM-42)."""

    seat: Seat
    giver: Seat
    offered: Slot


class DrawTokenTask(Pending, frozen=True, tag="draw-token"):
    """A number token is drawn for `owner`, who then puts it (BOM-162)."""

    seat: Seat
    owner: Seat


class LieTask(Pending, frozen=True, tag="lie"):
    """Put a false token of one of these values in front of one of these wires (BOM-170)."""

    seat: Seat
    slots: tuple[Slot, ...]
    values: tuple[int, ...]


BaseTasks: TypeAlias = TokenTask | AnswerTask | GiveTask | DrawTokenTask | LieTask
