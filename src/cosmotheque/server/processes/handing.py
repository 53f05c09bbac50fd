"""Handing a connection from one process to another: one byte on a channel between them, and the open file with it."""

import socket
from collections.abc import Callable
from typing import TypeAlias

ACCEPTED_AT_ONCE = 64
Admits: TypeAlias = Callable[[str], bool]
"""Counts a new connection from an address; False where there are too many."""
OPEN = b"+"
"""A child's message once it can be handed connections; any other message is the reason why it cannot."""


def give(channel: socket.socket, connection: socket.socket) -> bool:
    """Hand a connection on; False where nobody takes it, because the process is gone or does not keep up."""
    try:
        socket.send_fds(channel, [b"\0"], [connection.fileno()])
    except OSError:
        return False
    return True


def take(channel: socket.socket) -> socket.socket | None:
    """The next connection. None once the other end is closed; BlockingIOError while there is nothing."""
    byte, files, _, _ = socket.recv_fds(channel, 1, 1)
    if not byte:
        return None
    taken = socket.socket(fileno=files[0])
    taken.setblocking(False)
    return taken
