"""Turns at something scarce: owners come one after another, and nobody loses a turn or keeps one."""

import asyncio

from cosmotheque.server.workers.turns import Turns


class Counter:
    """A counter at which people take turns and stay until they are sent away."""

    def __init__(self, at_once: int = 1) -> None:
        self.served: list[str] = []
        self._turns = Turns(at_once)
        self._stays: dict[str, asyncio.Event] = {}

    async def come(self, name: str, *, urgent: bool = True) -> asyncio.Task[None]:
        """Their owner is the first letter."""
        coming = asyncio.create_task(self._have_a_turn(name, urgent))
        await asyncio.sleep(0)
        return coming

    async def send_away(self, name: str) -> None:
        self._stays[name].set()
        for _ in range(3):
            await asyncio.sleep(0)

    async def send_all_away(self) -> list[str]:
        for name in self.served:  # it grows meanwhile
            await self.send_away(name)
        return self.served

    async def _have_a_turn(self, name: str, urgent: bool) -> None:
        async with self._turns.turn(name[0], urgent=urgent):
            self.served.append(name)
            self._stays[name] = asyncio.Event()
            await self._stays[name].wait()


def test_owners_come_in_turn_however_much_each_of_them_wants() -> None:
    async def run() -> None:
        counter = Counter()
        for name in ("a1", "a2", "a3", "a4", "b1", "b2", "c1"):
            await counter.come(name)
        assert await counter.send_all_away() == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]

    asyncio.run(run())


def test_who_comes_back_comes_after_those_who_were_not_served_meanwhile() -> None:
    async def run() -> None:
        counter = Counter()
        for name in ("a1", "a2", "a3", "b1"):
            await counter.come(name)
        await counter.send_away("a1")
        await counter.come("c1")
        await counter.come("b2")
        assert await counter.send_all_away() == ["a1", "b1", "c1", "a2", "b2", "a3"]
        assert counter._turns._served == {}

    asyncio.run(run())


def test_what_is_urgent_comes_first() -> None:
    async def run() -> None:
        counter = Counter()
        await counter.come("a1")
        await counter.come("b1", urgent=False)
        await counter.come("a2")
        await counter.come("a3")
        assert await counter.send_all_away() == ["a1", "a2", "a3", "b1"]

    asyncio.run(run())


def test_so_many_have_a_turn_at_once() -> None:
    async def run() -> None:
        counter = Counter(at_once=2)
        for name in ("a1", "a2", "a3", "b1"):
            await counter.come(name)
        assert counter.served == ["a1", "a2"]
        await counter.send_away("a2")
        assert counter.served == ["a1", "a2", "b1"]
        await counter.send_away("a1")
        assert counter.served == ["a1", "a2", "b1", "a3"]

    asyncio.run(run())


def test_who_gives_up_is_passed_over() -> None:
    async def run() -> None:
        counter = Counter()
        await counter.come("a1")
        impatient = [await counter.come("b1"), await counter.come("c1")]
        await counter.come("c2")
        for task in impatient:
            task.cancel()
        await asyncio.sleep(0)
        assert sum(map(len, counter._turns._urgent.values())) == 1
        assert await counter.send_all_away() == ["a1", "c2"]
        await counter.come("b2")
        assert counter.served[-1] == "b2"

    asyncio.run(run())


def test_a_turn_that_comes_when_nobody_wants_it_any_more_is_the_next_ones() -> None:
    async def run() -> None:
        counter = Counter()
        await counter.come("a1")
        late = await counter.come("b1")
        await counter.come("c1")
        counter._stays["a1"].set()
        await asyncio.sleep(0)  # b has its turn now, and does not know yet
        late.cancel()
        assert await counter.send_all_away() == ["a1", "c1"]
        await counter.come("d1")
        assert counter.served[-1] == "d1"

    asyncio.run(run())
