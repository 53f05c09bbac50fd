"""A game in progress, secrets included. Only the host ever holds one."""

import msgspec

from cosmotheque.games._template.components import Card
from cosmotheque.games._template.options import Options


class State(msgspec.Struct, frozen=True):
    """`table` holds the cards of this trick, the leader's first; `played` all cards seen so far.

    `disclosed` is true once a seat has given up: then all hands lie open.
    """

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    tricks: tuple[int, ...]
    dealt: bool = False
    table: tuple[Card, ...] = ()
    leader: int = 0
    played: tuple[Card, ...] = ()
    disclosed: bool = False

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def turn(self) -> int:
        return (self.leader + len(self.table)) % self.seats
