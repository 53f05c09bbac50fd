"""Hearts at stands (BOM-84)."""

from dataclasses import dataclass

from cosmotheque.games.bomb_busters.model.kinds import Part


@dataclass(frozen=True)
class Hearts(Part):
    """Each player is pointed at only where their heart lies; a couple's years choose the cards (BOM-84)."""
