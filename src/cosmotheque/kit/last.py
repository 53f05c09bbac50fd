"""Remembering the answer to the last question."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


def last(answer: Callable[[Asked], Answer]) -> Callable[[Asked], Answer]:
    """Remember the answer for the very object that was asked about last; it must not change.

    Rules and bots ask about one table many times before they go on to the next. To compare identities is much faster
    than to compare tables. The pair is replaced as a whole, so threads may share it.
    """
    kept: tuple[Any, Any] = (None, None)

    @wraps(answer)
    def remembered(asked: Asked) -> Answer:
        nonlocal kept
        known, found = kept
        if known is not asked or known is None:
            found = answer(asked)
            kept = asked, found
        return found  # type: ignore[no-any-return]

    return remembered
