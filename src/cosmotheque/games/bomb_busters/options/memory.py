"""What is played by heart (mission 50)."""

from dataclasses import dataclass

from cosmotheque.games.bomb_busters.options.mission import Part


@dataclass(frozen=True)
class ByHeart(Part):
    """Tokens lie beside the stands, wires in play are shown before the deal: the rest is remembered (BOM-5001)."""
