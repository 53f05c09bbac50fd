"""A deal: one string that decides all that chance does in a game, however often the game is put down and taken up.

Each draw follows from the deal and from how many there were before. Players who do the same meet the same chance; no
draw tells anything of the next one, because a hash stands between them.
"""

from collections.abc import Callable, Sequence
from os import urandom
from random import Random
from typing import Any, TypeAlias

from cosmotheque.core.game import CHANCE, Move

Seed: TypeAlias = int | str | None
"""A number for a game that is played in one go, a deal as a string, or None for chance that nobody can repeat."""
Dice: TypeAlias = Callable[[Sequence[Move[Any]]], Random]
"""A function from earlier moves to the dice that chance draws with after them."""


def new_deal() -> str:
    """A deal that nobody can guess."""
    return urandom(16).hex()


def dice(seed: Seed) -> Dice:
    """One generator that goes on and on or, of a deal, another one for each draw."""
    return DealtDice(seed) if isinstance(seed, str) else RollingDice(seed)


class DealtDice:
    """Another generator for each draw of a deal."""

    def __init__(self, deal: str) -> None:
        self._deal = deal

    def __call__(self, moves: Sequence[Move[Any]]) -> Random:
        return generator(self._deal, str(sum(move.seat == CHANCE for move in moves)))


class RollingDice:
    """One generator that goes on and on; a copy goes on as the original would."""

    def __init__(self, seed: int | None) -> None:
        self._rng = Random(seed)

    def __call__(self, _moves: Sequence[Move[Any]]) -> Random:
        return self._rng


def generator(deal: str, what: str) -> Random:
    """The generator that a deal has for something, such as its first draw: `0`."""
    return Random(sha256_of(f"{deal}/{what}"))


def sha256_of(text: str) -> bytes:
    """The SHA-256 of a text."""
    from hashlib import sha256  # noqa: PLC0415 - loads OpenSSL, which a game by a seed does not need

    return sha256(text.encode()).digest()
