"""Bonus missions: BOM-80 to BOM-83."""

from random import Random

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import YELLOW, is_red, is_yellow
from cosmotheque.games.bomb_busters.missions.balance import BALANCE_SHEET
from cosmotheque.games.bomb_busters.missions.liaisons import LIAISON_SHEET
from cosmotheque.games.bomb_busters.missions.parallel import PARALLEL_SHEET
from cosmotheque.games.bomb_busters.model.actions import DualCut, GetStuck, PlaceToken, RevealReds, Scan, SoloCut
from cosmotheque.games.bomb_busters.model.events import DetonatorMoved, Passed, TokenPlaced, TurnedUp
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.grids.data import Coffee, DrawLine, Grid, LineDrawn, Tick, Ticked, TurnUp
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots, sure

CANNES = Options(mission="cannes")
BALANCE = Options(mission="balance")
PARALLEL = Options(mission="parallel")
LIAISONS = Options(mission="liaisons")


def cell(cells: tuple[int, ...], value: int, which: int = 0) -> int:
    """The number of a value's first or second cell."""
    return [number for number, found in enumerate(cells) if found == value][which]


@pytest.mark.parametrize("cells", [BALANCE_SHEET.cells, LIAISON_SHEET.cells])
def test_every_value_has_two_cells(cells: tuple[int, ...]) -> None:
    """BOM-81, BOM-83: one per pair, yellow included."""
    assert sorted(cells) == sorted([*range(1, 14)] * 2)


def test_parallel_has_one_yellow_cell() -> None:
    """BOM-82: two yellow wires are one pair."""
    assert sorted(PARALLEL_SHEET.cells) == sorted([*range(1, 13)] * 2 + [YELLOW])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cannes_deals_two_reds_to_each_stand(seats: int) -> None:
    """BOM-80: no yellow; the rest is dealt evenly."""
    dealt = draw_deal(start(CANNES, seats), Random(3))
    assert all(sum(map(is_red, stand)) == 2 for stand in dealt.stands)
    assert not any(is_yellow(code) for stand in dealt.stands for code in stand)
    assert max(map(len, dealt.stands)) - min(map(len, dealt.stands)) <= 1


def test_cannes_shows_tokens_beside_the_stand_and_no_markers() -> None:
    """BOM-80: whole parts beside the stand use up tokens; a missing token is said, even with one on a cut wire."""
    bomb = Bomb("2 2.5 3 | 2 4 8.5 | 2 5 | 6", options=CANNES, setup=True)
    assert bomb.state.markers == ()
    assert [stand.reds for stand in bomb.state.stands] == [(2,), (8,), (), ()]
    assert bomb.view(3).tokens[1] == 1
    bomb.play(0, PlaceToken(slot("A1")))
    assert bomb.refusal(1, PlaceToken(slot("B1"))) == "BOM-11"
    bomb.change(tasks=())
    bomb.cut("A1")
    bomb.change(active=3)
    bomb.dual("C1", 6, "D1")
    assert bomb.heard(TokenPlaced) == [TokenPlaced(slot("C1"), 2, said=True)]


def test_balance_ticks_one_cell_of_choice_per_pair() -> None:
    """BOM-81: the cutter chooses; a completed row moves the detonator."""
    bomb = Bomb("1 1 2.1 8 | 1 1 3.1 8 | 2", options=BALANCE)
    bomb.dual("B1", 1, "A1")
    first, second = cell(BALANCE_SHEET.cells, 1), cell(BALANCE_SHEET.cells, 1, 1)
    assert bomb.legal(0) == [Tick(first), Tick(second)]
    assert bomb.refusal(1, Tick(first)) == "BOM-81"
    bomb.play(0, Tick(first))
    assert bomb.state.active == 1
    assert bomb.state.detonator == 0
    bomb.dual("A3", YELLOW, "B3")
    bomb.play(1, Tick(cell(BALANCE_SHEET.cells, YELLOW)))
    assert bomb.heard(Ticked) == [Ticked(1, row=0)]
    assert bomb.heard(DetonatorMoved) == [DetonatorMoved(1, +1)]


def test_balance_sets_the_detonator_back_and_beyond_its_start_explodes() -> None:
    """BOM-81: row 2·12 sets it back; at the start that is the end."""
    for detonator, reason in ((1, None), (0, "overwound")):
        bomb = Bomb("2 2 3 | 2 2 3 | 12", options=BALANCE)
        bomb.change(detonator=detonator, grids=Grid(ticked=(3,)))
        bomb.dual("B1", 2, "A1")
        bomb.play(0, Tick(2))
        assert bomb.reason == reason
        assert bomb.state.detonator == 0


def test_balance_reaching_the_skull_explodes_even_at_the_last_cut() -> None:
    """BOM-81: a completed row must be carried out, before the mission is won."""
    bomb = Bomb("9 | 9 | 1", options=BALANCE)
    bomb.cut("C1")
    bomb.change(detonator=3, grids=Grid(ticked=(8, 16)))
    bomb.dual("B1", 9, "A1")
    assert bomb.reason == "detonator"


def test_balance_the_last_cell_is_ticked_at_once_and_sevens_do_nothing() -> None:
    """BOM-81: with one cell left there is no choice; 7·7 has no effect."""
    bomb = Bomb("7 7 8 | 7 7 8", options=BALANCE)
    bomb.change(grids=Grid(ticked=(12,)))
    bomb.dual("B1", 7, "A1")
    assert bomb.heard(Ticked) == [Ticked(13, row=6)]
    assert bomb.state.detonator == 0
    assert bomb.state.active == 1


def test_balance_asks_nobody_for_one_of_two_equal_sevens() -> None:
    """BOM-81: both 7s stand in one row, so a pair ticks the first of them, and a cut of four both."""
    bomb = Bomb("7 7 8 | 7 7 8", options=BALANCE)
    bomb.dual("B1", 7, "A1")
    assert bomb.heard(Ticked) == [Ticked(12, row=-1)]
    assert (bomb.state.tasks, bomb.state.active) == ((), 1)
    alone = Bomb("7 7 7 7 8 | 8", options=BALANCE)
    alone.play(0, SoloCut(7))
    assert alone.heard(Ticked) == [Ticked(12, row=-1), Ticked(13, row=6)]
    assert alone.state.active == 1


def test_balance_a_cut_of_four_ticks_both_in_the_order_of_choice() -> None:
    """BOM-81: 9 stands in 5·9 (+1) and in 9·2 (−1)."""
    bomb = Bomb("9 9 9 9 1 | 1", options=BALANCE)
    bomb.change(grids=Grid(ticked=(8, 17)), detonator=3)
    bomb.play(0, SoloCut(9))
    assert bomb.legal(0) == [Tick(9), Tick(16)]
    bomb.play(0, Tick(16))
    assert bomb.reason is None
    assert bomb.state.detonator == 3
    assert bomb.state.parts.grids == Grid(ticked=(8, 9, 16, 17))


def test_parallel_only_leftmost_numbers_are_accessible() -> None:
    """BOM-82: 1, 6, 10, 5 and 12 at first; ticking opens the next one."""
    bomb = Bomb("1 1 2 6 | 1 1 2 6 | 3", options=PARALLEL)
    assert bomb.view(2).accessible == (1, 5, 6, 10, 12)
    assert {action.value for action in bomb.legal(0) if isinstance(action, DualCut)} == {1, 6}
    assert bomb.refusal(0, DualCut(slot("B3"), 2, slot("A3"))) == "BOM-82"
    bomb.dual("B4", 6, "A4")
    assert bomb.heard(Ticked) == [Ticked(5, row=-1)]
    assert 2 in bomb.view(2).accessible
    bomb.dual("A3", 2, "B3")
    assert bomb.state.parts.grids == Grid(ticked=(5, 6))


def test_parallel_four_at_once_tick_both_cells() -> None:
    """BOM-82: though only one of them need be accessible; 10 stands twice in one row."""
    bomb = Bomb("2 2 2 2 10 10 10 10 | 1", options=PARALLEL)
    assert bomb.refusal(0, SoloCut(2)) == "BOM-82"
    bomb.play(0, SoloCut(10))
    assert bomb.state.parts.grids == Grid(ticked=(10, 13))
    assert 7 in bomb.view(0).accessible


def test_parallel_coffees() -> None:
    """BOM-82: one is free, a completed row opens another; the next player is named, order goes on from there."""
    bomb = Bomb("1 2 | 1 2 | 1 2 | 1 2", options=PARALLEL)
    assert sure(bomb.view(0).parts.grids).coffees_left == 1
    assert [action.seat for action in bomb.legal(0) if isinstance(action, Coffee)] == [1, 2, 3]
    assert bomb.refusal(1, Coffee(2)) == "BOM-12"  # type: ignore[arg-type]
    bomb.play(0, Coffee(2))  # type: ignore[arg-type]
    assert bomb.state.active == 2
    assert sure(bomb.view(0).parts.grids).coffees_left == 0
    assert bomb.refusal(2, Coffee(3)) == "BOM-82"  # type: ignore[arg-type]
    bomb.change(grids=Grid(ticked=tuple(range(5)), coffees=1))
    assert sure(bomb.view(0).parts.grids).coffees_left == 1


def test_parallel_stuck_players_advance_or_take_a_coffee() -> None:
    """BOM-82: only when nothing in hand is accessible, which everybody then knows."""
    bomb = Bomb("2 3 | 1 2 | 1 2 | 1 2", options=PARALLEL)
    turn = [action for action in bomb.legal(0) if not isinstance(action, Coffee)]
    assert turn == [GetStuck()]
    assert bomb.state.detonator == 0
    bomb.play(0, GetStuck())
    assert bomb.state.detonator == 1
    assert bomb.heard(Passed)
    assert bomb.state.facts == (Lacks(slots("A1 A2"), (1, 5, 6, 10, 12)),)
    assert bomb.refusal(1, GetStuck()) == "BOM-82"


def test_parallel_a_last_red_wire_is_revealed() -> None:
    """BOM-82, BOM-18: reds are not stuck."""
    bomb = Bomb("2.5 | 1 2 | 1 2 | 1 2", options=PARALLEL)
    assert RevealReds() in bomb.legal(0)
    assert GetStuck() not in bomb.legal(0)


@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0]), (3, [0, 1, 2]), (4, [0, 1, 2])])
def test_liaisons_three_lines_are_drawn_after_the_tokens(seats: int, order: list[int]) -> None:
    """BOM-83: by the first player and the next two; with two players the first draws again."""
    bomb = Bomb("1 2 | 1 2 | 3 4 | 3 4", seats, LIAISONS, setup=True)
    while any(isinstance(action, PlaceToken) for action in bomb.legal(bomb.state.tasks[0].seat)):
        seat = bomb.state.tasks[0].seat
        bomb.play(seat, bomb.legal(seat)[0])
    drawn = []
    for line in range(3):
        seat = bomb.state.tasks[0].seat
        drawn.append(seat)
        assert len(bomb.legal(seat)) == 13 - line
        bomb.play(seat, DrawLine(line))
    assert drawn == order
    assert bomb.actors() == {0}
    assert bomb.view(1).accessible == (1, 2, 3, 7, 9, 11)


def liaisons(stands: str, lines: tuple[int, ...], ticked: tuple[int, ...] = (), **changes: object) -> Bomb:
    bomb = Bomb(stands, options=LIAISONS)
    bomb.change(grids=Grid(ticked=ticked, lines=lines), **changes)
    return bomb


def test_liaisons_only_joined_numbers_may_be_cut() -> None:
    """BOM-83: a pair ticks one accessible cell of its number."""
    bomb = liaisons("1 1 2 4 | 1 1 2 4", (0, 7))
    assert {action.value for action in bomb.legal(0) if isinstance(action, DualCut)} == {1}
    assert bomb.refusal(0, DualCut(slot("B3"), 2, slot("A3"))) == "BOM-83"
    bomb.dual("B1", 1, "A1")
    assert bomb.legal(0) == [Tick(0), Tick(15)]
    assert bomb.refusal(0, Tick(16)) == "BOM-83"
    bomb.play(0, Tick(0))
    assert bomb.state.active == 1


def test_liaisons_a_full_cartouche_gives_its_cutter_a_line() -> None:
    """BOM-83: without asking."""
    bomb = liaisons("1 1 2 4 | 1 1 2 4", (0,), ticked=(1,))
    bomb.dual("B1", 1, "A1")
    assert bomb.actors() == {0}
    assert bomb.refusal(0, DrawLine(0)) == "BOM-83"
    bomb.play(0, DrawLine(3))
    assert bomb.state.parts.grids == Grid(ticked=(0, 1), lines=(0, 3))
    assert bomb.state.active == 1


def test_liaisons_four_at_once_need_both_cells() -> None:
    """BOM-83."""
    assert liaisons("1 1 1 1 2 | 2", (0,)).refusal(0, SoloCut(1)) == "BOM-83"
    bomb = liaisons("1 1 1 1 2 | 2", (0, 7))
    bomb.play(0, SoloCut(1))
    assert bomb.state.parts.grids == Grid(ticked=(0, 15), lines=(0, 7))


def test_liaisons_coffees_and_bonuses_open_with_their_cartouche() -> None:
    """BOM-83: coffees at 1·7, 5·8, 9·3 and 12·6; a bonus at 3·11 and 10·2 turns up a used card or character."""
    bomb = liaisons("1 2 8 8 | 1 2 3 | 3", (0, 2), ticked=(0, 1), cards=(Card(8, used=True),), spent=(1,))
    bomb.cut("A3 A4")
    assert sure(bomb.view(0).parts.grids).coffees_left == 1
    assert bomb.refusal(2, TurnUp(8, -1)) == "BOM-83"  # type: ignore[arg-type]
    bomb.change(grids=Grid(ticked=(0, 1, 4, 5), lines=(0, 2)))
    assert [action for action in bomb.legal(2) if isinstance(action, TurnUp)] == [TurnUp(8, -1), TurnUp(0, 1)]  # type: ignore[arg-type]
    bomb.play(2, TurnUp(8, -1))  # type: ignore[arg-type]
    assert bomb.heard(TurnedUp)
    assert sure(bomb.view(0).parts.grids).bonuses_left == 0
    bomb.play(2, Scan(1))


def test_liaisons_stuck_players_are_as_in_parallel() -> None:
    """BOM-83: advance the detonator, or take a coffee that is open."""
    bomb = liaisons("2 | 1 1 | 1 1", (0,))
    assert bomb.legal(0) == [GetStuck()]
    assert bomb.refusal(0, Coffee(1)) == "BOM-83"  # type: ignore[arg-type]
    bomb.play(0, GetStuck())
    assert {*bomb.state.facts} == {Lacks(slots("A1"), (1, 7)), Holds(slots("A1"), (*range(1, 13), YELLOW))}


def test_a_coffee_names_somebody_with_wires() -> None:
    """BOM-82."""
    bomb = Bomb("1 2 | 1 2 | 1 2 | 1 2", options=PARALLEL)
    bomb.cut("B1 B2")
    assert [action.seat for action in bomb.legal(0) if isinstance(action, Coffee)] == [2, 3]


def test_the_cutter_draws_the_line_not_the_captain() -> None:
    """BOM-83: and everybody sees it."""
    bomb = liaisons("1 1 2 4 | 1 1 2 4", (0,), ticked=(1,), active=1)
    bomb.dual("A1", 1, "B1")
    assert bomb.actors() == {1}
    bomb.play(1, DrawLine(3))
    assert bomb.heard(LineDrawn) == [LineDrawn(Seat(1), 3)]


def test_balance_four_yellows_tick_both_of_their_cells() -> None:
    """BOM-81."""
    bomb = Bomb("1.1 2.1 3.1 4.1 5 | 5", options=BALANCE)
    bomb.play(0, SoloCut(YELLOW))
    assert bomb.legal(0) == [Tick(1), Tick(24)]
    bomb.play(0, Tick(24))
    assert bomb.state.parts.grids == Grid(ticked=(1, 24))


def test_the_line_is_drawn_before_anything_else() -> None:
    """BOM-83."""
    bomb = liaisons("1 1 2 4 | 1 1 2 4", (0,), ticked=(1,))
    bomb.dual("B1", 1, "A1")
    assert bomb.refusal(1, DualCut(slot("A2"), 1, slot("B2"))) == "BOM-83"
    assert bomb.refusal(0, Scan(3)) == "BOM-83"
