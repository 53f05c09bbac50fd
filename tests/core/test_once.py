"""Answers that are kept: one thread makes each, whoever asks meanwhile waits, and a failure is not kept."""

import pytest
from tests.crowd import CROWD, Name, ask_together

from cosmotheque.core.once import cache_once


def test_many_who_ask_at_once_have_it_made_once() -> None:
    made: list[Name] = []

    @cache_once
    def make(name: Name) -> str:
        name.wait_for_everybody()
        made.append(name)
        return f"number {len(made)}"

    name = Name()
    assert ask_together(make, name) == ["number 1"] * CROWD
    assert make(name) == "number 1"
    assert len(made) == 1


def test_a_failure_is_told_to_all_who_wait_and_not_kept() -> None:
    attempts: list[Name] = []

    @cache_once
    def make(name: Name) -> str:
        name.wait_for_everybody()
        attempts.append(name)
        if len(attempts) == 1:
            raise LookupError("not yet")
        return "there"

    name = Name()
    assert [str(fault) for fault in ask_together(make, name)] == ["not yet"] * CROWD
    assert make(name) == "there"
    assert len(attempts) == 2


def test_each_name_has_an_answer_of_its_own() -> None:
    @cache_once
    def make(number: int) -> int:
        if number < 0:
            raise ValueError(number)
        return number * 2

    assert (make(1), make(2), make(1)) == (2, 4, 2)
    with pytest.raises(ValueError, match="-1"):
        make(-1)
