"""A process of the crew: it runs what it is given as pytest would, and tells what is reported."""

import contextlib
import os
import signal
import sys
import traceback
from collections import deque
from multiprocessing.connection import Connection
from typing import NoReturn

import pytest
from _pytest.config import create_terminal_writer


class Teller:
    """Passes on what pytest reports."""

    def __init__(self, config: pytest.Config, line: Connection) -> None:
        self._config = config
        self._line = line

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._tell("report", self._config.hook.pytest_report_to_serializable(config=self._config, report=report))

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._tell("done", nodeid)

    def _tell(self, kind: str, told: object) -> None:
        with contextlib.suppress(ConnectionError):  # where the run was broken off nobody listens
            self._line.send((kind, told))


class Work:
    """The tests that are still to be run here."""

    def __init__(self, session: pytest.Session, line: Connection) -> None:
        self._session = session
        self._line = line
        self._given: deque[int] = deque()

    def next(self) -> pytest.Item | None:
        if not self._given:
            try:
                self._line.send(("wants", None))
                self._given.extend(self._line.recv())
            except (EOFError, ConnectionError):  # the run was broken off
                return None
        return self._session.items[self._given.popleft()] if self._given else None

    def run(self) -> None:
        """Each with the next one already known: what both need is not put away between them."""
        try:
            item = self.next()
            while item is not None:
                following = self.next()
                if self.is_over():
                    return
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                item = following
        finally:  # where it ends early, something is left of the last test
            self._session._setupstate.teardown_exact(None)

    def is_over(self) -> bool:
        """True if no other test is wanted: the run was broken off where the line can be read without a question."""
        return bool(self._session.shouldfail or self._session.shouldstop or self._line.poll())


def work(session: pytest.Session, line: Connection, number: int) -> NoReturn:
    """All that the process does; it does not return."""
    status = 1
    try:
        # Control-C reaches the process that hands out as well, which then closes the line. It is not ignored: what a
        # test starts would inherit that.
        signal.signal(signal.SIGINT, lambda *_: None)
        settle_in(session.config, line, number)
        Work(session, line).run()
        session.config._ensure_unconfigure()
        status = 0
    except BaseException:
        with contextlib.suppress(ConnectionError):
            line.send(("fault", traceback.format_exc()))
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def settle_in(config: pytest.Config, line: Connection, number: int) -> None:
    """Say nothing, and keep files and whatever tests print apart from those of the others."""
    terminal, capture = (config.pluginmanager.get_plugin(name) for name in ("terminalreporter", "capturemanager"))
    terminal._tw = create_terminal_writer(config, open(os.devnull, "w"))  # noqa: SIM115
    if capture.is_globally_capturing():
        capture.stop_global_capturing()
        capture.start_global_capturing()
        capture.suspend_global_capture()
    folders = config._tmp_path_factory  # type: ignore[attr-defined]
    folders._basetemp = folders.getbasetemp() / f"worker{number}"
    folders._basetemp.mkdir(0o700)
    config.pluginmanager.register(Teller(config, line), "crew-teller")
