"""The mentor's words about equipment that lies face down."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.parts.face_down.data import FaceDown


@speaks(FaceDown)
class OfFaceDown(Saying[FaceDown]):
    def remind(self, outlook: Outlook) -> Text | None:
        gear = outlook.view.parts.gear
        if gear is None or not gear.number:
            return None
        return sentence(
            "Quand les quatre {} sont coupés, une carte Équipement se retourne.",
            "When all four {}s are cut, an equipment card is turned up.",
            gear.number,
        )
