"""Chances of each seat to win, from public facts: steps to go, hindrances, nearness to home."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang.belief.rivals import steps_left
from cosmotheque.games.bing_bang.bots.routes import is_near
from cosmotheque.games.bing_bang.state import Phase
from cosmotheque.games.bing_bang.view import View
from cosmotheque.kit.shares import NOBODY, Side, shares

WEIGHTS: Final = (-0.64, -0.52, 0.85, 1.3, 0.05)
"""Fitted by `bench/chances.py` on 58 games of two to six, with one or two missions, some with piracy: on games that
were not fitted on, a Brier score of 0.155 beside 0.188 of even chances."""
TURNS_A_STEP: Final = 2.0
"""The turns that a step of a mission takes, about."""
SETUP: Final = (Phase.DEAL, Phase.LAY_TOKENS, Phase.DEAL_PLANETS, Phase.LAY_PLANETS, Phase.DEAL_CARDS)


def chances(view: View) -> tuple[float, ...]:
    """Even before the first turn; a seat that is out has none."""
    return shares(sides(view), WEIGHTS)


def sides(view: View) -> tuple[Side, ...]:
    table = view.table
    if table.phase in SETUP:
        return (NOBODY,) * table.seats
    return tuple(_speaks_for(view, Seat(seat)) for seat in range(table.seats))


def cost_of(view: View, seat: Seat, turns: float) -> float:
    """The chance to win that a seat gives away by losing turns, or a part of one."""
    now, later = list(sides(view)), list(sides(view))
    side = later[seat]
    if not side:
        return 0.0
    later[seat] = (side[0] + turns / TURNS_A_STEP, *side[1:])
    return shares(now, WEIGHTS)[seat] - shares(later, WEIGHTS)[seat]


def _speaks_for(view: View, seat: Seat) -> Side:
    """Steps of its missions left, turns it loses, whether it is on its last way home, and near it, and its turn."""
    table, book = view.table, view.table.books[seat]
    if book.eliminated:
        return None
    lost = book.missed + 1.5 * book.meteors + 0.4 * book.failure
    is_homeward = steps_left(view, seat) == 1
    is_last = is_homeward and is_near(table, seat)
    return steps_left(view, seat), lost, is_homeward, is_last, table.turn.seat == seat
