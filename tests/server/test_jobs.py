"""Bots as jobs: done by workers that may be lost, thought about once, and never in the way of a table."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import psycopg
import pytest
from tests.server.client import Player
from tests.server.conftest import THINK, Server, eventually
from tests.server.nursery import SCRIPT
from tests.server.services import Postgres, Redis

from cosmotheque.core.bot import Limit
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.store.postgres_setup import prepare
from cosmotheque.server.workers.jobs import BotQueue
from cosmotheque.server.workers.orders import Question

TAKES = b'[{"type":"take","count":1},{"type":"take","count":2},{"type":"take","count":3}]'
Start = Callable[[Settings], "subprocess.Popen[bytes]"]


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Start]:
    """Processes that do jobs and nothing else."""
    started: list[subprocess.Popen[bytes]] = []

    def start(settings: Settings) -> "subprocess.Popen[bytes]":
        text = msgspec.json.encode(settings, enc_hook=str).decode()
        with (tmp_path / "worker.log").open("ab") as log:
            started.append(subprocess.Popen([sys.executable, str(SCRIPT), "jobs", text], stderr=log))  # noqa: S603
        return started[-1]

    yield start
    for process in started:
        if process.poll() is None:
            process.terminate()
            assert process.wait(10) == 0, (tmp_path / "worker.log").read_text()


@pytest.fixture(params=["postgresql", "redis"])
def node(request: pytest.FixtureRequest, postgres: Postgres, tmp_path: Path) -> Iterator[Server]:
    """A node that leaves all thinking to others."""
    wishes = {"database": postgres.database()}
    if request.param == "redis":
        redis: Redis = request.getfixturevalue("redis")
        wishes["redis"] = redis.url
    running = Server(tmp_path / "node", bot_jobs=False, **wishes)
    yield running
    running.stop()


def thoughts(node: Server) -> float:
    """The number of times this node let a bot think itself."""
    return float(node.get("/metrics").text.split("\ncosmotheque_bot_seconds_count ")[1].split()[0])


def move(ann: Player, table: str) -> None:
    with ann.live(table) as live:
        live.next("frame")
        live.act({"type": "take", "count": 1})
        live.until_version(2)


def test_a_worker_that_is_lost_in_thought_is_replaced(node: Server, worker: Start) -> None:
    first = worker(node.settings)
    with node.player() as ann:
        table = ann.create(bots={"1": "steady"}, options={"heap": 100}, start=True)["id"]
        move(ann, table)
        eventually(lambda: ann.get(f"/api/tables/{table}")["actors"], lambda actors: actors == [0])
        table = ann.create(bots={"1": "dreaming"}, options={"heap": 100}, start=True)["id"]
        move(ann, table)
        time.sleep(1.5)
        first.kill()
        first.wait()
        worker(node.settings)
        eventually(lambda: ann.get(f"/api/tables/{table}")["actors"], lambda actors: actors == [0])
        with ann.live(table) as live:
            assert live.next("frame")["view"]["heap"] == 96
    assert thoughts(node) == 0


def test_a_question_is_thought_about_once_however_many_ask_it(postgres: Postgres, tmp_path: Path) -> None:
    settings = Settings(
        data=tmp_path, database=postgres.database(), bot_command=(sys.executable, str(THINK)), bot_grace=10.0
    )
    prepare(settings.database)
    raw = msgspec.Raw
    view = b'{"seat":0,"heap":9,"turn":0,"secret":1,"options":{},"seats":2,"padding":""}'
    question = Question(
        game="pebbles", seat=0, view=raw(view), actions=raw(TAKES), limit=Limit(5), bot="dreaming", seed=1
    )

    async def ask() -> tuple[list[msgspec.Raw | None], float]:
        metrics = Metrics()
        nodes = [BotQueue(settings, metrics), BotQueue(settings, metrics)]
        for node in nodes:
            await node.open()
        while not all(node.is_connected for node in nodes):
            await asyncio.sleep(0.05)
        answers = await asyncio.gather(*(node.ask(question, "t:1:0", urgent=False) for node in nodes))
        for node in nodes:
            await node.close()
        return answers, float(metrics.text().decode().split("\ncosmotheque_bot_seconds_count ")[1].split()[0])

    answers, thought = asyncio.run(ask())
    assert [bytes(answer or b"") for answer in answers] == [b'{"type":"take","count":3}'] * 2
    assert thought == 1
    with psycopg.connect(settings.database) as database:
        assert database.execute("SELECT key, status, priority FROM saq_jobs").fetchall() == [("t:1:0", "complete", 1)]


def test_without_workers_or_queue_a_node_thinks_itself(postgres: Postgres, tmp_path: Path) -> None:
    """A Redis that is not there at all."""
    node = Server(tmp_path / "node", database=postgres.database(), redis="redis://127.0.0.1:9/0")
    try:
        with node.player() as ann:
            table = ann.create(bots={"1": "steady"}, start=True)["id"]
            move(ann, table)
            eventually(lambda: ann.get(f"/api/tables/{table}")["actors"], lambda actors: actors == [0])
        assert thoughts(node) == 1
    finally:
        node.stop()
