"""Choice of two open cards to discard, so that the players who use the others can cut rightly."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.prospects import prospects
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.numbers.rules import less, numbers_of
from cosmotheque.games.bomb_busters.parts.sums.data import Discard, Reckon, Sums
from cosmotheque.games.bomb_busters.parts.sums.rules import Pair, pairs, reachable_numbers
from cosmotheque.games.bomb_busters.rules.cuts import may_reveal_reds
from cosmotheque.games.bomb_busters.rules.stands import others_with_wires
from cosmotheque.games.bomb_busters.view.seen import View

PLANNED: Final = 6  # open cards that are shared out in thought among those who play with them
AHEAD: Final = 0.7  # of a mistake: what is planned for others may still turn out better
SMALL: Final = 0.02  # a card one lower reaches more sums
REACHED: Final = {pair: reachable_numbers(pair) for pair in combinations(NUMBERS, 2)}


@judges(Sums)
class SumSense(Judgement[Sums]):
    """Cards are taken so that the players who use the others can probably cut something rightly."""

    HARD = True

    def first(self, view: View, value: int) -> Action | None:
        if numbers_of(view).value:
            return None
        best: Pair = max(pairs(view, value), key=_plan(view).hope_without)
        return Reckon(best, value)

    def cost(self, view: View, value: int, four: bool = False) -> float:
        if numbers_of(view).value:
            return 0.0
        plan = _plan(view)
        return _failures(view, max(map(plan.hope_without, pairs(view, value)), default=0.0))

    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        """The offer to pass, which costs a mistake."""
        numbers = numbers_of(view)
        if not numbers.value and not may_reveal_reds(view, view.active):
            plan = _plan(view)
            pair = max(combinations(numbers.open, 2), key=plan.hope_without)
            yield Offer(mistake_cost(view) + _failures(view, plan.hope_without(pair)), Discard(pair))


class CardPlan:
    """A plan for the open cards: the two that each seat could use, turn by turn until all twelve are laid out again."""

    def __init__(self, view: View) -> None:
        self.open = numbers_of(view).open
        self.prospects = prospects(view)
        mates = others_with_wires(view, view.active) or [view.active]
        self.mates = [mate for mate in mates if self.prospects.has_blue(mate)] or mates
        self._hopes: dict[tuple[Seat, Pair], float] = {}
        self._best: dict[tuple[int, ...], float] = {}
        self._left: dict[Pair, float] = {}

    def hope_without(self, pair: Pair) -> float:
        """The number of right cuts to be hoped for with the other cards; a plan reaches only so far."""
        if pair not in self._left:
            left = less(self.open, *pair)
            far = len(left) > PLANNED
            self._left[pair] = self._hope_for_next(left) if far else self._hope_ahead(left, 0)
        return self._left[pair]

    def _hope_for_next(self, cards: tuple[int, ...]) -> float:
        """While there are many, it is enough that the next player can use some, and that small ones are left."""
        found: set[int] = set().union(*(REACHED[pair] for pair in combinations(cards, 2)))
        return PLANNED // 2 - 1 + self.prospects.hope(self.mates[0], found) - SMALL * sum(cards) / len(cards)

    def _hope_ahead(self, cards: tuple[int, ...], turn: int) -> float:
        """The right cuts to be hoped for with these cards, from a turn on, if they are shared out as well as can be."""
        if not cards:
            return 0.0
        if cards not in self._best:
            mate = self.mates[turn % len(self.mates)]
            self._best[cards] = max(
                self._hope(mate, pair) + self._hope_ahead(less(cards, *pair), turn + 1)
                for pair in combinations(cards, 2)
            )
        return self._best[cards]

    def _hope(self, mate: Seat, pair: Pair) -> float:
        if (mate, pair) not in self._hopes:
            self._hopes[mate, pair] = self.prospects.hope(mate, REACHED[pair])
        return self._hopes[mate, pair]


def _failures(view: View, hope: float) -> float:
    """The cost of the failures to be expected from the players who go on with the cards."""
    turns = min(len(numbers_of(view).open) // 2 - 1, PLANNED // 2)
    return mistake_cost(view) * AHEAD * (turns - hope)


@lru_cache(maxsize=8)
def _plan(view: View) -> CardPlan:
    return CardPlan(view)
