"""Moves as numbers: the same for both sides, each of which sees the board from its own end."""

import pytest

from cosmotheque.core.errors import NoNumber
from cosmotheque.core.game import Seat
from cosmotheque.games.katarenga.actions import CAMP_MOVES, PASS, Camp, Lay, Oust, Slide
from cosmotheque.games.katarenga.game import BASE_GAME
from cosmotheque.games.katarenga.notation import read
from cosmotheque.games.katarenga.numbering import NUMBERINGS
from cosmotheque.games.katarenga.tests.boards import LAYOUT, base_game, big_bang
from cosmotheque.games.katarenga.tests.test_base_game import SKIRMISH
from cosmotheque.games.katarenga.tests.test_ousting import IN_THE_WAY
from cosmotheque.games.katarenga.view import View

SMALL, LARGE = NUMBERINGS["katarenga"], NUMBERINGS["katarenga-big-bang"]


def seen_by(seat: int | None) -> View:
    view: View = BASE_GAME.view(BASE_GAME.start(BASE_GAME.types.options(), 2), None if seat is None else Seat(seat))
    return view


def test_sides_share_their_numbers() -> None:
    for white, black in (("a1-a3", "a8-a6"), ("d8-a9", "d1-a0"), ("h8-h9", "h1-h0"), ("--", "--")):
        assert SMALL.number(seen_by(0), read(white)) == SMALL.number(seen_by(1), read(black))
    assert LARGE.number(seen_by(0), read("d4xh4@c7")) == LARGE.number(seen_by(1), read("d5xh5@c2"))


def test_every_number_leads_back_to_itself() -> None:
    for numbering in (SMALL, LARGE):
        for view in (seen_by(0), seen_by(1)):
            everything = [numbering.action(view, number) for number in range(numbering.size)]
            assert numbering.numbers(view, everything) == list(range(numbering.size))


def test_ousts_to_every_square_are_numbered() -> None:
    match = big_bang(IN_THE_WAY, goals="RG")
    listed = [action for action in match.actions(0) if isinstance(action, Oust)]
    assert len(set(LARGE.numbers(match.view(0), listed))) == len(listed) == 50


def test_camps_are_numbered() -> None:
    match = base_game(SKIRMISH)
    listed = [action for action in match.actions(0) if isinstance(action, Camp)]
    assert SMALL.numbers(match.view(0), listed) == [SMALL.number(seen_by(0), read(line)) for line in ("d8-a9", "d8-h9")]


@pytest.mark.parametrize("action", [Lay(LAYOUT), Slide(0, 0), Slide(0, 20), CAMP_MOVES[0][0], CAMP_MOVES[56][2]])
def test_what_no_seat_can_do_has_no_number(action: object) -> None:
    with pytest.raises(NoNumber, match="has no number here"):
        SMALL.number(seen_by(0), action)


@pytest.mark.parametrize("number", [-1, SMALL.size])
def test_no_other_numbers_are_there(number: int) -> None:
    with pytest.raises(NoNumber, match="No action has the number"):
        SMALL.action(seen_by(0), number)


def test_a_spectator_counts_as_white_does() -> None:
    assert SMALL.action(seen_by(None), SMALL.size - 1) == PASS
    assert [SMALL.action(seen_by(None), n) for n in range(5)] == [SMALL.action(seen_by(0), n) for n in range(5)]
