"""Lists that are looked up before they are built."""

from typing import Any

import pytest

from cosmotheque.core import codec
from cosmotheque.kit.lazy import LazyList


class Squares(LazyList[int]):
    """0, 1, 4 and so on."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count, self.builds = count, 0

    def __len__(self) -> int:
        return self.count

    def build(self) -> list[int]:
        self.builds += 1
        return [number**2 for number in range(self.count)]

    def look_up(self, number: int) -> int:
        return number**2

    def find(self, item: Any) -> int:
        for number in range(self.count):
            if number**2 == item:
                return number
        raise ValueError(item)


def test_one_item_is_looked_up_and_nothing_built() -> None:
    squares = Squares(5)
    assert [squares[3], squares.index(16), 9 in squares, 10 in squares, len(squares)] == [9, 4, True, False, 5]
    with pytest.raises(ValueError, match="10"):
        squares.index(10)
    assert squares.builds == 0


def test_it_is_like_the_list_that_it_stands_for_and_built_once() -> None:
    squares, built = Squares(4), [0, 1, 4, 9]
    assert [*squares] == built
    assert squares == built
    assert built == squares
    assert squares == Squares(4)
    assert squares != Squares(3)
    assert repr(squares) == repr(built)
    assert [squares[-1], squares[1:3], squares.index(4, 1, 3)] == [9, [1, 4], 2]
    assert [*reversed(squares)] == built[::-1]
    assert codec.encode(squares) == codec.encode(built)
    assert codec.plain(squares) == built
    assert squares.builds == 1
    for number in (4, -5):
        with pytest.raises(IndexError):
            squares[number]


def test_what_is_no_list_is_not_written() -> None:
    with pytest.raises(TypeError):
        codec.encode(object())
