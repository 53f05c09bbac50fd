"""Robots that walk (BOM-215): as a score, or along a line of number cards."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Public


@dataclass(frozen=True)
class Score(Part):
    """The robot walks the number track in place of the detonator; past its `last` space the bomb explodes (53)."""

    last: int = 12


@dataclass(frozen=True)
class Lineup(Part):
    """The twelve number cards lie in a line, and the robot walks them from card `start` on (59)."""

    start: int = 7


class Robot(Public, frozen=True):
    """`place` is its space of the track, or counts the cards of the `line` from 0; it faces its end with +1."""

    place: int
    facing: int = 1
    line: tuple[int, ...] = ()


class LineupTask(Pending, frozen=True, tag="lineup"):
    """The number cards are laid in a line (BOM-5901)."""

    seat: Seat


class FaceTask(Pending, frozen=True, tag="face"):
    """Turn the robot round, or not (BOM-5902)."""

    seat: Seat


class Face(Act, frozen=True, tag="face", gc=False):
    """Turn the robot round, or leave it as it is."""

    RULE: ClassVar[str] = "BOM-5902"
    HARMLESS: ClassVar[bool] = True

    turn: bool


class RobotLine(Happening, frozen=True, tag="robot-line"):
    """The number cards lie in a line, and the robot on one of them (BOM-5901)."""

    numbers: tuple[int, ...]


class RobotMoved(Happening, frozen=True, tag="robot"):
    """The robot stands on this space or card now; on the track it went `by` steps."""

    TO_WATCH: ClassVar[int] = 1100

    place: int
    by: int


class RobotTurned(Happening, frozen=True, tag="robot-turned"):
    """The robot has turned round (BOM-5902)."""

    TO_WATCH: ClassVar[int] = 1100

    facing: int


Actions: TypeAlias = Face

Events: TypeAlias = RobotLine | RobotMoved | RobotTurned

Tasks: TypeAlias = LineupTask | FaceTask
