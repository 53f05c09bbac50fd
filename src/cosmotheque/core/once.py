"""Functions whose answers are kept, each made by one thread however many ask for it at the same time."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from functools import wraps
from threading import Lock
from typing import Any, TypeVar, cast

Made = TypeVar("Made", bound=Callable[..., Any])


def cache_once(make: Made) -> Made:
    """Cache a function's answers, as `functools.cache` does; callers that ask while one is being made wait for it.

    Its arguments are given by position. An error is raised for every caller that waits, and not kept.
    """
    kept: dict[tuple[Hashable, ...], Any] = {}
    making: dict[tuple[Hashable, ...], Future[Any]] = {}
    lock = Lock()

    def finish(asked: tuple[Hashable, ...], answer: Future[Any]) -> None:
        try:
            kept[asked] = make(*asked)
        except BaseException as fault:
            answer.set_exception(fault)
        else:
            answer.set_result(kept[asked])
        finally:
            with lock:
                del making[asked]

    @wraps(make)
    def ask(*asked: Hashable) -> Any:
        if asked in kept:
            return kept[asked]
        with lock:
            if asked in kept:
                return kept[asked]
            is_first = asked not in making
            answer = making.setdefault(asked, Future())
        if is_first:
            finish(asked, answer)
        return answer.result()

    return cast(Made, ask)
