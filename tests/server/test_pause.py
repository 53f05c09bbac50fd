"""A game's own clock stands while the host wants it to, or while a player is away; others never stand."""

from typing import Any

from tests.server.client import Live, Player
from tests.server.conftest import Serve

LONG = {"deadline": 60_000}


def a_table(ann: Player, ben: Player, **wishes: Any) -> str:
    """Ann is the host, and both play."""
    table: str = ann.create(options=LONG, **wishes)["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    return table


def pause(player: Player, table: str, status: int = 200, *, on: bool = True) -> Any:
    return player.put(f"/api/tables/{table}/pause", {"on": on}, status)


def until_pause(live: Live, why: str | None) -> dict[str, Any]:
    """Wait until the table says that the clock stands for this reason, or goes; the frame that shows it."""
    while (live.table["pause"] or {}).get("why") != why:
        live.next("table")
    while live.frame["stands"] != (why is not None):
        live.next("frame")
    return live.frame


def test_the_host_stops_the_clock_and_has_it_go_on(ann: Player, ben: Player) -> None:
    table = a_table(ann, ben)
    with ann.live(table) as host, ben.live(table) as guest:
        assert not host.next("frame")["stands"]
        guest.next("frame")
        assert guest.table["has_clock"]
        assert pause(ann, table)["pause"] == {"why": "host", "away": []}
        frozen = until_pause(guest, "host")["now"]
        assert until_pause(host, "host")["now"] == frozen
        host.act({"type": "take", "count": 1})
        assert host.next("refused")["why"]["en"] == "The clock is stopped: nobody can play until it runs again."
        with ann.live(table) as again:
            assert again.next("frame")["now"] == frozen
        assert pause(ann, table, on=False)["pause"] is None
        assert until_pause(guest, None)["now"] >= frozen
        until_pause(host, None)
        assert host.take(1)["last"] == 0


def test_only_the_host_and_only_where_the_game_has_a_clock(ann: Player, ben: Player) -> None:
    table = a_table(ann, ben)
    assert pause(ben, table, 403)["why"]["en"] == "Only the host of the table can decide that."
    plain = ann.create(mine=[0, 1], start=True)["id"]
    assert pause(ann, plain, 409)["why"]["en"] == "This game has no clock to stop."
    assert pause(ann, ann.create(options=LONG)["id"], 409)


def test_a_clock_stands_while_somebody_is_away(serve: Serve) -> None:
    server = serve(absence=0.05)
    with server.player() as ann, server.player() as ben:
        table = a_table(ann, ben)
        with ann.live(table) as host:
            with ben.live(table) as guest:
                guest.next("frame")
                host.next("frame")
                until_pause(host, None)
            frozen = until_pause(host, "away")["now"]
            assert host.table["pause"] == {"why": "away", "away": [1]}
            with ben.live(table) as guest:
                assert guest.next("frame")["now"] >= frozen
                until_pause(guest, None)
                until_pause(host, None)
                assert host.take(1)["last"] == 0


def test_the_host_may_go_on_without_somebody_who_is_away(serve: Serve) -> None:
    """A player who is gone is not waited for; one who has come back is, the next time."""
    server = serve(absence=0.05)
    with server.player() as ann, server.player() as ben:
        table = a_table(ann, ben)
        with ann.live(table) as host:
            host.next("frame")
            until_pause(host, "away")
            pause(ann, table, on=False)
            until_pause(host, None)
            assert host.take(1)["last"] == 0
            assert host.table["pause"] is None
            with ben.live(table) as guest:
                guest.next("frame")
            until_pause(host, "away")


def test_what_the_host_has_stopped_does_not_go_on_by_itself(serve: Serve) -> None:
    server = serve(absence=0.05)
    with server.player() as ann, server.player() as ben:
        table = a_table(ann, ben)
        with ann.live(table) as host:
            host.next("frame")
            frozen = until_pause(host, "away")["now"]
            pause(ann, table)
            assert until_pause(host, "host")["now"] == frozen
            with ben.live(table) as guest:
                guest.next("frame")
                assert guest.table["pause"] == {"why": "host", "away": []}
                assert guest.frame["now"] == frozen


def test_a_clock_that_stands_survives_the_server(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options=LONG, start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            pause(ann, table)
            frozen = until_pause(live, "host")["now"]
        server.kill()
        server.start()
        with ann.returned(server.base) as again, again.live(table) as live:
            frame = live.next("frame")
            assert (frame["now"], frame["stands"]) == (frozen, True)
            pause(again, table, on=False)
            assert until_pause(live, None)["now"] >= frozen


def test_a_clock_that_stands_does_not_ring(serve: Serve) -> None:
    """Nobody is there when the game begins, and so its deadline must wait for them."""
    server = serve(absence=0.0)
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"deadline": 2000}, start=True)["id"]
        with ann.live(table) as live:
            first = live.next("frame")
            assert first["deadline"] > first["now"]
            live.until_turn(1)
            assert live.frame["last"] == -2


def test_tables_without_such_a_clock_never_stand(serve: Serve) -> None:
    server = serve(absence=0.0)
    with server.player() as ann, server.player() as ben:
        table: str = ann.create()["id"]
        ben.table(table, "sit", seat=1)
        ann.table(table, "start")
        with ann.live(table) as host:
            with ben.live(table) as guest:
                guest.next("frame")
            while host.table.get("seats", [{}, {"online": True}])[1]["online"] or not host.frame:
                host.receive()
            assert not host.table["has_clock"]
            assert host.take(1)["last"] == 0
            assert host.table["pause"] is None
