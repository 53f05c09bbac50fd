"""A parent whose nodes do nothing but say which process they are, on each connection that is handed to them.

Usage: python household.py COUNT, or python household.py COUNT SENTENCE for nodes that cannot begin, because of that.
"""

import os
import socket
import sys
from functools import partial

from cosmotheque.server.base.limits import ConnectionRate
from cosmotheque.server.base.settings import BadSettings, Rate
from cosmotheque.server.processes.handing import OPEN, take
from cosmotheque.server.processes.parent import Parent
from cosmotheque.server.run import listen, say

OFTEN = Rate(0.001, 3)
"""The rate of connections from an address other than 127.0.0.1."""


def begin(why: str, channel: socket.socket) -> None:
    if why:
        raise BadSettings(why)
    channel.send(OPEN)
    while (connection := take(channel)) is not None:
        with connection:
            connection.send(str(os.getpid()).encode())


if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    say(str(listening.getsockname()[1]))
    try:
        admits = ConnectionRate(OFTEN, {"127.0.0.1"}).admits
        Parent(listening, int(sys.argv[1]), partial(begin, "".join(sys.argv[2:])), lambda _: None, admits).run()
    except BadSettings as fault:
        sys.exit(str(fault))
