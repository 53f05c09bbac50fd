"""Ports for servers that tests start, kill and start again."""

import secrets
import socket

LOWEST, HIGHEST = 20_000, 32_000
"""Below those that systems give to outgoing connections: nobody takes the port of a server that is down, and nobody who
calls it meanwhile is connected to themselves."""


def free_port() -> int:
    while True:
        port = LOWEST + secrets.randbelow(HIGHEST - LOWEST)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
