"""Values read off a frozen value once, and kept with it."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, TypeVar, overload

Value = TypeVar("Value")
Answer = TypeVar("Answer")


class kept(Generic[Answer]):  # noqa: N801 - a decorator, like `property`
    """A property that is found out when it is first asked for; whatever shares the value shares the answer.

    For structs with `dict=True`. The answer is no field: it is neither compared, copied nor sent, and goes when the
    value goes. Unlike `functools.cached_property` it takes no lock: two threads may both find it out.
    """

    def __init__(self, find: Callable[[Any], Answer]) -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, value: None, owner: type) -> "kept[Answer]": ...
    @overload
    def __get__(self, value: object, owner: type) -> Answer: ...
    def __get__(self, value: Any, owner: type) -> "Answer | kept[Answer]":
        if value is None:
            return self
        answer = value.__dict__[self._name] = self._find(value)
        return answer


def keep_with(find: Callable[[Value], Answer]) -> Callable[[Value], Answer]:
    """The same for a function of one value that is no business of its type."""
    name = f"{find.__module__}.{find.__qualname__}"

    @wraps(find)
    def look_up(value: Value) -> Answer:
        answers = value.__dict__
        if name not in answers:
            answers[name] = find(value)
        return answers[name]  # type: ignore[no-any-return]

    return look_up
