"""Actions of the two games. Slides, ousts and camp moves are shared objects: take them from these tables."""

from functools import cache
from typing import Annotated, Final, TypeAlias

import msgspec

from cosmotheque.games.katarenga.components import Layout, Square

CampNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Chance lays the board (KBB-3)."""

    layout: Layout


class Slide(msgspec.Struct, frozen=True, gc=False, tag="slide"):
    """A pawn goes from one square to another; in the base game it captures what stands there."""

    start: Square
    target: Square


class Oust(msgspec.Struct, frozen=True, gc=False, tag="oust"):
    """A pawn goes to `target`; the opposing pawn that stood there is put on `to` (KBB-16)."""

    start: Square
    target: Square
    to: Square


class Camp(msgspec.Struct, frozen=True, gc=False, tag="camp"):
    """A pawn leaves the board for a camp (KAT-3): 0, 1 are a9, h9, white's aims; 2, 3 are a0, h0, black's."""

    start: Square
    camp: CampNumber


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """A pass, legal only if nothing can move (KBB-11)."""


Action: TypeAlias = Lay | Slide | Oust | Camp | Pass

PASS: Final = Pass()
SLIDES: Final = tuple(tuple(Slide(start, target) for target in range(64)) for start in range(64))
CAMP_MOVES: Final = tuple(tuple(Camp(start, camp) for camp in range(4)) for start in range(64))


@cache
def ousts(start: int, target: int) -> tuple[Oust, ...]:
    """The ousts of one pawn by another, by the square the ousted pawn is put on."""
    return tuple(Oust(start, target, to) for to in range(64))
