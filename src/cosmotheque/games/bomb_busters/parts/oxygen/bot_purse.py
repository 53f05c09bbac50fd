"""Oxygen out of one's own purse: what a cut costs its player, and what a complete number brings all (BOM-5403 ff.)."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.parts.oxygen.data import Air
from cosmotheque.games.bomb_busters.parts.oxygen.rules import available, price
from cosmotheque.games.bomb_busters.rules.stands import count_uncut, others_with_wires, uncut_of, value_at
from cosmotheque.games.bomb_busters.view.seen import View

STEP: Final = 0.1  # what a step costs at least: under water they come for certain
EARNED: Final = 0.4  # numbers completed in a turn, until the own next one
TOKEN: Final = 0.3  # what a token more or less does to the turns that will be lost
EARLY: Final = 0.2  # what it is worth that everybody gets their token sooner


def cost(view: View, part: Air, value: int) -> float:
    """Every pair has to be paid once, so what counts is what a breach costs more, and being stuck next time."""
    extra = TOKEN * (price(view, part, view.active, value) - part.cost(value))
    return worth_of_a_step(view) * (_shortage_chance(view, part, value) + extra - _sharing_worth(view, part, value))


def cost_of_missing(view: View, part: Air, value: int) -> float:
    """Here the whole price is paid in vain."""
    paid = price(view, part, view.active, value)
    return worth_of_a_step(view) * (_shortage_chance(view, part, value) + TOKEN * paid)


def worth_of_a_step(view: View) -> float:
    return max(mistake_cost(view), STEP)


def _shortage_chance(view: View, part: Air, value: int) -> float:
    """The chance that the own next turn is lost once a cut is paid."""
    rest = [value_at(view, slot) for slot in uncut_of(view, view.active)]
    rest.remove(value)
    need = min((price(view, part, view.active, other) for other in rest if other in NUMBERS), default=0)
    left = available(view, part, view.active) - price(view, part, view.active, value) + EARNED * view.seats
    return min(max(0.0, need - left), 1.0)


def _sharing_worth(view: View, part: Air, value: int) -> float:
    """The worth of completing a number: a token for everybody (BOM-5404)."""
    own = sum(value_at(view, slot) == value for slot in uncut_of(view, view.active))
    if view.parts.oxygen is None or count_uncut(view, value) not in (2, own):
        return 0.0
    needed = 0.0
    for seat in others_with_wires(view, view.active):
        held = view.parts.oxygen.held[seat]
        needed += _hopeless_chance(view, part, seat, held) - _hopeless_chance(view, part, seat, held + 1)
    return needed + EARLY


def _hopeless_chance(view: View, part: Air, seat: Seat, tokens: int) -> float:
    """The chance that a hand holds nothing that so many tokens pay for, wires taken as independent."""
    paid = [value for value in NUMBERS if price(view, part, seat, value) <= tokens]
    belief, short = believe(view), 1.0
    for slot in uncut_of(view, seat):
        chances = belief.chances(slot)
        short *= 1 - sum(chances[value] for value in paid)
    return max(short, 0.0)
