"""The administrator: reads reports, closes tables, renames and bans, and all of it is written down."""

import asyncio
import io
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest
from tests.server.campaigning import ask, begin, set_up
from tests.server.civil import INSULT, admin_of, duel, key_of, open_report, report, said
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.features.people.test_people import bring
from tests.server.promises import give_up
from tests.server.test_store import Place, place

from cosmotheque.server.features.civility import administration
from cosmotheque.server.features.civility.record import BANS, OPEN, REPORTS, SETTLED, BanRecord, ReportRecord
from cosmotheque.server.live.tables import now_text
from cosmotheque.server.store import Store
from cosmotheque.server.store.sqlite import SqliteStore
from cosmotheque.server.upkeep import transfer

__all__ = ["place"]
COUNT = iter(range(1000))


class Case:
    """Ann reports ben, whose name nobody else has."""

    def __init__(self, server: Server, ann: Player, ben: Player, **wishes: Any) -> None:
        self.name = f"Rude {next(COUNT)}"
        ben.put("/api/me", {"name": self.name})
        self.table = duel(ann, ben, **wishes)
        line = said(ben, self.table, INSULT)
        report(ann, self.table, 1, lines=[line["number"]])
        self.admin = admin_of(server.base, key_of(server.data))
        self.report = open_report(self.admin, self.name)["id"]

    def __enter__(self) -> "Case":
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.admin.http.close()

    def do(self, deed: str, status: int = 200, **body: Any) -> Any:
        return self.admin.post(f"/api/admin/reports/{self.report}/{deed}", body, status)

    def deeds(self) -> list[Any]:
        return [one for one in self.admin.get("/api/admin/deeds") if self.name in (one["name"], one["renamed"])]


@pytest.fixture
def case(server: Server, ann: Player, ben: Player) -> Iterator[Case]:
    with Case(server, ann, ben) as made:
        yield made


def test_a_report_is_settled_once_and_stays_to_be_read(case: Case) -> None:
    assert case.do("settle", note="talked to them")["settled"]
    assert case.do("settle", note="again")["note"] == "talked to them"
    assert not [one for one in case.admin.get("/api/admin/reports") if one["id"] == case.report]
    assert [one["note"] for one in case.admin.get("/api/admin/reports?settled=true") if one["id"] == case.report]
    assert [(one["what"], one["why"]) for one in case.deeds()] == [("settle", "talked to them")]


def test_reports_about_one_person_are_counted(case: Case, ann: Player) -> None:
    report(ann, case.table, 1, reason="name")
    assert open_report(case.admin, case.name)["others"] == 1


def test_a_closed_table_is_over_without_a_result_and_everybody_is_told(case: Case, ann: Player, ben: Player) -> None:
    with ann.live(case.table) as left, ben.live(case.table) as right:
        left.next("frame")
        right.next("frame")
        assert case.do("close", why="no insults here")["can_close"] is False
        for live in (left, right):
            while not live.next("table")["table"]["closed"]:
                pass
            assert live.table["status"] == "over"
            assert live.table["closed"] == "no insults here"
            assert live.table["outcome"] is None
            while live.frame["actors"]:
                live.next("frame")
            assert live.frame["actions"] == []
        for message in (
            {"type": "act", "v": left.frame["v"], "seat": 0, "action": {"type": "take", "count": 1}},
            {"type": "say", "text": "but"},
            {"type": "undo", "v": left.frame["v"], "seat": 0},
            {"type": "concede", "seat": 0},
            {"type": "advise", "seat": 0},
        ):
            left.send(**message)
            assert left.next("refused")["why"]["en"].startswith("The admin has closed this table")
    assert case.do("close", 409, why="again")
    assert case.table[:4] in {one["table"] for one in case.admin.get("/api/admin/deeds") if one["what"] == "close"}


def test_a_closed_table_is_neither_reopened_nor_replayed_nor_played_again(case: Case, ann: Player, ben: Player) -> None:
    case.do("close", why="enough")
    for path in ("record", "replay", "review", "deal", "proof"):
        assert ann.get(f"/api/tables/{case.table}/{path}", 409)["why"]["fr"].startswith("L’administrateur a fermé")
    for action, body in (("start", {}), ("rematch", {}), ("sit", {"seat": 1}), ("leave", {"seat": 1})):
        assert ben.table(case.table, action, 409, **body)["why"]["en"].startswith("The admin")
    assert ann.table(case.table, "bot", 409, seat=1, bot="random")
    info = ann.get(f"/api/tables/{case.table}")
    assert (info["status"], info["can_repeat"], info["sequels"]) == ("over", False, [])
    assert case.table in {one["id"] for one in ann.get("/api/me/tables")}


def test_a_table_that_waits_is_closed_by_its_link(case: Case, ann: Player, ben: Player) -> None:
    table = ann.create(public=True)["id"]
    with ann.live(table) as live:
        live.next("table")
        case.admin.post(f"/api/admin/tables/{table}/close", {"why": "not here"})
        while not live.next("table")["table"]["closed"]:
            pass
    with ben.live(table) as live:
        assert live.next("table")["table"]["closed"] == "not here"
        live.send(type="look", seat=None)
        live.send(type="say", text="hello")
        assert live.next("refused")
    assert table not in {one["id"] for one in ben.get("/api/tables")}
    assert ben.table(table, "sit", 409, seat=1)
    assert case.admin.post("/api/admin/tables/nosuchtable/close", {"why": "x"}, 404)


def test_a_closed_table_stays_closed_after_a_restart(serve: Any) -> None:
    server = serve()
    with server.player() as ann, server.player() as ben, Case(server, ann, ben) as case:
        case.do("close", why="enough")
        server.stop()
        server.start()
        with ann.returned(server.base) as again, again.live(case.table) as live:
            assert live.next("frame")["actors"] == []
            assert live.table["closed"] == "enough"
            assert live.table["status"] == "over"


def test_somebody_gets_another_name_everywhere_and_is_told(case: Case, ann: Player, ben: Player) -> None:
    with ann.live(case.table) as live:
        live.next("frame")
        assert case.do("rename", name=" A   Guest ", why="that is no name")["name_now"] == "A Guest"
        while live.next("table")["table"]["seats"][1]["name"] != "A Guest":
            pass
    assert ben.get("/api/me")["name"] == "A Guest"
    (note,) = ben.get("/api/me/notes")
    assert (note["what"], note["name"], note["why"]) == ("rename", "A Guest", "that is no name")
    assert ann.get("/api/me/notes") == []
    assert len(ann.delete(f"/api/me/notes/{note['id']}")) == 0
    assert ben.delete(f"/api/me/notes/{note['id']}") == []
    assert ben.get("/api/me/notes") == []
    assert [(one["name"], one["renamed"]) for one in case.deeds()] == [(case.name, "A Guest")]
    assert case.do("rename", 400, name="\u202e", why="x")


def test_a_name_is_changed_where_nobody_may_talk_too(server: Server, ann: Player, ben: Player) -> None:
    with Case(server, ann, ben) as case:
        silent = duel(ann, ben, options={"heap": 1000, "talk": "closed"})
        case.do("rename", name="Guest", why="that is no name")
    assert ann.get(f"/api/tables/{silent}")["seats"][1]["name"] == "Guest"


def test_a_banned_person_reads_why_and_keeps_their_games(case: Case, ann: Player, ben: Player, cleo: Player) -> None:
    assert case.do("bar", why="for insults", days=7)["barred"] is True
    told = ben.create(403)["why"]
    assert told["en"].startswith("Until 20")
    assert "for insults" in told["fr"]
    waiting = cleo.create()["id"]
    assert ben.table(waiting, "sit", 403, seat=1)["why"] == told
    assert ben.put("/api/me", {"name": "Other"}, 403)["why"] == told
    with ben.live(case.table) as live:
        live.next("frame")
        live.send(type="say", text="so there")
        assert live.next("refused")["why"] == told
    (note,) = ben.get("/api/me/notes")
    assert (note["what"], note["why"]) == ("bar", "for insults")
    with ann.live(case.table) as left, ben.live(case.table) as right:
        left.next("frame")
        left.take(1)
        right.until_turn(1)
        right.take(1)
        right.send(type="concede", seat=1)
        while not right.next("frame")["outcome"]:
            pass
    assert case.table in {one["id"] for one in ben.get("/api/me/tables")}
    assert ben.get(f"/api/tables/{case.table}/replay")["outcome"]
    assert ben.table(case.table, "rematch", 403)
    assert cleo.create()


def test_a_banned_person_keeps_no_seat_in_the_next_game(case: Case, ann: Player, ben: Player, cleo: Player) -> None:
    give_up(ann, case.table)
    case.do("bar", why="for insults", days=7)
    follower = ann.table(case.table, "rematch")
    assert [seat["kind"] for seat in follower["seats"]] == ["open", "guest"]
    assert ben.table(follower["id"], "sit", 403, seat=0)
    assert ben.table(case.table, "rematch")["id"] == follower["id"]
    with ben.live(follower["id"]) as live:
        live.next("chat")
        assert not any(seat["mine"] for seat in live.table["seats"])
    cleo.table(follower["id"], "sit", seat=0)
    assert ann.table(follower["id"], "start")["status"] == "running"


def test_a_banned_person_has_no_seat_at_the_next_stage_of_a_campaign(case: Case, ann: Player, ben: Player) -> None:
    campaign = begin(ann)
    ask(ben, campaign, "join")
    case.do("bar", why="for insults", days=7)
    table = set_up(ann, campaign, "1", (0, 1))
    assert sorted(seat["kind"] for seat in table["seats"]) == ["guest", "open"]
    assert set_up(ann, campaign, "1", (0, 1))["id"] == table["id"]


def test_a_ban_ends_by_itself_or_by_hand(case: Case, ben: Player) -> None:
    case.do("bar", why="for good")
    assert ben.create(403)["why"]["en"].startswith("The admin keeps you")
    listed = [one for one in case.admin.get("/api/admin/bars") if one["name"] == case.name]
    assert [(one["until"], one["why"]) for one in listed] == [("", "for good")]
    assert case.name not in {one["name"] for one in case.admin.delete(f"/api/admin/bars/{listed[0]['id']}")}
    assert case.admin.delete(f"/api/admin/bars/{listed[0]['id']}", 404)
    assert ben.create()
    assert [one["what"] for one in ben.get("/api/me/notes")] == ["free", "bar"]
    assert [one["what"] for one in case.deeds()] == ["free", "bar"]
    assert BanRecord(person="x", called="x", why="", until=now_text(timedelta(days=1))).holds()
    assert not BanRecord(person="x", called="x", why="", until=now_text(-timedelta(days=1))).holds()


def test_a_ban_holds_on_every_device_and_comes_along_to_another(case: Case, ben: Player, cleo: Player) -> None:
    case.do("bar", why="insults")
    bring(cleo, ben)
    assert ben.get("/api/me")["id"] == cleo.id
    for device in (ben, cleo):
        assert "insults" in device.create(403)["why"]["en"]
        assert [note["why"] for note in device.get("/api/me/notes")] == ["insults"]


def test_a_false_reporter_can_be_banned_too(case: Case, ann: Player, ben: Player) -> None:
    case.do("bar", why="false reports", days=1, whom="reporter")
    assert ann.create(403)
    assert ben.create()


def test_a_ban_says_why(case: Case) -> None:
    assert case.do("bar", 400, why="")
    assert case.do("bar", 400, why="x", days=0)
    assert case.do("close", 400, why="")
    assert case.admin.post("/api/admin/reports/nosuchreport/bar", {"why": "x"}, 404)


def settled_report(name: str, at: str) -> ReportRecord:
    return ReportRecord(
        id=name, by="b", by_name="B", of="o", of_name="O", table="t", game="pebbles", reason="other", settled=at
    )


def test_what_is_settled_goes_after_a_while(place: Place) -> None:
    async def use(store: Store) -> None:
        long_ago, lately = now_text(-timedelta(days=100)), now_text(-timedelta(days=80))
        for report_, at in (("old", long_ago), ("new", lately), ("open", "")):
            await REPORTS.keep(store, settled_report(report_, at))
        for until in (long_ago, lately, ""):
            await BANS.keep(store, BanRecord(person="o", called="O", why="x", until=until))
        await administration.drop_expired(store, 90)
        assert [one.id for one in await REPORTS.of(store, SETTLED, 10)] == ["new"]
        assert [one.id for one in await REPORTS.of(store, OPEN, 10)] == ["open"]
        assert {one.until for one in await BANS.of(store, "o", 10)} == {lately, ""}

    place.use(use)


def test_reports_bans_and_closed_tables_move_to_another_store(serve: Any, tmp_path: Path) -> None:
    server = serve()
    with server.player() as ann, server.player() as ben, Case(server, ann, ben) as case:
        case.do("bar", why="x")
        case.do("close", why="enough")
        waiting = ann.create()["id"]
        case.admin.post(f"/api/admin/tables/{waiting}/close", {"why": "never begun"})
    server.stop()

    async def move() -> None:
        store, file = SqliteStore(server.data / "cosmotheque.sqlite"), io.BytesIO()
        await transfer.write(store, file)
        await store.close()
        lines = file.getvalue().splitlines(keepends=True)
        transfer.check(lines)
        elsewhere = SqliteStore(tmp_path / "elsewhere.sqlite")
        await transfer.read(elsewhere, lines)
        (kept,) = await REPORTS.of(elsewhere, OPEN, 10)
        assert kept.of_name == case.name
        assert [one.why for one in await BANS.of(elsewhere, ben.id, 10)] == ["x"]
        for table, why in ((case.table, "enough"), (waiting, "never begun")):
            record = await elsewhere.record(table)
            assert record is not None
            assert record.ending.closed == why
        await elsewhere.close()

    asyncio.run(move())
