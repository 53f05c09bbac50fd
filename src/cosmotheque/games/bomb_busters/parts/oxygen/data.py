"""Oxygen under water (BOM-225 to BOM-231), and its loss (BOM-5406)."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Public

ZONE: Final = 4  # so many values lie at one depth (BOM-226)


@dataclass(frozen=True)
class Air(Part):
    """Oxygen tokens, which every cut action costs; under water nobody speaks.

    `pool` says whose they are: a common `reserve` that is full again every round, `own` tokens that are given to
    teammates, a supply that makes the `round` from hand to hand, or a `purse` that each player pays from and that a
    complete number fills by 1 (BOM-5404). `start` is how many, by the number of players from two on: those of the
    reserve, of each player, or of the captain. With `may_pass` a turn may be skipped at will (BOM-228). `rule` is what
    is cited for being short of tokens. Where it is not `silent` only a cue may silence the table (BOM-5417).
    """

    pool: Literal["reserve", "own", "round", "purse"]
    price: Literal["depth", "value"]
    start: tuple[int, int, int, int]
    rule: str
    may_pass: bool = False
    silent: bool = True

    def cost(self, value: int) -> int:
        """The cost of a cut action of a value (BOM-226)."""
        return value if self.price == "value" else (value + ZONE - 1) // ZONE


Sign: TypeAlias = Literal["more-oxygen", "enough-oxygen"]
"""The thumb, up or down: all that is said under water (BOM-231)."""


class Oxygen(Public, frozen=True):
    """Tokens in the `reserve` and those of each seat, or before it; `to` is who gets those of this turn, -1 by default.

    All of it is public (BOM-230). A reserve of -1 is without end, and not counted.
    """

    reserve: int
    held: tuple[int, ...]
    to: Seat = Seat(-1)


class OxygenSeen(Oxygen, frozen=True):
    """`prices` are what the values from 1 on cost the seat."""

    prices: tuple[int, ...] = ()


class Pass(Act, frozen=True, tag="pass"):
    """Skip the turn, though something could be cut (BOM-228)."""

    RULE: ClassVar[str] = "BOM-228"
    ON_TURN: ClassVar[bool] = True


class HandTo(Act, frozen=True, tag="hand-to", gc=False):
    """Say which teammate gets the tokens that this turn's cut costs (BOM-4902)."""

    RULE: ClassVar[str] = "BOM-4902"
    ON_TURN: ClassVar[bool] = True
    HARMLESS: ClassVar[bool] = True

    seat: Seat


PASS: Final = Pass()


class AirMoved(Happening, frozen=True, tag="air"):
    """Tokens go from a seat to a seat; -1 is the reserve, -2 is out of the game."""

    TO_WATCH: ClassVar[int] = 500

    giver: Seat
    seat: Seat
    count: int


class AirPromised(Happening, frozen=True, tag="air-promised"):
    """The seat that gets the tokens of this turn was named (BOM-4902)."""

    TO_WATCH: ClassVar[int] = 700

    giver: Seat
    seat: Seat


class Skipped(Happening, frozen=True, tag="skipped"):
    """A seat passed, though something could have been cut (BOM-228)."""

    TO_WATCH: ClassVar[int] = 1200

    seat: Seat


class AirShared(Happening, frozen=True, tag="air-shared"):
    """Each of these seats takes `count` tokens from the reserve; below zero they give them back (BOM-5404 ff.)."""

    TO_WATCH: ClassVar[int] = 1100

    seats: tuple[Seat, ...]
    count: int


Actions: TypeAlias = Pass | HandTo

Events: TypeAlias = AirMoved | AirPromised | Skipped | AirShared
