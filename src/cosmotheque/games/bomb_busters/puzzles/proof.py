"""Theme by theme: what is proved, by counting every deal that the seat cannot exclude."""

from collections.abc import Callable, Mapping
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof
from cosmotheque.games.bomb_busters.puzzles.cuts import difficulty as difficulty_of_red
from cosmotheque.games.bomb_busters.puzzles.cuts import prove_certain, prove_no_red
from cosmotheque.games.bomb_busters.puzzles.themes import CERTAIN, NO_RED, TELLING, TOOL
from cosmotheque.games.bomb_busters.puzzles.tokens import difficulty as difficulty_of_tokens
from cosmotheque.games.bomb_busters.puzzles.tokens import prove_token
from cosmotheque.games.bomb_busters.puzzles.tools import difficulty as difficulty_of_tools
from cosmotheque.games.bomb_busters.puzzles.tools import prove_tool

PROOFS: Final[Mapping[str, Callable[[Moment], Proof | None]]] = {
    CERTAIN: prove_certain,
    NO_RED: prove_no_red,
    TOOL: prove_tool,
    TELLING: prove_token,
}
MISLED: Final[Mapping[str, Callable[[Moment], float]]] = {
    NO_RED: difficulty_of_red,
    TOOL: difficulty_of_tools,
    TELLING: difficulty_of_tokens,
}


def prove(moment: Moment, theme: str) -> Proof | None:
    return PROOFS[theme](moment)


def difficulty(moment: Moment, theme: str, _proof: Proof) -> float | None:
    """Weak bots do not think about tokens at all, and strong ones all in the same way; and bots play to win."""
    return MISLED[theme](moment) if theme in MISLED else None
