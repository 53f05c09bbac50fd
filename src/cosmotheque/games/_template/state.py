"""A game in progress, secrets included. Only the host ever holds one."""

from typing import Annotated, Literal

import msgspec

from cosmotheque.games._template.components import Card


class Options(msgspec.Struct, frozen=True):
    """What can be chosen before a game; every field has a default and says what it allows."""

    hand: Annotated[int, msgspec.Meta(ge=2, le=6)] = 3
    winner: Literal["highest", "lowest"] = "highest"


class State(msgspec.Struct, frozen=True):
    """`table` holds the cards of this trick, the leader's first; `played` all cards seen so far."""

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    tricks: tuple[int, ...]
    dealt: bool = False
    table: tuple[Card, ...] = ()
    leader: int = 0
    played: tuple[Card, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def turn(self) -> int:
        return (self.leader + len(self.table)) % self.seats
