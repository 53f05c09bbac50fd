"""Guests who are gone for good: nothing that they said, planned or waited for has their name, on any table."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from tests.server.civil import duel, said, who
from tests.server.client import Player
from tests.server.conftest import Serve, Server
from tests.server.features.holidays.test_holidays import go_away
from tests.server.features.pairing.test_pairing import pair
from tests.server.features.people.test_people import bring, tables_of
from tests.server.promises import give_up, hashed
from tests.server.test_correspondence import duel as correspondence

NAME = "Zebulon"


@pytest.fixture
def server(serve: Serve) -> Server:
    """Of its own: its database is looked through."""
    return serve()


@pytest.fixture
def zeb(server: Server) -> Iterator[Player]:
    with server.player() as player:
        player.put("/api/me", {"name": NAME})
        yield player


def delete(player: Player) -> None:
    player.post("/api/me/delete", {"name": NAME})


def stored(server: Server, *texts: str) -> list[str]:
    """The tables of the database that hold any of these texts."""
    server.stop()
    kept = {
        "tables": "SELECT * FROM tables",
        "concerned": "SELECT * FROM concerned",
        "chat": "SELECT * FROM chat",
        "guests": "SELECT * FROM guests",
        "documents": "SELECT * FROM documents",
        "owners": "SELECT * FROM owners",
    }
    with closing(sqlite3.connect(server.data / "cosmotheque.sqlite")) as database:
        found = {name: str(database.execute(query).fetchall()) for name, query in kept.items()}
    return [name for name, text in found.items() if any(one in text for one in texts)]


def test_lines_of_a_spectator_are_a_former_guests_too(server: Server, ann: Player, ben: Player, zeb: Player) -> None:
    table = duel(ann, ben)
    said(ann, table, "good day")
    said(zeb, table, "my secret wish")
    left = ann.create()["id"]
    zeb.table(left, "sit", seat=1)
    said(zeb, left, "my other wish")
    zeb.table(left, "leave", seat=1)
    delete(zeb)
    with ann.live(table) as live:
        lines = live.next("chat")["lines"]
        assert [(line["name"] == "", line["text"]) for line in lines] == [(False, "good day"), (True, "")]
    assert stored(server, zeb.id, NAME, "my secret wish", "my other wish") == []


def test_what_a_spectator_said_comes_along_to_another_device(ann: Player, ben: Player, cleo: Player) -> None:
    ann.put("/api/me", {"name": "Ann"})
    table = duel(ben, cleo)
    with ann.returned(ann.base) as again, Player(ann.base) as phone:
        said(phone, table, "from the phone")
        said(again, table, "from the desk")
        bring(ann, phone)
    with ben.live(table) as live:
        lines = live.next("chat")["lines"]
        assert [line["name"] for line in lines] == ["Ann", "Ann"]
        assert len({line["who"] for line in lines}) == 1


def test_when_they_would_have_been_away_is_forgotten(server: Server, ann: Player, zeb: Player) -> None:
    table = correspondence(zeb, ann)
    taken = go_away(zeb, 5)["holidays"][0]
    assert ann.get(f"/api/tables/{table}")["seats"][0]["away"] == taken
    hers = go_away(ann, 3)["holidays"][0]
    delete(zeb)
    seats = ann.get(f"/api/tables/{table}")["seats"]
    assert [(seat["kind"], seat["away"]) for seat in seats] == [("bot", None), ("guest", hers)]
    assert stored(server, zeb.id, str(taken["end"])) == []


def test_who_is_gone_waits_for_nobody(ann: Player, zeb: Player) -> None:
    waiting = pair(zeb)["id"]
    delete(zeb)
    assert pair(ann)["id"] != waiting


def test_who_goes_while_the_deal_is_drawn_keeps_nobody_waiting(server: Server, ann: Player, zeb: Player) -> None:
    """A bot sits in for them; the number that they promised is left out."""
    table = ann.create()["id"]
    zeb.table(table, "sit", seat=1, commitment=hashed("f" * 64))
    assert ann.table(table, "start")["status"] == "open"
    delete(zeb)
    with ann.live(table) as live:
        while live.table.get("status") != "running":
            live.next("table")
        assert (live.table["seats"][1]["kind"], live.table["seats"][1]["name"]) == ("bot", "")
    assert stored(server, zeb.id, NAME) == []


def test_the_seat_of_who_is_gone_is_free_in_the_next_game(ann: Player, zeb: Player, ben: Player) -> None:
    table = duel(ann, zeb)
    give_up(ann, table)
    delete(zeb)
    follower = ann.table(table, "rematch")
    assert [seat["kind"] for seat in follower["seats"]] == ["open", "guest"]
    ben.table(follower["id"], "sit", seat=0)
    assert ann.table(follower["id"], "start")["status"] == "running"
    assert tables_of(ben) == [follower["id"]]
    assert who(ann, follower["id"], 0)
