"""Law 12 finds where a list and the conditions part: by numbers that nobody would try, and by what others could do."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cosmotheque import laws
from cosmotheque.core.errors import NoNumber
from cosmotheque.core.game import Seat
from cosmotheque.core.numbering import Numbering
from cosmotheque.core.text import RuleId
from cosmotheque.laws.legality import WALKED, actions_seen, check_legality
from cosmotheque.laws.play import play

from . import toy
from .test_number_law import SIZE, action, number

NUMBERING = Numbering(SIZE, number, action)


def check(numbering: Numbering | None = NUMBERING, *, seen: bool = False, **changes: Any) -> None:
    walk = play(laws.Case(replace(toy.TOY, **changes), 3, toy.Options(timed=True), 0))
    listed = actions_seen(walk.case.game, walk.positions, Random(0)) if seen else []
    for position in walk.positions:
        check_legality(position, numbering, listed)


def forgetting(forgotten: toy.Action) -> Callable[..., Iterator[RuleId]]:
    """The conditions, but anybody may do this at any time."""

    def breaks(state: toy.State, seat: Seat, action: toy.Action) -> Iterator[RuleId]:
        return iter(()) if action == forgotten else toy.breaks(state, seat, action)

    return breaks


def test_sound_conditions_are_left_alone() -> None:
    check(seen=True)
    check(None, seen=True)


def test_a_number_that_breaks_nothing_and_is_not_listed_is_found() -> None:
    with pytest.raises(laws.LawBroken, match=r"Law 12: Pick\(card=9\) by seat 0 breaks no rule, and is not listed"):
        check(breaks=forgetting(toy.Pick(9)))


def test_what_somebody_could_do_at_another_time_is_tried_where_there_are_no_numbers() -> None:
    check(None, breaks=forgetting(toy.Lock()))  # nothing to try
    with pytest.raises(laws.LawBroken, match=r"Law 12: Lock\(\) by seat \d breaks no rule, and is not listed"):
        check(None, seen=True, breaks=forgetting(toy.Lock()))


def test_what_is_missing_in_a_list_is_found() -> None:
    def without_the_last(state: toy.State, seat: Seat) -> list[toy.Action]:
        listed = toy.legal_actions(state, seat)
        return listed[:-1] if len(listed) > 1 else listed

    with pytest.raises(laws.LawBroken, match="breaks no rule, and is not listed"):
        check(legal_actions=without_the_last)


def test_what_is_listed_and_breaks_a_rule_is_found() -> None:
    with pytest.raises(laws.LawBroken, match="is legal, and breaks TOY-3"):
        check(breaks=lambda *_: iter([RuleId("TOY-3")]))


def test_conditions_that_fail_are_found() -> None:
    def failing(state: toy.State, seat: Seat, action: toy.Action) -> Iterator[RuleId]:
        raise IndexError(seat)

    with pytest.raises(laws.LawBroken, match=r"Law 12: Asked what .* breaks, the game fails: IndexError"):
        check(breaks=failing)


def test_numbers_without_an_action_are_passed_over_and_large_numberings_sampled() -> None:
    asked: list[int] = []

    def sparse(view: toy.View, number: int) -> toy.Action:
        asked.append(number)
        if number >= SIZE:
            raise NoNumber("none")
        return action(view, number)

    check(Numbering(10**6, number, sparse))
    assert max(asked) > SIZE
    first = asked[:WALKED]
    assert len(set(first)) == WALKED
    asked.clear()
    check(Numbering(10**6, number, sparse))
    assert asked[:WALKED] == first  # the same ones each time
