"""Which number card to turn down, discard, or hand on, and which number to complete (missions 26, 47, 62, 65)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import Action, Discard, HandOn, Reckon, TurnDown
from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.bots.holding import holds, shown_wires
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.options.numbers import OpenCards, OwnCards, Sums, Targets
from cosmotheque.games.bomb_busters.rules.cuts import may_reveal_reds
from cosmotheque.games.bomb_busters.rules.mechanisms.sums import Pair, pairs, reached
from cosmotheque.games.bomb_busters.rules.numbers import less, numbers_of
from cosmotheque.games.bomb_busters.rules.stands import has_wires, left_of, others_with_wires, owner_of, seats_in_turn
from cosmotheque.games.bomb_busters.view import View

NOTHING_LEFT: Final = 0.06  # to leave the next player without a cut is nearly a mistake
SMALL: Final = 0.02  # a card one lower reaches more sums
COMPLETED: Final = 0.3  # of what the next mistake would cost: a step back is a mistake more in reserve
NEARER: Final = 0.02  # a first pair of a target
UNSEEN_CUT: Final = 0.4  # a value that is held while no other wire of it is shown
ENOUGH: Final = 1.2  # a hand with more than one sure cut has what it needs
SOONER: Final = 0.9  # each seat further away has more turns of others before it


@judges(OpenCards)
class TurningSense(Judgement[OpenCards]):
    def first(self, view: View, value: int) -> Action | None:
        return None if numbers_of(view).value else TurnDown(value)


@judges(Sums)
class SumSense(Judgement[Sums]):
    """Cards are taken so that the next player still reaches what they probably can cut."""

    def first(self, view: View, value: int) -> Action | None:
        if numbers_of(view).value:
            return None
        wants = _wants(view)
        best: Pair = max(pairs(view, value), key=lambda pair: left_by(view, pair, wants))
        return Reckon(best, value)

    def cost(self, view: View, value: int) -> float:
        if numbers_of(view).value:
            return 0.0
        wants = _wants(view)
        best = max((left_by(view, pair, wants) for pair in pairs(view, value)), default=0.0)
        return NOTHING_LEFT * (ENOUGH - min(best, ENOUGH))

    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        """To pass costs a mistake."""
        numbers = numbers_of(view)
        if not numbers.value and not may_reveal_reds(view, view.active):
            wants = _wants(view)
            pair = max(combinations(numbers.open, 2), key=lambda pair: left_by(view, pair, wants))
            yield Offer(mistake_cost(view) + NOTHING_LEFT * (ENOUGH - left_by(view, pair, wants)), Discard(pair))


@lru_cache(maxsize=8)
def _wants(view: View) -> dict[int, float]:
    """What the next player can probably cut, value by value."""
    belief, mates = believe(view), others_with_wires(view, view.active) or [view.active]
    return {value: _playable(view, belief, mates[0], value) for value in NUMBERS}


def left_by(view: View, pair: Pair, wants: dict[int, float]) -> float:
    """How well the next player is served once two cards are gone; small cards are good for more."""
    left = less(numbers_of(view).open, *pair) or tuple(NUMBERS)
    found: set[int] = set().union(*map(reached, combinations(left, 2)))
    return min(sum(wants[value] for value in found), ENOUGH) - SMALL * sum(left) / len(left)


@judges(Targets)
class TargetSense(Judgement[Targets]):
    def cost(self, view: View, value: int) -> float:
        """A complete target is a mistake in reserve, the more welcome the fewer there are."""
        if value not in numbers_of(view).open:
            return 0.0
        return -COMPLETED * mistake_cost(view) if left_of(view, value) == 2 else -NEARER


@judges(OwnCards)
class HandingSense(Judgement[OwnCards]):
    def worth(self, view: View, action: Action) -> float | None:
        """How well everybody is provided for afterwards, those whose turn comes first before the others."""
        if not isinstance(action, HandOn) or view.seat is None:
            return None
        own = [less(cards, action.number) for cards in numbers_of(view).own]
        own[action.seat] = (*own[action.seat], action.number)
        belief, worth, weight = believe(view), 0.0, 1.0
        order = seats_in_turn(view, view.active)
        for seat in [*order[1:], order[0]]:
            if has_wires(view, seat):
                worth += weight * min(sum(_playable(view, belief, seat, card) for card in own[seat]), ENOUGH)
                weight *= SOONER
        return worth


def _playable(view: View, belief: Belief, seat: Seat, card: int) -> float:
    """How likely a seat is to cut something with a card."""
    if not left_of(view, card):
        return 0.0
    held = holds(view, belief, seat, card)
    seen = any(owner_of(view, slot) != seat for slot in shown_wires(view, card))
    return held if seen else UNSEEN_CUT * held
