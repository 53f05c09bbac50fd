"""Wires that everybody but their owner reads (BOM-190)."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.games.bomb_busters.model.kinds import Act, Part
from cosmotheque.games.bomb_busters.model.wires import Slot


@dataclass(frozen=True)
class Outward(Part):
    """`count` wires of the captain's hand, or with `everybody` of each one, face the teammates (BOM-190).

    Where everybody has some, teammates may cut them, for a step of the detonator (BOM-5602).
    """

    count: int = 1
    everybody: bool = True


class BlindCut(Act, frozen=True, tag="blind"):
    """A solo cut that names own outward wires among those of the value (BOM-194, BOM-195)."""

    RULE: ClassVar[str] = "BOM-194"
    ON_TURN: ClassVar[bool] = True

    value: int
    slots: tuple[Slot, ...]


Actions: TypeAlias = BlindCut
