"""Rated games: their results for players, and their restrictions."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Player
from tests.server.conftest import Server, eventually
from tests.server.features.people.test_people import bring, everything, phone

from cosmotheque import registry
from cosmotheque.core.glicko import Result, Strength
from cosmotheque.server.features.ratings import rules as ratings
from cosmotheque.server.features.ratings.record import RATINGS, RatedGame, RatingRecord, name_of, with_game
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.store.sqlite import SqliteStore

__all__ = ["phone"]


def rated_game(one: Player, other: Player, *, winner: int, moves: int = 2) -> dict[str, Any]:
    """A rated game in which a player gives up after so many moves."""
    name = one.create(rated=True)["id"]
    other.table(name, "sit", seat=1)
    other.table(name, "start")
    with one.live(name) as first, other.live(name) as second:
        for number in range(moves):
            (first, second)[number % 2].until_turn(number % 2)
            (first, second)[number % 2].take()
        live = (second, first)[winner]
        live.until_turn(moves % 2)
        live.send(type="concede", seat=1 - winner)
        while live.table.get("status") != "over":
            live.next("table")
    return eventually(
        lambda: one.get(f"/api/tables/{name}"), lambda info: info["ratings"][winner]["weight"] is not None
    )


def rating_of(player: Player) -> int | None:
    found = [one["rating"] for one in player.get("/api/me/figures") if one["game"] == "pebbles"]
    return found[0]["rating"] if found and found[0] else None


def test_games_between_friends_are_not_rated_unless_they_wish(ann: Player, ben: Player) -> None:
    name = ann.create()["id"]
    assert not ann.get(f"/api/tables/{name}")["rated"]
    first = rated_game(ann, ben, winner=0)
    assert first["rated"]
    assert [one["change"] > 0 for one in first["ratings"]] == [True, False]
    assert first["ratings"][0]["rating"] + first["ratings"][1]["rating"] == 3000
    assert ann.table(first["id"], "rematch")["ratings"] == [], "the next game has not begun"
    second = rated_game(ann, ben, winner=0)
    assert second["ratings"][0]["rating"] > first["ratings"][0]["rating"]
    assert second["ratings"][0]["sure"] < first["ratings"][0]["sure"]
    assert rating_of(ann) == second["ratings"][0]["rating"]


def test_one_game_against_a_bot_gives_a_number(ann: Player) -> None:
    name = ann.create(rated=True, bots={"1": "steady"}, start=True)["id"]
    with ann.live(name) as live:
        live.until_turn(0)
        live.send(type="concede", seat=0)
        while live.table.get("status") != "over":
            live.next("table")
    shown = ann.get(f"/api/tables/{name}")["ratings"]
    assert (shown[1]["rating"], shown[1]["change"]) == (1500, 0)
    assert shown[0]["change"] < 0
    figures = ann.get("/api/me/figures")[0]
    assert figures["rating"]["rating"] == shown[0]["rating"] == figures["course"][0]["rating"]["rating"]


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"coach": True}, "without a coach"),
        ({"mine": [0, 1]}, "one person a seat"),
        ({"bots": {"1": "historian"}}, "whose strength is measured"),
        ({"options": {"heap": 1}}, "played from the start"),
    ],
)
def test_what_would_say_nothing_is_not_rated(ann: Player, wishes: dict[str, Any], told: str) -> None:
    assert told in ann.create(409, rated=True, **wishes)["why"]["en"]


def test_in_a_rated_game_nobody_takes_back_or_is_helped(ann: Player, ben: Player) -> None:
    name = ann.create(rated=True)["id"]
    ben.table(name, "sit", seat=1)
    ben.table(name, "start")
    with ann.live(name) as live:
        live.until_turn(0)
        live.take()
        live.send(type="undo", v=live.frame["v"], seat=0)
        assert "cannot undo moves" in live.next("refused")["why"]["en"]
    ann.put(f"/api/tables/{name}/coach", {"on": True}, 409)


def test_who_plays_against_themselves_is_not_rated(ann: Player) -> None:
    name = ann.create(rated=True)["id"]
    ann.table(name, "sit", seat=1)
    assert not ann.table(name, "start")["rated"]


def test_a_rating_goes_along_to_another_device(ann: Player, phone: Player, ben: Player) -> None:
    rated_game(phone, ben, winner=0)
    bring(ann, phone)
    assert rating_of(ann) == rating_of(phone) is not None


def test_whoever_takes_all_of_theirs_along_has_their_rating_and_nobodys_id(ann: Player, ben: Player) -> None:
    rated_game(ann, ben, winner=0)
    (own,) = [line["content"] for line in everything(ann) if line["kind"] == "rating"]
    assert (own["game"], own["games"]) == ("pebbles", 1)
    assert ben.id not in str(own)


def test_a_game_that_nobody_has_bots_for_has_no_ratings() -> None:
    together = [meta for meta in registry.shelf().values() if meta.cooperative]
    against = [registry.shelf()[slug] for slug in registry.playable() if not registry.shelf()[slug].cooperative]
    assert together
    assert not any(ratings.can_be_rated(meta) for meta in together)
    assert all(ratings.can_be_rated(meta) for meta in against)


def test_levels_are_rated_in_their_order() -> None:
    for slug in registry.playable():
        if not registry.shelf()[slug].cooperative:
            levels = sorted((bot for bot in registry.bots(slug).values() if bot.level > 0), key=lambda bot: bot.level)
            found = [bot.rating for bot in levels]
            assert found == sorted(set(found)), slug
            assert all(found), slug


def test_eight_games_given_up_at_once_give_nothing_to_who_stayed_and_cost_who_left(server: Server, ann: Player) -> None:
    for _ in range(8):
        with server.player() as guest:
            ended = rated_game(ann, guest, winner=0, moves=0)["ratings"]
            assert [(one["change"], one["weight"]) for one in ended] == [(0, 0), (ended[1]["change"], 10)]
            assert ended[1]["change"] < 0
            assert (rating_of(guest) or 0) < 1500
    assert rating_of(ann) is None, "nobody is rated by games that were not played"


def test_whoever_flees_again_and_again_loses_each_time(ann: Player, ben: Player) -> None:
    told = [rated_game(ann, ben, winner=0, moves=1)["ratings"][1]["rating"] for _ in range(3)]
    assert told == sorted(told, reverse=True)
    assert rating_of(ben) == told[-1]


def weights(player: Player, name: str) -> list[int]:
    """The weight of a game for each seat, once it is over."""
    found = eventually(lambda: player.get(f"/api/tables/{name}"), lambda info: info["ratings"][0]["weight"] is not None)
    return [one["weight"] for one in found["ratings"]]


def test_drafts_that_nobody_sees_make_no_game_longer(ann: Player, ben: Player) -> None:
    name = ann.create(rated=True, options={"thoughts": True})["id"]
    ben.table(name, "sit", seat=1)
    ben.table(name, "start")
    with ann.live(name) as live:
        for count in (1, 2, 3):
            live.until_turn(0)
            live.act({"type": "think", "count": count})
            live.next("frame")
        live.send(type="concede", seat=0)
    assert weights(ann, name) == [10, 0]


def test_of_many_all_who_left_too_early_have_lost(ann: Player, ben: Player, cleo: Player) -> None:
    name = ann.create(rated=True, seats=3)["id"]
    for seat, player in enumerate((ben, cleo), start=1):
        player.table(name, "sit", seat=seat)
    ann.table(name, "start")
    with cleo.live(name) as first, ann.live(name) as second:
        first.until_turn(0)
        first.send(type="concede", seat=2)
        first.until_version(2)
        second.send(type="concede", seat=0)
    assert weights(ben, name) == [10, 0, 10]


def board(player: Player, status: int = 200) -> Any:
    return player.get("/api/games/pebbles/leaderboard", status)


def make_known(database: Path, game: str, *people: tuple[str, int]) -> None:
    """Have people known in a game, by so many drawn games with a strong bot."""

    async def run() -> None:
        store = SqliteStore(database)
        for person, games in people:
            record = RatingRecord(id=name_of(game, person), created="2026", person=person, game=game)
            for number in range(games):
                record = with_game(record, RatedGame(f"t{number}", wall_ms(), (Result(Strength(1700, 30), 0.5),)))
            await RATINGS.keep(store, record)
        await store.close()

    asyncio.run(run())


def test_the_leaderboard_has_those_who_want_to_stand_there_by_their_names_of_today(server: Server) -> None:
    with server.player() as ann, server.player() as ben, server.player() as cleo, server.player() as dan:
        for player, name in ((ann, "Ann"), (ben, "Ben"), (cleo, "Cleo")):
            player.put("/api/me", {"name": name})
        refused = dan.put("/api/games/pebbles/leaderboard", {"listed": True}, 409)
        assert "play a rated game first" in refused["why"]["en"]
        games = ((ann.id, 30), (ben.id, 12), (cleo.id, 1))
        make_known(server.data / "cosmotheque.sqlite", "pebbles", *games)
        before = [one["name"] for one in board(dan)["leaders"]]
        for player in (ann, ben, cleo):
            assert not board(player)["listed"]
            assert player.put("/api/games/pebbles/leaderboard", {"listed": True})["listed"]
        ann.put("/api/me", {"name": "Anna"})
        seen = board(dan)
        new = [one for one in seen["leaders"] if one["name"] not in before]
        assert [(one["name"], one["games"]) for one in new] == [("Anna", 30), ("Ben", 12)]
        assert all(one["rating"]["sure"] <= seen["sure"] for one in seen["leaders"])
        assert [one["name"] for one in board(ann)["leaders"] if one["mine"]] == ["Anna"]
        text = dan.http.get("/api/games/pebbles/leaderboard").text
        assert not any(player.id in text for player in (ann, ben, cleo))
        ann.put("/api/games/pebbles/leaderboard", {"listed": False})
        ben.post("/api/me/delete", {"name": "Ben"})
        assert not {"Anna", "Ben"} & {one["name"] for one in board(dan)["leaders"]}


def test_a_game_that_is_won_together_has_no_leaderboard(server: Server, ann: Player) -> None:
    together = next(slug for slug in registry.playable() if registry.shelf()[slug].cooperative)
    assert "no ratings" in ann.get(f"/api/games/{together}/leaderboard", 409)["why"]["en"]
    assert server.get("/api/games/nothing/leaderboard").status_code == 404
    assert ann.http.put("/api/games/pebbles/leaderboard", json={"listed": "yes"}).status_code == 400
