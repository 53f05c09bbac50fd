"""The bonus mission for two: BOM-84."""

from random import Random

import pytest

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import Move, Seat
from cosmotheque.games.bomb_busters.components import is_red, is_yellow
from cosmotheque.games.bomb_busters.model.actions import CutMatch, DualCut, PlaceToken, Sweep, Take
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.hearts.data import ChooseCard, HeartLaid, LayHeart
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests.bomb import EVEN, Bomb, slot

VALENTINE = Options(mission="valentine")


def test_valentine_is_for_two() -> None:
    """BOM-84."""
    with pytest.raises(BadOptions):
        start(VALENTINE, 3)


def test_valentine_deals_one_yellow_to_each_stand() -> None:
    """BOM-84: four of them, apart from the others."""
    for seed in range(10):
        dealt = draw_deal(start(VALENTINE, 2), Random(seed))
        assert [sum(map(is_yellow, stand)) for stand in dealt.stands] == [1, 1, 1, 1]
        assert sum(is_red(code) for stand in dealt.stands for code in stand) == 1


@pytest.mark.parametrize(
    ("years", "cards", "choices"),
    [(5, (5,), 0), (12, (1, 2), 0), (20, (2,), 11), (33, (3,), 11), (0, (), 12)],
)
def test_valentine_cards_by_the_years(years: int, cards: tuple[int, ...], choices: int) -> None:
    """BOM-84: the cards of the digits; 0, as in the first year, or a repeated one is a card of the captain's choice."""
    options = Options(mission="valentine", couple=True, years=years)
    dealt = draw_deal(start(options, 2), Random(1))
    assert dealt.cards == cards
    bomb = Bomb("1 2 | 3 4 | 5 6 | 7 8", 2, options, cards=cards, setup=True)
    assert sum(isinstance(action, ChooseCard) for action in bomb.legal(0)) == choices
    if choices:
        bomb.play(0, ChooseCard(9))
        assert [card.number for card in bomb.state.cards] == [*cards, 9]
        assert isinstance(bomb.legal(0)[0], PlaceToken)
        assert bomb.refusal(0, ChooseCard(8)) == "BOM-84"


@pytest.mark.parametrize("years", [0, 7])
def test_whoever_is_no_couple_has_one_random_card(years: int) -> None:
    """BOM-84: and nothing to choose."""
    options = Options(mission="valentine", years=years)
    drawn = [draw_deal(start(options, 2), Random(seed)).cards for seed in range(20)]
    assert {len(cards) for cards in drawn} == {1}
    assert len(set(drawn)) > 3
    assert isinstance(Bomb("1 2 | 3 4 | 5 6 | 7 8", 2, options, setup=True).legal(0)[0], PlaceToken)


def hearts(stands: str) -> Bomb:
    """Hearts at the first stand of each."""
    bomb = Bomb(stands, 2, VALENTINE, setup=True)
    for seat, token in ((0, "A1"), (1, "C1")):
        bomb.play(seat, PlaceToken(slot(token)))
    bomb.play(0, LayHeart(0))
    bomb.play(1, LayHeart(2))
    return bomb


def test_valentine_point_only_at_the_heart() -> None:
    """BOM-84: the own wire may come from either stand."""
    bomb = hearts("1 2 | 3 3 | 1 3 | 2 3")
    cuts = [action for action in bomb.legal(0) if isinstance(action, DualCut)]
    assert {action.target.stand for action in cuts} == {2}
    assert {action.own.stand for action in cuts} == {0, 1}
    assert bomb.refusal(0, DualCut(slot("D1"), 2, slot("A2"))) == "BOM-84"
    bomb.detect("double", "C1 C2", 3, "B1")
    bomb.play(1, CutMatch(slot("C2")))


def test_valentine_the_heart_may_move_at_the_end_of_the_own_turn() -> None:
    """BOM-84: or stay."""
    bomb = hearts("1 2 | 3 3 | 1 3 | 2 3")
    bomb.dual("C2", 3, "B1")
    assert bomb.legal(0) == [LayHeart(0), LayHeart(1)]
    assert bomb.refusal(1, LayHeart(3)) == "BOM-84"
    bomb.play(0, LayHeart(1))
    assert bomb.heard(HeartLaid) == [HeartLaid(0, 1)]  # type: ignore[arg-type]
    assert bomb.state.hearts == (1, 2)
    assert bomb.state.active == 1


def test_valentine_the_heart_leaves_an_empty_stand() -> None:
    """BOM-84: otherwise the partner could not point at anything."""
    bomb = hearts("1 2 | 3 3 | 1 | 2 3")
    bomb.dual("C1", 1, "A1")
    bomb.play(0, LayHeart(0))
    bomb.dual("A2", 2, "D1")
    assert bomb.state.hearts == (0, 3)
    assert bomb.state.active == 0
    assert all(action.target.stand == 3 for action in bomb.legal(0) if isinstance(action, DualCut))


def test_valentine_the_super_detector_stays_at_the_heart() -> None:
    """BOM-84."""
    bomb = hearts("1 2 | 3 3 | 1 3 5 5 | 2 3")
    bomb.change(cards=(Card(5),))
    bomb.cut("C3 C4")
    bomb.play(0, Take("super"))
    assert [action for action in bomb.legal(0) if isinstance(action, Sweep)] == [Sweep(2)]


def test_a_heart_that_stays_is_not_spoken_of() -> None:
    """BOM-84."""
    bomb = hearts("1 2 | 3 3 | 1 3 | 2 3")
    bomb.dual("C2", 3, "B1")
    bomb.play(0, LayHeart(0))
    assert not bomb.heard(HeartLaid)


def test_only_hearts_and_lines_can_be_taken_back() -> None:
    """BOM-13 to BOM-16: what was cut, shown or answered is known."""
    bomb = Bomb(EVEN)
    for cut in (DualCut(slot("B1"), 1, slot("A1")), DualCut(slot("B6"), 1, slot("A1"))):
        assert not apply(bomb.state, Move(Seat(0), cut)).undoable
    assert apply(bomb.state, Move(Seat(0), Take("double"))).undoable
    moved = hearts("1 2 | 3 3 | 1 3 | 2 3")
    moved.dual("C2", 3, "B1")
    assert apply(moved.state, Move(Seat(0), LayHeart(1))).undoable
