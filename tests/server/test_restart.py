"""Nothing that was acknowledged is ever lost: the server is killed in the middle, and goes on."""

import sqlite3
import threading

import msgspec
from tests.server.client import Player
from tests.server.conftest import Serve, eventually
from websockets.exceptions import ConnectionClosed


def play_until_cut_off(player: Player, table: str, acknowledged: list[int]) -> None:
    """Play both seats, noting what was acknowledged, until the connection dies."""
    try:
        with player.live(table) as live:
            live.next("frame")
            while True:
                live.send(type="look", seat=live.frame["actors"][0])
                live.next("frame")
                live.take(1)
                acknowledged.append(live.frame["v"])
    except (ConnectionClosed, OSError):
        pass


def test_killed_in_mid_game_every_acknowledged_move_is_there(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        tables = [ann.create(mine=[0, 1], options={"heap": 1000}, start=True)["id"] for _ in range(3)]
        notes: list[list[int]] = [[] for _ in tables]
        playing = [
            threading.Thread(target=play_until_cut_off, args=(ann, table, note))
            for table, note in zip(tables, notes, strict=True)
        ]
        for thread in playing:
            thread.start()
        eventually(lambda: min(map(len, notes)), lambda fewest: fewest >= 10)
        server.kill()
        for thread in playing:
            thread.join()
        server.start()
        with ann.returned(server.base) as again:
            for table, note in zip(tables, notes, strict=True):
                with again.live(table) as live:
                    frame = live.next("frame")
                    assert frame["v"] >= note[-1]
                    assert frame["view"]["heap"] == 1000 - (frame["v"] - 1)
                    assert len(frame["events"]) == frame["v"]
                    live.send(type="look", seat=frame["actors"][0])
                    live.next("frame")
                    live.take(3)


def test_seats_chat_options_undo_and_clocks_survive(serve: Serve) -> None:
    server = serve()
    with server.player() as ann, server.player() as ben:
        ann.put("/api/me", {"name": "Ann"})
        table = ann.create(options={"heap": 20}, clock={"minutes": 5}, public=True)["id"]
        ben.table(table, "sit", seat=1)
        ann.table(table, "start")
        with ann.live(table) as live:
            live.next("frame")
            live.send(type="say", text="hello")
            live.next("chat")
            live.take(2)
            ben.table(table, "leave", seat=1)
            live.until_turn(0)
            live.send(type="undo", v=live.frame["v"], seat=0)
            live.next("undo-asked")
            before, now = live.frame, ann.get(f"/api/tables/{table}")
        server.kill()
        server.start()
        with ann.returned(server.base) as again:
            after = again.get(f"/api/tables/{table}")
            for field in ("seats", "options", "clock", "v", "actors", "created", "public", "chat_open"):
                shown = [{**seat, "online": False} for seat in now["seats"]] if field == "seats" else now[field]
                assert after[field] == shown
            with again.live(table) as live:
                assert live.next("chat")["lines"][0]["text"] == "hello"
                frame = live.next("frame")
            assert frame["view"] == before["view"]
            assert frame["moves"] == before["moves"] < frame["v"]
            assert before["clocks"][0] - 30_000 < frame["clocks"][0] < before["clocks"][0]
            assert again.get("/api/me")["name"] == "Ann"


def test_bots_and_deadlines_go_on_by_themselves_after_a_restart(serve: Serve) -> None:
    server = serve(bot_delay=60.0)
    with server.player() as ann:
        waiting = ann.create(bots={"1": "steady"}, start=True)["id"]
        with ann.live(waiting) as live:
            live.next("frame")
            live.take(1)
        ringing = ann.create(mine=[0, 1], options={"deadline": 2500}, start=True)["id"]
        timed = ann.create(mine=[0, 1], clock={"minutes": 2.5 / 60}, start=True)["id"]
        server.kill()
        server.settings = msgspec.structs.replace(server.settings, bot_delay=0.0)
        server.start()
        with ann.returned(server.base) as again:
            eventually(lambda: again.get(f"/api/tables/{waiting}")["actors"], lambda actors: actors == [0])
            eventually(lambda: again.get(f"/api/tables/{ringing}")["v"], lambda version: version > 1)
            ended = eventually(
                lambda: again.get(f"/api/tables/{timed}")["outcome"], lambda outcome: outcome is not None
            )
            assert ended["reason"] == "time"


def test_idle_tables_leave_memory_and_come_back(serve: Serve) -> None:
    server = serve(idle=0.1, sweep=0.1)
    with server.player() as ann:
        table = ann.create(mine=[0, 1], start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            live.take(2)
        eventually(lambda: ann.http.get("/metrics").text, lambda text: "\ncosmotheque_tables 0.0" in text)
        with ann.live(table) as live:
            assert live.next("frame")["view"]["heap"] == 10


def test_a_game_that_is_only_looked_at_leaves_memory_and_comes_back(serve: Serve) -> None:
    """Browsers that stay open for days cost a connection, not a game; clocks and deadlines go on."""
    server = serve(idle=0.1, sweep=0.1)
    with server.player() as ann:
        quiet = ann.create(mine=[0, 1], start=True)["id"]
        timed = ann.create(mine=[0, 1], clock={"minutes": 1.5 / 60}, start=True)["id"]
        with ann.live(quiet) as live, ann.live(timed) as falling:
            live.next("frame")
            falling.next("frame")
            eventually(lambda: ann.http.get("/metrics").text, lambda text: "\ncosmotheque_games 0.0" in text)
            assert "\ncosmotheque_tables 2.0" in ann.http.get("/metrics").text
            assert live.take(2)["view"]["heap"] == 10
            assert falling.next("frame")["outcome"]["reason"] == "time"


def test_a_table_of_older_rules_is_refused_in_words_and_let_be(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        table = ann.create(bots={"0": "steady"}, mine=[1], start=True)["id"]
        server.kill()
        with sqlite3.connect(server.data / "cosmotheque.sqlite") as database:
            database.execute("""UPDATE tables SET due = 0, sheet = replace(sheet, '"rules":1', '"rules":0')""")
        database.close()
        server.start()
        with ann.returned(server.base) as again:
            assert again.get(f"/api/tables/{table}", 409)["why"]["en"].startswith("This game was played by older rules")
            assert [found["id"] for found in again.get("/api/me/tables")] == [table]
            with again.live(table) as live:
                assert live.receive()["why"]["en"].startswith("This game was played by older rules")
    assert '"cannot open"' in server.log.read_text()
    assert '"level":"error"' not in server.log.read_text()
