"""Robots that walk: missions 53 and 59."""

from random import Random

import pytest

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, Equipment
from cosmotheque.games.bomb_busters.model.actions import Drawn, DualCut, GetStuck, PassOn, RevealReds, Scan, SoloCut
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.robots.data import Face, FaceTask, Robot, RobotMoved, RobotTurned
from cosmotheque.games.bomb_busters.rules.deal import chance, draw_deal, start
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.registry import mechanisms
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots

SCORE, LINE = Options(mission="53"), Options(mission="59")
CARDS = (3, 9, 7, 1, 12, 4, 8, 2, 11, 5, 10, 6)  # the robot begins at 7, with two cards to its left


def walk(stands: str, place: int) -> Bomb:
    """Mission 53, with the robot on a space."""
    bomb = Bomb(stands, options=SCORE)
    bomb.change(turns=1, robots=Robot(place))
    return bomb


def line(stands: str, place: int = 2, facing: int = 1, **changes: object) -> Bomb:
    """Mission 59, with the robot on a card of the line."""
    bomb = Bomb(stands, options=LINE)
    bomb.change(turns=1, robots=Robot(place, facing, CARDS), **changes)
    return bomb


def robot(bomb: Bomb) -> Robot:
    assert bomb.state.parts.robots is not None
    return bomb.state.parts.robots


def test_the_robot_starts_before_the_first_space() -> None:
    """BOM-5301; without a detonator its own cards are left out."""
    bomb = Bomb("1 2 | 1 2", options=SCORE)
    assert robot(bomb) == Robot(0)
    for seed in range(20):
        dealt = draw_deal(start(SCORE, 5), Random(seed))
        assert not {Equipment.REWINDER, Equipment.STABILIZER} & set(dealt.cards)


def test_the_robot_moves_by_what_was_cut() -> None:
    """BOM-5302: on by one, back by one from the number cut, on by two after a failure."""
    for value, place in ((4, 6), (5, 4)):
        bomb = walk("4 5 8 | 4 5 8 | 1 | 2", 5)
        bomb.dual(f"B{value - 3}", value, f"A{value - 3}")
        assert robot(bomb).place == place
        assert bomb.heard(RobotMoved) == [RobotMoved(place, place - 5)]
    bomb = walk("4 5 8 | 4 5 8 | 1 | 2", 5)
    bomb.dual("B1", 5, "A2")
    assert robot(bomb).place == 7
    assert bomb.state.detonator == 0


def test_past_the_last_space_the_bomb_explodes() -> None:
    """BOM-5303: on 12 it does not yet; two failures from 10 on are too many."""
    bomb = walk("4 5 8 | 4 5 8 | 1 | 2", 11)
    assert bomb.view(0).steps == 1
    bomb.dual("B1", 4, "A1")
    assert (robot(bomb).place, bomb.reason) == (12, None)
    bomb.dual("A2", 5, "B2")
    assert bomb.reason == "robot"
    assert walk("4 | 4", 10).view(0).steps == 2


def test_all_else_about_the_robot_as_a_score() -> None:
    """BOM-5304: never below 0; four are one cut; reds and the thermos do not move it; a step is a step."""
    bomb = walk("4 4 4 4 5 | 5 | 2.5 | 6 11 11", 3)
    bomb.play(0, SoloCut(4))
    assert robot(bomb).place == 4
    bomb.change(active=2)
    bomb.play(2, RevealReds())
    assert robot(bomb).place == 4
    bomb.change(cards=(Card(Equipment.THERMOS),), active=1)
    bomb.cut("D2 D3")
    bomb.play(1, PassOn(Seat(3)))
    assert robot(bomb).place == 4
    for by, place in ((+1, 5), (-9, 0)):
        scene = Scene(bomb.state, mechanisms(bomb.state))
        move_detonator(scene, by)
        assert scene.state.parts.robots == Robot(place)
    red = walk("2 | 2.5 3 | 2 | 2", 3)
    red.dual("B1", 2, "A1")
    assert red.reason == "red"


def test_the_last_cut_wins_wherever_the_robot_stands() -> None:
    """BOM-5303, BOM-112: what would move at the end of that turn moves no more."""
    bomb = walk("4 | 4", 12)
    bomb.dual("B1", 4, "A1")
    assert bomb.reason == "defused"


@pytest.mark.parametrize("place", range(12))
def test_the_robot_begins_on_seven_and_faces_the_longer_side(place: int) -> None:
    """BOM-5901."""
    numbers = [number for number in NUMBERS if number != 7]
    drawn = (*numbers[:place], 7, *numbers[place:])
    bomb = Bomb("1 | 2 | 3 | 4", options=LINE, setup=True)
    assert bomb.actors() == {CHANCE}
    bomb.play(CHANCE, Drawn(drawn))
    assert robot(bomb) == Robot(place, 1 if place < 6 else -1, drawn)


def test_the_line_is_drawn_after_the_deal() -> None:
    """BOM-5901, BOM-123: all twelve cards, in any order."""
    bomb = Bomb("1 | 2 | 3 | 4", options=LINE, setup=True)
    lines = {chance(bomb.state, Random(seed)) for seed in range(30)}
    assert len(lines) > 20
    assert all(isinstance(drawn, Drawn) and sorted(drawn.numbers) == list(NUMBERS) for drawn in lines)


def test_a_turn_walks_cuts_and_turns() -> None:
    """BOM-5902: to the card of the value first, even if the cut fails; then everybody waits for the turn."""
    for target, missed in (("B2", False), ("B1", True)):
        bomb = line("1 12 | 1 12 | 3 | 3")
        bomb.dual(target, 12, "A2")
        assert bomb.events[1] == RobotMoved(4, 2)
        assert (bomb.state.detonator, robot(bomb).place) == (int(missed), 4)
        assert bomb.state.tasks == (FaceTask(Seat(0)),)
        assert bomb.legal(0) == [Face(False), Face(True)]
        assert bomb.refusal(1, DualCut(slot("A1"), 1, slot("B1"))) == "BOM-5902"
        assert bomb.refusal(1, Scan(3)) == "BOM-5902"
        bomb.play(0, Face(missed))
        assert bomb.heard(RobotTurned) == [RobotTurned(-1)] * missed
        assert (robot(bomb).facing, bomb.state.active) == (-1 if missed else 1, 1)
        assert bomb.refusal(1, Face(True)) == "BOM-5902"


def test_only_the_card_under_it_and_those_in_front_may_be_cut() -> None:
    """BOM-5903: a player who holds none is stuck, and the robot is turned round."""
    bomb = line("3 7 6 | 3 7 6 | 3 | 3")
    assert {action.value for action in bomb.legal(0) if isinstance(action, DualCut)} == {6, 7}
    assert bomb.refusal(0, DualCut(slot("B1"), 3, slot("A1"))) == "BOM-5903"
    assert bomb.refusal(0, GetStuck()) == "BOM-5903"
    bomb = line("4 8 | 3 7 6 | 3 | 3", facing=-1)
    assert bomb.view(1).accessible == (3, 7, 9)
    assert bomb.legal(0) == [GetStuck()]
    bomb.play(0, GetStuck())
    assert (robot(bomb).facing, bomb.state.detonator, bomb.state.active) == (1, 1, 1)
    assert Lacks(slots("A1 A2"), (3, 7, 9)) in bomb.state.facts


def test_the_robot_passes_over_complete_numbers() -> None:
    """BOM-5904: it may stand on one, too, and goes on from there."""
    bomb = line("1 1 1 1 12 | 12 | 3 | 3")
    bomb.play(0, SoloCut(1))
    assert robot(bomb).place == 3
    bomb.play(0, Face(False))
    bomb.dual("A5", 12, "B1")
    assert robot(bomb).place == 4


def test_thermos_and_revealed_reds_leave_the_robot_alone() -> None:
    """BOM-5905, BOM-5906: nobody may turn it."""
    bomb = line("4 11 11 | 2.5 | 3 | 3", cards=(Card(Equipment.THERMOS),))
    bomb.cut("A2 A3")
    bomb.play(0, PassOn(Seat(1)))
    assert robot(bomb) == Robot(2, 1, CARDS)
    bomb.play(1, RevealReds())
    assert robot(bomb) == Robot(2, 1, CARDS)
    assert (bomb.state.tasks, bomb.state.active) == ((), 2)
