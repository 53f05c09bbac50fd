"""What can be done, and what is heard of it. Both are tagged unions, so their JSON says what they are."""

import msgspec

from cosmotheque.games._template.components import Card


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance deals every hand."""

    hands: tuple[tuple[Card, ...], ...]


class Play(msgspec.Struct, frozen=True, tag="play"):
    """A seat lays a card of its hand face up."""

    card: Card


Action = Deal | Play


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """Hands were dealt; whoever hears of it sees only their own."""

    hands: tuple[tuple[Card, ...], ...]


class Played(msgspec.Struct, frozen=True, tag="played"):
    seat: int
    card: Card


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """A trick went to a seat."""

    seat: int


Event = Dealt | Played | Taken
