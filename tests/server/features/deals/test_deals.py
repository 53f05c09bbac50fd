"""The same deal for other people, and the deal of the day: who may know what, and when."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from tests.server.campaigning import finish
from tests.server.client import Player
from tests.server.conftest import Serve, Server, eventually

from cosmotheque import registry
from cosmotheque.core.proof import seal

DAY = "/api/days/pebbles"


def secret(player: Player, table: str) -> int:
    """The secret that the deal of a table gave this player."""
    with player.live(table) as live:
        found: int = live.next("frame")["view"]["secret"]
        return found


def played(player: Player, *, won: bool = True, **wishes: Any) -> str:
    """A finished table against a bot: the heap is taken down, or given up."""
    table: str = player.create(**{"bots": {"1": "steady"}, "start": True, **wishes})["id"]
    finish(player, table, won=won)
    return table


def again(player: Player, table: str, **wanted: Any) -> Any:
    return player.post(f"/api/tables/{table}/deal", wanted, 201)


def today(player: Player, status: int = 201, **wanted: Any) -> Any:
    return player.post(DAY, wanted, status)


def deals_of(server: Server) -> list[str]:
    with closing(sqlite3.connect(server.data / "cosmotheque.sqlite")) as database:
        return [row[0] for row in database.execute("SELECT deal FROM tables WHERE deal IS NOT NULL")]


def test_a_deal_is_played_again_from_the_same_seats(ann: Player) -> None:
    first = played(ann)
    fresh = ann.create(bots={"1": "steady"}, start=True)
    assert (fresh["repeat"], fresh["can_repeat"]) == (False, False)
    table = again(ann, first)
    assert (table["repeat"], table["can_repeat"], table["status"]) == (True, False, "running")
    assert [seat["bot"] for seat in table["seats"]] == [None, "steady"]
    assert secret(ann, table["id"]) == secret(ann, first)
    assert [seat["bot"] for seat in again(ann, first, bot="historian")["seats"]] == [None, "steady"]


def test_a_friend_is_challenged_to_sit_where_people_sat(ann: Player, ben: Player) -> None:
    first = played(ann, options={"heap": 3})
    table = again(ann, first, friends=True)
    assert [seat["kind"] for seat in table["seats"]] == ["open", "bot"]
    ben.table(table["id"], "sit", seat=0)
    ben.table(table["id"], "start")
    assert secret(ben, table["id"]) == secret(ann, first)
    assert ben.get(f"/api/tables/{table['id']}/deal", 409)["why"]["en"] == "The game is not over yet."
    assert ann.get(f"/api/tables/{first}/deal")["playing"] == 1
    finish(ben, table["id"], won=False)
    shown = ann.get(f"/api/tables/{first}/deal")
    assert shown["playing"] == 0
    assert {one["table"] for one in shown["tables"]} == {first, table["id"]}
    assert shown == {**ben.get(f"/api/tables/{table['id']}/deal"), "tables": shown["tables"]}
    assert [(one["place"], one["table"]) for one in shown["tables"]] == [(1, first), (2, table["id"])]


def test_a_rematch_has_a_deal_of_its_own(server: Server, ann: Player) -> None:
    table = again(ann, played(ann))
    finish(ann, table["id"], won=False)
    follower = ann.table(table["id"], "rematch")
    assert follower["repeat"] is False
    assert ann.get(f"/api/tables/{table['id']}/deal")["playing"] == 0


def test_nobody_is_told_the_deal_of_a_running_game(serve: Serve) -> None:
    """Not by a message, not by an error, not by a log or a figure."""
    server = serve()
    with server.player() as ann, server.player() as ben:
        first = played(ann)
        table = again(ann, first, friends=True)["id"]
        ben.table(table, "sit", seat=0)
        ben.table(table, "start")
        day = today(ann)["id"]
        said = [str(ann.get(f"/api/tables/{one}")) for one in (first, table, day)]
        said += [str(ann.get(path)) for path in (DAY, "/api/me/tables", f"/api/tables/{first}/deal")]
        for one, player in ((table, ben), (day, ann)):
            with player.live(one) as live:
                said += [str(live.receive()) for _ in range(3)]
                live.send_text("mumble")
                live.act({"type": "take", "count": 99})
                said += [str(live.next("refused")) for _ in range(2)]
        for path in (f"/api/tables/{table}/deal", f"/api/tables/{table}/replay", f"/api/tables/{table}/record"):
            said.append(str(ann.get(path, 409)))
        ann.post(f"/api/tables/{first}/deal/par")
        eventually(lambda: ann.get(f"/api/tables/{first}/deal"), lambda shown: shown["par"] == "done")
    said += [server.log.read_text(), server.get("/metrics").text]
    known = deals_of(server)
    assert len(set(known)) == 2
    assert [deal for deal in known if any(deal in one for one in said)] == []


def test_the_bots_play_a_deal_once_and_it_is_kept(ann: Player) -> None:
    first = played(ann)
    assert ann.get(f"/api/tables/{first}/deal")["par"] == "open"
    ann.post(f"/api/tables/{first}/deal/par")
    shown = eventually(lambda: ann.get(f"/api/tables/{first}/deal"), lambda shown: shown["par"] == "done")
    assert [(par["bot"], par["level"]) for par in shown["pars"]] == [("historian", 1), ("steady", 2)]
    assert ann.post(f"/api/tables/{first}/deal/par") == shown
    assert all(par["place"] in (1, 2) for par in shown["pars"])


def test_between_people_there_is_no_place_and_no_par(ann: Player, ben: Player) -> None:
    table = ann.create()["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    finish(ann, table, won=False)
    shown = ann.get(f"/api/tables/{table}/deal")
    assert (shown["par"], [one["place"] for one in shown["tables"]]) == ("none", [0])
    assert ann.post(f"/api/tables/{table}/deal/par")["par"] == "none"


def test_everybody_gets_the_same_deal_on_a_day_and_only_the_first_try_counts(serve: Serve) -> None:
    server = serve()
    with server.player() as ann, server.player() as ben:
        assert ann.get(DAY)["mine"] == "new"
        table = today(ann)
        assert (table["day"], [seat["bot"] for seat in table["seats"]]) == (ann.get(DAY)["date"], [None, "steady"])
        assert secret(ann, table["id"]) == secret(ben, today(ben)["id"])
        assert ann.get(DAY)["mine"] == "begun"
        assert "practice" in today(ann, 409)["why"]["en"]
        assert ann.get(DAY)["results"] is None
        finish(ann, table["id"], won=False)
        finish(ann, today(ann, practice=True)["id"], won=False)
        shown = ann.get(DAY)
        assert (shown["mine"], shown["players"], shown["results"]["playing"]) == ("done", 2, 1)
        assert {one["table"]: one["counts"] for one in shown["results"]["tables"]}[table["id"]] is True
        assert sorted(one["counts"] for one in shown["results"]["tables"]) == [False, True]
        assert [one["place"] for one in shown["results"]["tables"]] == [1, 0]


def test_results_of_the_day_are_for_those_who_have_finished_theirs(serve: Serve) -> None:
    server = serve()
    with server.player() as ann, server.player() as ben, server.player() as cleo:
        ours, theirs = today(ann)["id"], today(ben)["id"]
        finish(ann, ours, won=False)
        for other in (ben, cleo):
            assert other.get(DAY)["results"] is None
            assert other.get(DAY)["deal"] is None
            assert "Finish your own" in other.get(f"/api/tables/{ours}/deal", 403)["why"]["en"]
        finish(ben, theirs, won=False)
        shown = ben.get(DAY)["results"]
        assert shown["playing"] == 0
        replays = [(one["mine"], one["table"]) for one in shown["tables"]]
        assert sorted(replays) == [(False, ours), (True, theirs)]  # they are equal, and the first of the best is shown
        again(cleo, ours)  # whoever was given the link of a finished game may play it, which counts as a first try
        assert cleo.get(DAY)["mine"] == "begun"


def test_a_finished_table_of_the_day_tells_nothing_to_who_still_plays_their_own(serve: Serve) -> None:
    server = serve()
    with server.player() as ann, server.player() as ben:
        theirs, ours = today(ann)["id"], today(ben)["id"]
        finish(ann, theirs, won=False)
        paths = [f"/api/tables/{theirs}/{page}" for page in ("record", "proof", "replay", "review", "puzzles?seat=0")]
        asked = {"table": theirs}
        thoughts = [f"/api/analysis{page}" for page in ("", "/chances", "/advice", "/remark")]
        for answer in [ben.get(path, 403) for path in paths] + [ben.post(path, asked, 403) for path in thoughts]:
            assert answer["why"]["en"].startswith("Finish your own game")
        assert ben.post("/api/analysis/bot", {**asked, "bot": "steady"}, 403)
        with ben.live(theirs) as live:
            assert live.receive()["why"]["en"].startswith("Finish your own game")
        finish(ben, ours, won=False)
        for path in paths:
            assert ben.http.get(path).status_code == 200
        assert ben.post("/api/analysis", asked)["steps"] > 0
        with ben.live(theirs) as live:
            assert live.next("frame")["outcome"]


def test_at_the_deal_of_the_day_everybody_plays_under_the_same_conditions(ann: Player) -> None:
    table = today(ann, practice=True)["id"]
    why = "In the deal of the day everybody plays with the same bots, those of the house."
    assert ann.table(table, "bot", 409, seat=1, bot="historian")["why"]["en"] == why
    assert "without a coach" in ann.put(f"/api/tables/{table}/coach", {"on": True}, 409)["why"]["en"]


def test_a_group_plays_the_deal_of_the_day_by_a_link(ann: Player, ben: Player) -> None:
    table = today(ann, friends=True, practice=True)
    assert [seat["kind"] for seat in table["seats"]] == ["guest", "open"]
    assert today(ann, friends=True, practice=True)["id"] == table["id"]
    assert ann.get(DAY)["waiting"] == table["id"]
    ben.table(table["id"], "sit", seat=1)
    assert ben.table(table["id"], "start")["status"] == "running"


def test_the_bots_have_played_the_deal_of_the_day_and_it_is_opened_on_the_day_after(ann: Player) -> None:
    finish(ann, today(ann, practice=True)["id"], won=False)
    shown = eventually(lambda: ann.get(DAY)["results"], lambda shown: shown["par"] == "done")
    assert [par["bot"] for par in shown["pars"]] == ["historian", "steady"]
    assert {day["game"]: day["results"] for day in ann.get("/api/days")}["pebbles"] is None
    past = ann.get(f"{DAY}?on=2026-01-01")
    assert (past["over"], seal(past["deal"])) == (True, past["seal"])
    assert past["results"]["tables"] == []
    assert ann.get(f"{DAY}?on=9999-01-01", 404)["why"]["en"] == "There is no deal for that day."
    ann.get(f"{DAY}?on=tomorrow", 400)
    ann.get("/api/days/nothing", 404)


@pytest.mark.parametrize("slug", registry.playable())
def test_what_a_game_wants_for_its_days_can_be_played(slug: str) -> None:
    game = registry.load(slug)
    for seats, options in game.daily:
        assert seats in game.meta.seats
        assert game.actors(game.start(options, seats))
