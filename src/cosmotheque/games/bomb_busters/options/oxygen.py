"""What there is to breathe under water (BOM-225 to BOM-231), and how it is lost (BOM-5406)."""

from dataclasses import dataclass
from typing import Final, Literal

from cosmotheque.games.bomb_busters.options.mission import Part

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
        """What a cut action of a value costs (BOM-226)."""
        return value if self.price == "value" else (value + ZONE - 1) // ZONE


@dataclass(frozen=True)
class Breaches(Part):
    """The reds lie in a pile, and cues bring them to the stands one by one (BOM-5406).

    While one is uncut on a hand, its cuts cost `more` tokens; to lay one down costs `sealing` and a turn.
    """

    more: int = 1
    sealing: int = 2
