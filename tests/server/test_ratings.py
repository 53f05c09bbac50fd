"""Rated games: what they come to for those who play, and what they do not allow."""

from typing import Any

import pytest
from tests.server.client import Player
from tests.server.test_people import bring, phone

from cosmotheque import registry
from cosmotheque.server.play import ratings

__all__ = ["phone"]


def rated_game(one: Player, other: Player, *, winner: int, moves: int = 2) -> dict[str, Any]:
    """A rated game in which somebody gives up after so many moves."""
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
    info: dict[str, Any] = one.get(f"/api/tables/{name}")
    return info


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
        ({"options": {"heap": 1}}, "begins at the beginning"),
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
        assert "no move is taken back" in live.next("refused")["why"]["en"]
    ann.put(f"/api/tables/{name}/coach", {"on": True}, 409)


def test_who_plays_against_themselves_is_not_rated(ann: Player) -> None:
    name = ann.create(rated=True)["id"]
    ann.table(name, "sit", seat=1)
    assert not ann.table(name, "start")["rated"]


def test_a_rating_goes_along_to_another_device(ann: Player, phone: Player, ben: Player) -> None:
    rated_game(phone, ben, winner=0)
    bring(ann, phone)
    assert rating_of(ann) == rating_of(phone) is not None


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
