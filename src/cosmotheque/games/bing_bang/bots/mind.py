"""What a captain has in mind: what it remembers, and what it makes of the others."""

from dataclasses import dataclass

from cosmotheque.games.bing_bang.bots.memory import Memory
from cosmotheque.games.bing_bang.bots.rivals import Rival


@dataclass(frozen=True)
class Mind:
    """`rivals`, whoever is nearest to winning first; none where a captain does not watch them."""

    memory: Memory
    rivals: tuple[Rival, ...] = ()
