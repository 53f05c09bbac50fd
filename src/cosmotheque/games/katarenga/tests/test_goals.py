"""Goal colours, settling and the doubled corner.

The red border squares are a8 e8 h6 a4 h3 b1 f1, the green ones d8 g8 a7 h5 h2 a1 e1.
"""

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.components import BORDER, SQUARE_NUMBERS
from cosmotheque.games.katarenga.events import GoalFixed, Moved, Settled
from cosmotheque.games.katarenga.game import BIG_BANG
from cosmotheque.games.katarenga.tests.boards import LAYOUT, big_bang, drawing, legal, play, reached, refusal, squares

NOTHING_FIXED = """
    ........
    ........
    ..bwbw..
    ..wbwb..
    ..bwbw..
    ..wbwb..
    ........
    ........
"""
SOME_SETTLED = """
    w.......
    ...w....
    ...w...w
    ...wbbb.
    w..b....
    ..wb....
    b.wb....
    ......b.
"""


def test_first_landing_on_the_border_fixes_the_goal() -> None:
    """KBB-12: white lands on b1, which is red; KBB-13: that pawn is settled at once."""
    match = play(big_bang(NOTHING_FIXED), "c3-b1")
    assert match.view(0).goals == "R-"
    assert match.view(0).settled == squares(["b1"])
    assert match.view(0).home == (1, 0)
    white = Seat(0)
    assert match.events[-1] == (Moved(white, 18, 1), GoalFixed(white, "R"), Settled(white, 1, 1))


def test_a_move_inside_fixes_nothing() -> None:
    """KBB-12: only the border counts."""
    assert play(big_bang(NOTHING_FIXED), "c3-e2").view(0).goals == "--"


def test_first_landing_must_be_on_a_colour_with_one_corner() -> None:
    """KBB-12: a2 and d1 are blue, and blue has two corners; a4 and b1 are red."""
    match = big_bang(NOTHING_FIXED)
    assert reached(match, "c3") == drawing(
        """
        ........
        ........
        ........
        .*......
        *.......
        ........
        ....*...
        .*......
        """
    )
    assert refusal(match, "c3-a2") == "KBB-12"
    assert refusal(match, "c3-d1") == "KBB-12"


def test_goals_must_differ() -> None:
    """KBB-12: green is taken by black, so white may not land on the green h5; without black's goal it may."""
    drawn = """
        ........
        ........
        ..bwbw..
        ..wbwb..
        ..bwb...
        ..wbww..
        ........
        b.......
    """
    assert "f3-h5" in legal(big_bang(drawn))
    taken = big_bang(drawn, goals="-G")
    assert "f3-h5" not in legal(taken)
    assert refusal(taken, "f3-h5") == "KBB-12"


@pytest.mark.parametrize("seed", range(6))
def test_first_landings_at_random_keep_to_the_rule(seed: int) -> None:
    """KBB-12: on drawn boards, whatever the colours."""
    match = Match(BIG_BANG, seed=seed)
    view = match.view(0)
    landings = {action.target for action in match.actions(0) if BORDER >> action.target & 1}
    assert {view.colours[square] for square in landings} <= set(view.choices)


def test_a_settled_pawn_never_moves_again() -> None:
    """KBB-13: the pawns on a8, h6 and a4 stand on red border squares, so they stay."""
    match = big_bang(SOME_SETTLED, goals="RG")
    assert match.view(0).settled == squares(["a8", "h6", "a4"])
    assert not any(move[:2] in ("a8", "h6", "a4") for move in legal(match))
    assert refusal(match, "a4-a5") == "KBB-13"


def test_other_border_squares_become_ordinary() -> None:
    """KBB-13: white, who wants red, lands on the green d8 and leaves it again."""
    match = play(big_bang(SOME_SETTLED, goals="RG"), "d7-d8")
    assert match.view(0).goals == "RG"
    assert match.view(0).home == (3, 0)
    play(match, "g1-f2", "d8-e6")
    assert match.view(0).pawns[SQUARE_NUMBERS["e6"]] == "w"


def test_the_corner_takes_a_second_pawn_at_any_time() -> None:
    """KBB-14: d5 is yellow and sees a8 over c6 and b7; four pawns are settled then, two of them on the corner."""
    match = play(big_bang(SOME_SETTLED, goals="RG"), "d5-a8")
    view = match.view(0)
    assert view.pawns[56] == "W"
    assert view.home == (4, 0)
    assert match.events[-1] == (Moved(Seat(0), 35, 56), Settled(Seat(0), 56, 4))


def test_the_corner_takes_no_third_pawn() -> None:
    """KBB-14: and no other square takes two."""
    drawn = """
        W.......
        ........
        ...w...w
        ...wbbb.
        w..b....
        ..wb....
        b.wb....
        ......b.
    """
    match = big_bang(drawn, goals="RG")
    assert "d5-a8" not in legal(match)
    assert refusal(match, "d5-a8") == "KBB-14"


def test_only_the_goal_corner_takes_two() -> None:
    """KBB-14: e8 is red too, but no corner; neither a second own pawn nor an opposing one is joined elsewhere."""
    drawn = """
        ....w...
        ...w....
        ........
        ....bbb.
        .bwb....
        .wwb....
        bb......
        ww.....w
    """
    match = big_bang(drawn, goals="R-")
    assert refusal(match, "d7-e8") == "KBB-14"
    assert refusal(match, "b3-a2") == "KBB-10"


def test_the_landing_that_fixes_the_goal_does_not_double() -> None:
    """KBB-14: a pawn put on a8 by an oust waits there alone while white has no goal colour."""
    drawn = """
        w.......
        ........
        ...w...w
        ...wbbb.
        ..wb....
        .wwb....
        b..b....
        w.....b.
    """
    match = big_bang(drawn, goals="-G")
    assert refusal(match, "d5-a8") == "KBB-10"
    fixed = play(match, "c3-b1")
    assert fixed.view(0).settled == squares(["a8", "h6", "b1"]), "those that waited are settled now (KBB-13)"
    assert [event for event in fixed.events[-1] if isinstance(event, Settled)] == [
        Settled(Seat(0), 47, 3),
        Settled(Seat(0), 56, 3),
        Settled(Seat(0), 1, 3),
    ]


def test_layout_of_the_drawings_has_red_and_green_goals() -> None:
    """KBB-12: red and green have one corner each, blue two, yellow none."""
    assert Match(BIG_BANG, options={"board": LAYOUT}).view(0).choices == "RG"
