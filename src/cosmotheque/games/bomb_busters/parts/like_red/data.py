"""A blue number that is like red (BOM-1101)."""

from dataclasses import dataclass

from cosmotheque.games.bomb_busters.model.kinds import Part


@dataclass(frozen=True)
class LikeRed(Part):
    """The four blue wires of a number drawn at random are like red ones (BOM-1101)."""
