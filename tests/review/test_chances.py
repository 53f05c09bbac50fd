"""Chances and grades go by what a seat could know: every mentor on the shelf, and mentors that do not."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from tests.contract.toy import TOY, Lock, Pick
from tests.review.games import TAUGHT, at_random, play_at_random

from cosmotheque import laws, review
from cosmotheque.core.game import Move, Seat, Step
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Grade, Mentor, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text

GAUGED = [slug for slug, mentor in TAUGHT.items() if mentor.chances is not None]
SAID = Text("Bien.", "Well.")


@pytest.mark.parametrize("slug", GAUGED)
def test_chances_are_shares_for_every_seat_and_for_a_spectator(slug: str) -> None:
    for match in at_random(slug, 3, 40):
        if match.outcome is not None:
            continue
        for observer in (None, *range(match.seats)):
            chances = TAUGHT[slug].chances(match.view(observer))  # type: ignore[misc]
            assert all(0 <= chance <= 1 for chance in chances)
            if match.game.meta.cooperative:
                assert len(chances) == 1
            else:
                assert (len(chances), round(sum(chances), 6)) == (match.seats, 1)


@pytest.mark.parametrize("slug", GAUGED)
def test_to_deal_what_is_hidden_anew_changes_no_grade_and_no_chance(slug: str) -> None:
    for match in at_random(slug, 1, 40):
        laws.check_mentor(match, TAUGHT[slug], most=2)


@pytest.mark.parametrize("slug", GAUGED)
def test_what_a_view_tells_of_the_chances_is_the_same_in_every_deal_that_it_allows(slug: str) -> None:
    chances = TAUGHT[slug].chances
    assert chances is not None
    match = next(match for match in at_random(slug, 9, 40) if match.outcome is None)
    for observer in (None, *map(Seat, range(match.seats))):
        view = match.view(observer)
        twin = match.game.imagine(view, Random(7))
        assert chances(match.game.view(twin, observer)) == chances(view)


def toy_match() -> Match:
    match, rng = Match(TOY, 3, seed=1), Random(1)
    for _ in range(6):
        play_at_random(match, rng)
    return match


def plain(_moment: Moment, _action: Any) -> Remark:
    return Remark(Grade.GOOD, SAID)


def even(_view: Any) -> tuple[float, ...]:
    return (1 / 3,) * 3


class Gossip:
    """Remembers the hands that it was shown, and judges by those of others."""

    def __init__(self) -> None:
        self.hands: dict[int, tuple[int, ...]] = {}

    def chances(self, view: Any) -> tuple[float, ...]:
        self.hands[view.seat] = view.hand
        return even(view)

    def remark(self, moment: Moment, _action: Any) -> Remark:
        others = str([self.hands[seat] for seat in range(3) if seat != moment.seat])
        return Remark(Grade.GOOD, Text(others, others))


def leaky_view(state: Any, seat: Seat | None) -> Any:
    """The die has not been rolled yet: in its place, the sum of somebody else's hand."""
    return msgspec.structs.replace(TOY.view(state, seat), die=sum(state.hands[((seat or 0) + 1) % 3]))


def by_the_die(view: Any) -> tuple[float, ...]:
    return (view.die / 100, 1 - view.die / 100, 0.0)


def test_a_mentor_that_uses_what_another_seat_showed_it_breaks_the_law() -> None:
    gossip = Gossip()
    with pytest.raises(laws.LawBroken, match="The remark depends"):
        laws.check_mentor(toy_match(), Mentor(remark=gossip.remark, chances=gossip.chances))


def test_a_chance_that_goes_by_what_nobody_can_know_breaks_the_law() -> None:
    match = toy_match()
    match.game = replace(TOY, view=leaky_view)
    with pytest.raises(laws.LawBroken, match="The chance depends"):
        laws.check_mentor(match, Mentor(chances=by_the_die))


def test_an_honest_mentor_keeps_the_law() -> None:
    laws.check_mentor(toy_match(), Mentor(remark=plain, chances=even))


def peeping(state: Any, move: Move[Any]) -> Step[Any, Any]:
    """A broken step: a seat that picks a card sees, in place of a die, the sum of another seat's."""
    step = TOY.apply(state, move)
    if not isinstance(move.action, Pick):
        return step
    seen = msgspec.structs.replace(step.state, die=sum(state.hands[(move.seat + 1) % 3]))
    return Step(seen, step.events, undoable=False)


def test_luck_is_the_change_that_the_choice_does_not_explain_where_something_came_to_light() -> None:
    match = Match(replace(TOY, apply=peeping), 3, seed=1)
    match.play(0, match.actions(0)[0])
    match.play(0, Lock())

    def chances(view: Any) -> tuple[float, ...]:
        return (0.9, 0.1, 0.0) if view.locked[0] else (0.7, 0.3, 0.0) if view.die else (0.5, 0.5, 0.0)

    def remark(_moment: Moment, _action: Any) -> Remark:
        return Remark(Grade.DUBIOUS, SAID, cost=0.1)

    dealt, picked, locked = review.remarks(match, Mentor(remark=remark, chances=chances))
    assert dealt.standing is not None
    assert dealt.standing.own == (0.5, 0.5, 0.0)
    assert dealt.luck is None
    assert picked.luck == 0.3
    assert locked.luck is None
