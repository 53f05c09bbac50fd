"""BB-16 to BB-22: the operations of a count."""

from random import Random

import pytest

from cosmotheque.core.errors import Refused
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.sky import CELLS
from cosmotheque.games.bing_bang.rules.cells import occupied_cells
from cosmotheque.games.bing_bang.tests.table import (
    cell,
    change_book,
    change_turn,
    give,
    is_out,
    listed,
    play,
    quick,
    refusal,
    set_edition,
    sky,
)

BARE = "0 . . . . . . ."


def lays(*names: str) -> str:
    return ", ".join(f"lay {name}" for name in names)


def moves(*names: str) -> str:
    return ", ".join(f"move {name}" for name in names)


def takes(*names: str) -> str:
    return ", ".join(f"take {name}" for name in names)


def test_the_count_never_exceeds_fifteen() -> None:
    """BB-16: after 15 only the end of the turn is left; the unused count is lost."""
    match = sky(BARE)
    play(match, lays(*(f"{column}5" for column in "abcdefghijklmno")))
    assert match.state.table.turn.count == 15
    assert listed(match) == ["end"]
    assert refusal(match, act.TakeWhite(cell("a5"))) == "BB-16"
    play(match, "end")
    assert match.state.table.turn.count == 0


def test_only_the_player_in_turn_plays() -> None:
    """BB-16."""
    assert refusal(sky(BARE), act.EndTurn(), seat=1) == "BB-16"


def test_whites_are_laid_anywhere_free() -> None:
    """BB-17: not on tokens or planets; on a cell with a bare pawn they are."""
    match = sky("0 o # b . @")
    change_book(match, 1, pawn=cell("h8"))
    free = listed(match, "lay ")
    for taken in ("lay a1", "lay b1", "lay c1", "lay d1", "lay f1"):
        assert taken not in free
    assert {"lay e1", "lay t1", "lay h8"} <= set(free)
    assert refusal(match, act.LayWhite(cell("d1"))) == "BB-17"
    change_book(match, whites=0)
    assert listed(match, "lay ") == []


def test_the_lays_of_a_game_are_the_cells_with_nothing_on_them() -> None:
    """BB-17: whatever was laid, taken, scattered or turned with its sector before."""
    match, rng, skies = quick(3, seed=4), Random(4), set()
    for _ in range(600):
        table = match.state.table
        found = [action.cell for action in match.actions(table.turn.seat) if isinstance(action, act.LayWhite)]
        assert found in ([], [where for where in range(CELLS) if where not in occupied_cells(table)])
        skies.add((table.planets, table.reds, bool(found)))
        match.play(table.turn.seat, rng.choice(match.actions(table.turn.seat)))
    assert len({planets for planets, _, has_lays in skies if has_lays}) > 1
    assert len({reds for _, reds, has_lays in skies if has_lays}) > 1


def test_pawns_move_by_sides_onto_whites() -> None:
    """BB-18: laid by any player, never diagonally; several pawns may share one."""
    match = sky(
        """
        o o .
        o 0 1
        . . o
        """
    )
    assert listed(match, "move") == ["move b1", "move c2", "move a2"]
    assert refusal(match, act.MovePawn(cell("a1"))) == "BB-18"
    assert refusal(match, act.MovePawn(cell("b3"))) == "BB-18"
    play(match, "move c2")
    assert match.state.table.books[0].pawn == match.state.table.books[1].pawn == cell("c2")
    assert match.state.table.turn.count == 1


def test_whites_are_taken_from_anywhere_but_under_others() -> None:
    """BB-19: even the one under the own pawn."""
    match = sky("0 1 o . . . . o")
    assert listed(match, "take") == ["take a1", "take c1", "take h1"]
    assert refusal(match, act.TakeWhite(cell("b1"))) == "BB-19"
    play(match, "take a1, take h1")
    assert match.state.table.books[0].whites == 17
    assert match.state.table.whites == {cell("b1"), cell("c1")}


def test_operations_mix_in_any_order() -> None:
    """BB-20: the player ends the turn when they like."""
    match = sky(BARE)
    play(match, "end")
    assert match.state.table.turn.seat == 1
    match = sky(BARE)
    play(match, "lay b1, move b1, take a1, lay c1, move c1, take b1, lay b1, end")
    assert match.state.table.books[0].pawn == cell("c1")


def test_first_worked_example() -> None:
    """BB-21: lay 6, move 6, take 3 = 15."""
    match = sky(BARE)
    way = ("b1", "c1", "d1", "e1", "f1", "g1")
    play(match, f"{lays(*way)}, {moves(*way)}, {takes('b1', 'c1', 'd1')}")
    assert match.state.table.turn.count == 15
    assert listed(match) == ["end"]


def test_second_worked_example() -> None:
    """BB-21: lay 5, move 5, take 5 = 15; the fifth is the one under the pawn."""
    match = sky(". . . . . .")
    change_book(match, pawn=cell("a1"))
    way = ("b1", "c1", "d1", "e1", "f1")
    play(match, f"{lays(*way)}, {moves(*way)}, {takes(*way)}")
    assert match.state.table.turn.count == 15
    assert match.state.table.books[0].whites == 15


def test_third_worked_example() -> None:
    """BB-21: with three whites ready, lay 2, move 4 (one of them over a token), take 5 = 11, then turn the token."""
    match = sky(
        """
        . o b .
        . o . .
        . o . .
        """,
        faces=("pilot-1",),
    )
    change_book(match, pawn=cell("a3"))
    play(match, "lay d1, lay a2")
    assert match.state.table.turn.count == 2
    play(match, "move b3, move b2, move b1, fly c1-d1")
    assert match.state.table.turn.count == 7
    play(match, "take b3, take b2, take b1, take d1")
    assert match.state.table.turn.count == 11
    play(match, "turn")
    assert "pilot" in match.state.table.books[0].aboard


def test_an_operation_can_be_taken_back() -> None:
    """BB-20: operation by operation, as long as nothing was revealed."""
    match = quick(2, seed=3)
    seat = match.state.table.turn.seat
    before = match.state
    play(match, listed(match, "lay ")[0])
    play(match, listed(match, "take ")[0])
    match.undo(seat)
    match.undo(seat)
    assert match.state == before


def test_three_turns_without_a_way_on_eliminate() -> None:
    """BB-22: no white in stock, none to take, no cell to enter, at the start of three turns in a row."""
    match = sky("# .", seats=3)
    change_book(match, 0, pawn=cell("a1"), whites=0)
    change_turn(match, seat=2)
    for _ in range(3):
        assert not is_out(match, 0)
        play(match, "end")
        assert match.state.table.turn.seat == 0
        play(match, "end, end")
    assert is_out(match, 0)
    assert match.outcome is None
    play(match, "end")
    assert match.state.table.turn.seat == 1


def test_a_way_on_starts_the_three_turns_anew() -> None:
    """BB-22: a white that lies anywhere could be taken."""
    match = sky("# .")
    change_book(match, 0, pawn=cell("a1"), whites=0, stuck=2)
    change_turn(match, seat=1)
    play(match, "lay j10, end")
    assert match.state.table.books[0].stuck == 0


def test_a_bing_bang_may_save_whoever_is_stuck_for_the_third_time() -> None:
    """BB-22, BB-43: the pawn has advanced, and the three turns start anew."""
    match = sky(
        """
        . . . . . .
        . # . . . .
        """
    )
    change_book(match, 0, pawn=cell("b3"), whites=0, stuck=2)
    give(match, 0, "scatter-planets")
    change_turn(match, seat=1)
    play(match, "end, scatter-planets, lift mars, set b4, settle, move b4, end")
    assert not is_out(match, 0)
    assert match.state.table.books[0].stuck == 0


@pytest.mark.parametrize(("edition", "stuck"), [(1, 3), (2, 0)])
def test_whoever_could_fly_is_not_stuck(edition: int, stuck: int) -> None:
    """BB-22: a token beside the pawn, and a white beyond it under another pawn, which cannot be taken."""
    match = sky(". b 1 . .")
    set_edition(match, edition)
    change_book(match, 0, pawn=cell("a1"), whites=0, stuck=2)
    change_turn(match, seat=1)
    play(match, "end")
    assert match.state.table.books[0].stuck == stuck
    assert listed(match, "fly") == ["fly b1-c1"]


def test_a_damaged_ship_that_may_not_fly_is_stuck() -> None:
    """BB-22, BB-32."""
    match = sky(". b 1 . .")
    change_book(match, 0, pawn=cell("a1"), whites=0, stuck=1, meteors=True)
    change_turn(match, seat=1)
    play(match, "end")
    assert match.state.table.books[0].stuck == 2


def test_the_last_player_left_wins() -> None:
    """BB-22."""
    match = sky("# .")
    change_book(match, 0, pawn=cell("a1"), whites=0, stuck=2)
    change_turn(match, seat=1)
    play(match, "end, end")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.scores) == ("last-left", (0.0, 1.0))


def test_the_end_of_the_turn_passes_to_the_left() -> None:
    """BB-16, BB-20."""
    match = sky(BARE, seats=3)
    play(match, "end, end, end")
    assert (match.state.table.turn.seat, match.state.table.round) == (0, 2)


def test_a_refusal_names_the_rule() -> None:
    """BB-18: and says it in both languages."""
    match = sky(BARE)
    with pytest.raises(Refused) as refused:
        match.play(0, act.MovePawn(cell("c1")))
    assert "diagonale" in refused.value.in_language("fr")


@pytest.mark.parametrize(
    ("drawing", "stuck"),
    [(". M . . 1", 0), (". 1 . . .", 0), (". . . . 1", 3)],
)
def test_what_is_a_way_on(drawing: str, stuck: int) -> None:
    """BB-22: a planet beside, or a white there even under a pawn; a white under a pawn elsewhere is none."""
    match = sky(drawing)
    change_book(match, 0, pawn=cell("a1"), whites=0, stuck=2)
    change_turn(match, seat=1)
    play(match, "end")
    assert match.state.table.books[0].stuck == stuck
