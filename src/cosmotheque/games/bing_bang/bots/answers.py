"""The choices that a setup or a surprise card asks for."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cosmotheque.games.bing_bang.belief.memory import Memory
from cosmotheque.games.bing_bang.components.box import CARDS, colours_of
from cosmotheque.games.bing_bang.components.sky import distance
from cosmotheque.games.bing_bang.state import Phase
from cosmotheque.games.bing_bang.view import View

LEAST_USEFUL = ("move-earth", "swap-my-sector", "swap-earth-sector", "swap-sectors", "rearrange", "scatter-planets")
"""The card that customs get, the first that is in hand; a swap of planets goes last, as it may bring any planet nearer.
"""


def answer(view: View, actions: Sequence[Any], memory: Memory, goals: Sequence[int], rng: Random) -> Any:
    """`goals` are cells worth being near to."""
    table = view.table
    if table.phase is Phase.SPYGLASS:
        return min(actions, key=lambda action: _dullness(view, memory, action.token))
    if table.phase is Phase.WORMHOLE and goals:
        return min(actions, key=lambda action: min(distance(action.cell, goal) for goal in goals))
    if table.phase is Phase.CUSTOMS:
        ranks = {card: rank for rank, card in enumerate(LEAST_USEFUL)}
        return min(actions, key=lambda action: ranks.get(action.card, len(CARDS)))
    return actions[0] if table.phase is Phase.INSPECTION else rng.choice(actions)


def _dullness(view: View, memory: Memory, token: int) -> tuple[bool, bool, int]:
    """Unknown tokens of a colour looked for, near the pawn, come first."""
    table = view.table
    pawn = table.books[table.turn.seat].pawn
    wanted = table.colours[token] in colours_of(view.wanted)
    return token in memory.faces, not wanted, distance(table.tokens[token], pawn)


def is_answer(phase: Phase) -> bool:
    return phase not in (Phase.TURN, Phase.SCATTER)
