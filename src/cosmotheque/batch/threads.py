"""One kernel over many rows on all cores: each thread has rows of its own, so the number of threads changes nothing."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

FEWEST = 64
"""Rows that are worth a thread."""


def cores() -> int:
    """The number of processors that this process may use."""
    return len(os.sched_getaffinity(0))


def across(kernel: Callable[..., Any], rows: int, threads: int | None, *given: Any) -> list[Any]:
    """The answers of a kernel, one for each thread's part of so many rows."""
    parts = max(1, min(threads or cores(), rows // FEWEST))
    bounds = [rows * part // parts for part in range(parts + 1)]
    waiting = [_pool(os.getpid()).submit(kernel, *given, *bounds[part : part + 2]) for part in range(1, parts)]
    return [kernel(*given, *bounds[:2]), *(answer.result() for answer in waiting)]


@cache
def _pool(_process: int) -> ThreadPoolExecutor:
    """Threads do not survive a fork, so that every process has its own."""
    return ThreadPoolExecutor(cores(), "batch")
