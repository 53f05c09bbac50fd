"""The host: it lists, checks, refuses, records and ends, and knows no rule."""

import re

import pytest

from cosmotheque import Match
from cosmotheque.core.errors import BadNotation, BadOptions, BadSeats, GameOver, Refused
from cosmotheque.core.game import CHANCE, Move, Outcome

from .tally import TALLY, Add, Gamble, Options, Peek, Roll, Tap, snapshot


def test_seats_act_by_turns_and_the_last_move_wins() -> None:
    match = Match(TALLY, seats=3, options={"goal": 4})
    assert match.actors() == {0}
    match.play(0, Add(3))
    assert match.actors() == {1}
    match.play(1, Add(1))
    assert match.outcome == Outcome("goal", (0.0, 1.0, 0.0))
    assert match.actors() == frozenset()
    assert match.actions(2) == ()


def test_without_a_number_the_fewest_seats_play() -> None:
    assert Match(TALLY).seats == 2


@pytest.mark.parametrize("seats", [0, 1, 4, -1])
def test_too_many_or_too_few_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="Tally is played by 2, 3 seats"):
        Match(TALLY, seats=seats)


def test_a_word_is_no_number_of_seats() -> None:
    with pytest.raises(BadSeats, match=r"Tally is played by 2, 3 seats, not '2'\."):
        Match(TALLY, seats="2")  # type: ignore[arg-type]
    assert type(Match(TALLY, seats=2.0).seats) is int  # type: ignore[arg-type]


def test_only_the_seat_in_turn_has_actions() -> None:
    match = Match(TALLY)
    assert match.actions(1) == ()
    assert match.actions(0) is match.actions(0)


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    match = Match(TALLY, seed=1)
    match.play(0, Add(1))
    before = snapshot(match)
    with pytest.raises(Refused, match=r"A seat adds one, two or three\. \(TAL-1\)") as refused:
        match.play(1, Add(4))
    assert refused.value.rule == "TAL-1"
    assert refused.value.in_language("fr") == "A seat adds one, two or three. (fr) (TAL-1)"
    with pytest.raises(Refused) as refused:
        match.play(0, Add(1))
    assert refused.value.rule == "TAL-2"
    assert snapshot(match) == before


def test_legality_is_membership_alone() -> None:
    match = Match(TALLY)
    with pytest.raises(Refused):
        match.play(0, Roll(6))
    match.play(0, Add(2))
    assert match.moves == [Move(0, Add(2))]


def test_the_listed_action_is_recorded_not_its_lookalike() -> None:
    match = Match(TALLY)
    match.play(0, Add(True))
    assert match.moves[0].action.count is not True
    assert b'"count":1' in match.record.to_jsonl()


@pytest.mark.parametrize("seat", [-1, -2, 2, 17, "1"])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    match = Match(TALLY)
    uses = (match.view, match.actions, match.concede, lambda seat: match.play(seat, Add(1)))
    for use in uses:
        with pytest.raises(BadSeats, match=rf"There are seats 0 to 1; {seat!r} is none of them"):
            use(seat)


def test_chance_follows_at_once_from_the_seed() -> None:
    matches = [Match(TALLY, seed=7), Match(TALLY, seed=7)]
    for match in matches:
        match.play(0, Gamble())
        assert match.moves[1].seat == CHANCE
        assert match.actors() == {1}
    assert matches[0].record == matches[1].record


def test_nothing_is_played_after_the_end() -> None:
    match = Match(TALLY, options={"goal": 1})
    match.play(0, Add(1))
    before = snapshot(match)
    for use in (lambda: match.play(1, Add(1)), lambda: match.concede(1), match.ring):
        with pytest.raises(GameOver):
            use()
    assert snapshot(match) == before


def test_conceding_ends_the_game_for_everybody() -> None:
    match = Match(TALLY, seats=3)
    match.play(0, Add(1))
    match.concede(2, "time")
    assert match.outcome == Outcome("time", (1.0, 1.0, 0.0))
    assert match.actors() == frozenset()
    assert match.actions(1) == ()
    with pytest.raises(GameOver):
        match.play(1, Add(1))


def test_events_reach_whom_they_are_for() -> None:
    match = Match(TALLY)
    match.play(0, Add(1))
    match.play(1, Peek())
    assert [event.text for event in match.events_seen_by(1)] == ["+1", "peek"]
    assert [event.text for event in match.events_seen_by(0)] == ["+1"]
    assert [event.text for event in match.events_seen_by(None)] == ["+1"]
    assert [event.text for event in match.events_seen_by(1, since=1)] == ["peek"]


def test_what_cannot_even_be_compared_is_no_action() -> None:
    class Array:
        def __eq__(self, other: object) -> bool:
            raise ValueError("the truth value of an array is ambiguous")

        __hash__ = object.__hash__

    with pytest.raises(BadNotation):
        Match(TALLY).play(0, Array())


def test_measured_values_are_left_open_in_the_list_and_kept_in_the_log() -> None:
    match = Match(TALLY)
    assert Tap() in match.actions(0)
    match.play(0, Tap(held=120))
    assert match.moves[0].action == Tap(held=120)


@pytest.mark.parametrize("held", [None, 0, 79, 2001])
def test_measured_values_that_cannot_be_are_refused(held: int | None) -> None:
    match = Match(TALLY)
    before = snapshot(match)
    with pytest.raises(Refused) as refused:
        match.play(0, Tap(held))
    assert refused.value.rule == "TAL-3"
    assert snapshot(match) == before


def test_options_are_read_by_name() -> None:
    assert Match(TALLY, options={"goal": "20", "first": "high"}).options == Options(goal=20, first="high")
    assert Match(TALLY, options=Options(goal=3)).options == Options(goal=3)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"gaol": 3}, "There is no option 'gaol'; there is first, goal, timed"),
        ({"goal": 51}, "The option 'goal' cannot be 51; it has to be a whole number from 1 to 50."),
        ({"goal": "many"}, "The option 'goal' cannot be 'many'; it has to be a whole number from 1 to 50."),
        ({"timed": "maybe"}, "The option 'timed' cannot be 'maybe'; it has to be true or false."),
        ({"first": "middle"}, "The option 'first' cannot be 'middle'; it has to be high or low."),
        (["goal"], "Options are names with their values, not ['goal']."),
    ],
)
def test_a_bad_option_is_named_with_what_it_may_be(options: object, message: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(message)):
        Match(TALLY, options=options)


def test_a_bad_option_is_refused_in_both_languages() -> None:
    with pytest.raises(BadOptions) as refused:
        Match(TALLY, options={"goal": 0})
    assert refused.value.text.fr == "L’option 'goal' ne peut pas être 0 ; il faut un nombre entier de 1 à 50."


@pytest.mark.parametrize(
    "action",
    ["add 1", None, 7, 2**80, {"type": "add", "count": 1}, object(), Add("one"), Tap("long")],  # type: ignore[arg-type]
)
def test_what_is_no_action_at_all_is_refused_as_such(action: object) -> None:
    match = Match(TALLY, seed=1)
    with pytest.raises(BadNotation, match=r"is no action of .*; the match lists them: actions\(0\)\."):
        match.play(0, action)
    assert match.moves == Match(TALLY, seed=1).moves


def test_a_fork_goes_its_own_way() -> None:
    match = Match(TALLY, seed=1)
    match.play(0, Add(1))
    before = snapshot(match)
    other = match.fork()
    assert snapshot(other) == before
    assert other.plan_undo(0) == match.plan_undo(0)
    other.play(1, Add(2))
    assert snapshot(match) == before
    assert match.actions(1)
    assert not other.actions(1)
    other.undo(1)
    assert snapshot(other) == before
