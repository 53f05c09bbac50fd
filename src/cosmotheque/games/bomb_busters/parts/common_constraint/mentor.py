"""The mentor's words about the one constraint for all."""

from typing import Final

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.common_constraint.data import ComeLast, CommonConstraint, Keep, Replace
from cosmotheque.games.bomb_busters.parts.constraints.data import Constraints
from cosmotheque.games.bomb_busters.parts.constraints.mentor import _remind
from cosmotheque.games.bomb_busters.view.seen import View

KEPT: Final = Text(fr="Contrainte gardée.", en="Constraint kept.")
REPLACED: Final = Text(fr="Contrainte remplacée.", en="Constraint replaced.")


@speaks(CommonConstraint)
class OfAll(Saying[CommonConstraint]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        cards = outlook.view.parts.constraints or Constraints()
        match action:
            case Keep():
                return sentence(
                    "Gardez la contrainte {} : elle laisse sans doute de quoi jouer.",
                    "Keep constraint {}: it probably leaves the others something to play.",
                    cards.opened or "–",
                )
            case Replace():
                return sentence(
                    "Remplacez la contrainte {} : la suivante aidera sans doute davantage, et celle-ci ne revient pas.",
                    "Replace constraint {}: the next one will probably help more, and this one does not come back.",
                    cards.opened or "–",
                )
            case ComeLast(number=number):
                return sentence(
                    "Finissez par le {} : sa contrainte gêne le moins.",
                    "Let {} come last: its constraint gets in the way least.",
                    number,
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case Keep():
                return KEPT
            case Replace():
                return REPLACED
            case ComeLast(number=number):
                return sentence("Le {} vient en dernier.", "{} comes last.", number)
            case _:
                return None

    def still_good(self, action: Action) -> float:
        return 0.3

    def remind(self, outlook: Outlook) -> Text | None:
        return _remind(outlook)
