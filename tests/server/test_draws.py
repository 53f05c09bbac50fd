"""The deal of a table is drawn by all who sit there: its time, its numbers, and seats that do not answer."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.server.campaigning import begin, finish, set_up
from tests.server.client import Player
from tests.server.conftest import Serve, Server, eventually
from tests.server.promises import ANNS, BENS, drawn, fits, give_up, hashed, invited, proof_in
from tests.server.records import record_of

from cosmotheque.core.proof import deal_from, seal
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.live import deal_commitments
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.upkeep import commands as upkeep

NOBODY_OPENS = 600.0
SOON = 1.0


def test_a_deal_follows_from_all_who_sit_there_and_the_record_shows_it(ann: Player, ben: Player) -> None:
    table = invited(ann, ben)
    before = ann.get(f"/api/tables/{table}")["draw"]
    assert before["commitments"] == [hashed(ANNS), hashed(BENS)]
    started = ann.table(table, "start")
    assert (started["status"], started["draw"]["waiting"]) == ("open", [0, 1])
    assert ann.table(table, "open", number=ANNS)["draw"]["waiting"] == [1]
    assert ann.table(table, "open", number=ANNS)["draw"]["waiting"] == [1], "said twice is said once"
    assert ben.table(table, "open", number=BENS)["status"] == "running"
    give_up(ann, table)
    proof = proof_in(ben, table)
    assert fits(proof)
    assert proof["seal"] == before["seal"]
    assert [share["number"] for share in proof["shares"]] == [ANNS, BENS]
    found = ben.get(f"/api/tables/{table}/proof")
    assert (found["verdict"], found["proof"]) == ("verified", proof)
    assert "All draws of chance follow from what was sealed: 1 in all." in str(found["findings"])


def test_alone_with_bots_it_begins_with_the_own_number(ann: Player) -> None:
    made = ann.create(bots={"1": "steady"}, start=True, commitment=hashed(ANNS))
    assert (made["status"], made["draw"]["waiting"]) == ("open", [0])
    assert ann.table(made["id"], "open", number=ANNS)["status"] == "running"
    finish(ann, made["id"], won=False)
    own, bots = proof_in(ann, made["id"])["shares"]
    assert own["number"] == ANNS
    assert bots["bot"]
    assert ann.get(f"/api/tables/{made['id']}/proof")["verdict"] == "verified"


def test_who_has_several_seats_has_one_number(ann: Player) -> None:
    made = ann.create(mine=[0, 1], start=True, commitment=hashed(ANNS))
    assert ann.table(made["id"], "open", number=ANNS)["status"] == "running"
    give_up(ann, made["id"])
    assert [share["number"] for share in proof_in(ann, made["id"])["shares"]] == [ANNS, ANNS]


def test_who_promised_nothing_is_not_waited_for(ann: Player, ben: Player) -> None:
    table = ann.create()["id"]
    ben.table(table, "sit", seat=1)
    assert ann.table(table, "start")["status"] == "running"
    give_up(ann, table)
    assert proof_in(ann, table)["shares"] == [{}, {}]
    found = ann.get(f"/api/tables/{table}/proof")
    assert found["verdict"] == "verified"
    assert "took no part" in str(found["findings"])


def test_a_seat_that_never_answers_delays_nobody_for_long(serve: Serve) -> None:
    server = serve(opening=SOON)
    with server.player() as ann, server.player() as ben:
        table = invited(ann, ben)
        ann.table(table, "start")
        ann.table(table, "open", number=ANNS)
        eventually(lambda: ben.get(f"/api/tables/{table}")["status"], lambda status: status == "running")
        assert ben.table(table, "open", number=BENS)["status"] == "running", "too late, and no fault"
        give_up(ann, table)
        assert [share.get("number") for share in proof_in(ann, table)["shares"]] == [ANNS, None]
        found = ann.get(f"/api/tables/{table}/proof")
        assert found["verdict"] == "verified"
        assert "did not open it" in str(found["findings"])


def test_a_promise_goes_with_whoever_leaves_and_may_be_another_before_the_start(ann: Player, ben: Player) -> None:
    table = invited(ann, ben)
    ben.table(table, "leave", seat=1)
    ben.table(table, "sit", seat=1)
    assert ann.get(f"/api/tables/{table}")["draw"]["commitments"] == [hashed(ANNS), None]
    with ben.live(table, query=f"?commitment={hashed(BENS)}") as live:
        assert live.next("table")["table"]["draw"]["commitments"] == [hashed(ANNS), hashed(BENS)]
    ben.table(table, "sit", seat=1, commitment=hashed("another"))
    assert ann.get(f"/api/tables/{table}")["draw"]["commitments"][1] == hashed("another")


def test_a_rematch_with_people_waits_for_the_numbers_of_those_who_come(ann: Player, ben: Player) -> None:
    first = drawn(ann, ben)
    give_up(ann, first)
    table = ann.post(f"/api/tables/{first}/rematch?commitment={hashed(BENS)}")["id"]
    with ann.live(table) as left, ben.live(table, query=f"?commitment={hashed(ANNS)}") as right:
        while not right.table.get("draw", {}).get("waiting"):
            right.next("table")
        assert right.table["draw"]["commitments"] == [hashed(ANNS), hashed(BENS)], "everybody moved one seat on"
        ann.table(table, "open", number=BENS)
        ben.table(table, "open", number=ANNS)
        left.next("frame")
    give_up(ann, table, seat=1)
    new, old = proof_in(ann, table), proof_in(ann, first)
    assert new["seal"] != old["seal"]
    assert fits(new)


def test_a_rematch_with_bots_and_a_stage_of_a_campaign_are_drawn_with_the_own_number(ann: Player) -> None:
    table = ann.create(bots={"1": "steady"}, start=True)["id"]
    finish(ann, table, won=False)
    again = ann.post(f"/api/tables/{table}/rematch?commitment={hashed(ANNS)}")
    stage = set_up(ann, begin(ann), "1", commitment=hashed(ANNS))
    for made in (again, stage):
        assert made["draw"]["waiting"], made
        assert ann.table(made["id"], "open", number=ANNS)["status"] == "running"


def test_a_killed_server_starts_what_was_starting(serve: Serve) -> None:
    server = serve(opening=1.0)
    with server.player() as ann, server.player() as ben:
        table = invited(ann, ben)
        ann.table(table, "start")
        ann.table(table, "open", number=ANNS)
        server.kill()
        server.start()
        with ann.returned(server.base) as again:
            eventually(lambda: again.get(f"/api/tables/{table}")["status"], lambda status: status == "running")
            give_up(again, table)
            assert [share.get("number") for share in proof_in(again, table)["shares"]] == [ANNS, None]
            assert again.get(f"/api/tables/{table}/proof")["verdict"] == "verified"


def test_a_deal_that_is_played_again_brings_its_proof_along(ann: Player, ben: Player) -> None:
    first = drawn(ann, ben)
    give_up(ann, first)
    table = ann.post(f"/api/tables/{first}/deal", {}, 201)
    assert table["draw"] == {"seal": proof_in(ann, first)["seal"], "commitments": [], "waiting": []}
    assert table["status"] == "running"
    give_up(ann, table["id"])
    assert proof_in(ann, table["id"]) == {**proof_in(ann, first), "repeat": True}
    assert ann.get(f"/api/tables/{table['id']}/proof")["verdict"] == "verified"


def test_the_deal_of_the_day_is_the_houses_and_is_told_when_the_day_is_over(ann: Player) -> None:
    table = ann.post("/api/days/pebbles", {}, 201)
    assert table["draw"]["seal"] == ann.get("/api/days/pebbles")["seal"]
    finish(ann, table["id"], won=False)
    proof = proof_in(ann, table["id"])
    assert proof == {"kind": "house", "seal": table["draw"]["seal"], "day": table["day"]}
    assert ann.get(f"/api/tables/{table['id']}/proof")["verdict"] == "unverifiable"
    over = record(status="over", deal="of that day", day="2026-11-16")
    assert msgspec.to_builtins(deal_commitments.proof_of(over, "2026-11-17"))["deal"] == "of that day"
    assert "deal" not in msgspec.to_builtins(deal_commitments.proof_of(over, "2026-11-16"))


def record(**fields: object) -> TableRecord:
    seats = (SeatRecord("ann"), SeatRecord(bot="steady"))
    return record_of(id="t", game="pebbles", host="ann", seats=seats, **fields)


def test_a_table_from_before_is_not_verifiable() -> None:
    assert deal_commitments.proof_of(record(status="over", deal="x"), "2026-11-17") is msgspec.UNSET


def test_taking_back_leaves_a_record_that_verifies(ann: Player) -> None:
    table = ann.create(mine=[0, 1], start=True, options={"heap": 30}, commitment=hashed(ANNS))["id"]
    ann.table(table, "open", number=ANNS)
    with ann.live(table) as live:
        live.next("frame")
        for _ in range(2):
            live.act({"type": "take", "count": 2})
            live.until_version(live.frame["v"] + 1)
            live.send(type="undo", v=live.frame["v"], seat=0)
            live.until_version(live.frame["v"] + 1)
        live.act({"type": "shake"})
        live.until_version(live.frame["v"] + 2)
    give_up(ann, table)
    found = ann.get(f"/api/tables/{table}/proof")
    assert found["verdict"] == "verified"
    assert "sealed: 2 in all." in str(found["findings"])


def test_copies_and_exports_hold_what_was_promised_and_what_it_came_to(serve: Serve, tmp_path: Path) -> None:
    server = serve(opening=NOBODY_OPENS)
    with server.player() as ann, server.player() as ben:
        done, half = drawn(ann, ben), invited(ann, ben)
        give_up(ann, done)
        ann.table(half, "start")
        ann.table(half, "open", number=ANNS)
        proof = proof_in(ann, done)
        upkeep.write(server.settings, tmp_path / "all.jsonl")
        server.stop()
        moved = Settings(data=tmp_path / "moved")
        upkeep.read(moved, tmp_path / "all.jsonl")
        (moved.data / "key").write_bytes((server.data / "key").read_bytes())
        elsewhere = Server(moved.data)
        with ann.returned(elsewhere.base) as left, ben.returned(elsewhere.base) as right:
            assert proof_in(left, done) == proof
            assert right.table(half, "open", number=BENS)["status"] == "running"
            give_up(left, half)
            assert fits(proof_in(left, half))
        elsewhere.stop()


@pytest.mark.parametrize("what", ["secret", "number", "draw"])
def test_a_server_that_cheats_is_found_out(serve: Serve, what: str) -> None:
    """Its administrator exchanges in the database what was sealed, or the results of chance."""
    server = serve()
    with server.player() as ann, server.player() as ben:
        table = drawn(ann, ben)
        give_up(ann, table)
        honest = proof_in(ann, table)
        server.stop()
        with closing(sqlite3.connect(server.data / "cosmotheque.sqlite")) as database, database:
            cheat(database, table, what, honest)
        server.start()
        with ann.returned(server.base) as again:
            found = again.get(f"/api/tables/{table}/proof")
            assert found["verdict"] == "altered"
            assert [finding["holds"] for finding in found["findings"]].count(False) >= 1


def cheat(database: sqlite3.Connection, table: str, what: str, honest: dict[str, str]) -> None:
    ((sheet, entry),) = database.execute(
        "SELECT sheet, entry FROM tables JOIN entries ON table_id = id AND number = 0 WHERE id = ?", (table,)
    ).fetchall()
    if what == "draw":
        dealt = msgspec.json.decode(entry)
        dealt["action"]["secrets"][0] = 100 + (dealt["action"]["secrets"][0] - 99) % 900
        values = (msgspec.json.encode(dealt), table)
        database.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND number = 0", values)
        return
    was = honest["secret"] if what == "secret" else ANNS
    database.execute("UPDATE tables SET sheet = ? WHERE id = ?", (sheet.replace(was.encode(), b"c" * 64), table))


def test_the_deal_is_the_one_that_the_page_publishes(serve: Serve) -> None:
    server = serve()
    with server.player() as ann, server.player() as ben:
        table = drawn(ann, ben)
        give_up(ann, table)
        proof = proof_in(ann, table)
        with closing(sqlite3.connect(server.data / "cosmotheque.sqlite")) as database:
            ((deal,),) = database.execute("SELECT deal FROM tables WHERE id = ?", (table,)).fetchall()
    assert deal == hashed(f"{proof['secret']}/{ANNS}/{BENS}")


def test_a_game_without_chance_draws_nothing() -> None:
    class Sober:
        chance = None

    plain = deal_commitments.with_draw(record(), Sober())  # type: ignore[arg-type]
    assert (plain.deal.draw, bool(plain.deal.secret)) == (None, True)
    assert deal_commitments.promise(plain, "ann", seal(ANNS)) == plain
    assert deal_commitments.request_numbers(plain, 1) == plain
    assert deal_commitments.finish_draw(plain) == plain


def test_a_bot_has_its_number_under_the_servers_seal() -> None:
    class Gambling:
        def chance(self) -> None: ...

    asked = deal_commitments.request_numbers(deal_commitments.with_draw(record(), Gambling()), 1)  # type: ignore[arg-type]
    assert (asked.deal.opening, deal_commitments.awaited_seats(asked)) == (0, ())
    begun = deal_commitments.finish_draw(asked)
    assert begun.deal.draw is not None
    assert begun.deal.secret == deal_from(begun.deal.draw.secret, begun.deal.draw.shares)
    assert begun.deal.draw.shares[1].number == seal(f"{begun.deal.draw.secret}/bot 1")
