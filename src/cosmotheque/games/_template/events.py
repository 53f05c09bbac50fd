"""Events of a move: a tagged union like the actions. `view.see` decides how much of an event each seat sees."""

import msgspec

from cosmotheque.games._template.components import Card


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """Hands were dealt; each seat sees only its own."""

    hands: tuple[tuple[Card, ...], ...]


class Played(msgspec.Struct, frozen=True, tag="played"):
    seat: int
    card: Card


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """A trick went to a seat."""

    seat: int


Event = Dealt | Played | Taken
