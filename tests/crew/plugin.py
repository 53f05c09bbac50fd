"""Runs the tests in several processes that share one collection: `pytest --crew 5`.

The tests are collected once and the workers are forked from that process, so that they import nothing anew. Each asks
for the next share when it comes to the end of its own. A worker that dies is a failure of all that it had been given.
"""

import gc
import os
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any

import pytest
from tests.crew.shares import Shares
from tests.crew.worker import work


@dataclass
class Worker:
    """A process, the line to it, and the tests that it has been given and has not told the end of."""

    pid: int
    line: Connection
    drives_browser: bool
    owed: dict[str, pytest.Item] = field(default_factory=dict)


class Crew:
    """Hands out shares and passes on what is reported."""

    def __init__(self, session: pytest.Session, count: int) -> None:
        self._session = session
        self._shares = Shares(session.items)
        self._workers: dict[Connection, Worker] = {}
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # they all keep their files in it
        gc.collect()
        gc.freeze()  # what all workers share is looked through by none of them
        drivers = self._shares.drivers(count)
        for number in range(count):
            self._hire(number, drives_browser=number < drivers)

    def _hire(self, number: int, *, drives_browser: bool) -> None:
        ours, theirs = Pipe()
        pid = os.fork()
        if pid == 0:
            for line in (ours, *self._workers):  # or nobody would notice that the process which hands out is gone
                line.close()
            work(self._session, theirs, number)
        theirs.close()
        self._workers[ours] = Worker(pid, ours, drives_browser)

    def run(self) -> None:
        """Hand out all tests, until every worker has gone home."""
        while self._workers:
            for line in wait([*self._workers]):
                assert isinstance(line, Connection)
                self._listen(self._workers[line])
            if self._session.shouldfail:
                raise self._session.Failed(self._session.shouldfail)
            if self._session.shouldstop:
                raise self._session.Interrupted(self._session.shouldstop)

    def dismiss(self) -> None:
        """Nobody gets another share: whoever is still there puts away what the test in hand has made, and ends."""
        for worker in self._workers.values():
            worker.line.close()
        for worker in self._workers.values():
            os.waitpid(worker.pid, 0)

    def _listen(self, worker: Worker) -> None:
        try:
            kind, told = worker.line.recv()
        except (EOFError, ConnectionError):
            self._part_with(worker)
            return
        match kind:
            case "wants":
                numbers = self._shares.take(drives_browser=worker.drives_browser)
                items = [self._session.items[number] for number in numbers]
                worker.drives_browser |= any(item.get_closest_marker("browser") for item in items)
                worker.owed |= {item.nodeid: item for item in items}
                worker.line.send(numbers)
            case "report":
                self._report(self._read(told))
            case "done":
                worker.owed.pop(told, None)
            case "fault":
                self._fail("worker", ("crew", None, "worker"), told)

    def _part_with(self, worker: Worker) -> None:
        del self._workers[worker.line]
        worker.line.close()
        _, status = os.waitpid(worker.pid, 0)
        if not worker.owed and status == 0:
            return
        told = f"The worker ended with {os.waitstatus_to_exitcode(status)} before it told the end of this test."
        for item in worker.owed.values():
            self._fail(item.nodeid, item.location, told)
        if not worker.owed:
            self._fail("worker", ("crew", None, "worker"), told)

    def _fail(self, nodeid: str, location: tuple[str, int | None, str], told: str) -> None:
        self._report(pytest.TestReport(nodeid, location, {}, "failed", told, "call"))

    def _read(self, told: dict[str, Any]) -> pytest.TestReport:
        config = self._session.config
        read = config.hook.pytest_report_from_serializable(config=config, data=told)
        assert isinstance(read, pytest.TestReport)
        return read

    def _report(self, report: pytest.TestReport) -> None:
        self._session.config.hook.pytest_runtest_logreport(report=report)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--crew", type=int, default=0, help="how many processes share the tests")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Take the place of pytest's own loop where a crew is wanted."""
    count = session.config.getoption("crew")
    if not count or session.testsfailed or session.config.option.collectonly or not session.items:
        return None
    crew = Crew(session, count)
    try:
        crew.run()
    finally:
        crew.dismiss()
    return True
