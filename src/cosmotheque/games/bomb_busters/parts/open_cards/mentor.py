"""The mentor's words about turning open cards down."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.numbers.mentor import best_chance
from cosmotheque.games.bomb_busters.parts.open_cards.data import OpenCards, TurnDown
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(OpenCards)
class TurningSaying(Saying[OpenCards]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, TurnDown):
            return None
        return sentence(
            "Retournez le {} : la meilleure coupe en duo de cette valeur réussit à {}.",
            "Turn the {} down: the best dual cut of that value works {} of the time.",
            action.number,
            best_chance(outlook, action.number),
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, TurnDown):
            return None
        return sentence("Le {} retourné.", "The {} turned down.", action.number)
