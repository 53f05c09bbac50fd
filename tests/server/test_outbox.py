"""What is said in one turn of the event loop is written together, in order, and nobody waits for too many others."""

import asyncio
from functools import partial

from cosmotheque.server.door.outbox import TOGETHER, outbox_of


def written(count: int) -> tuple[list[int], list[int]]:
    """What so many connections have written in the turn in which they were told something, and in the end."""
    found: list[int] = []

    async def tell() -> list[int]:
        outbox = outbox_of(asyncio.get_running_loop())
        for number in range(count):
            outbox.add(partial(found.append, number))
        at_first = found.copy()
        await asyncio.sleep(0)
        return at_first

    return asyncio.run(tell()), found


def test_what_is_said_in_a_turn_is_written_once_it_is_over() -> None:
    assert written(TOGETHER - 1) == ([], list(range(TOGETHER - 1)))


def test_those_who_are_told_first_do_not_wait_for_all_others() -> None:
    now, in_the_end = written(2 * TOGETHER + 1)
    assert now == list(range(2 * TOGETHER))
    assert in_the_end == list(range(2 * TOGETHER + 1))


def test_what_was_not_written_before_a_loop_ended_keeps_nobody_else_waiting() -> None:
    async def vanish() -> None:
        outbox_of(asyncio.get_running_loop()).add(partial(print, "nobody hears this"))

    asyncio.run(vanish())
    assert written(1) == ([], [0])


def test_all_connections_of_a_loop_share_one() -> None:
    async def ask() -> bool:
        loop = asyncio.get_running_loop()
        return outbox_of(loop) is outbox_of(loop)

    assert asyncio.run(ask())
