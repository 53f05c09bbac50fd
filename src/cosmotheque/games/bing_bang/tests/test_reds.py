"""BB-33 to BB-35: red tokens."""

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.sky import CORNERS
from cosmotheque.games.bing_bang.tests.table import cell, change_book, change_turn, give, listed, play, refusal, sky


def test_up_to_three_reds_open_a_turn() -> None:
    """BB-33: each counts 3; after any other operation there are no more."""
    match = sky("0 . . .")
    play(match, "red e5, red e6, red e7")
    assert match.state.table.turn.count == 9
    assert match.state.table.books[0].reds == 3
    assert listed(match, "red") == []
    assert refusal(match, act.LayRed(cell("j5"))) == "BB-33"
    match = sky("0 . . .")
    play(match, "lay b1")
    assert listed(match, "red") == []
    assert refusal(match, act.LayRed(cell("j5"))) == "BB-33"


def test_reds_come_from_stock() -> None:
    """BB-33."""
    match = sky("0 . . .")
    change_book(match, reds=1)
    play(match, "red e5")
    assert listed(match, "red") == []


def test_reds_cannot_be_entered_or_flown_over() -> None:
    """BB-34: nor taken."""
    match = sky("0 # o .")
    assert listed(match, "move") == listed(match, "fly") == []
    assert refusal(match, act.MovePawn(cell("b1"))) == "BB-34"
    assert refusal(match, act.FlyOver(cell("b1"), cell("c1"))) == "BB-34"
    assert refusal(match, act.TakeWhite(cell("b1"))) == "BB-19"


def test_reds_touch_by_sides_never_by_corners() -> None:
    """BB-34: three in a line, not four; whatever else may be beside them."""
    match = sky(
        """
        . . . . . . . .
        . . # # . . . .
        . . . . . . o .
        . # . . . . b .
        . # . . . . . .
        . # . . . . . .
        . . . . . . . .
        """
    )
    allowed = set(listed(match, "red"))
    assert {"red e2", "red b2", "red f3", "red h4", "red f4"} <= allowed
    for barred in ("b1", "e1", "e3", "b7", "a3", "c7"):
        assert f"red {barred}" not in allowed, barred
        assert refusal(match, act.LayRed(cell(barred))) == "BB-34"


def test_a_gap_is_not_filled_to_a_line_of_four() -> None:
    """BB-34: two reds, a gap and one more: the gap would make four."""
    match = sky(
        """
        . . . . . . .
        . # # . # . .
        . . . . . . .
        """
    )
    assert "red d2" not in listed(match, "red")
    match = sky(
        """
        . . . . . . .
        . . # . # . .
        . . . . . . .
        """
    )
    assert "red d2" in listed(match, "red")


def test_reds_stay_off_corners_and_pawns() -> None:
    """BB-34: corner cells of sectors, occupied cells and pawns."""
    match = sky(". . o b @")
    change_book(match, pawn=cell("h8"))
    allowed = {cell(line.split()[1]) for line in listed(match, "red")}
    assert not allowed & CORNERS
    assert not allowed & {cell("c1"), cell("d1"), cell("e1"), cell("h8")}


def test_a_line_does_not_go_around_the_edge() -> None:
    """BB-34: the end of a row and the start of the next are no line."""
    match = sky(". . . .")
    play(match, "red t5, red s5, red r5")
    play(match, "end")
    assert "red a6" in listed(match, "red")


def test_reds_and_bing_bang_exclude_each_other() -> None:
    """BB-35."""
    match = sky("0 . . .")
    give(match, 0, "swap-planets")
    play(match, "red e5")
    assert listed(match, "swap-planets") == []
    assert refusal(match, act.SwapPlanets((1, 2))) == "BB-35"
    match = sky("0 . . .")
    give(match, 0, "swap-planets")
    play(match, "swap-planets mercury-venus")
    assert listed(match, "red") == []
    assert refusal(match, act.LayRed(cell("e5"))) == "BB-35"


def test_a_slow_count_has_room_for_three_reds() -> None:
    """BB-31, BB-33."""
    match = sky("0 . . .")
    change_turn(match, limit=9)
    play(match, "red e5, red e6, red e7")
    assert listed(match) == ["end"]
