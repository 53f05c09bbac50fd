"""JSON from types: equal values have equal bytes, and what cannot be read is refused in one sentence."""

import pickle
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation, CannotUndo, Refused
from cosmotheque.core.text import RuleId, Text

from .tally import Action, Add, Options


@given(st.lists(st.integers(-100, 100), unique=True), st.randoms())
def test_equal_sets_have_equal_bytes(numbers: list[int], rng: Any) -> None:
    first = frozenset(numbers)
    rng.shuffle(numbers)
    second: set[int] = set()
    for number in [*numbers, *range(200, 300)]:
        second.add(number)
    assert codec.encode(first) == codec.encode(second - set(range(200, 300)))


@given(st.binary(max_size=40))
def test_bytes_are_an_action_or_refused(data: bytes) -> None:
    with suppress(BadNotation):
        codec.decode(data, Action)


def test_a_value_survives() -> None:
    assert codec.decode(codec.encode(Add(3)), Action) == Add(3)


@pytest.mark.parametrize("text", ["", "{", '{"type":"add"}', '{"type":"add","count":"x"}', "[" * 5000])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="This cannot be read: "):
        codec.decode(text, Action)


def test_options_default_to_themselves() -> None:
    assert codec.read_options(None, Options) == codec.read_options({}, Options) == Options()


@pytest.mark.parametrize(
    "error",
    [Refused(RuleId("TAL-1"), Text("non", "no")), CannotUndo(Text("rien", "nothing"))],
    ids=["Refused", "CannotUndo"],
)
def test_errors_travel_between_processes(error: Refused | CannotUndo) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(again), str(again), again.text) == (type(error), str(error), error.text)
