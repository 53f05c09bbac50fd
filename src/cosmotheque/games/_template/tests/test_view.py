"""Views of the seats and of spectators."""

from cosmotheque.core.game import Seat
from cosmotheque.games._template.game import GAME
from cosmotheque.games._template.tests.test_rules import dealt


def test_others_see_how_many_cards_a_hand_has() -> None:
    match = dealt("1 2", "3 4")
    assert match.view(Seat(0)).hands == ((1, 2), ())
    assert match.view(None).hands == ((), ())
    assert match.view(None).sizes == (2, 2)


def test_giving_up_opens_the_hands() -> None:
    match = dealt("1 2", "3 4")
    match.concede(Seat(0))
    assert match.view(None).hands == ((1, 2), (3, 4))


def test_a_board_of_text_shows_what_the_view_shows() -> None:
    match = dealt("1 2", "3 4")
    assert GAME.notation.draw(match.view(Seat(1)), "en").splitlines() == [
        "seat 0: tricks 0, cards ? ?",
        "seat 1: tricks 0, cards 3 4",
        "[bold]table[/] -",
    ]
