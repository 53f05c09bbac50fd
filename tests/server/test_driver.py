"""Questions to a bot, and its answer when the table has gone on meanwhile."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.server.live import wakeups
from cosmotheque.server.live.audience import Audience
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.driver import MOST_SECOND_THOUGHTS, PACES, Driver
from cosmotheque.server.live.entries import Entry
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.live.mailbox import Job
from cosmotheque.server.record.table import SeatRecord, TableRecord

NONSENSE = msgspec.Raw(b'"nonsense"')


class State:
    """As much of a table's state as a driver needs: the first seat is a bot's, and it is to move."""

    def __init__(self) -> None:
        slug = next(slug for slug, meta in registry.shelf().items() if meta.seats == (2,) and not meta.secrets)
        self.record = TableRecord(
            id="t", game=slug, rules=1, host="h", seats=(SeatRecord(bot="random"),) * 2, created="", status="running"
        )
        self.game = registry.load(slug)
        self.journal, _ = Journal.begin(self.game, self.record)
        self.seat = next(iter(self.journal.match.actors()))
        self.audience = Audience()
        self.committed: list[Entry] = []
        self.asked: list[str] = []
        self.posted: list[Job] = []
        self.urgent: list[bool] = []
        settings = SimpleNamespace(bot_delay=0, bot_watch=0)
        self.services = SimpleNamespace(settings=settings, bots=SimpleNamespace(ask=self._ask))

    def bots_to_act(self) -> list[int]:
        return wakeups.bots_to_act(self.record, self.journal, is_watched=True)

    async def commit(self, entries: list[Entry]) -> None:
        self.committed += entries

    async def _ask(self, _question: Any, _key: str, owner: str, *, urgent: bool) -> None:
        self.asked.append(owner)
        self.urgent.append(urgent)
        await asyncio.sleep(60)

    def asks(self) -> bool:
        """True if a question that is put now is urgent."""

        async def wake() -> None:
            driver = Driver(self, self.posted.append)  # type: ignore[arg-type]
            driver.attend()
            await asyncio.sleep(0)
            driver.stop()

        asyncio.run(wake())
        return self.urgent[-1]

    def answers(self, answer: msgspec.Raw | None, *, behind: int, thoughts: int = MOST_SECOND_THOUGHTS) -> None:
        """The bot answers what it was asked so many versions ago, after so many second thoughts."""

        async def hear() -> None:
            driver: Any = Driver(self, self.posted.append)  # type: ignore[arg-type]
            driver._second_thoughts[self.seat] = thoughts
            await driver._take_answer(self.seat, self.journal.version(self.seat) - behind, answer)
            await asyncio.sleep(0)
            driver.stop()

        asyncio.run(hear())

    def chosen(self) -> msgspec.Raw:
        return msgspec.Raw(codec.encode(self.journal.match.actions(self.seat)[0]))


def test_an_answer_to_what_is_the_case_is_played() -> None:
    state = State()
    state.answers(state.chosen(), behind=0)
    assert len(state.committed) == 1
    assert state.asked == []


@pytest.mark.parametrize("answer", [NONSENSE, None])
def test_a_bot_without_a_legal_answer_plays_something(answer: msgspec.Raw | None) -> None:
    state = State()
    state.answers(answer, behind=0)
    assert len(state.committed) == 1


def test_a_late_answer_is_thought_over_and_then_played() -> None:
    state = State()
    state.answers(state.chosen(), behind=1, thoughts=0)
    assert (len(state.committed), len(state.asked)) == (0, 1)
    state.answers(state.chosen(), behind=1)
    assert (len(state.committed), len(state.asked)) == (1, 1)


def test_a_late_answer_that_goes_no_longer_is_never_replaced_by_just_anything() -> None:
    """The bot was asked before the others moved: it is asked again, however often that happened."""
    state = State()
    state.answers(NONSENSE, behind=1)
    assert (len(state.committed), len(state.asked)) == (0, 1)


def test_a_bot_is_asked_in_the_hosts_name_and_at_once_where_a_player_is_there_to_wait() -> None:
    state = State()
    players = (*state.record.seats[:1], SeatRecord("ann", "Ann"))
    seats = players if state.seat == 0 else players[::-1]
    watcher, ann = Connection("ben", "Ben"), Connection("ann", "Ann")
    state.audience.connections = {watcher, ann}
    assert not state.asks()  # ann looks on: all seats are bots'
    state.record = msgspec.structs.replace(state.record, seats=seats)
    assert state.asks()
    state.audience.connections = {watcher}
    assert not state.asks()
    state.audience.connections = {ann}
    state.record = msgspec.structs.replace(state.record, seats=(SeatRecord("ann", "Ann", bot="random"),) * 2)
    assert not state.asks()  # bots stand in for her
    assert set(state.asked) == {"h"}


def test_bots_wait_for_the_calmest_who_plays_and_is_there() -> None:
    state = State()
    state.services.settings.bot_watch = 20
    state.game = SimpleNamespace(manners=SimpleNamespace(watch=lambda _event: 1000))  # type: ignore[assignment]
    state.journal.play(state.seat, state.journal.match.actions(state.seat)[0])
    seconds = len(state.journal.match.events[-1])
    ann, ben, cleo = (Connection(name, name) for name in ("ann", "ben", "cleo"))
    state.record = msgspec.structs.replace(state.record, seats=(SeatRecord("ann", "Ann"), SeatRecord("ben", "Ben")))
    driver: Any = Driver(state, state.posted.append)  # type: ignore[arg-type]

    def waits(*there: Connection) -> float:
        state.audience.connections = set(there)
        wait: float = driver._time_to_follow() / seconds
        return wait

    assert waits(ann, ben) == PACES["normal"] == 1
    ann.pace, ben.pace, cleo.pace = "quick", "calm", "calm"
    assert waits(ann, ben) == PACES["calm"] > 1
    assert waits(ann, cleo) == PACES["quick"] < 1  # cleo only looks on
    assert waits() == waits(cleo) == PACES["normal"]
    state.services.settings.bot_watch = 0.25 * seconds
    assert waits(ben) == 0.25  # what the server allows at most
