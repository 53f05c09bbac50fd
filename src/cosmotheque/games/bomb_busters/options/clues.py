"""Numbers that are not said (mission 25): so many clues there are for each, and which is which."""

from dataclasses import dataclass
from typing import Final

from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.options.mission import Part

EACH: Final = 8  # clues for each number in the list (BOM-2503)
OFFERED: Final = 3


@dataclass(frozen=True)
class Clues(Part):
    """Announced numbers are clues (BOM-2502): all the time and with an open chat, or in `acts` of a script alone."""

    acts: bool = False


def clue_of(number: int, place: int) -> int:
    """The clue at a place of a number's list."""
    return place * len(NUMBERS) + NUMBERS.index(number)


def number_of(clue: int) -> int:
    """The number that a clue of the list means."""
    return NUMBERS[clue % len(NUMBERS)]
