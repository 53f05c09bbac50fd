"""Several nodes behind one port: the handing of connections, and the loss of a process."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.conftest import eventually
from tests.server.services import children

from cosmotheque.server.base.settings import BadSettings, Settings
from cosmotheque.server.processes.handing import ACCEPTED_AT_ONCE, give, take
from cosmotheque.server.processes.parent import MOST_SILENT
from cosmotheque.server.processes.routing import place_of
from cosmotheque.server.run import count_processes

SCRIPT = Path(__file__).with_name("household.py")
SHARED = "postgresql://nowhere/games"


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Household:
    """A parent with two nodes that say who they are."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, str(SCRIPT), *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # noqa: S603
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def asked(self, head: bytes, address: str = "127.0.0.1") -> int:
        """The process that is handed a connection that begins so; 0 where it was lost, or handed to none."""
        with (
            contextlib.suppress(ConnectionError),
            socket.create_connection(("127.0.0.1", self.port), 30, (address, 0)) as connection,
        ):
            connection.sendall(head)
            return int(connection.recv(64) or b"0")
        return 0

    def at_table(self, table: str) -> int:
        return self.asked(f"GET /api/tables/{table}/live HTTP/1.1\r\n\r\n".encode())

    def nodes(self) -> set[int]:
        return set(children(self.process.pid))

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def household() -> Iterator[Household]:
    started = Household("2")
    yield started
    started.close()


def test_a_request_about_a_table_has_its_place_and_others_have_none() -> None:
    names = [f"table-{number}" for number in range(64)]
    for method in ("GET", "POST", "DELETE"):
        places = [place_of(f"{method} /api/tables/{name}/live?x=1 HTTP/1.1".encode(), 3) for name in names]
        assert set(places) == {0, 1, 2}
        assert places == [place_of(f"GET /api/tables/{name} HTTP/1.1".encode(), 3) for name in names]
    anything = (b"", b"GET / HTTP/1.1", b"POST /api/tables HTTP/1.1", b"\x16\x03\x01", b"GET /api/tables/" + b"a" * 500)
    assert {place_of(head, 3) for head in anything} == {None}


def test_a_connection_arrives_whole_and_nobody_is_handed_to_a_process_that_is_gone() -> None:
    ours, theirs = socket.socketpair()
    visitor, arrived = socket.socketpair()
    visitor.send(b"hello")
    with visitor, arrived, ours:
        with theirs:
            assert give(ours, arrived)
            taken = take(theirs)
            assert taken is not None
            with taken:
                assert taken.recv(16) == b"hello"
        assert not give(ours, arrived)


def test_a_child_notices_that_its_parent_is_gone() -> None:
    ours, theirs = socket.socketpair()
    ours.close()
    with theirs:
        assert take(theirs) is None


def both(household: Household) -> set[int]:
    """Both nodes, once they are open: connections that ask for no table are handed to one after the other."""
    return eventually(
        lambda: {household.asked(b"GET / HTTP/1.1\r\n\r\n") for _ in range(2)}, lambda seen: len(seen - {0}) == 2
    )


def test_all_at_a_table_meet_at_one_node_and_others_take_turns(household: Household) -> None:
    nodes, tables = both(household), [f"table{number}" for number in range(8)]
    first = [household.at_table(table) for table in tables]
    assert set(first) == nodes == household.nodes()
    assert first == [household.at_table(table) for table in tables]
    assert household.asked(b"") in nodes


def test_connections_that_say_nothing_keep_nobody_out(household: Household) -> None:
    with contextlib.ExitStack() as silent:
        for _ in range(MOST_SILENT + ACCEPTED_AT_ONCE):
            silent.enter_context(socket.create_connection(("127.0.0.1", household.port), timeout=30))
        assert household.at_table("table1") in household.nodes()


def test_the_parent_turns_away_who_connects_too_often_for_all_nodes(household: Household) -> None:
    nodes = both(household)
    assert {household.asked(b"GET / HTTP/1.1\r\n\r\n", "127.0.0.5") for _ in range(3)} == nodes
    assert household.asked(b"GET / HTTP/1.1\r\n\r\n", "127.0.0.5") == 0
    assert household.asked(b"GET / HTTP/1.1\r\n\r\n", "127.0.0.6") in nodes


def test_another_takes_the_place_of_a_node_that_is_killed(household: Household) -> None:
    others = both(household) - {lost := household.at_table("table1")}
    os.kill(lost, signal.SIGKILL)
    assert eventually(lambda: household.at_table("table1"), lambda who: who not in {lost, 0}) in household.nodes()
    replaced = eventually(lambda: household.at_table("table1"), lambda who: who not in {*others, lost, 0})
    assert household.nodes() == others | {replaced}


def test_nodes_end_with_their_parent(household: Household) -> None:
    nodes = both(household)
    household.process.kill()
    eventually(lambda: [node for node in nodes if is_alive(node)], lambda alive: not alive)


def test_a_signal_ends_all_of_them(household: Household) -> None:
    nodes = both(household)
    household.process.terminate()
    assert household.process.wait(30) == -signal.SIGTERM
    assert not [node for node in nodes if is_alive(node)]


def test_where_none_can_begin_the_parent_says_why() -> None:
    refused = Household("2", "The setting database cannot be used.")
    _, said = refused.process.communicate(timeout=30)
    assert said.decode().strip() == "The setting database cannot be used."
    assert refused.process.returncode == 1


def test_how_many_there_are(tmp_path: Path) -> None:
    alone, shared = Settings(data=tmp_path), Settings(data=tmp_path, database=SHARED)
    assert count_processes(alone) == 1
    assert count_processes(shared) == len(os.sched_getaffinity(0))
    assert count_processes(Settings(data=tmp_path, database=SHARED, processes=3)) == 3
    with pytest.raises(BadSettings, match="one SQLite file"):
        count_processes(Settings(data=tmp_path, processes=2))
