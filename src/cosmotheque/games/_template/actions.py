"""Actions of the game: a tagged union, so that the JSON of an action names its kind."""

import msgspec

from cosmotheque.games._template.components import Card


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance deals every hand."""

    hands: tuple[tuple[Card, ...], ...]


class Play(msgspec.Struct, frozen=True, tag="play"):
    """A seat lays a card of its hand face up."""

    card: Card


Action = Deal | Play
