"""The value of turning a token, measured in turns saved later on.

An unknown token of a colour that is looked for saves one failing flight for sure: the search ends, or one place less is
left to search. A piece needed only later must be visited again if it is found now. The more rivals turn tokens for
everybody to see, the less it is worth to know one more; some tokens bring a new count, or trouble (BB-29 to BB-32,
BB-60, BB-61); and everybody sees what is turned, so that a rival close by may be the one to profit.
"""

from collections.abc import Callable, Mapping, Sequence

from cosmotheque.games.bing_bang.belief.memory import Memory, next_surprises
from cosmotheque.games.bing_bang.belief.rivals import Rival, odds_for
from cosmotheque.games.bing_bang.components.box import FACES, PIECES, face_of
from cosmotheque.games.bing_bang.components.sky import distance
from cosmotheque.games.bing_bang.view import View

# In turns, by what the rules say: a missed turn is 1, low power takes 6 of a count of 15, three turns by 9 lose 18, and
# a damaged ship must fly to the nearest planet and wait there.
INCIDENTS: Mapping[str, float] = {"bis": 0.4, "black-hole": -0.3, "computer-failure": -1.0, "meteor-shower": -2.0}
PLEASANT: Mapping[str, float] = {
    "solar-wind": 0.4,
    "supply-ship": 0.1,
    "salvage": 0.1,
    "spare-bang": 0.5,
    "spyglass": 0.8,
    "wormhole": 0.5,
    "overdrive": 0.3,
    "repair-crew": 0.1,
}
UNPLEASANT: Mapping[str, float] = {
    "solar-flare": -1.0,
    "low-power": -0.4,
    "leak": -0.2,
    "customs": -0.3,
    "tractor-beam": -0.6,
    "toll": -0.2,
    "debris": -0.2,
    "inspection": -0.1,
}
PILES = {"pleasant": PLEASANT, "unpleasant": UNPLEASANT}
KNOWN, PRESSING, MOST = 1.6, 0.4, 2.4
"""A piece looked for, where it lies for sure: a find, and a new count; with every rival beyond the first it presses.

Among many the race is to what was seen. The weight of that pressure was chosen on half of the skies that the README
measures.
"""
FIND = 1.0
"""The value of the find: a new count, and the search for the next piece."""
RETURN = 1.2
"""Turns that a second visit costs."""
SHARED = 0.1
"""The loss of value of knowledge for every rival beyond the first."""
GIVEN = 0.3
"""Turns that a rival saves when it is shown a piece that it could fetch in its next turn."""
NEAR = 7
"""Cells: as far as a count goes where whites must be laid."""


def value_tokens(view: View, memory: Memory) -> Callable[[int], float]:
    """A function from a token to the value of turning it now."""
    wanted, later = frozenset(view.wanted), wanted_later(view)
    share = 1 - SHARED * (view.table.seats - 2)
    known = min(MOST, KNOWN + PRESSING * (view.table.seats - 2))
    by_colour = [
        _value_unknown(hidden, wanted, later, share) + _mean_surprise(hidden, memory)
        if hidden & (wanted | later)
        else 0.0
        for hidden in memory.hidden
    ]

    def worth(token: int) -> float:
        face = memory.faces.get(token)
        if face is None:
            return by_colour[view.table.colours[token]]
        return known if face in wanted else 0.0

    return worth


def _value_unknown(hidden: frozenset[int], wanted: frozenset[int], later: frozenset[int], share: float) -> float:
    """An unknown token of a colour with these faces still hidden, as far as pieces go."""
    size = len(hidden)
    if hidden & wanted:
        chance = len(hidden & wanted) / size
        return share * (1 - chance) + chance * (1 + FIND)
    return share * (size - 1 - RETURN) / size


def _mean_surprise(hidden: frozenset[int], memory: Memory) -> float:
    """The average value of the surprises and incidents among the hidden faces."""
    return sum(value_face(face, memory.drawn) for face in hidden) / len(hidden)


def wanted_later(view: View) -> frozenset[int]:
    """The faces of the own mission that are not looked for yet."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    mission = view.missions[view.seat]
    cards = enumerate(mission[: len(PIECES)] if mission is not None else ())
    return frozenset(face_of(category, card) for category, card in cards if card is not None) - set(view.wanted)


def value_face(face: int, drawn: Sequence[str]) -> float:
    """The value of turning this face; 0 for a piece. `drawn` are the surprises seen so far."""
    name = FACES[face]
    if name not in PILES:
        return INCIDENTS.get(name, 0.0)
    pile = PILES[name]
    cards = next_surprises(pile, drawn)
    return sum(pile[card] for card in cards) / len(cards)


def exposure(view: View, memory: Memory, rivals: Sequence[Rival]) -> Callable[[int], float]:
    """A function from a token to the turns that turning it would give to rivals near it; 0 for a known token."""
    table = view.table

    def value_to_rivals(token: int) -> float:
        if token in memory.faces:
            return 0.0
        near = [r for r in rivals if distance(table.books[r.seat].pawn, table.tokens[token]) <= NEAR]
        return GIVEN * sum(odds_for(view, memory, rival, token) for rival in near)

    return value_to_rivals
