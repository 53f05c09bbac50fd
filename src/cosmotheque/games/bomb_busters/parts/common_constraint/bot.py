"""Judgement of the one constraint for all."""

from collections.abc import Sequence

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.common_constraint.data import ComeLast, CommonConstraint, Keep, Replace
from cosmotheque.games.bomb_busters.parts.constraints.bot import BURDEN, RID, all_shut_out, ease, second_step
from cosmotheque.games.bomb_busters.parts.constraints.data import Constraints, Letter
from cosmotheque.games.bomb_busters.parts.constraints.rules import binding_constraint
from cosmotheque.games.bomb_busters.rules.stands import count_uncut
from cosmotheque.games.bomb_busters.view.seen import View


@judges(CommonConstraint)
class CommonSense(Judgement[CommonConstraint]):
    def worth(self, view: View, action: Action) -> float | None:
        cards = view.parts.constraints or Constraints()
        match action:
            case Keep():
                return ease(view, view.active, cards.opened)
            case Replace():
                return self.worth_of_next(view) + RID
            case ComeLast(number=number):
                return -self._price(view, cards.pairs[number - 1], 0)
            case _:
                return None

    def worth_of_next(self, view: View) -> float:
        """The average worth of the next card."""
        cards = view.parts.constraints or Constraints()
        following: Sequence[Letter | None] = cards.deck or (None,)
        return sum(ease(view, view.active, letter) for letter in following) / len(following)

    def cost(self, view: View, value: int, four: bool = False) -> float:
        """The cost of a number that becomes complete: another card comes."""
        cards = view.parts.constraints or Constraints()
        if self.part.changes == "captain" or value not in NUMBERS or count_uncut(view, value) > 2:
            return 0.0
        if self.part.changes == "paired":
            following: Sequence[Letter | None] = (cards.pairs[value - 1],) if cards.pairs else (None,)
        else:
            following = cards.deck or (None,)
        price = sum(self._price(view, letter, value) for letter in following) / len(following)
        return price - BURDEN[cards.opened]

    def _price(self, view: View, letter: Letter | None, complete: int) -> float:
        fatal = self.part.changes == "paired" and all_shut_out(view, letter, complete)
        return 1.0 if fatal else BURDEN[letter]

    def cost_of_missing(self, view: View, value: int) -> float:
        return second_step(view) if binding_constraint(view, view.active) == "L" else 0.0
