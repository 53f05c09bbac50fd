"""A server prepared for a siege: games finished, running and open, a group, a campaign, a bot; and who besieges it."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from server_load import GAME
from tests.server.client import Player
from tests.server.conftest import Server

from cosmotheque.server.base.settings import Limits

LONG, PADDING = 900, 5000
HEAP = 1000
MOST_MOVES = 150
COOKIE = "cosmotheque"


class Ground:
    """The data of a stopped server, by names what is in it, and the cookies of the player and of the stranger."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "prepared"
        server = Server(self.data)
        with server.player() as player, server.player() as stranger:
            self.table = str(player.create(mine=[0, 1], options={"heap": HEAP}, start=True)["id"])
            self.names = _prepare(stranger)
            self.player, self.stranger = (str(one.http.cookies[COOKIE]) for one in (player, stranger))
        server.stop()

    @contextmanager
    def served(self, folder: Path) -> Iterator[Server]:
        """A server with the limits of every day on a copy of it all."""
        shutil.copytree(self.data, folder)
        server = Server(folder, limits=Limits())
        try:
            yield server
        finally:
            server.kill()


def _prepare(stranger: Player) -> dict[str, str]:
    """Everything that the routes are asked about."""
    group = stranger.post("/api/groups", {"name": "Siege"}, 201)
    return {
        "game": GAME,
        "long": _take_down(stranger),
        "played": _play(stranger),
        "running": str(stranger.create(mine=[0, 1], options={"heap": HEAP}, start=True)["id"]),
        "open": str(stranger.create(mine=[0], public=True)["id"]),
        "group": str(group["id"]),
        "link": str(group["link"]),
        "campaign": str(stranger.post("/api/campaigns", {"game": "pebbles", "name": "Siege"}, 201)["id"]),
        "robot": str(stranger.post("/api/bots", {"name": "Siege"}, 201)["robot"]["key"]),
    }


def _take_down(stranger: Player) -> str:
    """A game of many moves and large views, to its end."""
    options = {"heap": LONG, "padding": PADDING}
    table = str(stranger.create(mine=[0, 1], options=options, start=True)["id"])
    with stranger.live(table) as live:
        live.next("frame")
        while not live.frame["outcome"]:
            live.take(1, seat=live.frame["actors"][0])
    return table


def _play(stranger: Player) -> str:
    """A game of the shelf at random, given up after a while."""
    table = str(stranger.create(game=GAME, mine=[0, 1], start=True)["id"])
    with stranger.live(table) as live:
        live.next("frame")
        for _ in range(MOST_MOVES):
            if live.frame["outcome"]:
                return table
            live.send(type="look", seat=live.frame["actors"][0])
            live.next("frame")
            before = live.frame["v"]
            live.act_at_random()
            live.until_version(before + 1)
        live.send(type="concede", seat=0)
        while not live.frame["outcome"]:
            live.next("frame")
    return table


def browser_at(base: str, address: str, cookie: str) -> Player:
    """A player with a cookie who comes from an address of their own."""
    player = Player.__new__(Player)
    player.base = base
    transport = httpx.HTTPTransport(local_address=address)
    player.http = httpx.Client(base_url=base, transport=transport, cookies={COOKIE: cookie}, timeout=30)
    return player
