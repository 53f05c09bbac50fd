"""Bots of other packages at tables: those that the server's settings name, and no others."""

import json

import pytest
from tests.server.client import Player
from tests.server.conftest import Serve

TWICE, LOST = "wanderers:Twice", "wanderers:LOST"


def game_against(player: Player, bot: str) -> str:
    name: str = player.create(bots={"1": bot}, options={"heap": 20}, start=True)["id"]
    return name


def test_a_bot_that_is_named_is_offered_and_plays(serve: Serve) -> None:
    with serve(outside_bots=frozenset({TWICE})).player() as ann:
        offered = ann.get("/api/games/pebbles")["bots"]
        assert [bot["name"] for bot in offered if bot["outside"]] == [TWICE]
        assert offered[-1] == {"name": TWICE, "level": 0, "rating": 0.0, "outside": True}
        with ann.live(game_against(ann, TWICE)) as live:
            live.until_turn(0)
            live.take(1)
            assert live.until_turn(0)["events"][-1] == {"type": "took", "seat": 1, "count": 2}


def test_a_bot_that_fails_costs_the_table_nothing(serve: Serve) -> None:
    with serve(outside_bots=frozenset({LOST})).player() as ann, ann.live(game_against(ann, LOST)) as live:
        live.until_turn(0)
        for _ in range(2):
            live.take(1)
            live.until_turn(0)
        assert live.frame["moves"] >= 4


@pytest.mark.parametrize(("bot", "raised"), [("wanderers:Talker", "ValueError"), ("wanderers:Leaver", "SystemExit")])
def test_what_a_bot_prints_or_raises_tells_the_log_of_no_view(serve: Serve, bot: str, raised: str) -> None:
    """It is said what was raised and where, in a line of JSON like all others."""
    running = serve(outside_bots=frozenset({bot}))
    with running.player() as ann, ann.live(game_against(ann, bot)) as live:
        live.until_turn(0)
        live.take(1)
        live.until_turn(0)
    logged = [json.loads(line) for line in running.log.read_text().splitlines()]
    reasons = {line["why"].split(",")[0] for line in logged if line["event"] == "bot failed"}
    assert reasons == {f"{raised} in wanderers.py"}
    assert "I know" not in running.log.read_text()


def test_a_bot_that_was_not_named_is_not_imported(serve: Serve) -> None:
    running = serve(outside_bots=frozenset({TWICE}))
    with running.player() as ann:
        for bot in (LOST, "wanderers:Lost", "antigravity:fly"):
            assert "does not have that bot" in ann.create(bots={"1": bot}, status=404)["why"]["en"]
        table = ann.create()["id"]
        ann.table(table, "bot", seat=1, bot=LOST, status=404)
        assert ann.table(table, "bot", seat=1, bot=TWICE)["seats"][1]["bot"] == TWICE


def test_nobody_is_rated_by_a_bot_from_outside(serve: Serve) -> None:
    with serve(outside_bots=frozenset({LOST})).player() as ann:
        ann.create(bots={"1": "steady"}, rated=True)
        ann.create(bots={"1": LOST}, rated=True, status=409)


def test_a_game_goes_on_when_its_bot_is_let_in_no_longer(serve: Serve) -> None:
    running = serve(outside_bots=frozenset({TWICE}))
    with running.player() as ann:
        table = game_against(ann, TWICE)
        running.stop()
        again = serve()
        with ann.returned(again.base) as back, back.live(table) as live:
            live.until_turn(0)
            live.take(1)
            assert live.until_turn(0)["events"][-1] == {"type": "took", "seat": 1, "count": 1}, "as steady does"


@pytest.mark.parametrize("name", ["nobody", "wanderers:Nobody", "nowhere:Bot"])
def test_a_server_does_not_open_without_a_bot_that_it_promises(serve: Serve, name: str) -> None:
    with pytest.raises(AssertionError, match=r"nobody|Nobody|nowhere"):
        serve(outside_bots=frozenset({name}))
