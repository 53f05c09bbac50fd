"""BB-62, and what giving up means."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang.components.box import ROUNDS
from cosmotheque.games.bing_bang.components.sky import NOWHERE
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.tests.table import change, change_book, play, quick, sky


def test_three_hundred_rounds_are_a_draw() -> None:
    """BB-62: between all players left."""
    match = quick(2)
    for _ in range(2 * ROUNDS - 1):
        play(match, "end")
    assert match.outcome is None
    play(match, "end")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.scores) == ("rounds", (0.5, 0.5))


def test_the_eliminated_have_no_part_in_a_draw() -> None:
    """BB-62, BB-22."""
    match = sky("0 1 2 .", seats=3)
    change_book(match, 1, eliminated=True, pawn=-1)
    change(match, round=ROUNDS)
    play(match, "end, end")
    assert match.outcome is not None
    assert match.outcome.scores == (0.5, 0.0, 0.5)


def test_giving_up() -> None:
    """BB-62: the last one left wins, several draw."""
    assert GAME.concede(quick(2).state, Seat(0)).scores == (0.0, 1.0)
    assert GAME.concede(quick(3).state, Seat(1)).scores == (0.5, 0.0, 0.5)


def test_giving_up_to_the_last_one_left() -> None:
    """BB-62, BB-22: the eliminated have no part in it."""
    match = sky("0 1 2 .", seats=3)
    change_book(match, 1, eliminated=True, pawn=NOWHERE)
    assert GAME.concede(match.state, Seat(0)).scores == (0.0, 0.0, 1.0)


def test_a_round_ends_where_it_began() -> None:
    """BB-62: with the player who has laid Earth."""
    match = sky("0 1 2 .", seats=3)
    change(match, first=Seat(1))
    play(match, "end")
    assert (match.state.table.turn.seat, match.state.table.round) == (1, 2)
    play(match, "end, end")
    assert (match.state.table.turn.seat, match.state.table.round) == (0, 2)
