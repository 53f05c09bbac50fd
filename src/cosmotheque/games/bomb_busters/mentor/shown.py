"""The mentor's odds for the board: the chance of every value at every place, and the safest cuts."""

import msgspec

from cosmotheque.games.bomb_busters.model.wires import Slot


class CutChance(msgspec.Struct, frozen=True):
    """A dual cut without tools, with the probabilities of success and of red."""

    slot: Slot
    value: int
    success: float
    red: float


class Odds(msgspec.Struct, frozen=True):
    """`chances` are exact probabilities by stand, place and value (0 to red), empty for wires that the seat knows.

    `cuts` are the safest dual cuts of the seat by nothing but their odds, on any player's turn.
    """

    chances: tuple[tuple[tuple[float, ...], ...], ...]
    cuts: tuple[CutChance, ...]
