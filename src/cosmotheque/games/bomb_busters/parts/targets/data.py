"""Open number cards to be completed."""

from dataclasses import dataclass

from cosmotheque.games.bomb_busters.model.kinds import Part


@dataclass(frozen=True)
class Targets(Part):
    """Open cards, as many as players; each number that is complete sets the detonator back (BOM-6201)."""
