"""A pack as it is put together: each puzzle once, no theme too often, the same answer not asked for again."""

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from cosmotheque.core.record import Header, Record
from cosmotheque.study.making import Rated, choose

THEMES: Any = SimpleNamespace(themes=("one", "two", "three", "four"))


def found(*themes: str, alike: bool = False) -> Iterator[Rated]:
    for number, theme in enumerate(themes):
        header = Header(game="any", version=1, seats=2, options={"position": 0 if alike else number})
        proved: Any = SimpleNamespace(record=Record(header), theme=theme)
        yield Rated(proved, 1000)


def test_no_theme_has_more_than_half_again_its_share() -> None:
    chosen = list(choose(found(*["one"] * 50, *["two"] * 50, *["three"] * 50), THEMES, 40))
    assert Counter(rated.proved.theme for rated in chosen) == {"one": 15, "two": 15, "three": 10}


def test_a_puzzle_is_taken_once() -> None:
    assert len(list(choose(found("one", "one", "two", alike=True), THEMES, 40))) == 2


def test_no_more_than_wanted_is_looked_for() -> None:
    source = found(*["one", "two"] * 10)
    assert len(list(choose(source, THEMES, 4))) == 4
    assert next(source) is not None
