"""Open number cards, in words (missions 26, 47, 62, 65)."""

from cosmotheque.core.text import Text, said
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import percent
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.open_cards.data import OpenCards, TurnDown
from cosmotheque.games.bomb_busters.parts.own_cards.data import HandOn, OwnCards
from cosmotheque.games.bomb_busters.parts.sums.data import Discard, Reckon, Sums
from cosmotheque.games.bomb_busters.parts.targets.data import Targets
from cosmotheque.games.bomb_busters.rules.numbers import numbers_of
from cosmotheque.games.bomb_busters.view.seen import View


def best_chance(outlook: Outlook, value: int) -> Text:
    """How likely the best plain cut of a value is to succeed."""
    chances = [outlook.belief.chances(slot)[value] for stand in outlook.stands for slot in stand]
    return percent(max(chances, default=1.0))


@speaks(OpenCards)
class TurningSaying(Saying[OpenCards]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, TurnDown):
            return None
        return said(
            "Retournez le {} : la meilleure coupe en duo de cette valeur réussit à {}.",
            "Turn the {} down: the best dual cut of that value works {} of the time.",
            action.number,
            best_chance(outlook, action.number),
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, TurnDown):
            return None
        return said("Le {} retourné.", "The {} turned down.", action.number)


@speaks(Sums)
class SumSaying(Saying[Sums]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case Reckon(numbers=(one, other), value=value):
                return said(
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
                return said(
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
                return said("{} et {} pour {}.", "{} and {} for {}.", one, other, value)
            case Discard(numbers=(one, other)):
                return said("{} et {} défaussés pour passer.", "{} and {} discarded to skip the turn.", one, other)
            case _:
                return None


@speaks(Targets)
class TargetSaying(Saying[Targets]):
    def remind(self, outlook: Outlook) -> Text | None:
        """What would set the detonator back."""
        numbers = numbers_of(outlook.view).open
        if not numbers:
            return None
        shown = ", ".join(map(str, numbers))
        return said(
            "Terminez un de ces nombres, et le détonateur recule : {}.",
            "Complete one of these numbers and the detonator goes back: {}.",
            shown,
        )


@speaks(OwnCards)
class HandingSaying(Saying[OwnCards]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, HandOn):
            return None
        return said(
            "Donnez le {} au joueur {} : c’est ainsi que les prochains tours ont le plus à couper.",
            "Give the {} to player {}: that leaves the most to cut on the next turns.",
            action.number,
            action.seat + 1,
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, HandOn):
            return None
        return said("Le {} donné au joueur {}.", "The {} given to player {}.", action.number, action.seat + 1)

    def still_good(self, action: Action) -> float:
        return 0.2
