"""Remembering the answer to the last question."""

from cosmotheque.kit.last import last


def test_it_is_asked_once_for_the_same_object_and_anew_for_an_equal_one() -> None:
    asked: list[list[int]] = []

    @last
    def total(numbers: list[int]) -> int:
        asked.append(numbers)
        return sum(numbers)

    first, equal = [1, 2], [1, 2]
    assert [total(first), total(first), total(equal), total([4])] == [3, 3, 3, 4]
    assert asked == [first, equal, [4]]


def test_what_else_is_asked_counts_too() -> None:
    asked: list[int] = []

    @last
    def times(numbers: list[int], factor: int) -> int:
        asked.append(factor)
        return sum(numbers) * factor

    numbers = [1, 2]
    assert [times(numbers, 2), times(numbers, 2), times(numbers, 3), times([5], 3)] == [6, 6, 9, 15]
    assert asked == [2, 3, 3]
