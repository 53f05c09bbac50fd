"""Time: stamped by the host from a clock it was given, and a seat of its own where the game has deadlines."""

import pytest

from cosmotheque import CLOCK, Match
from cosmotheque.core.errors import GameOver

from .tally import TALLY, Add, Gamble, Skip

TIMED = {"timed": True, "goal": 30}


class Hands:
    """A clock whose hands are moved by the test."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Hands:
    return Hands()


def test_moves_carry_the_time_of_the_clock(clock: Hands) -> None:
    match = Match(TALLY, clock=clock, seed=1, options={"goal": 30})
    clock.now = 250
    match.play(0, Gamble())
    assert [move.at for move in match.moves] == [250, 250]


def test_time_never_runs_backwards(clock: Hands) -> None:
    match = Match(TALLY, clock=clock)
    clock.now = 500
    match.play(0, Add(1))
    clock.now = 100
    match.play(1, Add(1))
    assert [move.at for move in match.moves] == [500, 500]


def test_the_clock_is_a_seat_with_one_action(clock: Hands) -> None:
    match = Match(TALLY, clock=clock, options=TIMED)
    assert match.actors() == {0, CLOCK}
    assert match.actions(CLOCK) == [Skip()]
    assert match.deadline == 1000
    clock.now = 1300
    match.ring()
    assert (match.moves[0].seat, match.moves[0].at) == (CLOCK, 1300)
    assert match.deadline == 2300


def test_a_ring_is_never_stamped_before_the_deadline(clock: Hands) -> None:
    match = Match(TALLY, clock=clock, options=TIMED)
    clock.now = 990
    match.ring()
    assert match.moves[0].at == 1000


def test_without_a_deadline_nothing_rings(clock: Hands) -> None:
    match = Match(TALLY, clock=clock)
    assert match.deadline is None
    with pytest.raises(GameOver, match="No deadline is running"):
        match.ring()


def test_a_conceded_game_has_no_deadline(clock: Hands) -> None:
    match = Match(TALLY, clock=clock, options=TIMED)
    match.concede(0)
    assert match.deadline is None
    with pytest.raises(GameOver):
        match.ring()
