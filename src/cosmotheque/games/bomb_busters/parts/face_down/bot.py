"""Worth of turning up equipment."""

from typing import Final

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.parts.face_down.data import FaceDown
from cosmotheque.games.bomb_busters.view.seen import View

NEXT_CARD: Final = 0.004  # for a pair of the number that turns equipment up: it decides between nearly even cuts


@judges(FaceDown)
class FaceDownSense(Judgement[FaceDown]):
    def cost(self, view: View, value: int, four: bool = False) -> float:
        return -NEXT_CARD if view.parts.gear and value == view.parts.gear.number else 0.0
