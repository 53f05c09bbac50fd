"""Called back: who is not at the table when it wants them, in the browsers where they asked for it, once."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from py_vapid import Vapid02
from tests.server.almanac import DAY, HOUR, Calendar
from tests.server.client import Player
from tests.server.conftest import Serve, Server, eventually
from tests.server.push_service import PushService
from tests.server.services import Postgres
from tests.server.test_correspondence import duel, look, take

from cosmotheque.server.store.sqlite import SqliteStore
from cosmotheque.server.upkeep import commands as upkeep


@pytest.fixture
def house(serve: Serve, service: PushService) -> Server:
    """A server that knows the push service of the tests, and no other."""
    return serve(push_services=frozenset({service.origin}))


@pytest.fixture
def calendar(serve: Serve, tmp_path: Path, service: PushService) -> Iterator[Calendar]:
    made = Calendar(serve, tmp_path, push_services=frozenset({service.origin}))
    yield made
    made.close()


def ring(player: Player, table: str, status: int = 200, *, on: bool = True) -> Any:
    return player.put(f"/api/tables/{table}/bell", {"on": on}, status)


def heard(service: PushService, name: str, count: int) -> list[str]:
    return eventually(lambda: service.said(name), lambda said: len(said) >= count)


def settle(house: Server, player: Player, service: PushService) -> None:
    """Wait until a call that was asked for later than all others has come."""
    service.subscribe(player, "last")
    table = player.create(mine=[0, 1], options={"heap": 9})["id"]
    ring(player, table)
    before = len(service.said("last"))
    player.table(table, "start")
    heard(service, "last", before + 1)


def test_who_has_a_bell_at_the_table_is_called_when_the_turn_is_theirs(house: Server, service: PushService) -> None:
    with house.player() as ann, house.player() as ben:
        ann.put("/api/me", {"name": "Ann"})
        service.subscribe(ben, "phone", locale="fr")
        service.subscribe(ben, "desk")
        table = duel(ann, ben)
        assert not look(ben, table)["bell"]
        assert ring(ben, table)["bell"]
        assert not look(ann, table)["bell"]
        take(ann, table)
        assert heard(service, "phone", 1) == ["C’est à vous de jouer. Avec Ann."]
        assert heard(service, "desk", 1) == ["It is your turn. With Ann."]
        shown = service.arrived[0].said
        assert (shown["url"], shown["tag"]) == (f"/t/{table}", table)
        assert ben.get("/api/me/waiting") == {"count": 1, "running": 1}
        assert ann.get("/api/me/waiting") == {"count": 0, "running": 1}


def test_without_a_bell_and_without_a_wish_nobody_is_called(house: Server, service: PushService) -> None:
    with house.player() as ann, house.player() as ben:
        service.subscribe(ben, "phone")
        table = duel(ann, ben)
        ring(ben, table)
        ring(ben, table, on=False)
        take(ann, table)
        settle(house, ann, service)
        assert service.said("phone") == []


def test_who_looks_at_the_table_is_not_called(house: Server, service: PushService) -> None:
    with house.player() as ann, house.player() as ben:
        service.subscribe(ben, "phone")
        table = duel(ann, ben)
        ring(ben, table)
        with ben.live(table) as live:
            live.next("frame")
            take(ann, table)
            live.until_turn(1)
        settle(house, ann, service)
        assert service.said("phone") == []


def test_a_browser_may_be_called_to_all_slow_games_and_to_no_quick_one(house: Server, service: PushService) -> None:
    with house.player() as ann, house.player() as ben:
        ann.put("/api/me", {"name": "Ann"})
        assert service.subscribe(ben, "phone", slow=True) == {"slow": True}
        quick = ann.create(options={"heap": 900})["id"]
        ben.table(quick, "sit", seat=1)
        ann.table(quick, "start")
        take(ann, quick)
        slow = duel(ann, ben)
        heard(service, "phone", 1)
        take(ann, slow)
        assert heard(service, "phone", 2) == ["The game is starting. With Ann.", "It is your turn. With Ann."]
        assert {one.said["url"] for one in service.arrived} == {f"/t/{slow}"}
        assert service.subscribe(ben, "phone") == {"slow": True}


def test_the_end_is_told_and_so_is_who_plays_in_ones_place(calendar: Calendar, service: PushService) -> None:
    ann, ben = calendar.player(), calendar.player()
    service.subscribe(ann, "ann", slow=True)
    service.subscribe(ben, "ben", slow=True)
    lost, kept = duel(ann, ben, timeout="lose"), duel(ann, ben)
    heard(service, "ann", 2)
    heard(service, "ben", 2)
    service.arrived.clear()
    calendar.pass_by(2 * DAY + HOUR)

    def of(table: str, name: str) -> list[str]:
        found = [one.said for one in service.arrived if (one.said["tag"], one.browser) == (table, name)]
        return [said["body"].partition(" With")[0] for said in found]

    eventually(lambda: of(lost, "ben"), lambda said: said == ["The game is over."])
    replaced = "Your time is up: a bot is playing in your place. You can come back."
    eventually(lambda: of(kept, "ann"), lambda said: replaced in said)
    eventually(lambda: of(kept, "ben"), lambda said: said == ["It is your turn."])


def test_a_reminder_comes_once_whatever_becomes_of_the_server(calendar: Calendar, service: PushService) -> None:
    """Due while the server is down it comes when that is back, and not again with the next start."""
    ann, ben = calendar.player(), calendar.player()
    service.subscribe(ann, "phone", slow=True)
    table = duel(ann, ben)
    heard(service, "phone", 1)
    calendar.pass_by(DAY + 18 * HOUR)
    assert heard(service, "phone", 2)[1].startswith("Hours left for your move: 6.")
    calendar.pass_by(HOUR)
    take(ann, table)
    take(ben, table)
    assert heard(service, "phone", 3)[2].startswith("It is your turn.")
    assert len(service.said("phone")) == 3


def test_two_nodes_call_once(postgres: Postgres, serve: Serve, service: PushService) -> None:
    """A guest who looks at the table by way of the other node is not called at all."""
    wishes = {"database": postgres.database(), "push_services": frozenset({service.origin})}
    left, right = serve(**wishes), serve(**wishes)
    with left.player() as ann, right.player() as ben:
        assert left.get("/api/push").json() == right.get("/api/push").json()
        service.subscribe(ben, "phone")
        table = duel(ann, ben)
        ring(ben, table)
        with right.player() as watcher, watcher.live(table) as both:
            both.next("frame")
            take(ann, table)
            heard(service, "phone", 1)
        with ben.live(table) as live:
            live.next("frame")
            live.take(1)
            eventually(lambda: look(ann, table), lambda shown: shown["seats"][1]["online"])
            take(ann, table)
            live.until_turn(1)
        settle(left, ann, service)
        settle(right, ben, service)
        assert [one.browser for one in service.arrived if one.said["tag"] == table] == ["phone"]


def test_a_browser_that_is_gone_is_forgotten(house: Server, service: PushService) -> None:
    with house.player() as ann, house.player() as ben:
        service.subscribe(ben, "gone")
        service.subscribe(ben, "here")
        service.answers["gone"] = 410
        table = duel(ann, ben)
        ring(ben, table)
        for count in (1, 2):
            take(ann, table)
            heard(service, "here", count)
            take(ben, table)
        assert len(service.said("gone")) == 1


def test_the_push_service_learns_who_sends_and_nothing_of_what(house: Server, service: PushService) -> None:
    """A signature that it can check, the same length for everything, and no name, game or table."""
    with house.player() as ann, house.player() as ben:
        ann.put("/api/me", {"name": "Anna Karenina"})
        service.subscribe(ben, "phone", slow=True)
        table = duel(ann, ben)
        take(ann, table)
        heard(service, "phone", 2)
        first, second = service.arrived
        key = house.get("/api/push").json()["key"]
        for one in (first, second):
            assert Vapid02.verify(one.headers["Authorization"])
            assert one.headers["Authorization"].endswith(f"k={key}")
            assert int(one.headers["TTL"]) > 0
            told = repr(one.headers).encode() + one.sealed
            for secret in (b"Karenina", b"pebbles", table.encode(), ben.id.encode()):
                assert secret not in told
        assert len(first.sealed) == len(second.sealed)
        assert first.headers["Topic"] == second.headers["Topic"]


def test_an_export_holds_days_bells_browsers_and_holidays(house: Server, service: PushService, tmp_path: Path) -> None:
    with house.player() as ann, house.player() as ben:
        service.subscribe(ben, "phone", slow=True)
        table = duel(ann, ben)
        ring(ben, table)
        take(ann, table)
        ben.post("/api/me/holidays", {"begin": time.time_ns() // 1_000_000, "days": 3}, 201)
    house.stop()
    moved = replace(house.settings, data=tmp_path / "moved")
    moved.data.mkdir()
    upkeep.write(house.settings, tmp_path / "games.jsonl")
    upkeep.read(moved, tmp_path / "games.jsonl")
    before, after = (asyncio.run(_kept(upkeep.file_of(settings))) for settings in (house.settings, moved))
    assert before == after
    ((record, due),), kinds = after
    assert (due is not None, record.bells, list(record.pace.holidays)) == (True, (ben.id,), [ben.id])
    assert {"device", "holidays"} <= set(kinds)


async def _kept(file: Path) -> tuple[list[Any], dict[str, Any]]:
    """All tables and documents of a store, which begins anew with revisions."""
    store = SqliteStore(file)
    tables = [(replace(record, revision=0), due) for record, due in await store.all_tables("", 10)]
    found = await store.all_documents(("", ""), 50)
    await store.close()
    sheets = {one.kind: {**msgspec.json.decode(one.sheet), "revision": 0} for one in found}
    return tables, sheets
