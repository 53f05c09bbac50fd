"""Probable cuts of a hand, and the cards that bots hand on by them."""

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.bots.choices import worth
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.mechanism import first_steps, judgements
from cosmotheque.games.bomb_busters.bots.plans import Outlook, plans
from cosmotheque.games.bomb_busters.bots.prospects import prospects
from cosmotheque.games.bomb_busters.model.actions import SoloCut
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers
from cosmotheque.games.bomb_busters.parts.own_cards.data import HandOn, HandTask
from cosmotheque.games.bomb_busters.parts.stock.bot import StockSense
from cosmotheque.games.bomb_busters.parts.stock.data import Hook, Stock
from cosmotheque.games.bomb_busters.parts.sums.data import Reckon
from cosmotheque.games.bomb_busters.tests.bomb import EVEN, SIX, Bomb, slot

# Each hand holds a bit of everything, three reds among it.
CARDS = (
    "1 2 3 4 5 6 7 8 9 10 11 12 | 1 2 3 4 5 5.5 6 7 8 9 10 11 12 | "
    "1 2 3 4 5 6 7 8 9 9.5 10 11 12 | 1 2 3 3.5 4 5 6 7 8 9 10 11 12"
)
SUMS = "1 2 3 4 5 6 7 8 9 10 11 12 | 1 2 3 4 5 5.5 6 7 8 9 10 11 12 | " * 2


def test_what_is_shown_elsewhere_is_a_sure_cut() -> None:
    """C has a 6 behind a token: B cuts it if it holds one; C itself does not point at its own."""
    bomb = Bomb(EVEN, options=SIX)
    bomb.change_wires("C6", shown=6, token=True)
    found = prospects(bomb.view(0))
    assert found.of(Seat(1), 6)[1] == pytest.approx(1)
    assert found.of(Seat(2), 6)[1] < 0.9


def test_all_that_is_left_in_one_hand_is_a_sure_cut() -> None:
    bomb = Bomb("1 1 2 3 4 5 | 1 1 2 3 4 6 | 2 3 4 5 6 6 | 2 3 4 5 5 6", options=SIX)
    bomb.cut("B1 B2")
    assert prospects(bomb.view(0)).of(Seat(0), 1) == pytest.approx((1, 1))


def test_an_own_wire_is_found_by_its_neighbours() -> None:
    """Between two threes that are cut there can only be a three."""
    bomb = Bomb("1 3 3 3 4 5 | 1 2 3 4 5 6 | 1 2 2 4 5 6 | 1 2 4 5 6 6", options=SIX)
    bomb.cut("A2 A4")
    assert prospects(bomb.view(0)).of(Seat(1), 3)[1] == pytest.approx(1)


def test_hope_takes_the_surest_value_that_passes() -> None:
    bomb = Bomb(EVEN, options=SIX)
    bomb.change_wires("C6", shown=6, token=True)
    found = prospects(bomb.view(0))
    held = found.of(Seat(1), 6)[0]
    assert found.hope(Seat(1), [6]) == pytest.approx(held)
    assert found.hope(Seat(1), [5, 6]) > held
    assert found.hope(Seat(1), []) == 0


def test_a_card_is_handed_to_whoever_can_cut_with_it() -> None:
    """BOM-6504: a 9 lies open at D, and B, who plays next, has no card of use."""
    bomb = Bomb(CARDS, options=Options(mission="65", new_characters=False))
    bomb.change_wires("D10", shown=9, token=True)
    bomb.change(
        turns=1, tasks=(HandTask(Seat(0)),), numbers=Numbers(own=((9,), (), (1, 2, 3, 4, 5, 6), (7, 8, 10, 11, 12)))
    )
    view = bomb.view(0)
    assert max(bomb.legal(0), key=lambda action: worth(view, action)) == HandOn(9, Seat(1))


def test_the_last_two_cards_are_left_for_what_the_next_player_can_cut() -> None:
    """BOM-4701: of 1, 2, 3 and 7 two make a 4; 1 and 3 leave the 9 that lies open, or the 5."""
    bomb = Bomb(SUMS.rstrip("| "), options=Options(mission="47", new_characters=False), aside="3.5")
    bomb.change_wires("A9", shown=9, token=True)
    bomb.change(turns=1, numbers=Numbers(open=(1, 2, 3, 7)))
    assert first_steps(bomb.view(0), 4) == [Reckon((1, 3), 4)]


def test_a_solo_cut_is_charged_once() -> None:
    """A mission's judgement of a value counts for a solo cut as for any other."""
    bomb = Bomb("1 1 2 3 | 1 1 2 3 | 2 3 5.5 | 2 3 9.5", options=Options(mission="62", new_characters=False))
    bomb.cut("B1 B2")
    bomb.change(turns=1, numbers=Numbers(open=(1,)))
    view = bomb.view(0)
    cost = sum(one.cost(view, 1) for one in judgements(view))
    solo = next(plan for plan in plans(Outlook(view, LEVELS[4])) if plan.action == SoloCut(1))
    assert cost < 0
    assert solo.risk == pytest.approx(cost, abs=0.002)


def test_the_hook_takes_the_last_wire_that_is_missing() -> None:
    """BOM-298: the other 1 lies open at B; nothing is hooked where no solo cut would follow."""
    bomb = Bomb("1 2 3 4 5 6 | 1 2 3 4 5 6 | 1 2 3 4 5 6 | 1 2 3 4 5 6", options=SIX)
    bomb.cut("C1 D1")
    bomb.change_wires("B1", shown=1, token=True)
    stock = StockSense(Stock())
    assert stock.help(bomb.view(0), [Hook(slot("B1"), 0), Hook(slot("B2"), 0)]) == Hook(slot("B1"), 0)
    assert stock.help(bomb.view(0), [Hook(slot("C2"), 0), Hook(slot("B2"), 0)]) is None
