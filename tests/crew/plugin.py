"""Runs the tests in several processes that share one collection: `pytest --crew 5`.

The tests are collected once and the workers are forked from that process, so that they import nothing anew. Each asks
for the next share when it comes to the end of its own. A worker that dies is a failure of all that it had been given,
and another takes its place. After control-C each worker ends the test that it has in hand and puts away what it made.
"""

import gc
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any

import pytest
from tests.crew.shares import Shares
from tests.crew.worker import work


@dataclass(eq=False)
class Worker:
    """A process, the line to it, and the tests that it has been given and has not told the end of.

    `end` can be read when the process has ended, whose line a child of it may keep open. Only Linux has that.
    """

    pid: int
    line: Connection
    end: int | None
    drives_browser: bool
    owed: dict[str, pytest.Item] = field(default_factory=dict)


class Crew:
    """Hands out shares and passes on what is reported."""

    def __init__(self, session: pytest.Session, count: int) -> None:
        self._session = session
        self._shares = Shares(session.items)
        self._workers: list[Worker] = []
        self._hired = 0
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # they all keep their files in it
        gc.collect()
        gc.freeze()  # what all workers share is looked through by none of them
        drivers = self._shares.drivers(count)
        for number in range(count):
            self._hire(drives_browser=number < drivers)

    def _hire(self, *, drives_browser: bool) -> None:
        ours, theirs = Pipe()
        for written in (sys.stdout, sys.stderr):
            written.flush()  # or the worker would write it again
        pid = os.fork()
        if pid == 0:
            for line in (ours, *(worker.line for worker in self._workers)):
                line.close()  # or nobody would notice that the process which hands out is gone
            work(self._session, theirs, self._hired)
        theirs.close()
        self._workers.append(Worker(pid, ours, watch(pid), drives_browser))
        self._hired += 1

    def run(self) -> None:
        """Hand out all tests, until every worker has gone home."""
        while self._workers:
            watched: dict[Any, Worker] = {
                one: worker for worker in self._workers for one in (worker.line, worker.end) if one is not None
            }
            for one in wait([*watched]):
                if watched[one] in self._workers:  # both of what belongs to it may be ready
                    self._listen(watched[one])
                    self._stop_if_wanted()
        self._fail_all(self._items(self._shares.rest()), "No worker was left to run this test.")

    def _stop_if_wanted(self) -> None:
        if self._session.shouldfail:
            raise self._session.Failed(self._session.shouldfail)
        if self._session.shouldstop:
            raise self._session.Interrupted(self._session.shouldstop)

    def dismiss(self) -> None:
        """End all workers: each still ends its test in hand, and puts away what it has made."""
        for worker in self._workers:
            worker.line.close()
        for worker in self._workers:
            self._tell_of_test_in_hand(worker)
        for worker in self._workers:
            os.waitpid(worker.pid, 0)

    def _tell_of_test_in_hand(self, worker: Worker) -> None:
        terminal = self._session.config.pluginmanager.get_plugin("terminalreporter")
        if terminal is not None and worker.owed:
            terminal.ensure_newline()
            terminal.write_line(f"process {worker.pid} is still in {next(iter(worker.owed))}", flush=True)

    def _items(self, numbers: Sequence[int]) -> list[pytest.Item]:
        return [self._session.items[number] for number in numbers]

    def _listen(self, worker: Worker) -> None:
        try:
            if not worker.line.poll():  # it has ended, and a child of it keeps its line open
                raise EOFError
            kind, told = worker.line.recv()
            if kind == "wants":
                worker.line.send(self._give(worker))
        except (EOFError, OSError):
            self._part_with(worker)
            return
        match kind:
            case "report":
                self._report(self._read(told))
            case "done":
                worker.owed.pop(told, None)
            case "fault":
                self._fail("worker", ("crew", None, "worker"), told)

    def _give(self, worker: Worker) -> list[int]:
        """The next share for a worker, which owes its tests from now on."""
        numbers = self._shares.take(drives_browser=worker.drives_browser)
        items = self._items(numbers)
        worker.drives_browser |= any(item.get_closest_marker("browser") for item in items)
        worker.owed |= {item.nodeid: item for item in items}
        return numbers

    def _part_with(self, worker: Worker) -> None:
        self._workers.remove(worker)
        worker.line.close()
        if worker.end is not None:
            os.close(worker.end)
        _, status = os.waitpid(worker.pid, 0)
        if not worker.owed and status == 0:
            return
        told = f"The worker ended with {os.waitstatus_to_exitcode(status)} before it told the end of this test."
        self._fail_all([*worker.owed.values()], told)
        if not worker.owed:
            self._fail("worker", ("crew", None, "worker"), told)
        elif self._shares.are_left():  # fewer each time: one that ends before it is given any is not replaced
            self._hire(drives_browser=worker.drives_browser)

    def _fail_all(self, items: Sequence[pytest.Item], told: str) -> None:
        for item in items:
            self._fail(item.nodeid, item.location, told)

    def _fail(self, nodeid: str, location: tuple[str, int | None, str], told: str) -> None:
        self._report(pytest.TestReport(nodeid, location, {}, "failed", told, "call"))

    def _read(self, told: dict[str, Any]) -> pytest.TestReport:
        config = self._session.config
        read = config.hook.pytest_report_from_serializable(config=config, data=told)
        assert isinstance(read, pytest.TestReport)
        return read

    def _report(self, report: pytest.TestReport) -> None:
        self._session.config.hook.pytest_runtest_logreport(report=report)


def watch(pid: int) -> int | None:
    """A file that can be read when the process has ended; None on a system without such files."""
    try:
        return os.pidfd_open(pid)
    except (AttributeError, OSError):
        return None


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
