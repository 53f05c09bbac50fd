"""Taking back: one's own last move, never across anything revealed or random, others' moves by consent."""

import pytest

from cosmotheque import Match
from cosmotheque.core import codec
from cosmotheque.core.errors import CannotUndo
from cosmotheque.core.sentences import NEEDS_CONSENT, NOTHING_TO_UNDO, REVEALED

from .tally import TALLY, Add, Gamble, Peek, snapshot


def test_undo_gives_the_former_state_back() -> None:
    match = Match(TALLY)
    match.play(0, Add(3))
    before = codec.encode(match.state)
    match.play(1, Add(1))
    match.undo(1)
    assert codec.encode(match.state) == before
    assert len(match.moves) == len(match.events) == 1
    assert match.actors() == {1}


def test_what_was_taken_back_is_no_part_of_what_a_seat_remembers() -> None:
    match = Match(TALLY)
    match.play(0, Add(3))
    before = match.moment(1).history
    match.play(1, Add(1))
    assert list(match.moment(1).history) == match.events_seen_by(1) != list(before)
    match.undo(1)
    match.play(1, Add(2))
    assert list(match.moment(1).history) == match.events_seen_by(1)


def test_undo_across_anothers_move_needs_their_consent() -> None:
    match = Match(TALLY, seats=3)
    for seat in (0, 1, 2):
        match.play(seat, Add(1))
    before = snapshot(match)
    plan = match.plan_undo(0)
    assert (plan.keep, plan.movers, plan.waiting) == (0, {1, 2}, frozenset())
    with pytest.raises(CannotUndo) as refused:
        match.undo(0, consents=[1])
    assert refused.value.text == NEEDS_CONSENT
    assert snapshot(match) == before
    match.undo(0, consents=[1, 2])
    assert match.moves == []


def test_several_moves_are_taken_back_as_one() -> None:
    match = Match(TALLY, seats=3)
    for seat in (0, 1, 2, 0):
        match.play(seat, Add(1))
    assert match.plan_undo(0, 2).keep == 0
    assert match.plan_undo(0, 2).movers == {1, 2}
    with pytest.raises(CannotUndo):
        match.plan_undo(0, 3)


def test_a_plan_says_who_is_waiting() -> None:
    match = Match(TALLY)
    match.play(0, Add(1))
    assert match.plan_undo(0).waiting == {1}


def test_nothing_is_taken_back_across_a_reveal() -> None:
    match = Match(TALLY)
    match.play(0, Peek())
    match.play(0, Add(1))
    match.undo(0)
    assert [type(move.action) for move in match.moves] == [Peek]
    with pytest.raises(CannotUndo) as refused:
        match.undo(0)
    assert refused.value.text == REVEALED


def test_nothing_is_taken_back_across_chance() -> None:
    match = Match(TALLY, seed=1)
    match.play(0, Gamble())
    with pytest.raises(CannotUndo) as refused:
        match.undo(0)
    assert refused.value.text == REVEALED


def test_nothing_is_taken_back_across_the_clock() -> None:
    match = Match(TALLY, options={"timed": True, "goal": 30})
    match.play(0, Add(1))
    match.ring()
    with pytest.raises(CannotUndo) as refused:
        match.undo(0, consents=[1])
    assert refused.value.text == REVEALED


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    match = Match(TALLY)
    match.play(0, Add(1))
    with pytest.raises(CannotUndo) as refused:
        match.undo(1)
    assert refused.value.text == NOTHING_TO_UNDO


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    won, conceded = Match(TALLY, options={"goal": 3}), Match(TALLY)
    won.play(0, Add(3))
    conceded.play(0, Add(3))
    conceded.concede(1)
    for match in (won, conceded):
        before = snapshot(match)
        with pytest.raises(CannotUndo):
            match.undo(0, consents=[1])
        assert snapshot(match) == before
