"""Much asked for by one: what it costs is bounded, and the others come in turn."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import GENEROUS, Serve

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.limits import Bucket, Buckets
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Limits, Rate, Settings
from cosmotheque.server.live.audience import Audience
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.workers.bots import BotPool
from cosmotheque.server.workers.charging import Asker
from cosmotheque.server.workers.orders import Answer, Question
from cosmotheque.server.workers.partial_results import MOST_OF_ONE, MOST_WAITING
from cosmotheque.server.workers.process import Worker
from cosmotheque.server.workers.reviews import KEPT, Reviews

RAW = msgspec.Raw(b"[]")


class Thinkers:
    """Processes that note what they are ordered, and answer when they may."""

    def __init__(self) -> None:
        self.orders: list[Any] = []
        self.patient: list[bool] = []
        self.ended = 0
        self._may = asyncio.Semaphore(0)

    async def start(self, _command: tuple[str, ...], *, patient: bool = False) -> "Thinkers":
        self.patient.append(patient)
        return self

    def used(self) -> float:
        return 1.5

    async def order(self, order: Any) -> None:
        self.orders.append(order)

    async def result(self, _seconds: float) -> msgspec.Raw:
        await self._may.acquire()
        return RAW

    async def answer(self, seconds: float) -> Answer:
        return Answer("result", await self.result(seconds))

    async def end(self) -> None:
        self.ended += 1

    async def go_on(self, times: int = 1) -> None:
        for _ in range(times):
            self._may.release()
            await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    found = Thinkers()
    monkeypatch.setattr(Worker, "start", found.start)
    return found


def free(_asker: Asker, _seconds: float) -> None:
    """Charge nobody."""


def question(bot: str | None) -> Question:
    return Question(game="pebbles", seat=0, view=RAW, actions=RAW, limit=Limit(1), bot=bot)


def test_a_guest_with_many_tables_does_not_keep_the_bots_from_others(tmp_path: Path, thinkers: Thinkers) -> None:
    async def run() -> list[str]:
        pool = BotPool(Settings(data=tmp_path, bot_workers=2), Metrics())
        asking = [asyncio.create_task(pool.ask(question("greedy"), owner="greedy")) for _ in range(40)]
        await settle()
        asking.append(asyncio.create_task(pool.ask(question("modest"), owner="modest")))
        await settle()
        await thinkers.go_on(2)
        for task in asking:
            task.cancel()
        await pool.close()
        return [order.bot for order in thinkers.orders]

    assert asyncio.run(run()) == ["greedy", "greedy", "modest", "greedy"]


def test_bots_among_themselves_leave_half_of_the_processes_to_those_for_whom_people_wait(
    tmp_path: Path, thinkers: Thinkers
) -> None:
    async def run() -> list[str]:
        pool = BotPool(Settings(data=tmp_path, bot_workers=4), Metrics())
        asking = [
            asyncio.create_task(pool.ask(question("alone"), owner=str(guest), urgent=False)) for guest in range(40)
        ]
        await settle()
        asking.append(asyncio.create_task(pool.ask(question(None), owner="pupil")))
        asking += [asyncio.create_task(pool.ask(question("awaited"), owner="player")) for _ in range(3)]
        await settle()
        assert len(thinkers.orders) == 4
        await thinkers.go_on(2)
        for task in asking:
            task.cancel()
        await pool.close()
        return [order.bot or "advice" for order in thinkers.orders]

    assert asyncio.run(run()) == ["alone", "alone", "awaited", "awaited", "awaited", "advice"]


@pytest.fixture
def reviewed() -> str:
    """A game with a mentor that can review it."""
    return next(slug for slug in registry.playable() if (m := registry.mentor(slug)) and (m.remark or m.figures))


def test_who_asks_for_many_reviews_does_not_close_them_for_others(
    tmp_path: Path, thinkers: Thinkers, reviewed: str
) -> None:
    async def run() -> list[str]:
        reviews = Reviews(Settings(data=tmp_path), free)
        for number in range(MOST_OF_ONE):
            reviews.begin("greedy", f"greedy{number}", reviewed, f"greedy{number}".encode(), 60)
        with pytest.raises(Denied) as refused:
            reviews.begin("greedy", "one more", reviewed, b"", 60)
        assert (refused.value.status, refused.value.why) == (429, sentences.REVIEWER_BUSY)
        await settle()
        assert reviews.begin("modest", "modest", reviewed, b"modest", 6).status == "working"
        await thinkers.go_on(MOST_OF_ONE + 1)
        assert reviews.begin("greedy", "one more", reviewed, b"one more", 60).status == "working"
        await settle()
        await reviews.close()
        return [order.record for order in thinkers.orders]

    others = [f"greedy{number}" for number in range(1, MOST_OF_ONE)]
    assert asyncio.run(run()) == ["greedy0", "modest", *others, "one more"]


def test_a_review_in_the_making_is_not_forgotten(tmp_path: Path, thinkers: Thinkers, reviewed: str) -> None:
    """It is not made twice either: a second request is shown how far it has come."""

    async def run() -> None:
        reviews = Reviews(Settings(data=tmp_path), free)
        made = [f"made{number}" for number in range(KEPT)]
        for table in made:
            reviews.begin("ann", table, reviewed, b"", 60)
            await thinkers.go_on()
        reviews.begin("ben", "making", reviewed, b"", 60)
        for table in made[1:]:
            assert reviews.get_review(table) is not None
        reviews.begin("cleo", "next", reviewed, b"", 60)
        assert (reviews.get_review("making") is None, reviews.get_review(made[1]) is None) == (False, True)
        await reviews.close()

    asyncio.run(run())


def test_a_review_that_nobody_asks_for_any_more_is_given_up_and_charged(
    tmp_path: Path, thinkers: Thinkers, reviewed: str
) -> None:
    async def run() -> list[tuple[Asker, float]]:
        charged: list[tuple[Asker, float]] = []
        reviews = Reviews(Settings(data=tmp_path), lambda *bill: charged.append(bill))
        reviews.begin("ann", "hers", reviewed, b"", 60)
        reviews.begin("ben", "his", reviewed, b"", 60)
        await settle()
        assert reviews.get_review("hers") is not None
        reviews._reviews.abandon("hers")  # as its timer does, which every asker sets anew
        assert reviews.get_review("hers") is None
        reviews.begin("cleo", "hers", reviewed, b"", 60)
        await settle()
        assert (thinkers.ended, len(thinkers.orders), all(thinkers.patient)) == (1, 2, True)
        await thinkers.go_on(2)
        assert reviews.get_review("his") is not None
        await reviews.close()
        return charged

    assert asyncio.run(run()) == [(Asker("ann"), 1.5), (Asker("ben"), 1.5), (Asker("cleo"), 1.5)]


def test_each_who_asks_for_a_review_sets_its_timer_anew(tmp_path: Path, thinkers: Thinkers, reviewed: str) -> None:
    async def run() -> None:
        reviews = Reviews(Settings(data=tmp_path), free)
        reviews.begin("ann", "hers", reviewed, b"", 60)
        await settle()
        first = reviews._reviews._limits["hers"]
        reviews.get_review("hers")
        assert (first.cancelled(), reviews._reviews._limits["hers"].cancelled()) == (True, False)
        await thinkers.go_on()
        assert reviews._reviews._limits == {}
        await reviews.close()

    asyncio.run(run())


def test_the_reviewer_has_only_so_much_to_do(tmp_path: Path, thinkers: Thinkers, reviewed: str) -> None:
    async def run() -> None:
        reviews = Reviews(Settings(data=tmp_path), free)
        for number in range(MOST_WAITING):
            reviews.begin(str(number), str(number), reviewed, b"", 60)
        with pytest.raises(Denied):
            reviews.begin("late", "late", reviewed, b"", 60)
        await settle()
        await reviews.close()

    assert MOST_WAITING < KEPT
    asyncio.run(run())


def test_looking_again_does_not_write_the_actions_again(monkeypatch: pytest.MonkeyPatch) -> None:
    slug = next(slug for slug, meta in registry.shelf().items() if meta.seats == (2,) and not meta.secrets)
    seats = (SeatRecord("ann", "Ann"),) * 2
    record = TableRecord(id="t", game=slug, rules=1, host="ann", seats=seats, created="", status="running")
    journal, _ = Journal.begin(registry.load(slug), record)
    seat = min(journal.match.actors())
    listed, written, encode = journal.match.actions(seat), 0, codec.encode

    def counted(value: Any) -> bytes:
        nonlocal written
        written += value is listed or getattr(value, "actions", None) is listed
        return encode(value)

    monkeypatch.setattr(codec, "encode", counted)
    sent: list[bytes] = []

    def write(text: bytes) -> bool:
        sent.append(text)
        return True

    audience, connection = Audience(), Connection("ann", "Ann", write)
    for _ in range(30):
        connection.look(seat)
        audience.show(connection, journal)
    assert (len(sent), written) == (30, 1)
    assert msgspec.json.decode(sent[-1])["actions"] == msgspec.json.decode(encode(listed))
    for _ in range(2):
        seat = min(journal.match.actors())
        journal.play(seat, journal.match.actions(seat)[0])
    connection.look(seat := min(journal.match.actors()))
    audience.show(connection, journal)
    assert msgspec.json.decode(sent[-1])["actions"] == msgspec.json.decode(encode(journal.match.actions(seat)))


class Browser:
    """A connection that could be sent anything at once."""

    def __init__(self, allowance: Bucket) -> None:
        self.sent: list[bytes] = []
        self.connection = Connection("ann", "Ann", self._write, allowance)
        self._writing = asyncio.create_task(self.connection.write(self._send))

    def _write(self, text: bytes) -> bool:
        self.sent.append(text)
        return True

    async def _send(self, message: Any) -> None:
        self.sent.append(message["text"].encode())

    def read(self) -> list[str]:
        return [text.decode().strip() for text in self.sent]

    def show(self, times: int, size: int) -> None:
        for number in range(times):
            self.connection.show(f"{number}".encode().ljust(size), number)


def test_who_asks_for_too_many_frames_is_sent_them_later() -> None:
    """At first they get one more than is allowed at most, over all connections of a guest."""

    async def run() -> None:
        guests = Buckets(Rate(0.001, 100_000))
        here, there = Browser(guests.of("ann")), Browser(guests.of("ann"))
        await settle()
        here.show(30, size=10_000)
        there.show(30, size=10_000)
        await settle()
        assert (len(here.sent), len(there.sent)) == (11, 0)
        other = Browser(guests.of("ben"))
        other.show(5, size=10_000)
        assert len(other.sent) == 5
        quiet = Browser(guests.of("ann"))
        quiet.show(5, size=1000)
        assert len(quiet.sent) == 5  # short ones do not count

    asyncio.run(run())


def test_what_is_sent_later_is_the_newest_frame_in_its_place() -> None:
    async def run() -> None:
        browser = Browser(Bucket(Rate(200_000, 10_000)))
        browser.show(3, size=20_000)
        browser.connection.push_text(b"chat")
        browser.show(5, size=2_000_000)
        assert (browser.read(), browser.connection.sent) == (["0"], 0)
        while len(browser.sent) < 3:
            await asyncio.sleep(0.01)
        browser.show(1, size=20_000)  # what was sent later counts as well
        assert (browser.read(), browser.connection.sent) == (["0", "4", "chat"], 4)

    asyncio.run(run())


def test_all_that_a_browser_asks_for_counts(serve: Serve) -> None:
    server = serve(limits=msgspec.structs.replace(GENEROUS, frames=Rate(0.001, 1)))
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"padding": 10_000}, start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            for _ in range(3):
                live.send(type="look", seat=1)
            live.send(type="look", seat=9)
            assert live.silent()  # the refusal waits for its turn behind the frame


def test_a_hot_seat_gets_the_longest_frames_at_once() -> None:
    async def run() -> None:
        browser = Browser(Bucket(Limits().frames))
        browser.show(15, size=256 * 1024)
        assert len(browser.sent) == 15

    asyncio.run(run())
