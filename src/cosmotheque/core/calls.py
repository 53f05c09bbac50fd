"""The seats that a game calls to act: everybody notices when they change."""

from functools import lru_cache
from typing import Any

from cosmotheque.core.game import AnyGame, Seat

Calls = frozenset[tuple[Seat, bool]]
"""The seats that may act, and once more, marked, those of them for whom the game waits."""


def calls_in(game: AnyGame, state: Any, before: Calls = frozenset()) -> Calls:
    """The seats that a game calls to act; those `before`, while only chance or the clock does."""
    actors = game.actors(state)
    return calls_of(actors, actors if game.manners.awaited is None else game.manners.awaited(state), before)


@lru_cache(maxsize=4096)
def calls_of(actors: frozenset[Seat], awaited: frozenset[Seat], before: Calls = frozenset()) -> Calls:
    """The same few sets over and over; chance and the clock are not called, and at the end nobody is."""
    marked = {(seat, False) for seat in actors} | {(seat, True) for seat in awaited}
    return frozenset(call for call in marked if call[0] >= 0) or (before if actors else frozenset())
