"""Equipment that lies face down (BOM-1501)."""

from dataclasses import dataclass

from cosmotheque.games.bomb_busters.model.kinds import Part


@dataclass(frozen=True)
class FaceDown(Part):
    """Equipment lies face down in a row; a deck of number cards turns it up (BOM-1501)."""
