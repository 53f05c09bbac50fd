"""Oxygen and the missions under water: BOM-225 to BOM-231, missions 44, 49 and 63."""

from random import Random

import pytest

from cosmotheque.core.game import Seat, Talk
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import DualCut, GetStuck, PassOn, RevealReds, SoloCut, Stabilize
from cosmotheque.games.bomb_busters.model.events import Passed
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.kinds import NOBODY, narrow
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.oxygen.data import PASS, AirMoved, AirPromised, HandTo, Oxygen, Pass, Skipped
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots, sure

PASSED = Passed(Seat(0), NOBODY)
COMMON, GIVEN, ROUND = Options(mission="44"), Options(mission="49"), Options(mission="63")


def dive(stands: str, options: Options, seats: int = 4, **changes: object) -> Bomb:
    """A mission under water at the captain's first turn."""
    bomb = Bomb(stands, seats, options)
    bomb.change(turns=1, **changes)
    return bomb


def air(bomb: Bomb) -> tuple[int, tuple[int, ...]]:
    """Tokens in the reserve and by seat."""
    assert bomb.state.parts.oxygen is not None
    return bomb.state.parts.oxygen.reserve, bomb.state.parts.oxygen.held


def test_the_price_is_paid_by_the_announced_value_even_in_vain() -> None:
    """BOM-225: before the cut is settled, so the tokens are heard of first."""
    bomb = dive("1 5 9 | 1 5 9 | 2 | 3", COMMON)
    bomb.dual("B1", 9, "A3")
    assert bomb.events[1] == AirMoved(Seat(-1), Seat(0), 3)
    assert bomb.state.detonator == 1
    assert air(bomb) == (5, (3, 0, 0, 0))


def test_four_at_once_are_paid_once() -> None:
    """BOM-225."""
    bomb = dive("6 6 6 6 7 | 7 | 8 | 8", COMMON)
    bomb.play(0, SoloCut(6))
    assert air(bomb) == (6, (2, 0, 0, 0))


@pytest.mark.parametrize(("value", "depth"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_prices_by_depth_and_by_value(value: int, depth: int) -> None:
    """BOM-226: every view tells them."""
    assert sure(dive("1 | 1 | 2 | 3", COMMON).view(1).parts.oxygen).prices[value - 1] == depth
    for options, price in ((COMMON, depth), (ROUND, value)):
        bomb = dive(f"{value} | {value} | 2 | 3", options)
        bomb.dual("B1", value, "A1")
        assert bomb.heard(AirMoved)[0].count == price


def test_a_value_that_cannot_be_paid_does_not_pass() -> None:
    """BOM-227: it is refused by that rule, and a player who can pay for nothing is stuck."""
    bomb = dive("3 9 | 3 9 | 3 | 3", COMMON, oxygen=Oxygen(1, (0, 0, 0, 0)))
    assert {action.value for action in bomb.legal(0) if isinstance(action, DualCut)} == {3}
    assert bomb.refusal(0, DualCut(slot("B2"), 9, slot("A2"))) == "BOM-227"
    assert bomb.view(2).accessible == (1, 2, 3, 4)
    bomb = dive("9 10 | 3 9 | 3 | 3", COMMON, oxygen=Oxygen(1, (0, 0, 0, 0)))
    assert bomb.legal(0) == [GetStuck()]
    bomb.play(0, GetStuck())
    assert bomb.state.detonator == 1
    assert bomb.state.facts == (Lacks(slots("A1 A2"), (1, 2, 3, 4)),)


@pytest.mark.parametrize(("options", "may"), [(COMMON, True), (GIVEN, True), (ROUND, False)])
def test_passing_at_will(options: Options, may: bool) -> None:
    """BOM-228: at the price of a step, and everybody then knows that something could have been cut."""
    bomb = dive("1 5 | 1 5 | 2 | 3", options)
    assert (PASS in bomb.legal(0)) == may
    if not may:
        assert bomb.refusal(0, PASS) == "BOM-228"
        return
    assert bomb.refusal(1, PASS) == "BOM-12"
    before = air(bomb)
    bomb.play(0, PASS)
    assert bomb.heard(Skipped) == [Skipped(Seat(0))]
    assert (bomb.state.detonator, bomb.state.active, air(bomb)) == (1, 1, before)
    assert isinstance(bomb.state.facts[0], Holds)


def test_only_reds_are_revealed_and_not_passed() -> None:
    """BOM-228, BOM-110: no price stands in the way."""
    bomb = dive("2.5 | 1 5 | 2 | 3", COMMON, oxygen=Oxygen(0, (2, 2, 2, 2)))
    assert bomb.legal(0) == [RevealReds()]


@pytest.mark.parametrize("options", [COMMON, GIVEN])
def test_the_stabilizer_also_stops_the_step_of_a_skipped_turn(options: Options) -> None:
    """BOM-229: for a player who passes and for one who is stuck; so it tells nothing of the hand."""
    card = (Card(Equipment.STABILIZER),)
    for hand, skip in (("1 2", Pass()), ("12", GetStuck())):
        bomb = dive(f"{hand} | 12 | 9 9 | 3", options, cards=card, oxygen=Oxygen(2, (2, 2, 2, 2)))
        bomb.cut("C1 C2")
        bomb.play(0, Stabilize())
        assert bomb.state.facts == ()
        assert Stabilize() not in bomb.legal(0)
        bomb.play(0, skip)
        assert (bomb.state.detonator, bomb.state.active) == (0, 1)
        assert bomb.heard(Skipped) + bomb.heard(Passed) == ([Skipped(Seat(0))] if hand == "1 2" else [PASSED])


def test_elsewhere_the_stabilizer_is_for_a_dual_cut() -> None:
    """BOM-229, BOM-48: nobody may pass in mission 63, so it does not help a player who is stuck."""
    bomb = dive("12 | 12 | 9 9 | 3", ROUND, cards=(Card(Equipment.STABILIZER),), oxygen=Oxygen(2, (2, 0, 0, 0)))
    bomb.cut("C1 C2")
    assert bomb.legal(0) == [GetStuck()]


def test_everybody_sees_all_tokens() -> None:
    """BOM-230."""
    bomb = dive("1 5 | 1 5 | 2 | 3", GIVEN)
    for seat in (None, 0, 1, 2, 3):
        assert narrow(sure(bomb.view(seat).parts.oxygen), Oxygen) == bomb.state.parts.oxygen


def test_under_water_nobody_speaks_but_everybody_may_give_signs() -> None:
    """BOM-231."""
    bomb = dive("1 5 | 1 5 | 2 | 3", COMMON)
    manners = GAME.manners
    assert manners.talk(bomb.state, Seat(2)) == Talk.CLOSED
    assert all(manners.may_signal(bomb.state, Seat(seat)) for seat in range(4))
    bomb.change(ended="defused")
    assert manners.talk(bomb.state, Seat(2)) == Talk.OPEN
    assert not manners.may_signal(bomb.state, Seat(2))
    dry = Bomb()
    assert manners.talk(dry.state, Seat(2)) == Talk.PHRASES
    assert not manners.may_signal(dry.state, Seat(2))


@pytest.mark.parametrize(
    ("mission", "by_seats"),
    [
        ("44", [(4, 0), (6, 0), (8, 0), (10, 0)]),
        ("49", [(0, 7), (0, 6), (0, 5), (0, 4)]),
        ("63", [(0, 14), (0, 18), (0, 24), (0, 30)]),
    ],
)
def test_tokens_at_first(mission: MissionName, by_seats: list[tuple[int, int]]) -> None:
    """BOM-4401, BOM-4901, BOM-6301: in the reserve, for each player, or for the captain alone."""
    for seats, (reserve, each) in enumerate(by_seats, start=2):
        bomb = Bomb("1", seats, Options(mission=mission), captain=1)
        others = 0 if mission == "63" else each
        assert air(bomb) == (reserve, tuple(each if seat == 1 else others for seat in range(seats)))


def test_tokens_return_to_the_reserve_at_the_captains_turn() -> None:
    """BOM-4401, BOM-4402: until then they lie in front of the player who has cut."""
    bomb = dive("1 5 | 1 5 9 | 5 9 | 5 9", COMMON)
    bomb.dual("B1", 1, "A1")
    bomb.dual("A2", 5, "B2")
    bomb.dual("D2", 9, "C2")
    assert air(bomb) == (2, (1, 2, 3, 0))
    bomb.dual("C1", 5, "D1")
    assert bomb.state.active == 1  # the captain has no wires left
    assert air(bomb) == (8, (0, 0, 0, 0))


@pytest.mark.parametrize(("named", "reserve"), [(1, 8), (2, 2)])
def test_the_thermos_may_pass_over_the_captains_turn(named: int, reserve: int) -> None:
    """BOM-4402: then all tokens return as well; not while the captain's turn is still to come."""
    bomb = dive("1 5 | 1 5 | 1 5 | 1 5 11 11", COMMON, cards=(Card(Equipment.THERMOS),), oxygen=Oxygen(2, (3, 3, 0, 0)))
    bomb.cut("D3 D4")
    bomb.change(active=Seat(3 if named == 1 else 1))
    bomb.play(bomb.state.active, PassOn(Seat(named)))
    assert air(bomb)[0] == reserve


def test_too_little_in_the_reserve_is_told_by_the_mission() -> None:
    """BOM-4403, BOM-4903, BOM-6304: who can play is not stuck."""
    for options, rule in ((COMMON, "BOM-4403"), (GIVEN, "BOM-4903"), (ROUND, "BOM-6304")):
        bomb = dive("1 5 | 1 5 | 2 | 3", options)
        assert bomb.refusal(0, GetStuck()) == rule
        bomb.change(oxygen=Oxygen(0, (0, 0, 0, 0)))
        bomb.play(0, GetStuck())
        assert bomb.state.detonator == 1


def test_the_price_is_given_to_one_teammate() -> None:
    """BOM-4902: to the next one, or to the player named first; that can be said once, and taken back."""
    bomb = dive("4 5 | 4 5 6 | 4 6 | 4 6 6", GIVEN)
    bomb.dual("C1", 4, "A1")
    assert air(bomb) == (0, (1, 9, 5, 5))
    assert bomb.refusal(2, HandTo(Seat(3))) == "BOM-12"
    assert [action.seat for action in bomb.legal(1) if isinstance(action, HandTo)] == [2, 3, 0]
    bomb.play(1, HandTo(Seat(0)))
    assert bomb.heard(AirPromised) == [AirPromised(Seat(1), Seat(0))]
    assert bomb.refusal(1, HandTo(Seat(3))) == "BOM-4902"
    bomb.dual("A2", 5, "B2")
    assert air(bomb) == (0, (0, 4, 5, 5))  # seat 0 got 5, and has no wires left


def test_whoever_has_no_wires_left_loses_their_tokens() -> None:
    """BOM-4904: cut wires and revealed reds alike."""
    bomb = dive("4 5 | 4 | 2.5 | 5 5 4 4", GIVEN)
    bomb.play(0, HandTo(Seat(3)))
    bomb.dual("B1", 4, "A1")
    assert air(bomb) == (0, (1, 0, 5, 9))
    assert bomb.heard(AirMoved)[-1] == AirMoved(Seat(1), Seat(-2), 5)
    bomb.play(2, RevealReds())
    assert air(bomb) == (0, (1, 0, 0, 9))


def test_with_two_players_the_other_one_gets_them_and_the_last_one_pays_out() -> None:
    """BOM-4905: there is nobody to choose."""
    bomb = dive("4 5 6 6 | 5 | 4", GIVEN, seats=2)
    assert not any(isinstance(action, HandTo) for action in bomb.legal(0))
    bomb.dual("C1", 4, "A1")
    assert air(bomb) == (0, (3, 0))
    bomb = dive("4 5 6 6 6 6 | 5 | 4", GIVEN, seats=2)
    bomb.cut("A1 A2 A3 A4 B1 C1")
    bomb.change(oxygen=Oxygen(0, (7, 0)))
    bomb.play(0, SoloCut(6))
    assert AirMoved(Seat(0), Seat(-2), 6) in bomb.events


def test_tokens_travel_and_the_captain_takes_the_reserve() -> None:
    """BOM-6302, BOM-6303: what is left goes on to the next with wires."""
    bomb = dive("4 5 | 4 9 | 9 | 5 9 9", ROUND)
    bomb.dual("B1", 4, "A1")
    assert air(bomb) == (4, (0, 20, 0, 0))
    bomb.dual("C1", 9, "B2")
    assert bomb.state.active == 3
    assert air(bomb) == (13, (0, 0, 0, 11))
    bomb.dual("A2", 5, "D1")
    assert bomb.state.active == 3
    assert air(bomb) == (0, (0, 0, 0, 24))


def test_whoever_is_stuck_passes_the_tokens_on() -> None:
    """BOM-6304."""
    bomb = dive("12 | 4 9 | 4 | 9 12", ROUND, oxygen=Oxygen(19, (5, 0, 0, 0)))
    bomb.play(0, GetStuck())
    assert air(bomb) == (19, (0, 5, 0, 0))
    assert bomb.state.detonator == 1


@pytest.mark.parametrize(("mate", "reserve"), [(2, 7), (3, 7), (1, 7)])
def test_with_the_thermos_the_tokens_go_to_whoever_is_named(mate: int, reserve: int) -> None:
    """BOM-6305; the captain has played, so the reserve stays."""
    bomb = dive("4 11 11 | 4 5 | 5 | 5 5", ROUND, cards=(Card(Equipment.THERMOS),), oxygen=Oxygen(7, (17, 0, 0, 0)))
    bomb.cut("A2 A3")
    bomb.play(0, PassOn(Seat(mate)))
    assert air(bomb) == (reserve, tuple(17 * (seat == mate) for seat in range(4)))


def test_the_thermos_past_the_captain_takes_the_reserve_along() -> None:
    """BOM-6303: who is named plays in the captain's place."""
    bomb = dive("4 11 11 | 4 5 | 5 | 5 5", ROUND, cards=(Card(Equipment.THERMOS),), oxygen=Oxygen(7, (0, 0, 0, 17)))
    bomb.cut("A2 A3")
    bomb.change(active=3)
    bomb.play(3, PassOn(Seat(1)))
    assert air(bomb) == (0, (0, 24, 0, 0))


@pytest.mark.parametrize(("mission", "reds"), [("44", (1, 3)), ("49", (2, 2)), ("63", (2, 2))])
def test_wires_and_cards_in_play(mission: MissionName, reds: tuple[int, int]) -> None:
    """BOM-4401, BOM-4901, BOM-6301: the ray would ask for two prices, so it is left out."""
    for seed in range(20):
        dealt = draw_deal(start(Options(mission=mission), 4), Random(seed))
        assert Equipment.RAY not in dealt.cards
        assert sum(len(stand) for stand in dealt.stands) == 48 + reds[0]
        assert len(dealt.aside) == reds[1] - reds[0]
