"""What turning a token is worth, measured in turns saved later on.

An unknown token of a colour that is looked for saves one failing flight for sure: the search ends, or one place less is
left to search. What is looked for only later must be visited again if it is found now. The more rivals turn tokens for
everybody to see, the less it is worth to know one more; and some tokens bring a new count, or trouble.
"""

from collections.abc import Callable

from cosmotheque.games.bing_bang.bots.fates import fate
from cosmotheque.games.bing_bang.bots.memory import Memory
from cosmotheque.games.bing_bang.components import PIECES, face_of
from cosmotheque.games.bing_bang.view import View

KNOWN, PRESSING, MOST = 1.6, 0.4, 2.4
"""A piece looked for, where it lies for sure: a find, and a new count; with every rival beyond the first it presses."""
FIND = 1.0
"""What the find adds: a new count, and the search for the next piece."""
RETURN = 1.2
"""Turns that a second visit costs."""
SHARED = 0.1
"""How much less knowledge is worth for every rival beyond the first."""


def worths(view: View, memory: Memory) -> Callable[[int], float]:
    """What turning each token is worth to the seat now."""
    wanted, later = frozenset(view.wanted), wanted_later(view)
    share = 1 - SHARED * (view.table.seats - 2)
    known = min(MOST, KNOWN + PRESSING * (view.table.seats - 2))
    by_colour = [
        _unknown(hidden, wanted, later, share) + _luck(hidden, memory) if hidden & (wanted | later) else 0.0
        for hidden in memory.hidden
    ]

    def worth(token: int) -> float:
        face = memory.faces.get(token)
        if face is None:
            return by_colour[view.table.colours[token]]
        return known if face in wanted else 0.0

    return worth


def _unknown(hidden: frozenset[int], wanted: frozenset[int], later: frozenset[int], share: float) -> float:
    """An unknown token of a colour with these faces still hidden, as far as pieces go."""
    size = len(hidden)
    if hidden & wanted:
        chance = len(hidden & wanted) / size
        return share * (1 - chance) + chance * (1 + FIND)
    return share * (size - 1 - RETURN) / size


def _luck(hidden: frozenset[int], memory: Memory) -> float:
    """What surprises and incidents among the hidden faces bring on average."""
    return sum(fate(face, memory.drawn) for face in hidden) / len(hidden)


def wanted_later(view: View) -> frozenset[int]:
    """The faces of the own mission that are not looked for yet."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    mission = view.missions[view.seat]
    cards = enumerate(mission[: len(PIECES)] if mission is not None else ())
    return frozenset(face_of(category, card) for category, card in cards if card is not None) - set(view.wanted)
