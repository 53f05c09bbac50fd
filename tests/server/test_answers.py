"""Long answers: made once by another process, kept while there is room, and given up when nobody waits."""

import asyncio
import gzip
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import THINK

from cosmotheque import registry
from cosmotheque.arena import import_bot
from cosmotheque.core import codec
from cosmotheque.core.host import Host
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.workers import retelling
from cosmotheque.server.workers.answers import MOST_OF_ONE, Answers, Kept
from cosmotheque.server.workers.charging import Asker
from cosmotheque.server.workers.orders import PATIENT, ReplayOrder
from cosmotheque.server.workers.packed import Packed, pack, splice
from cosmotheque.server.workers.process import Worker

WORKER = (sys.executable, str(THINK))
SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
NOBODY = (sys.executable, "-c", "")
ANN, BEN = Asker("192.0.2.1", "ann"), Asker("192.0.2.2", "ben")
RECORD = (
    b'{"game":"pebbles","version":1,"seats":2,"options":{"heap":3}}\n'
    b'{"seat":0,"action":{"type":"take","count":1},"at":0}\n'
    b'{"seat":1,"action":{"type":"take","count":2},"at":0}\n'
)


class Office:
    """Answers, with an account of what was ordered, who was charged, and which processes there were."""

    def __init__(self, tmp_path: Path, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
        self.orders = 0
        self.charged: list[Asker] = []
        self.workers: list[Worker] = []
        self.begun: asyncio.Queue[Worker] = asyncio.Queue()
        self.answers = Answers(Settings(data=tmp_path, bot_command=command), self._charge)
        self._start = Worker.start
        monkeypatch.setattr(Worker, "start", self._keep_account)

    def order(self) -> ReplayOrder:
        self.orders += 1
        return ReplayOrder(RECORD.decode(), None, drawn=True)

    def ask(self, asker: Asker, key: str = "one") -> "asyncio.Task[bytes]":
        return asyncio.create_task(self.answers.get(key, asker, self.order))

    async def worker(self) -> Worker:
        """The next process, once it has begun."""
        return await self.begun.get()

    async def end_of(self, asked: "asyncio.Task[bytes]") -> None:
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)

    async def _keep_account(self, command: tuple[str, ...], *, patient: bool = False) -> Worker:
        worker = await self._start(command, patient=patient)
        self.workers.append(worker)
        self.begun.put_nowait(worker)
        return worker

    def _charge(self, asker: Asker, seconds: float) -> None:
        assert seconds >= 0
        self.charged.append(asker)


Work = Callable[[Office], Coroutine[Any, Any, None]]


@pytest.fixture
def office(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[str, ...], Work], None]:
    def run(command: tuple[str, ...], work: Work) -> None:
        async def all_of_it() -> None:
            opened = Office(tmp_path, command, monkeypatch)
            try:
                await work(opened)
            finally:
                await opened.answers.close()
            assert not any(worker.is_alive for worker in opened.workers)

        asyncio.run(all_of_it())

    return run


Opened = Callable[[tuple[str, ...], Work], None]


def test_many_who_ask_at_once_are_answered_by_one_process_that_is_patient(office: Opened) -> None:
    async def work(here: Office) -> None:
        told = await asyncio.gather(*(here.ask(ANN if number else BEN) for number in range(20)))
        assert len(set(told)) == 1
        assert (here.orders, here.charged, len(here.workers)) == (1, [BEN], 1)
        process = here.workers[0]._process.pid
        assert process != os.getpid()
        assert os.getpriority(os.PRIO_PROCESS, process) == PATIENT
        assert await here.ask(ANN) == told[0]  # kept
        await here.ask(ANN, "two")
        assert (here.orders, len(here.workers)) == (2, 1)  # the process had stayed

    office(WORKER, work)


def test_when_all_who_asked_have_gone_the_process_is_ended_and_they_are_charged(office: Opened) -> None:
    async def work(here: Office) -> None:
        first, second = here.ask(ANN), here.ask(BEN)
        worker = await here.worker()
        await here.end_of(first)
        assert worker.is_alive  # somebody waits
        await here.end_of(second)
        await asyncio.gather(*here.answers._tasks, return_exceptions=True)
        assert not worker.is_alive
        assert here.charged == [ANN]

    office(SILENT, work)


def test_what_was_given_up_is_begun_anew_for_who_asks_then(office: Opened) -> None:
    async def work(here: Office) -> None:
        first = here.ask(ANN)
        await here.worker()
        first.cancel()
        second = here.ask(BEN)
        await asyncio.gather(first, return_exceptions=True)
        await here.worker()
        assert not here.workers[0].is_alive
        assert not second.done()
        await here.end_of(second)

    office(SILENT, work)


def test_who_has_not_come_to_their_turn_and_goes_costs_no_process(office: Opened) -> None:
    async def work(here: Office) -> None:
        first, second = here.ask(ANN, "one"), here.ask(BEN, "two")
        await here.worker()
        await here.end_of(second)
        await here.end_of(first)
        assert len(here.workers) == 1

    office(SILENT, work)


def test_an_address_has_so_many_made_at_a_time(office: Opened) -> None:
    async def work(here: Office) -> None:
        asked = [here.ask(Asker(ANN.address, f"cookie {number}"), str(number)) for number in range(MOST_OF_ONE)]
        await here.worker()
        with pytest.raises(Denied):
            await here.ask(ANN, "one more")
        asked.append(here.ask(BEN, "another's"))
        asked.append(here.ask(ANN, "0"))  # it is being made already
        await asyncio.sleep(0)
        assert not any(one.done() for one in asked)
        for one in asked:
            await here.end_of(one)

    office(SILENT, work)


def test_a_process_that_ends_is_told_in_words_and_tried_again(office: Opened) -> None:
    async def work(here: Office) -> None:
        for attempt in (1, 2):
            with pytest.raises(Denied) as refused:
                await here.ask(ANN)
            assert refused.value.status == 503
            assert here.orders == attempt

    office(NOBODY, work)


def test_what_was_asked_for_last_is_kept_while_there_is_room() -> None:
    kept = Kept(10)
    for _ in range(3):  # what is kept anew takes its room once
        kept.keep("a", b"xxxx")
    kept.keep("b", b"xxxx")
    assert kept.find("a") == b"xxxx"
    kept.keep("c", b"xxxx")
    assert [name for name in "abc" if kept.find(name) is not None] == ["a", "c"]
    kept.keep("long", b"x" * 11)
    assert [name for name in ("a", "c", "long") if kept.find(name) is not None] == []


def test_a_game_is_told_elsewhere_as_it_would_be_here(tmp_path: Path) -> None:
    """Byte for byte, from every point of view, drawn or not, with the end of a game that was given up."""

    async def tell() -> None:
        answers = Answers(Settings(data=tmp_path), lambda _asker, _seconds: None)
        for slug in registry.playable():
            match = _given_up(slug)
            record = Record(match.header, tuple(match.moves), match.concession).to_jsonl().decode()
            for seat, drawn in ((None, False), (0, False), (1, True)):
                here = pack(retelling.write_frames(retelling.frames_of(match, seat, drawn)))
                order = ReplayOrder(record, seat, drawn)
                there = await answers.get(f"{slug}/{seat}", ANN, lambda order=order: order)  # type: ignore[misc]
                assert _whole(msgspec.msgpack.decode(there, type=Packed)) == _whole(here)
        await answers.close()

    asyncio.run(tell())


@pytest.mark.parametrize("slug", registry.playable())
def test_a_step_takes_as_long_to_watch_as_its_viewer_learned_of_it(slug: str) -> None:
    match = _given_up(slug)
    for seat in (None, 0, 1):
        for frame in retelling.frames_of(match, seat, drawn=False):
            events = codec.decode(bytes(frame.events), list[match.game.types.event])  # type: ignore[name-defined]
            assert frame.watch == sum(map(match.game.manners.watch, events))


def test_a_game_that_is_too_long_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retelling, "MOST_BYTES", 100)
    frames = retelling.frames_of(_given_up(registry.playable()[0]), None, drawn=False)
    with pytest.raises(retelling.TooLong):
        list(retelling.write_frames(frames))


def _given_up(slug: str) -> Match:
    """Some moves of a game, whose first seat then gives up."""
    game, bot = registry.load(slug), import_bot(slug, "random")
    host = Host(game, [bot] * max(2, game.meta.seats[0]), seed="a deal")
    while len(host.match.moves) < 12 and (seat := host.next_seat()) is not None:
        host.play(seat, host.ask(seat, bot))
    if host.match.giving_up(0) is not None:
        host.match.concede(0)
    return host.match


def _whole(packed: Packed) -> bytes:
    return gzip.decompress(splice(b"", packed, b""))
