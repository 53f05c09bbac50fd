"""Open number cards that are turned down."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part


@dataclass(frozen=True)
class OpenCards(Part):
    """Twelve open cards, of which one is turned down before each cut of its value (BOM-2601)."""


class TurnDown(Act, frozen=True, tag="turn-down", gc=False):
    """Turn a number card down, to cut its value (BOM-2601)."""

    RULE: ClassVar[str] = "BOM-2601"
    ON_TURN: ClassVar[bool] = True

    number: int


class NumberTurned(Happening, frozen=True, tag="number-turned"):
    """A number card was turned down, to be cut (BOM-2601)."""

    TO_WATCH: ClassVar[int] = 1100

    seat: Seat
    number: int


Actions: TypeAlias = TurnDown

Events: TypeAlias = NumberTurned
