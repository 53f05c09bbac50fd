"""Wires cut at once, to be weighed (BOM-202)."""

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce


@judges(AtOnce)
class AtOnceSense(Judgement[AtOnce]):
    def survives_at_once(self) -> bool:
        """BOM-4803: all wires are shown then."""
        return self.part.shows
