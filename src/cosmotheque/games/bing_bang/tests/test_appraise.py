"""How a position is appraised: progress first, then the way to what comes next."""

from cosmotheque import Match
from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.tests.table import aboard, change_book, play, quick, set_mission, sky

COMPLETE = ("pilot", "shuttle", "scientist", "witness")


def standing(match: Match, seat: int = 0) -> float:
    assert GAME.appraise is not None
    return GAME.appraise(match.state, Seat(seat))


def test_a_duel_is_even_at_the_start_and_opposed_later() -> None:
    """What one player is ahead, the other is behind."""
    match = sky("0 . b . .")
    assert standing(match, 0) == -standing(match, 1)
    aboard(match, 0, "pilot")
    assert standing(match, 0) > 0 > standing(match, 1)


def test_pieces_count_more_than_ways() -> None:
    """BB-27, BB-47: every piece, and the witness more than the object."""
    match = sky("0 . . . @ . .")
    worth = []
    for pieces in ((), ("pilot",), ("pilot", "shuttle"), ("pilot", "shuttle", "scientist", "object"), COMPLETE):
        aboard(match, 0, *pieces)
        worth.append(standing(match))
    assert worth == sorted(worth)
    assert len(set(worth)) == len(worth)


def test_every_operation_on_the_way_home_helps() -> None:
    """BB-49: laying the next white, and stepping on it."""
    match = sky("0 . . @ .")
    aboard(match, 0, *COMPLETE)
    set_mission(match, 0, None, None, None, None)
    before = standing(match)
    play(match, "lay b1")
    laid = standing(match)
    play(match, "move b1")
    assert before < laid < standing(match)


def test_damage_and_elimination_are_bad() -> None:
    """BB-22, BB-32."""
    match = sky("0 . b . .")
    sound = standing(match)
    change_book(match, 0, meteors=True)
    damaged = standing(match)
    change_book(match, 0, eliminated=True, pawn=-1)
    assert standing(match) < damaged < sound


def test_nothing_is_appraised_before_the_cards_are_dealt() -> None:
    """BB-14: a manual setup."""
    assert standing(quick(2, setup="manual")) == 0.0
