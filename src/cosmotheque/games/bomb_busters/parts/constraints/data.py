"""Constraint cards (BOM-130 ff.)."""

from typing import Final, Literal

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Public

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L")
GENTLE: Final = LETTERS[:5]  # A to E say which values may be cut
STRANGE: Final = LETTERS[5:]  # F to L


class Constraints(Public, frozen=True):
    """`opened` binds everybody. `deck` are those left, face down, in no order: which comes next is chance.

    `own` are the open ones of the seats, `released` the seats that obey theirs no longer (BOM-3102), `beside` those
    that lie between seats of the ring (BOM-6101), `pairs` those that come with the numbers 1 to 12, of
    which `served` are the complete ones (BOM-5701).
    """

    opened: Letter | None = None
    deck: tuple[Letter, ...] = ()
    own: tuple[Letter | None, ...] = ()
    released: tuple[Seat, ...] = ()
    beside: tuple[Letter, ...] = ()
    pairs: tuple[Letter, ...] = ()
    served: tuple[int, ...] = ()
