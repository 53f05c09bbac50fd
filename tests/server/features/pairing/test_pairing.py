"""Quick pairing: guests with the same wishes find each other, and nobody is brought together who does not want that."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.civil import admin_of, duel, key_of, open_report, report, shun
from tests.server.client import Player
from tests.server.conftest import Serve, Server
from tests.server.promises import give_up

from cosmotheque.server.base.settings import Limits, Rate


@pytest.fixture
def server(serve: Serve) -> Server:
    """A server of its own: every guest who waits is found by everybody."""
    return serve()


def pair(player: Player, status: int = 200, **wishes: Any) -> Any:
    """The table where a player waits or has found another, or the refusal."""
    answer = player.post("/api/pairing", {"game": "pebbles", **wishes}, status)
    return answer["table"] if status == 200 else answer


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_the_first_waits_and_the_second_comes_and_the_game_begins_by_itself(ann: Player, ben: Player) -> None:
    waiting = pair(ann)
    assert (waiting["status"], kinds(waiting), waiting["public"]) == ("open", ["guest", "open"], True)
    assert waiting["pairing"]["since"] > 0
    assert pair(ann)["id"] == waiting["id"]
    with ann.live(waiting["id"]) as live:
        live.next("chat")
        begun = pair(ben)
        assert (begun["id"], begun["status"], begun["pairing"]) == (waiting["id"], "running", None)
        live.next("frame")
        live.take(1)
    assert pair(ben)["id"] != begun["id"]


@pytest.mark.parametrize(
    ("hers", "his"),
    [
        ({"pace": "free"}, {"pace": "clock"}),
        ({"pace": "days-3"}, {"pace": "days-1"}),
        ({"seats": 3}, {"seats": 2}),
        ({}, {"seats": 3}),
    ],
)
def test_only_those_meet_who_want_the_same(ann: Player, ben: Player, hers: dict[str, Any], his: dict[str, Any]) -> None:
    waiting, other = pair(ann, **hers), pair(ben, **his)
    assert waiting["id"] != other["id"]
    assert (waiting["status"], other["status"]) == ("open", "open")


def test_any_number_of_players_will_do(ann: Player, ben: Player, cleo: Player) -> None:
    waiting = pair(ann, seats=3)
    assert pair(ben)["id"] == waiting["id"]
    begun = pair(cleo, seats=3)
    assert (begun["id"], begun["status"]) == (waiting["id"], "running")


def test_paces_are_the_houses(ann: Player, ben: Player, cleo: Player) -> None:
    assert pair(ann, pace="clock")["clock"] == {"minutes": 15, "increment": 10, "timeout": "lose"}
    assert pair(ben, pace="days-3")["correspondence"] == {"days": 3, "timeout": "bot"}
    assert pair(cleo, pace="free")["clock"] is None
    assert pair(ann, 400, pace="days-5")["why"]
    assert pair(ann, 400, seats=5)["why"]["en"] == "This game is played by 2, 3."
    assert pair(ann, 404, game="chess")["why"]["en"] == "This game is not on the shelf."


def test_two_who_ask_at_the_same_time_find_each_other(server: Server) -> None:
    with ExitStack() as stack:
        players = [stack.enter_context(server.player()) for _ in range(12)]
        with ThreadPoolExecutor(len(players)) as pool:
            found = list(pool.map(pair, players))
        tables = [players[0].get(f"/api/tables/{name}") for name in {one["id"] for one in found}]
        assert [table["status"] for table in tables] == ["running"] * (len(players) // 2)


def test_who_sits_down_from_the_list_of_open_tables_is_as_welcome(ann: Player, ben: Player) -> None:
    waiting = pair(ann)["id"]
    assert waiting in [table["id"] for table in ben.get("/api/tables")]
    assert ben.table(waiting, "sit", seat=1)["status"] == "running"


def test_waiting_survives_a_restart(server: Server, ann: Player) -> None:
    waiting = pair(ann, pace="days-1")
    server.kill()
    server.start()
    with ann.returned(server.base) as again, server.player() as ben:
        assert again.get(f"/api/tables/{waiting['id']}")["pairing"] == waiting["pairing"]
        assert pair(ben, pace="days-1")["id"] == waiting["id"]


def test_who_waits_no_longer_is_found_by_nobody(ann: Player, ben: Player) -> None:
    waiting = pair(ann)["id"]
    assert ben.table(waiting, "pairing/end", 403)
    ended = ann.table(waiting, "pairing/end")
    assert (ended["pairing"], ended["hosting"], kinds(ended)) == (None, False, ["open", "open"])
    assert ann.get("/api/me/tables") == []
    assert waiting not in [table["id"] for table in ben.get("/api/tables")]
    assert pair(ben)["id"] != waiting
    assert ann.table(waiting, "pairing/end", 403)


def test_who_gets_up_leaves_the_table_to_those_who_wait_on(ann: Player, ben: Player, cleo: Player) -> None:
    waiting = pair(ann, seats=3)["id"]
    pair(ben, seats=3)
    ann.table(waiting, "leave", seat=0)
    left = ben.get(f"/api/tables/{waiting}")
    assert (left["hosting"], kinds(left)) == (True, ["open", "guest", "open"])
    assert pair(cleo, seats=3)["id"] == waiting


def test_who_has_gone_away_is_not_offered_as_somebody_for_now(serve: Serve) -> None:
    server = serve(away=0.0)
    with server.player() as ann, server.player() as ben, server.player() as cleo:
        gone, slow = pair(ann)["id"], pair(ann, pace="days-3")["id"]
        his = pair(ben)["id"]
        assert his != gone
        assert pair(ben, pace="days-3")["id"] == slow
        with ann.live(gone) as live:
            live.next("chat")
            assert pair(cleo)["id"] == gone
        assert pair(cleo)["id"] not in (gone, his)


def test_who_was_missed_and_asks_again_finds_whoever_came_meanwhile(serve: Serve) -> None:
    server = serve(away=0.0)
    with server.player() as ann, server.player() as ben:
        hers, his = pair(ann)["id"], pair(ben)["id"]
        with ben.live(his) as live:
            live.next("chat")
            assert (pair(ann)["id"], ann.get(f"/api/tables/{his}")["status"]) == (his, "running")
        assert kinds(ann.get(f"/api/tables/{hers}")) == ["open", "open"]
        assert [table["id"] for table in ann.get("/api/me/tables")] == [his]


def test_a_bot_sits_in_until_somebody_comes_who_takes_over_without_asking(ann: Player, ben: Player) -> None:
    waiting = pair(ann)["id"]
    begun = ann.table(waiting, "pairing/bots", bot="steady")
    assert (begun["status"], kinds(begun), begun["pairing"]["held"]) == ("running", ["guest", "bot"], [1])
    with ann.live(waiting) as live:
        live.next("frame")
        live.take(1)
        live.until_turn(0)
        found = ben.post("/api/pairing", {"game": "pebbles"})
        taken = found["table"]
        assert found["took_over"]
        assert (taken["id"], kinds(taken), taken["pairing"]) == (waiting, ["guest", "guest"], None)
        while live.table["seats"][1]["kind"] == "bot":
            live.next("table")
        with ben.live(waiting) as other:
            assert other.next("frame")["seat"] == 1
            live.take(1)
            other.until_turn(1)
            other.take(1)


def test_all_who_wait_have_to_agree_to_bots(ann: Player, ben: Player, cleo: Player) -> None:
    waiting = pair(ann, seats=3)["id"]
    pair(ben, seats=3)
    asked = ann.table(waiting, "pairing/bots", bot="steady")
    assert (asked["status"], asked["pairing"]["agreed"]) == ("open", [0])
    assert cleo.table(waiting, "pairing/bots", 403, bot="steady")
    begun = ben.table(waiting, "pairing/bots", bot="steady")
    assert (begun["status"], kinds(begun)) == ("running", ["guest", "guest", "bot"])


def test_in_a_game_with_bots_i_may_want_to_stay_among_them(ann: Player, ben: Player) -> None:
    waiting = pair(ann)["id"]
    ann.table(waiting, "pairing/bots", bot="steady")
    assert ann.table(waiting, "pairing/end")["pairing"] is None
    assert pair(ben)["id"] != waiting
    assert ben.table(waiting, "sit", seat=1)["newcomer"]["mine"]


def test_rated_and_unrated_do_not_meet(ann: Player, ben: Player, cleo: Player) -> None:
    hers, his = pair(ann, rated=True), pair(ben)
    assert hers["id"] != his["id"]
    assert (hers["rated"], his["rated"]) == (True, False)
    begun = pair(cleo, rated=True)
    assert (begun["id"], begun["status"], begun["rated"]) == (hers["id"], "running", True)
    give_up(cleo, begun["id"], 1)
    assert [one["change"] < 0 for one in ann.get(f"/api/tables/{begun['id']}")["ratings"]] == [False, True]


def test_in_a_rated_game_a_bot_stays_and_it_counts(ann: Player, ben: Player) -> None:
    waiting = pair(ann, rated=True)["id"]
    refused = ann.table(waiting, "pairing/bots", 409, bot="historian")
    assert "rated" in refused["why"]["en"]
    begun = ann.table(waiting, "pairing/bots", bot="steady")
    assert (begun["status"], kinds(begun), begun["pairing"]) == ("running", ["guest", "bot"], None)
    assert pair(ben, rated=True)["id"] != waiting
    give_up(ann, waiting)
    assert [one["change"] < 0 for one in ann.get(f"/api/tables/{waiting}")["ratings"]] == [True, False]


def test_a_bots_seat_that_nobody_offered_is_not_taken_by_pairing(ann: Player, ben: Player) -> None:
    ann.create(public=True, bots={"1": "steady"}, start=True)
    assert pair(ben)["status"] == "open"


def test_who_has_seen_a_hand_does_not_come_back_to_another(ann: Player, ben: Player, cleo: Player) -> None:
    waiting = pair(ann, seats=3)["id"]
    pair(ben, seats=3)
    for player in (ann, ben):
        player.table(waiting, "pairing/bots", bot="steady")
    ben.table(waiting, "bot", seat=1, bot=None)
    assert pair(ben, seats=3)["id"] != waiting
    assert pair(cleo, seats=3)["seats"][2]["mine"]


def test_pairing_is_no_way_past_a_block(ann: Player, ben: Player, cleo: Player) -> None:
    shun(ann, duel(ann, ben), block=True)
    hers = pair(ann)
    his = pair(ben)
    assert his["id"] != hers["id"]
    assert his == {**his, "status": "open", "hosting": True}
    assert pair(cleo)["id"] == hers["id"]
    assert pair(ann)["id"] not in (his["id"], hers["id"])


def test_a_banned_person_is_paired_with_nobody(server: Server, ann: Player, ben: Player) -> None:
    ben.put("/api/me", {"name": "Barred Ben"})
    report(ann, duel(ann, ben), 1)
    with admin_of(server.base, key_of(server.data)) as admin:
        found = open_report(admin, "Barred Ben")
        admin.post(f"/api/admin/reports/{found['id']}/bar", {"why": "insults", "days": 3})
    pair(ann)
    assert "insults" in pair(ben, 403)["why"]["en"]


def test_pairing_keeps_to_the_limits_of_tables(serve: Serve) -> None:
    few = Limits(public_tables_per_address=2, tables_per_guest=1, new_tables=Rate(0.001, 3), requests=Rate(999, 999))
    server = serve(limits=few)
    with server.player() as ann, server.player() as ben, server.player() as cleo:
        pair(ann, pace="clock")
        assert pair(ann, 409, pace="free")["why"]["en"].startswith("You already have too many")
        pair(ben, pace="days-1")
        assert pair(cleo, 409, pace="days-3")["why"]["en"].startswith("There are many public tables")
    server.stop()
    often = serve(limits=Limits(new_tables=Rate(0.001, 2), requests=Rate(999, 999), costly=Rate(999, 999)))
    with often.player() as ann:
        for pace in ("free", "clock"):
            pair(ann, pace=pace)
        pair(ann, pace="clock")
        assert pair(ann, 429, pace="days-7")["why"]["en"].startswith("Too many requests")


def test_pairing_tells_nobodys_id(ann: Player, ben: Player) -> None:
    pair(ann, seats=3)
    shown = ben.http.post("/api/pairing", json={"game": "pebbles", "seats": 3}).text
    assert ann.id not in shown
    assert ben.id not in shown
