"""Wires that lie elsewhere than in order on a stand: X wires, outward wires, wires of the robot."""

from dataclasses import dataclass

from cosmotheque.games.bomb_busters.options.mission import Part


@dataclass(frozen=True)
class XWires(Part):
    """One wire of each stand lies unsorted behind an X (BOM-180): the last one dealt, or with `late` a blue one.

    `late` ones may be pointed at and cut only after all yellow wires are cut (BOM-3502).
    """

    late: bool = False


@dataclass(frozen=True)
class Outward(Part):
    """`count` wires of the captain's hand, or with `everybody` of each one, face the teammates (BOM-190).

    Where everybody has some, teammates may cut them, for a step of the detonator (BOM-5602).
    """

    count: int = 1
    everybody: bool = True


@dataclass(frozen=True)
class Carrying(Part):
    """A robot walks on the number track with wires that whoever cuts its number takes over (BOM-4301)."""

    for_two: int = 5
    for_three_or_four: int = 4
    for_five: int = 3

    def wires(self, seats: int) -> int:
        return {2: self.for_two, 5: self.for_five}.get(seats, self.for_three_or_four)
