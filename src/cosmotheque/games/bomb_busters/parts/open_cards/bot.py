"""Choice of the open card to turn down."""

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.numbers.rules import numbers_of
from cosmotheque.games.bomb_busters.parts.open_cards.data import OpenCards, TurnDown
from cosmotheque.games.bomb_busters.view.seen import View


@judges(OpenCards)
class TurningSense(Judgement[OpenCards]):
    def first(self, view: View, value: int) -> Action | None:
        return None if numbers_of(view).value else TurnDown(value)
