"""The queue of a table: one job at a time, in order, and every caller gets its result."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.live.mailbox import Job, Mailbox


class Clerk:
    """Does jobs, and notes what went wrong with them."""

    def __init__(self) -> None:
        self.faults: list[Exception] = []

    async def do(self, job: Job) -> None:
        try:
            await job()
        except Exception as fault:
            self.faults.append(fault)


def with_mailbox(use: Callable[[Mailbox], Awaitable[None]]) -> list[Exception]:
    """The faults during the use of a mailbox."""
    clerk = Clerk()

    async def run() -> None:
        mailbox = Mailbox(clerk.do)
        try:
            await use(mailbox)
        finally:
            mailbox.stop()

    asyncio.run(run())
    return clerk.faults


def test_jobs_are_done_in_order_and_one_at_a_time() -> None:
    done: list[str] = []

    async def slow(name: str) -> None:
        done.append(f"{name} begins")
        await asyncio.sleep(0)
        done.append(f"{name} ends")

    async def use(mailbox: Mailbox) -> None:
        mailbox.post(partial(slow, "first"))
        await mailbox.ask(partial(slow, "second"))

    assert with_mailbox(use) == []
    assert done == ["first begins", "first ends", "second begins", "second ends"]


@pytest.mark.parametrize(("why", "noted"), [(CosmothequeError("not so"), 0), (OSError("broken"), 1)])
def test_who_asks_hears_of_a_refusal_and_of_a_fault_which_the_table_hears_of_too(why: Exception, noted: int) -> None:
    async def refuse() -> None:
        raise why

    async def answer() -> int:
        return 7

    async def use(mailbox: Mailbox) -> None:
        with pytest.raises(type(why), match=str(why)):
            await mailbox.ask(refuse)
        assert await mailbox.ask(answer) == 7

    assert with_mailbox(use) == [why] * noted


def test_a_mailbox_is_quiet_when_there_is_nothing_to_do_and_nothing_being_done() -> None:
    async def use(mailbox: Mailbox) -> None:
        quiet: list[bool] = []

        async def look() -> None:
            quiet.append(mailbox.is_quiet(-1))

        mailbox.post(look)
        assert not mailbox.is_quiet(-1)
        await mailbox.ask(look)
        assert quiet == [False, False]
        assert mailbox.is_quiet(-1)
        assert not mailbox.is_quiet(60)

    assert with_mailbox(use) == []
