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
