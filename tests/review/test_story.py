"""The moments of a game that a mentor is shown, and its words about them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.core.tally import TALLY

from cosmotheque import review
from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Figure, Grade, Happening, Mentor, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text


def played(game: AnyGame, moves: int = 8) -> Match:
    match = Match(game, seed=3)
    for number in range(moves):
        if match.outcome is None:
            seat = next(iter(match.actors()))
            actions = match.actions(seat)
            match.play(seat, game.measured.measure(match.view(seat), actions[number % len(actions)], Random(0)))
    return match


def test_a_choice_knows_what_its_seat_knew_and_no_more() -> None:
    match = played(TALLY)
    for choice in review.choices(match):
        then = Match.restore(TALLY, match.header, match.moves[: choice.number])
        seat = choice.moment.seat
        assert choice.moment.view == then.view(seat)
        assert choice.moment.actions == then.actions(seat)
        assert list(choice.moment.history) == then.events_seen_by(seat)
        assert choice.action == match.moves[choice.number].action


def test_what_was_forced_or_came_from_chance_is_no_choice() -> None:
    match = played(TALLY)
    seats = [match.moves[choice.number].seat for choice in review.choices(match)]
    assert seats
    assert all(seat >= 0 for seat in seats)
    assert all(len(choice.moment.actions) > 1 for choice in review.choices(match))


def test_happenings_are_the_match_folded() -> None:
    match = played(TALLY)
    found = list(review.happenings(match))
    assert [happening.move for happening in found] == match.moves
    assert [happening.events for happening in found] == match.events
    assert found[-1].after == match.state


def test_a_mentor_remarks_on_choices_and_counts_the_whole() -> None:
    def remark(moment: Moment, action: Any) -> Remark | None:
        return Remark(Grade.GOOD, Text("bien", "well")) if action == moment.actions[0] else None

    def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
        return (Figure(Text("coups", "moves"), (str(len(happenings)),)),)

    match = played(TALLY)
    mentor = Mentor(remark=remark, figures=figures)
    said = {reviewed.number for reviewed in review.remarks(match, mentor) if reviewed.remark is not None}
    assert said == {choice.number for choice in review.choices(match) if choice.action == choice.moment.actions[0]}
    assert review.figures(match, mentor)[0].values == (str(len(match.moves)),)
    assert list(review.remarks(match, Mentor())) == []
    assert review.figures(match, Mentor()) == ()
