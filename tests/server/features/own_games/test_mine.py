"""My games and what they come to."""

from typing import Any

from tests.server.client import Player
from tests.server.features.ratings.test_ratings import rated_game
from tests.server.test_mentoring import finished, reviewed


def games(player: Player, **query: str) -> list[dict[str, Any]]:
    found: dict[str, Any] = player.http.get("/api/me/games", params=query).json()
    return list(found["games"])


def give_up(player: Player, table: str) -> None:
    with player.live(table) as live:
        live.until_turn(0)
        live.send(type="concede", seat=0)
        while live.table.get("status") != "over":
            live.next("table")


def test_games_are_found_by_state_game_and_words(ann: Player, ben: Player) -> None:
    ben.put("/api/me", {"name": "Béatrice"})
    over = rated_game(ann, ben, winner=0)["id"]
    waiting = ann.create()["id"]
    assert [one["table"] for one in games(ann)] == [waiting, over]
    assert [one["table"] for one in games(ann, status="over")] == [over]
    assert [one["table"] for one in games(ann, search="béat")] == [over]
    assert [one["table"] for one in games(ann, search="pebbles 20")] == [waiting, over]
    assert games(ann, search="nobody") == []
    assert games(ann, game="other") == []
    assert [(one["result"], one["rated"]) for one in games(ann, status="over")] == [("won", True)]
    assert [one["result"] for one in games(ben, status="over")] == ["lost"]
    assert ann.http.get("/api/me/games", params={"page": 1}).json()["games"] == []


def test_figures_count_what_was_played(ann: Player, ben: Player) -> None:
    for winner in (0, 1, 0, 0):
        rated_game(ann, ben, winner=winner)
    shown = ann.get("/api/me/figures")[0]
    assert (shown["played"], shown["won"], shown["streak"]) == (4, 3, 2)
    assert shown["results"] == ["won", "lost", "won", "won"]
    assert shown["beaten"] == []
    assert len(shown["course"]) == 4


def test_who_plays_both_sides_has_neither_won_nor_lost(ann: Player, ben: Player) -> None:
    rated_game(ann, ben, winner=1)
    name = ann.create(mine=[0, 1], start=True)["id"]
    give_up(ann, name)
    assert {one["table"]: one["result"] for one in games(ann, status="over")}[name] is None
    shown = ann.get("/api/me/figures")[0]
    counted = {key: shown[key] for key in ("played", "against_myself", "won", "streak", "results")}
    assert counted == {"played": 2, "against_myself": 1, "won": 0, "streak": 0, "results": ["lost"]}


def test_levels_are_those_that_were_met_alone(ann: Player) -> None:
    give_up(ann, ann.create(bots={"1": "steady"}, start=True)["id"])
    assert ann.get("/api/me/figures")[0]["beaten"] == [{"bot": "steady", "level": 2, "won": 0, "met": 1}]


def test_nobody_sees_anybody_elses(ann: Player, ben: Player) -> None:
    rated_game(ann, ben, winner=0)
    answer = ann.http.get("/api/me/games").text + ann.http.get("/api/me/figures").text
    assert ben.id not in answer
    ann.http.cookies.clear()
    assert ann.http.get("/api/me/games").status_code == 401


def test_what_reviews_say_is_kept_to_be_seen_over_time(ann: Player) -> None:
    for heap in (6, 9):
        name = finished(ann, heap)
        for _ in range(2):
            assert reviewed(ann, name)["status"] == "done"
    shown = ann.get("/api/me/figures")[0]["reviews"]
    assert [one["name"]["en"] for one in shown] == ["Pebbles"]
    assert len(shown[0]["values"]) == 2
    assert shown[0]["values"][0] == 3.0
