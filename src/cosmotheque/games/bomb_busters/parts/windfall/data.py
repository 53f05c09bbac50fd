"""Info tokens for everybody after the first two yellow wires (BOM-2204 ff., BOM-2702)."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Public


@dataclass(frozen=True)
class Windfall(Part):
    """Info tokens for everybody after the first two yellow wires: from the right neighbour, or out of an open line."""

    way: Literal["gift", "draft"]
    rule: str


class Fallen(Public, frozen=True):
    """The progress of the windfall: whether it is `done`, and the tokens that lie in a `line`."""

    done: bool = False
    line: tuple[int, ...] = ()


class DrawLineTask(Pending, frozen=True, tag="draw-line"):
    """Random tokens are laid open in a line (BOM-2702)."""

    seat: Seat


class GiftTask(Pending, frozen=True, tag="gift"):
    """Choose a token for `receiver` (BOM-2204)."""

    seat: Seat
    receiver: Seat


class PickTask(Pending, frozen=True, tag="pick"):
    """Take a token from the line (BOM-2702)."""

    seat: Seat


class GiveToken(Act, frozen=True, tag="give-token", gc=False):
    """Choose a token for the left neighbour (BOM-2204)."""

    RULE: ClassVar[str] = "BOM-2204"

    value: int


class PickToken(Act, frozen=True, tag="pick", gc=False):
    """Take a token from the line (BOM-2702)."""

    RULE: ClassVar[str] = "BOM-2702"

    value: int


class LineLaid(Happening, frozen=True, tag="line-laid"):
    """Random tokens lie open in a line (BOM-2702)."""

    TO_WATCH: ClassVar[int] = 900

    values: tuple[int, ...]


Actions: TypeAlias = GiveToken | PickToken

Events: TypeAlias = LineLaid

Tasks: TypeAlias = DrawLineTask | GiftTask | PickTask
