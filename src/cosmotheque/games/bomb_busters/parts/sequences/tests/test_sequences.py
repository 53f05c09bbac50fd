"""The sequence card: missions 9, 16 and 36 (BOM-130 to BOM-134)."""

import pytest

from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Announce, DualCut, GetStuck, PlaceToken, Point, SoloCut, Take
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, TWO, Mix
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberDone
from cosmotheque.games.bomb_busters.parts.sequences.data import ChooseEnd, SequenceLaid
from cosmotheque.games.bomb_busters.tests.bomb import slot
from cosmotheque.games.bomb_busters.tests.numbered import Numbered, set_up


@pytest.mark.parametrize(
    ("name", "red", "yellow", "red_for_two"),
    [("9", ONE, TWO, TWO), ("16", ONE, Mix(2, 3), TWO), ("36", Mix(1, 3), TWO, Mix(2, 3))],
)
def test_wires_in_play(name: MissionName, red: Mix, yellow: Mix, red_for_two: Mix) -> None:
    """BOM-901, BOM-1601, BOM-3601: with two players there are more of them."""
    for seats in (3, 4, 5):
        mission = mission_of(Options(mission=name), seats)
        assert (mission.red, mission.yellow) == (red, yellow)
    mission = mission_of(Options(mission=name), 2)
    assert (mission.red, mission.yellow) == (red_for_two, FOUR)


def test_the_line_is_laid_before_the_tokens() -> None:
    """BOM-901: three cards at random, and the sequence card at the first."""
    bomb = set_up("9", 4)
    bomb.draw(5, 2, 9)
    assert (bomb.numbers.line, bomb.numbers.pointer) == ((5, 2, 9), 0)
    assert isinstance(bomb.legal(0)[0], PlaceToken)


def test_numbers_open_one_after_the_other() -> None:
    """BOM-130, BOM-131, BOM-132, BOM-902: two wires of each; what was served is free, and others always were."""
    bomb = Numbered("9", "1 2 3 4 | 1 2 3 4 | 5 5 | 1 2 3", line=(1, 2, 3))
    assert {cut.value for cut in bomb.legal(0) if isinstance(cut, DualCut)} == {1, 4}
    assert bomb.refusal(0, DualCut(slot("B2"), 2, slot("A2"))) == "BOM-902"
    bomb.dual("B1", 1, "A1")
    assert bomb.heard(NumberDone) == [NumberDone(1)]
    assert bomb.view(1).accessible == (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, YELLOW)
    bomb.dual("A2", 2, "B2")
    assert 3 in bomb.view(1).accessible


def test_a_detector_and_a_solo_cut_are_blocked_too() -> None:
    """BOM-902, BOM-131."""
    bomb = Numbered("9", "1 2 2 2 2 | 1 3 3", line=(1, 2, 3))
    assert bomb.refusal(0, SoloCut(2)) == "BOM-902"
    bomb.play(0, Take("double"))
    bomb.play(0, Point(slot("B1")))
    bomb.play(0, Point(slot("B2")))
    assert bomb.refusal(0, Announce((2,), (slot("A2"),))) == "BOM-902"


def test_side_b_wants_all_four() -> None:
    """BOM-1601, BOM-130."""
    bomb = Numbered("16", "1 1 2 | 1 1 2 | 3 4", line=(1, 2, 3))
    bomb.dual("B1", 1, "A1")
    assert bomb.refusal(1, DualCut(slot("A3"), 2, slot("B3"))) == "BOM-1601"
    bomb.dual("A2", 1, "B2")
    assert bomb.numbers.pointer == 1


@pytest.mark.parametrize("name", ["9", "16", "36"])
def test_stuck_by_a_sequence_explodes(name: MissionName) -> None:
    """BOM-134, BOM-903, BOM-1602, BOM-3604: with blocked values only, and reds."""
    bomb = Numbered(name, "2 3 4.5 | 1 1 2 | 1 5 | 6 6", line=(1, 2, 3))
    assert bomb.legal(0) == [GetStuck()]
    bomb.play(0, GetStuck())
    assert bomb.reason == "stuck"


@pytest.mark.parametrize("name", ["9", "16", "36"])
def test_yellow_is_never_blocked(name: MissionName) -> None:
    """BOM-903, BOM-3602."""
    bomb = Numbered(name, "2 3 3.1 | 1 1 2 4.1 | 1 5 | 6 6", line=(1, 2, 3))
    assert {cut.value for cut in bomb.legal(0) if isinstance(cut, DualCut)} == {YELLOW}


def test_what_has_enough_cut_wires_is_served_at_once() -> None:
    """BOM-133: and so on down the line."""
    bomb = Numbered("9", "1 2 3 | 1 2 4 | 2 3 | 2 3", line=(1, 2, 3))
    bomb.cut("C1 D1")
    bomb.dual("B1", 1, "A1")
    assert bomb.heard(NumberDone) == [NumberDone(1), NumberDone(2)]
    assert bomb.numbers.pointer == 2


def test_the_captain_chooses_an_end_before_the_tokens() -> None:
    """BOM-3601: the first or the last of five."""
    bomb = set_up("36", 4)
    bomb.draw(5, 2, 9, 1, 12)
    assert bomb.legal(0) == [ChooseEnd(5), ChooseEnd(12)]
    assert bomb.refusal(0, ChooseEnd(9)) == "BOM-3601"
    assert 5 not in bomb.view(0).accessible
    bomb.play(0, ChooseEnd(12))
    assert bomb.heard(SequenceLaid) == [SequenceLaid(0, 12)]  # type: ignore[arg-type]
    assert [value for value in bomb.numbers.line if value in bomb.view(0).accessible] == [12]
    assert isinstance(bomb.legal(0)[0], PlaceToken)


def test_only_the_chosen_end_passes() -> None:
    """BOM-3602."""
    bomb = Numbered("36", "1 2 3 4 | 1 2 3 4", line=(1, 2, 3), pointer=2)
    assert {cut.value for cut in bomb.legal(0) if isinstance(cut, DualCut)} == {3, 4}
    assert bomb.refusal(0, DualCut(slot("B1"), 1, slot("A1"))) == "BOM-3602"


def test_whoever_served_the_end_chooses_the_next() -> None:
    """BOM-3603, BOM-132: its card is removed; with one card left there is nothing to choose."""
    bomb = Numbered("36", "1 3 4 | 1 2 3 | 1 2 3", line=(1, 2, 3), pointer=2)
    bomb.dual("B3", 3, "A2")
    assert bomb.numbers.line == (1, 2)
    assert bomb.actors() == {0}
    bomb.play(0, ChooseEnd(2))
    assert bomb.state.active == 1
    bomb.dual("C2", 2, "B2")
    assert list(bomb.numbers.line) == [1]
    assert bomb.numbers.pointer == 0
    assert bomb.actors() == {2}


def test_an_end_that_is_served_already_goes_at_once() -> None:
    """BOM-3604, BOM-133: the last cutter chooses again."""
    bomb = Numbered("36", "1 4 | 1 4 5 | 2 2 3 | 3 5", line=(1, 2, 3, 4), pointer=0)
    bomb.cut("C1 C2")
    bomb.dual("B1", 1, "A1")
    bomb.play(0, ChooseEnd(2))
    assert bomb.heard(NumberDone) == [NumberDone(2)]
    assert bomb.legal(0) == [ChooseEnd(3), ChooseEnd(4)]
    bomb.play(0, ChooseEnd(4))
    assert bomb.numbers.line == (3, 4)
