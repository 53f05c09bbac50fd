"""Doctor Nope's challenges (BOM-310 to BOM-323)."""

from dataclasses import dataclass
from enum import IntEnum

from cosmotheque.games.bomb_busters.options.mission import Part


class Challenge(IntEnum):
    """The ten cards by their numbers."""

    CALL_RED = 1
    FOUR_EVEN = 2
    PAIRS = 3
    EIGHTEEN = 4
    TWO_SOLOS = 5
    ISOLATED = 6
    STEPS = 7
    TWO_NUMBERS = 8
    ODD = 9
    ENDS = 10


@dataclass(frozen=True)
class Nope(Part):
    """As many challenges as players; each that is met sets the detonator back."""
