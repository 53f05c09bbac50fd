"""Values read off a frozen value once."""

from copy import copy

import msgspec
from msgspec.structs import replace

from cosmotheque.kit.kept import keep_with, kept

READ: list[tuple[int, ...]] = []


class Hand(msgspec.Struct, frozen=True, dict=True):
    cards: tuple[int, ...]

    @kept
    def total(self) -> int:
        """All together."""
        READ.append(self.cards)
        return sum(self.cards)


def test_it_is_read_once_and_belongs_to_no_other_value() -> None:
    READ.clear()
    hand = Hand((1, 2))
    assert [hand.total, hand.total] == [3, 3]
    assert [replace(hand, cards=(4,)).total, Hand((1, 2)).total] == [4, 3]
    assert READ == [(1, 2), (4,), (1, 2)]


def test_it_is_no_field() -> None:
    asked, fresh = Hand((1, 2)), Hand((1, 2))
    assert asked.total == 3
    assert asked == fresh
    assert hash(asked) == hash(fresh)
    assert msgspec.json.encode(asked) == msgspec.json.encode(fresh) == b'{"cards":[1,2]}'
    assert vars(copy(asked)) == {}
    assert Hand.total.__doc__ == "All together."


def test_a_function_keeps_its_answer_with_the_value_as_well() -> None:
    asked: list[Hand] = []

    @keep_with
    def highest(hand: Hand) -> int:
        """The highest card."""
        asked.append(hand)
        return max(hand.cards)

    hand, equal = Hand((1, 2)), Hand((1, 2))
    assert [highest(hand), highest(hand), highest(equal), highest(replace(hand, cards=(4,)))] == [2, 2, 2, 4]
    assert [len(asked), highest.__doc__, hand] == [3, "The highest card.", equal]
