"""Robots that walk (BOM-215): as a score, or along a line of number cards."""

from dataclasses import dataclass

from cosmotheque.games.bomb_busters.options.mission import Part


@dataclass(frozen=True)
class Score(Part):
    """The robot walks the number track in place of the detonator; past its `last` space the bomb explodes (53)."""

    last: int = 12


@dataclass(frozen=True)
class Lineup(Part):
    """The twelve number cards lie in a line, and the robot walks them from card `start` on (59)."""

    start: int = 7
