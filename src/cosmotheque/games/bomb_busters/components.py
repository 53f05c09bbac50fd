"""The contents of the box: wires, values and equipment cards.

A wire is written in tenths, so that sorting is comparing: 30 is blue 3, 31 yellow 3.1, 35 red 3.5. Once sorted, only
its value counts: a number from 1 to 12, YELLOW or RED (BOM-1).
"""

from enum import IntEnum
from typing import Final, Literal

NUMBERS: Final = range(1, 13)
YELLOW: Final = 13
RED: Final = 14
COPIES: Final = 4
TOKENS: Final = 2  # BOM-2: info tokens of each number, and of yellow
UNSEEN: Final = 0  # a wire as those see it who do not know it


class Equipment(IntEnum):
    """The twelve cards by their numbers (BOM-41 to BOM-50), and those of the boxes (BOM-291 to BOM-298).

    The yellow card has the number of yellow, a double-number card eleven times its number: 22 is 2-2.
    """

    LABEL_DIFFERENT = 1
    WALKIE_TALKIES = 2
    TRIPLE_DETECTOR = 3
    POST_IT = 4
    SUPER_DETECTOR = 5
    REWINDER = 6
    BATTERIES = 7
    RADAR = 8
    STABILIZER = 9
    RAY = 10
    THERMOS = 11
    LABEL_EQUAL = 12
    FALSE_BOTTOM = 13
    SINGLE_LABEL = 22
    EMERGENCY_DROP = 33
    FAST_PASS = 99
    DISINTEGRATOR = 110
    GRAPPLING_HOOK = 121


DOUBLE_CARDS: Final = (
    Equipment.SINGLE_LABEL,
    Equipment.EMERGENCY_DROP,
    Equipment.FAST_PASS,
    Equipment.DISINTEGRATOR,
    Equipment.GRAPPLING_HOOK,
)
INSTANT_CARDS: Final = (Equipment.FALSE_BOTTOM, Equipment.EMERGENCY_DROP, Equipment.DISINTEGRATOR)  # BOM-290
# BOM-300: what works as a character from box 3 on.
NEW_CHARACTERS: Final = (
    Equipment.WALKIE_TALKIES,
    Equipment.TRIPLE_DETECTOR,
    Equipment.RADAR,
    Equipment.RAY,
)


def card_value(card: int) -> int:
    """The value whose wires make a card usable."""
    return card // 11 if card in DOUBLE_CARDS else card


def wires_needed(card: int) -> int:
    """The number of wires that have to be cut to make a card usable (BOM-40, BOM-293)."""
    return COPIES if card in DOUBLE_CARDS else 2


Tool = Literal["double", "triple", "super", "ray", "at-once"]
"""Equipment that may accompany a dual cut: the own double detector, and three of the cards. Instead of one: all wires
at once."""

AT_ONCE: Final = "at-once"

TOOL_CARDS: Final[dict[Tool, Equipment]] = {
    "triple": Equipment.TRIPLE_DETECTOR,
    "super": Equipment.SUPER_DETECTOR,
    "ray": Equipment.RAY,
}


def blue(number: int) -> int:
    return 10 * number


def yellow(number: int) -> int:
    return 10 * number + 1


def red(number: int) -> int:
    return 10 * number + 5


VALUES: Final = tuple({0: wire // 10, 1: YELLOW, 5: RED}.get(wire % 10, 0) for wire in range(126))


def value_of(wire: int) -> int:
    """The value of a wire once it is sorted (BOM-1)."""
    return VALUES[wire]


def is_red(wire: int) -> bool:
    return wire % 10 == 5


def is_yellow(wire: int) -> bool:
    return wire % 10 == 1


def is_blue(wire: int) -> bool:
    return wire % 10 == 0
