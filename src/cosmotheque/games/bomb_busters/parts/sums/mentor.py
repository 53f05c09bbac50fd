"""The mentor's words about discarding cards."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.numbers.mentor import best_chance
from cosmotheque.games.bomb_busters.parts.sums.data import Discard, Reckon, Sums
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Sums)
class SumSaying(Saying[Sums]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case Reckon(numbers=(one, other), value=value):
                return sentence(
                    "Prenez {} et {} pour couper {} : sa meilleure coupe en duo réussit à {}, et ce qui reste aide le "
                    "suivant.",
                    "Take {} and {} to cut {}: its best dual cut works {} of the time, and the cards left help the "
                    "next player.",
                    one,
                    other,
                    value,
                    best_chance(outlook, value),
                )
            case Discard(numbers=(one, other)):
                return sentence(
                    "Passez en défaussant {} et {} : aucune coupe ne vaut le risque, même pour un cran.",
                    "Skip your turn and discard {} and {}: no cut is worth the risk, even for a step.",
                    one,
                    other,
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case Reckon(numbers=(one, other), value=value):
                return sentence("{} et {} pour {}.", "{} and {} for {}.", one, other, value)
            case Discard(numbers=(one, other)):
                return sentence("{} et {} défaussés pour passer.", "{} and {} discarded to skip the turn.", one, other)
            case _:
                return None
