"""Remembering the answer to the last question."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

Asked = TypeVar("Asked")
More = TypeVarTuple("More")
Answer = TypeVar("Answer")


def last(answer: Callable[[Asked, *More], Answer]) -> Callable[[Asked, *More], Answer]:
    """Remember the answer for the very object that was asked about last, and what else was asked; it must not change.

    Rules and bots ask about one table many times before they go on to the next. To compare identities is much faster
    than to compare tables. The entry is replaced as a whole, so threads may share it.
    """
    if answer.__code__.co_argcount == 1:
        return _last_alone(answer)  # type: ignore[return-value]
    kept: tuple[Any, Any, Any] = (None, None, None)

    @wraps(answer)
    def recall(asked: Asked, *more: *More) -> Answer:
        nonlocal kept
        known, besides, found = kept
        if known is not asked or besides != more or known is None:
            found = answer(asked, *more)
            kept = asked, more, found
        return found  # type: ignore[no-any-return]

    return recall


def _last_alone(answer: Callable[[Asked], Answer]) -> Callable[[Asked], Answer]:
    """The same where nothing else is asked, which takes half the time."""
    kept: tuple[Any, Any] = (None, None)

    @wraps(answer)
    def recall(asked: Asked) -> Answer:
        nonlocal kept
        known, found = kept
        if known is not asked or known is None:
            found = answer(asked)
            kept = asked, found
        return found  # type: ignore[no-any-return]

    return recall
