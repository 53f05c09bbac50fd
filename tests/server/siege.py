"""Tables under load while the server is killed again and again, and a judge of what the players were told.

`python bench/kills.py` goes on for long; a dozen kills are in the test suite.
"""

import json
import random
import threading
import time
from collections.abc import Callable
from typing import Any

from tests.server.client import Live, Player
from tests.server.conftest import Server
from tests.server.history import Attempt, History, check
from tests.server.promises import hashed
from tests.server.sociable import Sociable
from websockets.exceptions import WebSocketException

from cosmotheque.server.upkeep import commands as upkeep

CUT_OFF = (OSError, WebSocketException, EOFError)
HEAP = 1000
NUMBER = "5" * 64


class Besieged:
    """One player alone at a table with two seats, who comes back whenever the connection is lost."""

    def __init__(self, player: Player, address: Callable[[], str], is_up: threading.Event) -> None:
        self._player = player
        self._address = address
        self._is_up = is_up
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play)
        self.tables: dict[str, History] = {}
        self.moves = 0

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()

    def _play(self) -> None:
        table: str | None = None
        while not self._stop.is_set():
            self._is_up.wait()
            try:
                with self._player.returned(self._address()) as here:
                    table = table or self._new_table(here)
                    here.table(table, "open", number=NUMBER)  # where that was too late, it changes nothing
                    with here.live(table) as live:
                        table = self._sit_at(live, self.tables[table], table)
            except Exception as fault:
                if not is_cut_off(fault):
                    raise
                time.sleep(0.02)

    def _new_table(self, here: Player) -> str:
        """Every second one is a correspondence, whose days are stored with each move."""
        wishes: dict[str, Any] = {"correspondence": {"days": 1}} if len(self.tables) % 2 else {}
        wishes |= {"options": {"heap": HEAP}, "start": True, "commitment": hashed(NUMBER)}
        name: str = here.create(mine=[0, 1], **wishes)["id"]
        self.tables[name] = History()
        return name

    def _sit_at(self, live: Live, history: History, table: str) -> str | None:
        """Play until the game is over; the table to come back to, if any."""
        live.next("frame")
        while not self._stop.is_set():
            if live.frame["outcome"]:
                return None
            seat = live.frame["actors"][0]
            live.send(type="look", seat=seat)
            live.next("frame")
            history.sees(live.frame["v"], live.frame["view"]["heap"])
            take(live, history, seat, random.randint(1, min(3, live.frame["view"]["heap"])))
            self.moves += 1
        return table


def is_cut_off(fault: Exception) -> bool:
    """Requests over HTTP fail in their own words, and are refused while the database is away."""
    if isinstance(fault, CUT_OFF):
        return True
    is_refused = isinstance(fault, AssertionError) and "This could not be stored" in str(fault)
    return is_refused or type(fault).__module__.startswith(("httpx", "httpcore"))


def take(live: Live, history: History, seat: int, count: int) -> Attempt:
    """Make a move and note what becomes of it."""
    action = {"type": "take", "count": count}
    attempt = history.sends(live.frame["v"], seat, action)
    live.act(action, seat=seat)
    while True:
        message = live.receive()
        if message["type"] == "refused":
            attempt.fate = "refused"
            return attempt
        if message["type"] == "frame" and message["v"] > attempt.v:
            attempt.fate = "acknowledged"
            history.sees(message["v"], message["view"]["heap"])
            return attempt


def judge(player: Player, table: str, history: History) -> None:
    """End a game where it still runs, and hold its record against what its players were told."""
    if player.get(f"/api/tables/{table}")["status"] != "over":
        with player.live(table) as live:
            live.next("frame")
            history.sees(live.frame["v"], live.frame["view"]["heap"])
            live.send(type="concede", seat=0)
            while not live.frame["outcome"]:
                live.next("frame")
    lines = player.http.get(f"/api/tables/{table}/record").text.splitlines()[1:]
    log = [(line["seat"], line["action"]) for line in map(json.loads, lines) if "action" in line]
    check(history, log)
    proof = player.get(f"/api/tables/{table}/proof")
    assert proof["verdict"] == "verified", proof
    assert {share.get("number", NUMBER) for share in proof["proof"]["shares"]} == {NUMBER}, proof


def besiege(
    server: Server,
    tables: int,
    kills: int,
    say: Callable[[int, int], None] = lambda _kill, _moves: None,
    *,
    people: int = 1,
) -> int:
    """Kill the server so many times at random moments of play; the moves that were acknowledged, all found again.

    So is what people did meanwhile who found groups, meet, quarrel and so on.
    """
    with server.player() as player:
        is_up = threading.Event()
        is_up.set()
        players = [Besieged(player, lambda: server.base, is_up) for _ in range(tables)]
        key = upkeep.admin_key(server.settings)
        others = [Sociable(lambda: server.base, key, is_up, is_cut_off) for _ in range(people)]
        everybody = [*players, *others]
        for one in everybody:
            one.start()
        try:
            for kill in range(kills):
                _wait_for_play(everybody)
                time.sleep(random.uniform(0, 0.2))
                is_up.clear()
                server.kill()
                server.start()
                is_up.set()
                say(kill + 1, sum(one.moves for one in everybody))
            _wait_for_play(everybody)
        finally:
            is_up.set()
            for one in everybody:
                one.stop()
        for other in others:
            other.judge()
        with player.returned(server.base) as judging:
            for one in players:
                for table, history in one.tables.items():
                    judge(judging, table, history)
        return sum(history.acknowledged() for one in players for history in one.tables.values())


def _wait_for_play(players: list[Besieged | Sociable]) -> None:
    """Wait until every player has made a move since now."""
    before = [one.moves for one in players]
    until = time.monotonic() + 60
    while any(one.moves <= count for one, count in zip(players, before, strict=True)):
        if time.monotonic() > until:
            raise TimeoutError("Somebody cannot play any more.")
        time.sleep(0.01)
