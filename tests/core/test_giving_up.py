"""Giving up in a game of many: the seat leaves by a move of the log, and the others play on."""

import pytest
from tests.core.rota import FAULTS, ROTA, Call, Leave, Options

from cosmotheque import laws
from cosmotheque.core.errors import BadRecord, CannotUndo, GameOver, Refused
from cosmotheque.core.game import Move, Outcome, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import read_record
from cosmotheque.core.replaying import replay
from cosmotheque.review.story import choices


def test_who_gives_up_leaves_and_the_others_play_on() -> None:
    match = Match(ROTA, seats=3)
    assert match.giving_up(1) == "leaves"
    match.concede(1)
    assert match.outcome is None
    assert match.concession is None
    assert match.moves == [Move(Seat(1), Leave())]
    match.play(0, Call())
    assert match.actors() == {2}


def test_who_gives_up_in_turn_hands_the_turn_on() -> None:
    match = Match(ROTA, seats=3)
    match.concede(0, "time")
    assert match.actors() == {1}


def test_of_two_who_are_left_giving_up_ends_the_game() -> None:
    match = Match(ROTA, seats=3)
    match.concede(1)
    assert match.giving_up(0) == match.giving_up(2) == "ends"
    match.concede(2)
    assert match.outcome == Outcome("resigned", (1.0, 0.0, 0.0))


def test_who_is_out_has_nothing_left_to_give_up() -> None:
    match = Match(ROTA, seats=4)
    match.concede(1)
    assert match.giving_up(1) is None
    with pytest.raises(GameOver, match="out of the game"):
        match.concede(1)
    assert match.outcome is None


def test_leaving_is_no_move_of_a_turn_and_is_never_taken_back() -> None:
    match = Match(ROTA, seats=3)
    with pytest.raises(Refused):
        match.play(0, Leave())
    match.play(0, Call())
    match.concede(2)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_record_with_one_who_left_replays() -> None:
    match = Match(ROTA, seats=3)
    match.play(0, Call())
    match.concede(0)
    while match.outcome is None:
        match.play(next(iter(match.actors())), Call())
    again = replay(read_record(match.record.to_jsonl(), ROTA), ROTA)
    assert again.outcome == match.outcome
    assert again.moves == match.moves


def test_a_record_in_which_somebody_leaves_twice_is_refused() -> None:
    match = Match(ROTA, seats=4)
    match.concede(1)
    record = match.record
    with pytest.raises(BadRecord):
        replay(type(record)(record.header, (*record.moves, *record.moves)), ROTA)


def test_a_review_does_not_judge_that_somebody_left() -> None:
    match = Match(ROTA, seats=3)
    match.play(0, Call())
    match.concede(1)
    assert [choice.number for choice in choices(match)] == [0]


def test_a_game_that_lets_seats_go_keeps_the_laws() -> None:
    laws.check(ROTA, effort=laws.Effort(seconds=0, positions=6))


@pytest.mark.parametrize("message", FAULTS)
def test_the_laws_catch_a_game_that_lets_seats_go_wrongly(message: str) -> None:
    case = laws.Case(FAULTS[message], 4, Options(), 0)
    with pytest.raises(laws.LawBroken, match=message) as fault:
        laws.check_play(case, laws.Effort(seconds=0, positions=6))
    assert fault.value.law == 9
