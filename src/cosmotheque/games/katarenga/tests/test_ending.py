"""Big Bang ends by eight settled pawns, or drawn."""

import pytest

from cosmotheque.core.errors import GameOver
from cosmotheque.core.game import Outcome, Seat
from cosmotheque.games.katarenga.events import Ended, Ousted
from cosmotheque.games.katarenga.rules.draws import draw_reason
from cosmotheque.games.katarenga.state import signature
from cosmotheque.games.katarenga.tests.boards import big_bang, legal, play

WHITE, BLACK = Seat(0), Seat(1)
ONE_TO_GO = """
    W...w.b.
    ........
    .......w
    ...bb..b
    w..bb...
    ...bb..w
    ....w...
    .w......
"""
OPENING = """
    ........
    ........
    ..bwbw..
    ..wbwb..
    ..bwbw..
    ..wbwb..
    ........
    ........
"""
CYCLE = ("f6-g5", "c6-d7", "g5-f6", "d7-c6")


def test_eight_settled_pawns_win_at_once() -> None:
    """KBB-18: one point for each opposing pawn that is not settled; two of black's are."""
    match = play(big_bang(ONE_TO_GO, goals="RG"), "e2-f1")
    assert match.outcome == Outcome("all-settled", (6, 0))
    assert match.events[-1][-1] == Ended("all-settled", WHITE, 6)
    assert match.actors() == frozenset()
    assert match.actions(1) == ()
    with pytest.raises(GameOver):
        play(match, "d3-d2")


def test_black_wins_too() -> None:
    """KBB-18: the same with colours exchanged, scored for the second seat."""
    drawn = ONE_TO_GO.translate(str.maketrans("wbW", "bwB"))
    match = play(big_bang(drawn, goals="GR", turn="b"), "e2-f1")
    assert match.outcome == Outcome("all-settled", (0, 6))


def test_an_oust_can_settle_the_opponents_last_pawn() -> None:
    """KBB-17, KBB-18: white puts the ousted pawn on e1, black's last free green square, and loses by five."""
    drawn = """
        ...bb.b.
        b..w....
        ........
        ..w....b
        w.ww....
        ..ww...w
        .......b
        B.......
    """
    match = play(big_bang(drawn, goals="RG"), "d7xe8@e1")
    assert match.outcome == Outcome("all-settled", (0, 5))
    assert match.events[-1][-1] == Ended("all-settled", BLACK, 5)


# White's last pawn can oust on e8; black has seven settled, and the eighth stands there.
WHITE_LANDS = """
    W..bb.b.
    b..w....
    .......w
    .......b
    w.......
    .......w
    .......b
    Bw...w..
"""


def test_the_landing_comes_before_the_ousted_pawn() -> None:
    """KBB-18: both have eight settled pawns then, but the game ended when white landed, the ousted pawn in hand."""
    match = play(big_bang(WHITE_LANDS, goals="RG"), "d7xe8@e1")
    assert isinstance(match.events[-1][2], Ousted)
    assert match.outcome == Outcome("all-settled", (1, 0))


def test_third_occurrence_is_a_draw() -> None:
    """KBB-19: the same position with the same player to move; the second time is not enough."""
    match = play(big_bang(OPENING), *CYCLE, *CYCLE[:3])
    assert match.outcome is None
    assert match.view(0).past.count(match.view(0).past[3]) == 2
    play(match, CYCLE[3])
    assert match.outcome == Outcome("repetition", (0, 0))
    assert match.events[-1][-1] == Ended("repetition", None, 0)


def test_a_move_that_cannot_come_back_starts_the_count_anew() -> None:
    """KBB-19: after a pawn has settled, no earlier position can occur; `past` holds what can."""
    match = play(big_bang(OPENING), *CYCLE, "c3-b1")
    assert len(match.view(0).past) == 1
    play(match, "c6-d7", "f6-g5", "d7-c6", "g5-f6")
    assert match.outcome is None
    assert len(match.view(0).past) == 5


def test_mutual_passes_repeat_the_position() -> None:
    """KBB-19: with nobody able to move (KBB-11) the position comes back every second move."""
    assert draw_reason(("w", "b", "w", "b"), 50) == ""
    assert draw_reason(("w", "b", "w", "b", "w"), 50) == "repetition"


def test_four_hundred_moves_are_a_draw() -> None:
    """KBB-19: in all, by either side."""
    match = play(big_bang(OPENING, moves=398), "f6-g5")
    assert match.outcome is None
    play(match, "c6-d7")
    assert match.outcome == Outcome("move-limit", (0, 0))


def test_the_last_move_may_still_win() -> None:
    """KBB-18: before KBB-19."""
    match = play(big_bang(ONE_TO_GO, goals="RG", moves=399), "e2-f1")
    assert match.outcome == Outcome("all-settled", (6, 0))


def test_a_settling_last_move_is_a_draw() -> None:
    """KBB-19: when it does not win."""
    match = play(big_bang(OPENING, moves=399), "c3-b1")
    assert match.outcome == Outcome("move-limit", (0, 0))
    assert match.events[-1][-1] == Ended("move-limit", None, 0)


def test_conceding_scores_as_if_the_other_had_won() -> None:
    """KBB-18: white has seven settled pawns, black two."""
    assert _conceded(WHITE) == Outcome("resigned", (0, 1))
    assert _conceded(BLACK) == Outcome("resigned", (6, 0))


def _conceded(seat: Seat) -> Outcome | None:
    match = big_bang(ONE_TO_GO, goals="RG")
    match.concede(seat)
    return match.outcome


def test_a_finished_position_is_over_when_it_is_set_up() -> None:
    """KBB-18: nobody may move in it."""
    over = big_bang(ONE_TO_GO.replace("....w...\n    .w......", "........\n    .w...w.."), goals="RG", turn="b")
    assert over.outcome == Outcome("all-settled", (6, 0))
    assert legal(over) == set()


def test_whose_turn_it_is_belongs_to_a_position() -> None:
    """KBB-19: the same pawns with the other player to move are another position."""
    assert signature((1, 2), WHITE) != signature((1, 2), BLACK)


def test_a_pawn_ousted_by_the_winning_move_counts() -> None:
    """KBB-18: the game ended when white landed; black had six settled pawns, wherever the seventh is put."""
    drawn = WHITE_LANDS.replace(".......b\n    Bw", "......b.\n    Bw")
    for to in ("c7", "e1"):
        assert play(big_bang(drawn, goals="RG"), f"d7xe8@{to}").outcome == Outcome("all-settled", (2, 0))
