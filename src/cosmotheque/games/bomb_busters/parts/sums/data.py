"""Number cards that are added and subtracted."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part


@dataclass(frozen=True)
class Sums(Part):
    """Twelve open cards, of which two are discarded for a cut of their sum or difference (BOM-4701)."""


class Reckon(Act, frozen=True, tag="reckon"):
    """Discard two number cards whose sum or difference is the value to cut (BOM-4701)."""

    RULE: ClassVar[str] = "BOM-4701"
    ON_TURN: ClassVar[bool] = True

    numbers: tuple[int, ...]
    value: int


class Discard(Act, frozen=True, tag="discard"):
    """Discard two number cards, advance the detonator, and pass (BOM-4703)."""

    RULE: ClassVar[str] = "BOM-4703"
    ON_TURN: ClassVar[bool] = True

    numbers: tuple[int, ...]


class Reckoned(Happening, frozen=True, tag="reckoned"):
    """Two number cards were discarded for a value, or with 0 to pass (BOM-4701, BOM-4703)."""

    TO_WATCH: ClassVar[int] = 1100

    seat: Seat
    numbers: tuple[int, ...]
    value: int


Actions: TypeAlias = Reckon | Discard

Events: TypeAlias = Reckoned
