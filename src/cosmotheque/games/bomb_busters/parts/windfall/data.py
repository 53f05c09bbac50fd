"""Info tokens for everybody after the first two yellow wires (BOM-3501 ff.)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Part, Public


@dataclass(frozen=True)
class Windfall(Part):
    """Info tokens for everybody after the first two yellow wires: from the right neighbour, or out of an open line."""

    way: Literal["gift", "draft"]
    rule: str


class Fallen(Public, frozen=True):
    """Whether it is `done`, and the tokens that lie in a `line`."""

    done: bool = False
    line: tuple[int, ...] = ()


class DrawLineTask(msgspec.Struct, frozen=True, tag="draw-line"):
    """Random tokens are laid open in a line (BOM-2702)."""

    seat: Seat


class GiftTask(msgspec.Struct, frozen=True, tag="gift"):
    """To choose a token for `receiver` (BOM-2204)."""

    seat: Seat
    receiver: Seat


class PickTask(msgspec.Struct, frozen=True, tag="pick"):
    """To take a token from the line (BOM-2702)."""

    seat: Seat


class GiveToken(msgspec.Struct, frozen=True, tag="give-token", gc=False):
    """Choose a token for the left neighbour (BOM-2204)."""

    value: int


class PickToken(msgspec.Struct, frozen=True, tag="pick", gc=False):
    """Take a token from the line (BOM-2702)."""

    value: int


class LineLaid(msgspec.Struct, frozen=True, tag="line-laid"):
    """Random tokens lie open in a line (BOM-2702)."""

    values: tuple[int, ...]


Actions: TypeAlias = GiveToken | PickToken

Events: TypeAlias = LineLaid

Tasks: TypeAlias = DrawLineTask | GiftTask | PickTask
