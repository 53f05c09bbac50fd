"""Rated games: what they come to for those who play, and what they do not allow."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.client import Player
from tests.server.test_people import bring, phone
from tests.server.test_store import table

from cosmotheque import registry
from cosmotheque.core.game import Outcome
from cosmotheque.core.glicko import Strength
from cosmotheque.server.play import ratings
from cosmotheque.server.rating import Entrant

__all__ = ["phone"]


def rated_game(one: Player, other: Player, *, winner: int) -> dict[str, Any]:
    """A rated game in which somebody gives up."""
    name = one.create(rated=True)["id"]
    other.table(name, "sit", seat=1)
    other.table(name, "start")
    players = (one, other)
    with players[1 - winner].live(name) as live:
        live.until_turn(0)
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


def test_two_games_that_end_at_once_both_count() -> None:
    """They began with the same strength; what the one says is not lost by the other."""
    ann, bot = Entrant("ann", Strength()), Entrant(None, Strength(1500, 30))
    first = replace(table("a"), game="x", ended=1, outcome=Outcome("", (1.0, 0.0)), entrants=(ann, bot), rated=True)
    second = replace(first, id="b", ended=2)
    one = ratings.course(ratings.rated_games([first], "ann", "x"), "ann")[-1]
    both = ratings.course(ratings.rated_games([second, first], "ann", "x"), "ann")[-1]
    assert both.rating > one.rating > 1500
    assert both.deviation < one.deviation


def test_what_was_long_ago_is_less_sure() -> None:
    ann, bot = Entrant("ann", Strength(1600, 60)), Entrant(None, Strength(1500, 30))
    played = [replace(table("a"), game="x", ended=1, outcome=Outcome("", (1.0, 0.0)), entrants=(ann, bot))]
    now, later = (ratings.strength_after(played, "ann", at) for at in (1, 100 * ratings.PERIOD))
    assert later.deviation > now.deviation
    assert later.rating == now.rating


def test_of_very_many_games_the_latest_are_counted_anew() -> None:
    bot, played, own = Entrant(None, Strength(1500, 30)), [], Strength()
    for number in range(3 * ratings.LATEST):
        entrants = (Entrant("ann", own), bot)
        outcome = Outcome("", (float(number % 3 != 0), float(number % 3 == 0)))
        new = replace(table(f"t{number}"), game="x", ended=number, outcome=outcome, entrants=entrants)
        played.append(new)
        own = ratings.course(played, "ann")[-1]
    whole = ratings.course(played, "ann")
    assert len(whole) == len(played)
    assert whole[-1].rating == pytest.approx(own.rating)
