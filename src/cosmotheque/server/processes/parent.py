"""The parent of the nodes on one machine: it starts them, hands connections on to them, and replaces one that is lost.

It knows nothing of games and keeps nothing, so that there is little in it that could fail. Where it is killed itself,
its nodes notice and end in order. It is one thread without an event loop: that can be forked at any time.
"""

import contextlib
import os
import selectors
import signal
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import NoReturn

import msgspec

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import logs
from cosmotheque.server.base.settings import BadSettings
from cosmotheque.server.processes.handing import ACCEPTED_AT_ONCE, OPEN, Admits, give
from cosmotheque.server.processes.routing import MOST_LOOKED_AT, place_of

SILENT_SECONDS = 1.0
MOST_SILENT = 512
LEAST_LIFE_SECONDS = 1.0
ENDING_SECONDS = 12.0
REFUSED = 2
ENDINGS = (signal.SIGTERM, signal.SIGINT)

Begin = Callable[[socket.socket], None]
"""The work of a new process until it ends, with the channel to its parent."""


class Node(msgspec.Struct, eq=False):
    """A process, as its parent sees it."""

    place: int
    pid: int
    channel: socket.socket
    began: float
    is_open: bool = False
    said: bytes = b""


class Parent:
    """`ended` gets the process number of every node that is no more. `admits` counts connections, for all nodes.

    `_silent` are connections that have not asked for anything yet, and until when that is waited for. `_missing` are
    places without a node, and when they are to be filled.
    """

    def __init__(
        self, listening: socket.socket, count: int, begin: Begin, ended: Callable[[int], None], admits: Admits
    ) -> None:
        self._listening, self._count, self._begin, self._ended = listening, count, begin, ended
        self._admits = admits
        self._selector = selectors.DefaultSelector()
        self._nodes: dict[int, Node] = {}
        self._silent: dict[socket.socket, float] = {}
        self._missing = dict.fromkeys(range(count), 0.0)
        self._next = 0
        self._was_open = False
        self._caught: list[int] = []

    def run(self) -> None:
        """Run until a signal; BadSettings where a node cannot begin."""
        with self._catching_signals():
            try:
                while not self._caught:
                    self._fill_places()
                    for key, _ in self._selector.select(self._patience()):
                        key.data()
                    self._pass_on_the_silent()
            finally:
                self._end()
        for number in reversed(self._caught):
            signal.raise_signal(number)

    def _fill_places(self) -> None:
        now = time.monotonic()
        for place in [place for place, when in self._missing.items() if when <= now]:
            del self._missing[place]
            self._start(place)

    def _start(self, place: int) -> None:
        ours, theirs = socket.socketpair()
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        pid = os.fork()
        if not pid:
            ours.close()
            self._become(theirs)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
        theirs.close()
        ours.setblocking(False)
        self._nodes[place] = node = Node(place, pid, ours, time.monotonic())
        self._selector.register(ours, selectors.EVENT_READ, partial(self._hear, node))

    def _become(self, channel: socket.socket) -> NoReturn:
        """Release the parent's resources in the new process and run the node."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when it is time to end
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
        self._selector.close()
        for mine in (self._listening, *self._silent, *(node.channel for node in self._nodes.values())):
            mine.close()
        status = 0
        try:
            self._begin(channel)
        except CosmothequeError as fault:
            channel.setblocking(True)
            channel.sendall(str(fault).encode())
            status = REFUSED
        except BaseException:
            logs.fault("node")
            status = 1
        os._exit(status)

    def _hear(self, node: Node) -> None:
        try:
            said = node.channel.recv(4096)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if not said:
            self._bury(node)
        elif said == OPEN:
            node.is_open = self._was_open = True
            self._listen()
        else:
            node.said += said

    def _bury(self, node: Node) -> None:
        """Have a node that has ended replaced; BadSettings with its own words where not even the first could begin."""
        self._selector.unregister(node.channel)
        node.channel.close()
        del self._nodes[node.place]
        _, status = os.waitpid(node.pid, 0)
        self._ended(node.pid)
        if node.said and not self._was_open:
            raise BadSettings(node.said.decode())
        logs.warn("node ended", status=os.waitstatus_to_exitcode(status), why=node.said.decode())
        self._missing[node.place] = node.began + LEAST_LIFE_SECONDS
        self._listen()

    def _listen(self) -> None:
        """Accept connections only while a node is open; until then they wait in the system's queue."""
        wanted = any(node.is_open for node in self._nodes.values())
        if wanted == (self._listening in self._selector.get_map()):
            return
        if wanted:
            self._listening.setblocking(False)
            self._selector.register(self._listening, selectors.EVENT_READ, self._accept)
        else:
            self._selector.unregister(self._listening)

    def _accept(self) -> None:
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                connection, (address, *_) = self._listening.accept()
            except OSError:
                return
            if not self._admits(address):
                connection.close()
                continue
            connection.setblocking(False)
            self._silent[connection] = time.monotonic() + SILENT_SECONDS
            self._selector.register(connection, selectors.EVENT_READ, partial(self._look, connection))

    def _look(self, connection: socket.socket) -> None:
        """Peek at what is asked for, and leave it there to be read by the node that is to answer."""
        head = b""
        with contextlib.suppress(OSError):
            head = connection.recv(MOST_LOOKED_AT, socket.MSG_PEEK)
        self._hand_on(connection, place_of(head, self._count))

    def _pass_on_the_silent(self) -> None:
        """Hand on connections that have said nothing for long: a node has its own patience with them."""
        now = time.monotonic()
        while self._silent:
            connection = next(iter(self._silent))
            if len(self._silent) <= MOST_SILENT and self._silent[connection] > now:
                return
            self._hand_on(connection, None)

    def _hand_on(self, connection: socket.socket, place: int | None) -> None:
        """Hand a connection to the node at that place, or where there is none at the moment, to the next."""
        del self._silent[connection]
        self._selector.unregister(connection)
        if place is None:
            self._next = place = (self._next + 1) % self._count
        with connection:
            for other in range(self._count):
                node = self._nodes.get((place + other) % self._count)
                if node is not None and node.is_open and give(node.channel, connection):
                    return

    def _patience(self) -> float | None:
        """The seconds until a node is to be started or a silent connection handed on; None where nothing is planned."""
        times = [*self._missing.values(), *list(self._silent.values())[:1]]
        return max(0.0, min(times) - time.monotonic()) if times else None

    @contextlib.contextmanager
    def _catching_signals(self) -> Iterator[None]:
        """A signal wakes the selector; what it means by itself comes at the end."""

        def catch(number: int, _frame: FrameType | None) -> None:
            self._caught.append(number)

        woken, waking = socket.socketpair()
        for end in (woken, waking):
            end.setblocking(False)
        self._selector.register(woken, selectors.EVENT_READ, partial(woken.recv, 64))
        usual = {number: signal.signal(number, catch) for number in ENDINGS}
        before = signal.set_wakeup_fd(waking.fileno())
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            for number, handler in usual.items():
                signal.signal(number, handler)
            woken.close()
            waking.close()

    def _end(self) -> None:
        """End all nodes; one that does not end in time is killed."""
        self._listening.close()
        for connection in self._silent:
            connection.close()
        for node in self._nodes.values():
            with contextlib.suppress(ProcessLookupError):
                os.kill(node.pid, signal.SIGTERM)
        until = time.monotonic() + ENDING_SECONDS
        for node in self._nodes.values():
            while not os.waitpid(node.pid, os.WNOHANG)[0]:
                if time.monotonic() > until:
                    os.kill(node.pid, signal.SIGKILL)
                time.sleep(0.01)
            node.channel.close()
            self._ended(node.pid)
