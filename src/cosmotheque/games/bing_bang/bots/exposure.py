"""What turning a token gives away: everybody sees it, and a rival close by may be the one to profit."""

from collections.abc import Callable, Sequence

from cosmotheque.games.bing_bang.bots.headings import odds
from cosmotheque.games.bing_bang.bots.memory import Memory
from cosmotheque.games.bing_bang.bots.rivals import Rival
from cosmotheque.games.bing_bang.rules.sky import distance
from cosmotheque.games.bing_bang.view import View

GIVEN = 0.3
"""Turns that a rival saves when it is shown a piece that it could fetch in its next turn."""
NEAR = 7
"""Cells: as far as a count goes where whites must be laid."""


def exposure(view: View, memory: Memory, rivals: Sequence[Rival]) -> Callable[[int], float]:
    """For a token that nobody knows, the turns that turning it would give to rivals near it."""
    table = view.table

    def given(token: int) -> float:
        if token in memory.faces:
            return 0.0
        near = [r for r in rivals if distance(table.books[r.seat].pawn, table.tokens[token]) <= NEAR]
        return GIVEN * sum(odds(view, memory, rival, token) for rival in near)

    return given
