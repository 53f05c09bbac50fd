"""A deal: one string that decides all that chance does in a game, however often the game is put down and taken up.

Each draw follows from the deal and from how many there were before. Players who do the same meet the same chance; no
draw tells anything of the next one, because a hash stands between them.
"""

import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Any, TypeAlias

from cosmotheque.core.game import CHANCE, Move

Seed: TypeAlias = int | str | None
"""A number for a game that is played in one go, a deal as a string, or None for chance that nobody can repeat."""
Dice: TypeAlias = Callable[[Sequence[Move[Any]]], Random]
"""What chance draws with after these moves."""


def new_deal() -> str:
    """A deal that nobody can guess."""
    return secrets.token_hex(16)


def dice(seed: Seed) -> Dice:
    """One generator that goes on and on or, of a deal, another one for each draw."""
    if isinstance(seed, str):
        return lambda moves: drawn_from(seed, str(sum(move.seat == CHANCE for move in moves)))
    rng = Random(seed)
    return lambda _moves: rng


def drawn_from(deal: str, what: str) -> Random:
    """The generator that a deal has for something, such as its first draw: `0`."""
    return Random(sha256(f"{deal}/{what}".encode()).digest())
