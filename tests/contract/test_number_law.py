"""The law of numbers finds what is planted: a number too many, too high, missing, shared, or that leads elsewhere."""

from collections.abc import Callable

import pytest

from cosmotheque import laws
from cosmotheque.core.errors import NoNumber
from cosmotheque.core.numbering import Numbering
from cosmotheque.laws.numbers import check_numbers
from cosmotheque.laws.play import play

from . import toy

SIZE = len(toy.DECK) + 1


def number(_view: toy.View, action: toy.Action) -> int:
    return SIZE - 1 if isinstance(action, toy.Lock) else action.card - 1


def action(_view: toy.View, number: int) -> toy.Action:
    return toy.Lock() if number == SIZE - 1 else toy.Pick(number + 1)


def no_locks(view: toy.View, action: toy.Action) -> int:
    if isinstance(action, toy.Lock):
        raise NoNumber(f"{action} has no number here.")
    return number(view, action)


def check(numbering: Numbering) -> None:
    walk = play(laws.Case(toy.TOY, 3, toy.Options(), 0))
    for position in walk.positions:
        check_numbers(position, numbering)


def test_sound_numbers_are_left_alone() -> None:
    check(Numbering(SIZE, number, action))


@pytest.mark.parametrize(
    ("size", "number", "action", "message"),
    [
        (SIZE - 1, number, action, "The number 12 of Lock() is not below 12."),
        (SIZE, no_locks, action, "has no number: Lock() has no number here."),
        (SIZE, lambda *_: 3, lambda *_: toy.Pick(4), "stands for Pick(card=4)"),
        (SIZE, lambda *of: number(*of) // 2, lambda _, number: toy.Pick(number + 1), "stands for"),
        (SIZE, number, lambda *_: toy.Lock(), "which stands for Lock()"),
    ],
)
def test_planted_faults_are_caught(
    size: int, number: Callable[..., int], action: Callable[..., toy.Action], message: str
) -> None:
    with pytest.raises(laws.LawBroken) as fault:
        check(Numbering(size, number, action))
    assert fault.value.law == 22
    assert message in str(fault.value)
