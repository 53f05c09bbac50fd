"""The sequence card and its line, in words (BOM-130 ff.)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.sequences.data import ChooseEnd, Line
from cosmotheque.games.bomb_busters.parts.sequences.rules import pointed_number
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Line)
class LineSaying(Saying[Line]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, ChooseEnd):
            return None
        return sentence(
            "Mettez la carte Séquence à côté du {} : c’est le bout que le plus de joueurs peuvent couper.",
            "Lay the sequence card at the {}: more players can cut that end.",
            action.number,
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, ChooseEnd):
            return None
        return sentence("La carte Séquence à côté du {}.", "The sequence card at the {}.", action.number)

    def remind(self, outlook: Outlook) -> Text | None:
        """The number that the line waits for now."""
        number = pointed_number(outlook.view)
        if not number:
            return None
        return sentence(
            "La ligne attend des {} ; un joueur qui n’a plus que des valeurs bloquées fait tout exploser.",
            "The line is waiting for {}s; a player with only blocked values blows everything up.",
            number,
        )
