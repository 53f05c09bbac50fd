"""The real server for browser tests: quick bots and, because all visitors share an address, wide limits."""

import socket
import sys
from pathlib import Path

from cosmotheque.server import logs
from cosmotheque.server.run import run
from cosmotheque.server.settings import Limits, Rate, Settings

PLENTY = Rate(1_000, 10_000)

if __name__ == "__main__":
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    listening = socket.create_server(("127.0.0.1", port))
    logs.set_up()
    limits = Limits(requests=PLENTY, costly=PLENTY, new_tables=PLENTY)
    run(Settings(data=data, bot_delay=0.05, bot_watch=0.2, limits=limits), listening)
