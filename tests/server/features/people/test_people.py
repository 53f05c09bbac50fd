"""One person on several devices: joined by a code, signed out, and gone for good when they wish."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.civil import shun
from tests.server.client import Player
from tests.server.conftest import Serve, Server
from websockets.exceptions import ConnectionClosed

from cosmotheque.server.features.people.transfer_codes import TRANSFER_CODES, TransferCode
from cosmotheque.server.live import cleanup
from cosmotheque.server.live.persons import PERSONS, Device, PersonRecord
from cosmotheque.server.live.tables import now_text
from cosmotheque.server.store.sqlite import SqliteStore

PHONE = {"User-Agent": "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"}


@pytest.fixture
def phone(server: Server) -> Iterator[Player]:
    with server.player() as player:
        player.http.headers.update(PHONE)
        yield player


def code_of(player: Player) -> str:
    code: str = player.post("/api/me/code", status=201)["code"]
    return code


def claim(person: Player, device: Player, **wishes: bool) -> int:
    """Have a device ask to be a person, and read the number that it shows."""
    number: int = device.post("/api/me/claim", {"code": code_of(person), **wishes})["number"]
    return number


def pick(person: Player, number: int | None, status: int = 200) -> Any:
    """Answer a device that asks."""
    return person.post("/api/me/code/answer", {"number": number}, status)


def bring(person: Player, device: Player, *, along: bool = True) -> None:
    """Make a device a person's."""
    assert pick(person, claim(person, device, along=along))["state"] == "joined"
    assert device.get("/api/me/claim")["state"] == "joined"
    device.id = device.get("/api/me")["id"]


def tables_of(player: Player) -> list[str]:
    return sorted(table["id"] for table in player.get("/api/me/tables"))


def test_two_devices_become_one_person_with_the_seats_of_both(ann: Player, phone: Player, ben: Player) -> None:
    ann.put("/api/me", {"name": "Ann"})
    here, there = ann.create()["id"], phone.create()["id"]
    ben.table(there, "sit", seat=1)
    ben.table(there, "start")
    code = code_of(ann)
    assert phone.post("/api/me/claim/look", {"code": code}) == {"name": "Ann", "mine": 1}
    number = phone.post("/api/me/claim", {"code": code})["number"]
    waiting = phone.get("/api/me/claim")
    assert (waiting["state"], waiting["name"], waiting["number"]) == ("claimed", "Ann", number)
    asked = ann.get("/api/me/code")
    assert (asked["state"], asked["label"]) == ("claimed", "Firefox · Android")
    assert phone.get("/api/me")["id"] == phone.id != ann.id, "nothing happens before it is allowed"
    assert pick(ann, number)["state"] == "joined"
    assert phone.get("/api/me/claim")["state"] == "joined"
    assert phone.get("/api/me") == {"id": ann.id, "name": "Ann"}
    assert tables_of(ann) == tables_of(phone) == sorted([here, there])
    with ann.live(there) as live:
        live.until_turn(0)
        assert live.table["seats"][0]["name"] == "Ann"
        live.take()
    with phone.live(there) as live:
        live.next("frame")
        assert live.frame["seat"] == 0
    shown = ann.get("/api/me/devices")["devices"]
    assert [(one["label"], one["here"]) for one in shown][1] == ("Firefox · Android", False)
    assert [one["here"] for one in phone.get("/api/me/devices")["devices"]] == [False, True]


def test_campaigns_come_along_and_nobody_is_a_member_twice(ann: Player, phone: Player) -> None:
    made = ann.post("/api/campaigns", {"game": "pebbles", "name": "Friday"}, 201)
    phone.post(f"/api/campaigns/{made['id']}/join")
    bring(ann, phone)
    shown = phone.get(f"/api/campaigns/{made['id']}")
    assert len(shown["members"]) == 1
    assert shown["hosting"]


def test_who_is_blocked_stays_so_under_another_name(ann: Player, phone: Player, ben: Player) -> None:
    """A person who has blocked another can still forgive them."""
    table = ben.create()["id"]
    phone.table(table, "sit", seat=1)
    shun(ben, table, block=True)
    phone.table(table, "leave", seat=1)
    bring(ann, phone)
    for device in (ann, phone):
        device.table(ben.create()["id"], "sit", 409, seat=1)
    assert table not in {one["id"] for one in ann.get("/api/tables")}


def test_a_device_that_is_not_let_in_stays_who_it_was(ann: Player, phone: Player) -> None:
    mine = phone.create()["id"]
    number = claim(ann, phone)
    assert pick(ann, None)["state"] == "refused"
    assert phone.get("/api/me/claim")["state"] == "refused"
    assert phone.get("/api/me")["id"] == phone.id
    assert tables_of(ann) == []
    assert tables_of(phone) == [mine]
    assert pick(ann, number)["state"] == "refused", "it stays so"
    assert phone.get("/api/me")["id"] == phone.id


def test_who_only_visits_leaves_what_the_browser_had_and_finds_it_again(ann: Player, phone: Player) -> None:
    mine, was = phone.create()["id"], phone.id
    bring(ann, phone, along=False)
    assert phone.id == ann.id
    assert tables_of(ann) == []
    shown = phone.get("/api/me/devices")
    assert shown["can_return"]
    assert [one["here"] for one in shown["devices"]] == [False, True]
    phone.http.delete("/api/me/devices/1").raise_for_status()
    assert phone.get("/api/me")["id"] == was
    assert tables_of(phone) == [mine]
    assert not phone.get("/api/me/devices")["can_return"]


def test_a_device_that_was_signed_out_is_nobody_any_more(ann: Player, phone: Player, ben: Player) -> None:
    table = ann.create(public=False)["id"]
    ben.table(table, "sit", seat=1)
    ben.table(table, "start")
    bring(ann, phone)
    with ann.returned(ann.base) as stolen, ann.live(table) as live:
        live.until_turn(0)
        phone.http.delete("/api/me/devices/0").raise_for_status()
        with pytest.raises(ConnectionClosed):
            live.next("nothing of that kind")
        assert stolen.get("/api/me")["id"] != ann.id
        assert tables_of(stolen) == []
    with phone.live(table) as live:
        live.next("frame")
        assert live.frame["seat"] == 0


def test_the_last_device_is_not_signed_out(ann: Player) -> None:
    assert ann.http.delete("/api/me/devices/0").status_code == 409
    assert ann.http.delete("/api/me/devices/7").status_code == 404
    assert ann.get("/api/me")["id"] == ann.id


def test_those_who_play_together_do_not_become_the_same(ann: Player, phone: Player) -> None:
    table = ann.create()["id"]
    phone.table(table, "sit", seat=1)
    number = claim(ann, phone)
    assert "same table" in pick(ann, number, 409)["why"]["en"]
    assert phone.get("/api/me")["id"] == phone.id
    phone.table(table, "leave", seat=1)
    assert pick(ann, number)["state"] == "joined", "the code is still good"


def test_two_persons_with_devices_of_their_own_become_one(ann: Player, phone: Player, ben: Player) -> None:
    with Player(ben.base) as other:
        bring(ben, other)
        bring(ann, phone)
        kept = ben.create()["id"]
        bring(phone, other)
        assert {one.get("/api/me")["id"] for one in (ann, phone, ben, other)} == {ann.id}
        assert tables_of(ann) == [kept]
        assert len(ann.get("/api/me/devices")["devices"]) == 4


def test_what_broke_off_is_taken_up_again(serve: Serve) -> None:
    """As a server leaves it that was killed between joining two devices and handing over the last table."""
    server = serve()
    with server.player() as ann, server.player() as phone:
        mine = sorted(phone.create()["id"] for _ in range(3))
        server.kill()
        both = tuple(Device(player.id, "", "") for player in (ann, phone))
        write(server, PersonRecord(id=ann.id, created="", devices=both, moving=(phone.id,), revision=0))
        server.start()
        with ann.returned(server.base) as again, phone.returned(server.base) as other:
            assert other.id == again.id
            assert tables_of(again) == mine
            assert all(table["seats"][0]["mine"] for table in again.get("/api/me/tables"))


def write(server: Server, person: PersonRecord) -> None:
    async def keep() -> None:
        store = SqliteStore(server.data / "cosmotheque.sqlite")
        try:
            await PERSONS.keep(store, person)
        finally:
            await store.close()

    asyncio.run(keep())


def everything(player: Player) -> list[dict[str, Any]]:
    return [json.loads(line) for line in player.http.get("/api/me/everything").text.splitlines()]


def test_somebody_takes_along_all_that_is_stored_about_them(ann: Player, phone: Player, ben: Player) -> None:
    ann.put("/api/me", {"name": "Ann"})
    made = ann.post("/api/campaigns", {"game": "pebbles", "name": "Friday"}, 201)
    ben.post(f"/api/campaigns/{made['id']}/join")
    table = ann.create()["id"]
    bring(ann, phone)
    found = everything(ann)
    assert found[0]["name"] == "Ann"
    assert {line["kind"] for line in found} >= {"person", "campaign", "table"}
    assert [line["table"]["id"] for line in found if line["kind"] == "table"] == [table]
    assert ben.id not in json.dumps(found)


def test_who_is_gone_has_left_nothing_but_games(ann: Player, phone: Player, ben: Player) -> None:
    ann.put("/api/me", {"name": "Annabel"})
    made = ann.post("/api/campaigns", {"game": "pebbles", "name": "Friday"}, 201)
    ben.post(f"/api/campaigns/{made['id']}/join")
    running, waiting, over = (ann.create()["id"] for _ in range(3))
    for table in (running, over):
        ben.table(table, "sit", seat=1)
        ben.table(table, "start")
    with ann.live(over) as live:
        live.until_turn(0)
        live.send(type="say", text="my secret wish")
        live.next("chat")
        live.send(type="concede", seat=0)
        live.next("table")
    bring(ann, phone)
    assert "exactly" in ann.post("/api/me/delete", {"name": "Ann"}, 409)["why"]["en"]
    ann.post("/api/me/delete", {"name": "Annabel"})
    for left in (ann, phone):
        assert tables_of(left) == []
    assert ann.get("/api/me")["name"] != "Annabel"
    with ben.live(over) as live:
        lines = live.next("chat")["lines"]
        assert [(line["name"], line["text"]) for line in lines] == [("", "")]
    seats = ben.get(f"/api/tables/{over}")["seats"]
    assert (seats[0]["kind"], seats[0]["name"]) == ("guest", "")
    seats = ben.get(f"/api/tables/{running}")["seats"]
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["left"]) == ("bot", "", True)
    assert ben.get(f"/api/tables/{running}")["hosting"]
    assert ben.get(f"/api/tables/{waiting}")["seats"][0]["kind"] == "open"
    shown = ben.get(f"/api/campaigns/{made['id']}")
    assert [one["name"] for one in shown["members"]] == [ben.get("/api/me")["name"]]
    assert shown["hosting"]


def test_codes_that_nobody_can_need_any_more_are_dropped(tmp_path: Path) -> None:
    old = TransferCode(id="old", created="2026-01-01", person="ann", until=0)
    young = TransferCode(id="young", created=now_text(), person="ben", until=0)

    async def use() -> None:
        store = SqliteStore(tmp_path / "x.sqlite")
        try:
            for one in (old, young):
                await TRANSFER_CODES.keep(store, one)
            await cleanup.drop_expired(store)
            assert await TRANSFER_CODES.find(store, "old") is None
            assert await TRANSFER_CODES.find(store, "young") == young
        finally:
            await store.close()

    asyncio.run(use())
