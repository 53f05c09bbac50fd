"""Tables read by types: every fault is a sentence that says where it is and what is allowed there."""

from typing import Annotated, Literal

import msgspec
import pytest

from cosmotheque.core.explained import Faults, read_table

LISTED = ["a", "b"]


class Inner(msgspec.Struct, frozen=True):
    """A table in a table."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=5)]
    fast: bool = False


class Outer(msgspec.Struct, frozen=True):
    """One of every kind of field."""

    size: Annotated[int, msgspec.Meta(ge=1, le=9)]
    inner: Inner
    way: Literal["up", "down"] = "up"
    listed: Annotated[str, msgspec.Meta(extra_json_schema={"enum": LISTED})] = "a"
    pair: tuple[Literal[1, 2], Literal[1, 2]] = (1, 2)
    numbers: tuple[Annotated[int, msgspec.Meta(ge=0, le=3)], ...] = ()
    several: tuple[Inner, ...] = ()


GOOD = {"size": 3, "inner": {"name": "one"}, "several": [{"name": "two", "fast": True}], "numbers": [0, 3]}


def test_what_fits_is_read() -> None:
    faults = Faults()
    read = read_table(GOOD, Outer, "", faults)
    assert read == Outer(3, Inner("one"), numbers=(0, 3), several=(Inner("two", True),))
    assert faults == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"size": 10}, "size: 10 is not possible; it has to be a whole number from 1 to 9."),
        ({"size": "3"}, "size: '3' is not possible; it has to be a whole number from 1 to 9."),
        ({"sise": 3}, "sise: there is no such key; there is size, inner, way, listed, pair, numbers, several."),
        ({"inner": {}}, "inner.name: this key is missing; it has to be a text of at most 5 characters."),
        ({"inner": {"name": "o", "fast": 1}}, "inner.fast: 1 is not possible; it has to be true or false."),
        ({"inner": []}, "inner: a table is wanted, with keys among name, fast, not []."),
        ({"way": "left"}, "way: 'left' is not possible; it has to be down or up."),
        ({"listed": "c"}, "listed: 'c' is not possible; it has to be a or b."),
        ({"pair": [1]}, "pair: [1] is not possible; it has to be a list of 2, each of which is 1 or 2."),
        ({"numbers": [4]}, "numbers: [4] is not possible; it has to be a list, each of whose items is a whole number "
         "from 0 to 3."),
        ({"several": {}}, "several: a list of tables is wanted, not {}."),
        ({"several": [{"name": "two"}, 3]}, "several[2]: a table is wanted, with keys among name, fast, not 3."),
    ],
)  # fmt: skip
def test_each_fault_says_where_it_is_and_what_is_allowed(changes: dict[str, object], sentence: str) -> None:
    faults = Faults()
    assert read_table({**GOOD, **changes}, Outer, "", faults) is None
    assert [fault.en for fault in faults] == [sentence]
    assert faults[0].fr != faults[0].en


def test_a_list_of_values_may_grow_while_the_program_runs() -> None:
    assert read_table({**GOOD, "listed": "c"}, Outer, "", Faults()) is None
    LISTED.append("c")
    try:
        assert read_table({**GOOD, "listed": "c"}, Outer, "", Faults()) is not None
    finally:
        LISTED.remove("c")


def test_places_are_told_from_where_the_table_lies() -> None:
    faults = Faults()
    assert read_table(3, Outer, "outer", faults) is None
    assert read_table({"x" * 500: 1}, Inner, "outer.inner", faults) is None
    assert faults[0].en.startswith("outer: a table is wanted")
    assert len(faults[1].en) < 120
    assert faults[2].en.startswith("outer.inner.name: this key is missing")
