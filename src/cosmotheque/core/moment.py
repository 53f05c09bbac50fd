"""The moment that a bot or a mentor is asked about: one seat, with its knowledge and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.game import Seat


class Moment(msgspec.Struct, frozen=True):
    """A seat's knowledge, on its move or not: then it has no actions. `history` holds the events it has seen."""

    seat: Seat
    view: Any
    actions: Sequence[Any]
    history: Sequence[Any] = ()


def dice_for(seen: Any) -> Random:
    """Dice for thinking about this moment, always the same: coach and review look at the same samples."""
    return Random(codec.encode(seen))
