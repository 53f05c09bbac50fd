"""Wires cut at once (BOM-202)."""

from dataclasses import dataclass
from typing import TypeAlias

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.model.kinds import Happening, Part, Pending, Public


@dataclass(frozen=True)
class AtOnce(Part):
    """All uncut wires of a kind have to be cut at once (BOM-202): `target`, or 0 for a number drawn at random.

    `gate` is the rule that keeps the kind from ordinary cuts. With `last` only by who has no others. Failure explodes,
    or else shows all wires (`shows`). After each round before that a card is discarded from a deck: the face-down
    equipment, or of `deck` number cards, those left of which bring tokens (BOM-3905). One that is `told` is so only in
    the part of a mission that asks for it (BOM-3013).
    """

    rule: str
    gate: str
    target: int = 0
    last: bool = False
    shows: bool = False
    deck: int = 0
    told: bool = False

    @property
    def takes_reds(self) -> bool:
        """True if reds are not revealed as usual (BOM-1305)."""
        return self.target == RED


class Target(Public, frozen=True):
    """The value whose wires are to be cut at once, 0 where there is none; in views only."""

    value: int = 0


class HandOutTask(Pending, frozen=True, tag="hand-out"):
    """The number cards left are dealt face down (BOM-3905)."""

    count: int
    seat: Seat = CHANCE


class NobleTask(Pending, frozen=True, tag="noble"):
    """Put the token of a number card that was dealt (BOM-3905)."""

    seat: Seat
    number: int


class CardDiscarded(Happening, frozen=True, tag="card-discarded"):
    """A card of the face-down deck is discarded unseen; so many are left (BOM-2303)."""

    left: int


class NumbersDealt(Happening, frozen=True, tag="numbers-dealt"):
    """The number of cards that each seat was dealt face down (BOM-3905)."""

    counts: tuple[int, ...]


Events: TypeAlias = CardDiscarded | NumbersDealt

Tasks: TypeAlias = HandOutTask | NobleTask
