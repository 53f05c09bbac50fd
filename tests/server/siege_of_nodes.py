"""Nodes under siege: one of them is killed, or the PostgreSQL or Redis server that they share."""

import os
import random
import signal
import time
from pathlib import Path

import httpx
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.services import Service, children


class Pair:
    """Two nodes on one database, one address for everybody who comes: either. A kill hits one of them."""

    def __init__(self, folder: Path, database: str, redis: str = "") -> None:
        wishes = {"database": database, "redis": redis, "patience": 1.0, "bot_jobs": False}
        self.nodes = [Server(folder / f"node{number}", **wishes) for number in range(2)]
        self._victim = self.nodes[0]
        self.settings = self.nodes[0].settings

    @property
    def base(self) -> str:
        return random.choice(self.nodes).base

    def player(self) -> Player:
        return self.nodes[0].player()

    def kill(self) -> None:
        self._victim = random.choice(self.nodes)
        self._victim.kill()

    def start(self) -> None:
        self._victim.start()

    def close(self) -> None:
        for node in self.nodes:
            node.kill()


class Undermined(Pair):
    """A kill hits what the nodes stand on."""

    def __init__(self, folder: Path, service: Service, database: str, redis: str = "") -> None:
        super().__init__(folder, database, redis)
        self._service = service

    def kill(self) -> None:
        self._service.kill()

    def start(self) -> None:
        """Start the service after a moment, and wait until the nodes are well again."""
        time.sleep(random.uniform(0, 1))
        self._service.start()
        until = time.monotonic() + 30
        while not all(self._is_well(node) for node in self.nodes):
            assert time.monotonic() < until, "A node does not recover."
            time.sleep(0.05)

    @staticmethod
    def _is_well(node: Server) -> bool:
        try:
            return node.get("/health").status_code == 200
        except httpx.TransportError:
            return False


class Household(Server):
    """One server of two processes behind one port. A kill hits one of them, and its parent replaces it."""

    def __init__(self, folder: Path, database: str) -> None:
        super().__init__(folder, database=database, processes=2, patience=1.0, bot_jobs=False)

    def nodes(self) -> list[int]:
        return children(self.process.pid)

    def kill(self) -> None:
        os.kill(random.choice(self.nodes()), signal.SIGKILL)

    def start(self, port: int | None = None) -> None:
        """Start as any server the first time; later its parent has started it already."""
        if not hasattr(self, "process"):
            super().start(port)
