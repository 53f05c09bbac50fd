"""The mentor's words about characters."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.cast.data import Cast, ChooseCharacter
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view.seen import View

DOUBLE = Text(fr="le double détecteur", en="the double detector")


@speaks(Cast)
class OfCharacters(Saying[Cast]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, ChooseCharacter):
            return None
        name = EQUIPMENT_NAMES.get(action.number, DOUBLE)
        return sentence(
            "Prenez {} : de ce qui reste, c’est ce qui rend une coupe la plus sûre.",
            "Take {}: of what is left, it makes your cuts safest.",
            name,
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, ChooseCharacter):
            return None
        return sentence("Personnage : {}.", "Character: {}.", EQUIPMENT_NAMES.get(action.number, DOUBLE))
