"""The mentor's words about handing a card on."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.own_cards.data import HandOn, OwnCards
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(OwnCards)
class HandingSaying(Saying[OwnCards]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, HandOn):
            return None
        return sentence(
            "Donnez le {} au joueur {} : c’est ainsi que les prochains tours ont le plus à couper.",
            "Give the {} to player {}: that leaves the most to cut on the next turns.",
            action.number,
            action.seat + 1,
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, HandOn):
            return None
        return sentence("Le {} donné au joueur {}.", "The {} given to player {}.", action.number, action.seat + 1)

    def still_good(self, action: Action) -> float:
        return 0.2
