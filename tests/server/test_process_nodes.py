"""One server of several processes on one port, on PostgreSQL: guests see one server, also when a process dies."""

import contextlib
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.client import PATIENCE, browser
from tests.server.conftest import eventually
from tests.server.services import Postgres, children
from tests.server.siege import besiege
from tests.server.siege_of_nodes import Household

from cosmotheque.server.processes.routing import place_of

TABLES, KILLS = 4, 6


@pytest.fixture
def household(tmp_path: Path, postgres: Postgres) -> Iterator[Household]:
    running = Household(tmp_path / "data", postgres.database())
    yield running
    running.stop()


def connections_of(pid: int, port: int) -> int:
    """The number of connections to that port that a process holds."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = {f"socket:[{row[9]}]" for row in rows if int(row[1].rpartition(":")[2], 16) == port}
    return sum(str(file.readlink()) in ours for file in Path(f"/proc/{pid}/fd").iterdir())


def test_everybody_at_a_table_is_at_one_process_and_requests_may_go_to_any(household: Household) -> None:
    port = int(household.base.rpartition(":")[2])
    with household.player() as ann, household.player() as ben, contextlib.ExitStack() as others:

        def taken() -> list[int]:
            """The number that each process has, once one more player has come: an open process gets its share."""
            others.enter_context(household.player())
            return [connections_of(node, port) for node in household.nodes()]

        eventually(taken, all)
        table = ann.create(options={"heap": 1000})["id"]
        ben.table(table, "sit", seat=1)
        ann.table(table, "start")
        before = [connections_of(node, port) for node in household.nodes()]
        with ann.live(table) as left, ben.live(table) as right:
            left.next("frame")
            right.next("frame")
            after = [connections_of(node, port) for node in household.nodes()]
            more = [now - then for now, then in zip(after, before, strict=True)]
            assert sorted(more) == [0, 2]
            assert more.index(2) == place_of(f"GET /api/tables/{table}/live ".encode(), 2)
            for seat, (mover, watcher) in enumerate([(left, right), (right, left)]):
                mover.act({"type": "take", "count": 1}, seat=seat)
                assert watcher.next("frame")["view"]["heap"] == 1000 - (seat + 1)
                mover.next("frame")


def test_processes_that_are_killed_under_load_lose_and_double_nothing(household: Household) -> None:
    random.seed(20)
    assert besiege(household, TABLES, KILLS) > TABLES * KILLS
    eventually(household.nodes, lambda nodes: len(nodes) == 2)


def test_the_command_counts_all_of_them_and_says_the_key_once(tmp_path: Path, postgres: Postgres) -> None:
    command = [sys.executable, "-m", "cosmotheque", "serve", "--data", str(tmp_path), "--port", "0", "--processes", "2"]
    command += ["--database", postgres.database()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:  # noqa: S603
        assert process.stdout is not None
        base = re.findall(r"http://127\.0\.0\.1:\d+", process.stdout.readline().decode())[0]
        with browser(base) as http:
            eventually(lambda: http.get("/health").status_code, lambda status: status == 200)
        nodes = eventually(lambda: children(process.pid), lambda nodes: len(nodes) == 2)

        def counted() -> float:
            with browser(base) as http:
                text = http.get("/metrics").text
            return sum(float(line.split()[1]) for line in text.splitlines() if line.startswith("cosmotheque_requests"))

        first = counted()
        assert [counted() - first for _ in range(4)] == [1, 2, 3, 4]
        assert len(nodes) == 2
        told = process.stdout.readline() + process.stdout.readline()  # the node that made it may still be starting
        process.terminate()
        rest = process.stdout.read()
        process.wait(PATIENCE)
    assert b"The key of that page" in told
    assert rest == b""


def test_without_a_database_the_command_says_what_is_possible(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cosmotheque", "serve", "--data", str(tmp_path), "--processes", "2"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)  # noqa: S603
    assert done.returncode == 2
    assert b"one SQLite file" in done.stderr
    assert done.stdout == b""
