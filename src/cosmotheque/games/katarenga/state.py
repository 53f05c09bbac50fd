"""A position and what has to be remembered of the game before it. Both games share it."""

from typing import Final, TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.katarenga.actions import Action

WHITE: Final = Seat(0)
BLACK: Final = Seat(1)
MOVE_LIMIT: Final = 400  # KBB-19
Masks: TypeAlias = tuple[int, int]


class State(msgspec.Struct, frozen=True, cache_hash=True):
    """A position. Pairs go by seat: white, black.

    `colours` is empty until the board is laid. `goals` holds two colour letters or `-`, and is empty in the base game.
    `camps` tells with w, b or `-` who is in a9, h9 (white's aims), a0 and h0 (black's), and is empty in Big Bang.
    `doubled` masks the corners with two pawns. `past` has a line for every position since the last move that cannot be
    taken back by later ones, the present included: what KBB-19 needs. `ended` is the outcome's reason.
    """

    colours: str
    pawns: Masks
    doubled: int = 0
    goals: str = ""
    camps: str = ""
    turn: Seat = WHITE
    moves: int = 0
    past: tuple[str, ...] = ()
    last: Action | None = None
    ended: str = ""


def signature(pawns: Masks, turn: Seat) -> str:
    """A position as `past` keeps it: white and black masks in hexadecimal and the side to move, `ff/ff00/0`."""
    return "%x/%x/%d" % (*pawns, turn)  # noqa: UP031 - every move writes one, and this takes half the time
