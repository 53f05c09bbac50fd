"""Faults around a server: its file is locked, its clock is set, it is told to stop. Nobody's game suffers."""

import json
import sqlite3
import threading
import time
from pathlib import Path

from tests.server.client import Live, Player
from tests.server.conftest import Serve
from tests.server.history import History
from tests.server.siege import judge, take
from websockets.exceptions import ConnectionClosed

HOUR = 3_600_000


def test_a_locked_file_refuses_moves_and_forgets_none(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"heap": 100}, start=True)["id"]
        history = History()
        with ann.live(table) as live:
            live.next("frame")
            take(live, history, 0, 1)
            locking = sqlite3.connect(server.data / "cosmotheque.sqlite", isolation_level=None)
            locking.execute("BEGIN IMMEDIATE")
            try:
                live.send(type="look", seat=1)
                live.next("frame")
                live.act({"type": "take", "count": 2})
                assert ann.get(f"/api/tables/{ann.get('/api/me/tables')[0]['id']}")["v"] == 2
                assert live.next("refused", patience=30)["why"]["en"].startswith("This could not be stored")
            finally:
                locking.close()
            assert take(live, history, 1, 3).fate == "acknowledged"
        judge(ann, table, history)


def test_a_table_is_not_let_go_while_it_works(serve: Serve) -> None:
    """However soon idle tables leave memory, everybody who asks is answered."""
    server = serve(idle=0.0, sweep=0.005)
    with server.player() as ann:
        tables = [ann.create(mine=[0, 1], start=True)["id"] for _ in range(10)]
        found = [ann.http.get(f"/api/tables/{table}").status_code for _ in range(30) for table in tables]
        assert set(found) == {200}
        with ann.live(tables[0]) as live:
            live.next("frame")
            assert live.take(1)["v"] == 2


def look(live: Live, seat: int = 0) -> dict[str, int]:
    """The game time, and what the clock of a seat shows."""
    live.send(type="look", seat=seat)
    frame = live.next("frame")
    return {"now": frame["now"], "left": frame["clocks"][seat]}


def test_setting_the_clock_neither_costs_nor_gives_time(serve: Serve, tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    server = serve(clock=clock)
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"heap": 100}, clock={"minutes": 5}, start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            seen = [look(live)]
            for jump in (HOUR, -HOUR, 24 * HOUR):
                clock.write_text(str(jump))
                live.send(type="look", seat=live.frame["actors"][0])
                live.next("frame")
                live.take(1)
                seen.append(look(live))
        assert [at["now"] for at in seen] == sorted(at["now"] for at in seen)
        assert seen[-1]["now"] < 60_000
        assert min(at["left"] for at in seen) > 240_000


def test_a_clock_that_was_set_back_while_the_server_was_down(serve: Serve, tmp_path: Path) -> None:
    """Game time goes on from where it was: the log stays in order, and clocks go on running."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    server = serve(clock=clock)
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"heap": 100}, clock={"minutes": 5}, start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            time.sleep(0.3)
            before = look(live)["now"]
            live.take(1)
        server.kill()
        clock.write_text(str(-HOUR))
        server.start()
        with ann.returned(server.base) as again, again.live(table) as live:
            live.next("frame")
            first = look(live, 1)
            time.sleep(0.3)
            second = look(live, 1)
            assert before <= first["now"] < second["now"] < before + 60_000
            assert second["left"] < first["left"]
            live.take(1)
            live.send(type="concede", seat=1)
            while not live.frame["outcome"]:
                live.next("frame")
            lines = again.http.get(f"/api/tables/{table}/record").text.splitlines()[1:]
            times = [json.loads(line)["at"] for line in lines]
            assert times == sorted(times)


def play_until_closed(player: Player, table: str, history: History, codes: list[int]) -> None:
    try:
        with player.live(table) as live:
            live.next("frame")
            while True:
                seat = live.frame["actors"][0]
                live.send(type="look", seat=seat)
                live.next("frame")
                take(live, history, seat, 1)
    except ConnectionClosed as closed:
        codes.append(closed.rcvd.code if closed.rcvd is not None else 0)


def test_told_to_stop_it_stores_what_runs_and_asks_everybody_to_come_back(serve: Serve) -> None:
    """1012, service restart, is what the browser answers by connecting again."""
    server = serve()
    with server.player() as ann:
        tables = {ann.create(mine=[0, 1], options={"heap": 1000}, start=True)["id"]: History() for _ in range(3)}
        codes: list[int] = []
        playing = [
            threading.Thread(target=play_until_closed, args=(ann, table, history, codes))
            for table, history in tables.items()
        ]
        for thread in playing:
            thread.start()
        while not all(history.acknowledged() for history in tables.values()):
            time.sleep(0.02)
        server.stop()
        for thread in playing:
            thread.join()
        assert codes == [1012] * 3
        assert '"event":"closed"' in server.log.read_text()
        assert '"level":"error"' not in server.log.read_text()
        server.start()
        with ann.returned(server.base) as again:
            for table, history in tables.items():
                judge(again, table, history)
