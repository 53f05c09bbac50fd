"""Hidden number cards in words: which to lay, and which value is dangerous (mission 29)."""

from typing import Final

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import percent
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.hidden_numbers.bot import chance_laid
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import HiddenNumbers, LayNumber
from cosmotheque.games.bomb_busters.view.seen import View

WORTH_A_WORD: Final = 0.2


@speaks(HiddenNumbers)
class OfNumbers(Saying[HiddenNumbers]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, LayNumber):
            return None
        return sentence(
            "Posez le {} : c’est la valeur qui a le moins de chances d’être coupée maintenant.",
            "Lay the {}: no value is less likely to be cut now.",
            action.number,
        )

    def describe(self, view: View, action: Action) -> Text | None:
        return sentence("{} posé.", "{} laid.", action.number) if isinstance(action, LayNumber) else None

    def still_good(self, action: Action) -> float:
        return 0.2

    def remind(self, outlook: Outlook) -> Text | None:
        view = outlook.view
        worst = max(NUMBERS, key=lambda number: chance_laid(view, number))
        chance = chance_laid(view, worst)
        if chance < WORTH_A_WORD:
            return None
        return sentence(
            "La carte posée est le {} avec {} de chances, si elle a été choisie au hasard.",
            "The card that was laid is the {} with a chance of {}, if it was chosen at random.",
            worst,
            percent(chance),
        )
