"""Campaigns and strangers: nothing of a closed box is told, nobody counts what they did not play; all is bounded."""

import json
from typing import Any

import httpx
import pytest
from tests.server.campaigning import ask, begin, finish, look, set_up, stages, tally, win
from tests.server.client import Player
from tests.server.conftest import GENEROUS, Serve, Server

from cosmotheque.server.base.settings import Limits, Rate


def said(player: Player, *answers: httpx.Response) -> str:
    return json.dumps([answer.json() for answer in answers])


def test_a_closed_box_tells_nothing_in_any_answer(ann: Player, ben: Player) -> None:
    campaign = begin(ann)
    ask(ben, campaign, "join")
    win(ann, campaign, "1")
    table = set_up(ann, campaign, "2", (0, 1))["id"]
    path = f"/api/campaigns/{campaign}"
    told = said(
        ann,
        ann.http.get(path),
        *(ann.http.get(f"{path}?seats={seats}") for seats in (1, 3, 4, 16)),
        ben.http.get(path),
        ann.http.post(f"{path}/join"),
        ann.http.post(f"{path}/open", json={"stage": "3", "sure": True}),
        ann.http.post(f"{path}/open", json={"box": "second"}),
        *(ann.http.post(f"{path}/play", json={"stage": "4", "players": [0], "bots": ["steady"] * n}) for n in range(6)),
        ann.http.get("/api/me/campaigns"),
        ann.http.get("/api/me/tables"),
        ann.http.get(f"/api/tables/{table}"),
    )
    assert "surprise 2" in told
    titles, stories, others = ("surprise 3", "surprise 4", "surprise 5"), ("tale 3", "Later…", "Plus tard…"), "by 3."
    for secret in (*titles, *stories, "Shingle", "Galets", others):
        assert secret not in told
    assert "surprise 3" in said(ann, ann.http.post(f"{path}/open", json={"box": "second", "sure": True}))


def test_a_campaign_tells_nobody_whose_cookie_it_is(ann: Player, ben: Player, cleo: Player) -> None:
    campaign = begin(ann)
    ask(ben, campaign, "join")
    set_up(ann, campaign, "1", (0, 1))
    for player in (ann, ben, cleo):
        told = json.dumps(look(player, campaign))
        assert ann.id not in told
        assert ben.id not in told


def test_a_table_tells_its_campaign_to_those_who_sit_there(ann: Player, cleo: Player) -> None:
    campaign = begin(ann)
    table = set_up(ann, campaign, "1")["id"]
    assert ann.get(f"/api/tables/{table}")["campaign"] == campaign
    assert cleo.get(f"/api/tables/{table}")["campaign"] is None
    with cleo.live(table) as live:
        live.next("frame")
        assert live.table["campaign"] is None
    finish(ann, table)
    assert cleo.get(f"/api/tables/{table}/replay")["table"]["campaign"] is None


def test_nobody_counts_for_a_team_they_are_no_member_of(ann: Player, cleo: Player) -> None:
    campaign = begin(ann)
    assert ask(cleo, campaign, "play", 403, stage="1", players=[0], bots=["steady"])["why"]["en"].startswith("Join")
    cleo.create(400, options={"heap": 1}, campaign=campaign)
    played = cleo.create(options={"heap": 11, "together": True}, bots={"1": "steady"}, start=True)["id"]
    finish(cleo, played)
    assert tally(look(ann, campaign), "1") == (0, 0)


def test_who_has_left_a_team_sets_up_no_more_tables_for_it(ann: Player, ben: Player) -> None:
    campaign = begin(ann)
    ask(ben, campaign, "join")
    table = set_up(ann, campaign, "1", (0, 1))["id"]
    ann.table(table, "start")
    finish(ann, table, won=False)
    ask(ben, campaign, "leave")
    assert ben.table(table, "rematch", 403)["why"]["en"].startswith("Join the campaign")
    assert look(ann, campaign)["tables"] == []
    following = ann.table(table, "rematch")["id"]
    assert ben.table(table, "rematch")["id"] == following


def test_a_stage_that_is_not_open_cannot_be_played(ann: Player) -> None:
    campaign = begin(ann)
    for closed in ("2", "3"):
        ask(ann, campaign, "play", 409, stage=closed, players=[0], bots=["steady"])
    ask(ann, campaign, "play", 404, stage="99", players=[0], bots=["steady"])


def test_only_the_host_opens_by_hand(ann: Player, ben: Player) -> None:
    campaign = begin(ann)
    ask(ben, campaign, "join")
    assert ask(ben, campaign, "open", 403, box="second", sure=True)["why"]["en"].startswith("Only the leader")
    assert stages(look(ann, campaign))["3"] == "veiled"


def test_who_has_left_a_team_opens_nothing_and_the_longest_member_does(ann: Player, ben: Player, cleo: Player) -> None:
    campaign = begin(ann)
    for player in (ben, cleo):
        ask(player, campaign, "join")
    assert not ask(ann, campaign, "leave")["hosting"]
    ask(ann, campaign, "open", 403, box="second", sure=True)
    ask(cleo, campaign, "open", 403, stage="2")
    assert stages(ask(ben, campaign, "open", stage="2"))["2"] == "open"
    assert [member["hosting"] for member in look(cleo, campaign)["members"]] == [True, False]
    assert ask(ann, campaign, "join")["hosting"]
    for player in (ann, ben, cleo):
        assert not ask(player, campaign, "leave")["hosting"]
    with httpx.Client(base_url=ann.base) as nobody:
        assert not nobody.get(f"/api/campaigns/{campaign}").json()["hosting"]


@pytest.mark.parametrize(
    "body",
    [
        {"players": [], "bots": ["steady"] * 2},
        {"players": [1]},
        {"players": [0, 0]},
        {"players": [0, -1]},
        {"players": [0, 7]},
        {"players": list(range(17))},
        {"players": [0], "bots": ["genius"]},
        {"players": [0], "bots": ["steady"] * 17},
        {"players": [0]},
        {"players": [0], "bots": ["steady"], "options": {"heap": 1}},
        {"players": "ann"},
    ],
)
def test_a_crew_that_cannot_be_is_refused(ann: Player, ben: Player, body: dict[str, Any]) -> None:
    campaign = begin(ann)
    ask(ben, campaign, "join")
    answer = ann.http.post(f"/api/campaigns/{campaign}/play", json={"stage": "1", **body})
    assert 400 <= answer.status_code < 500
    assert all(answer.json()["why"].values())
    assert look(ann, campaign)["tables"] == []


@pytest.mark.parametrize(
    "wish", [{"name": ""}, {"name": "x" * 33}, {"name": "a\u202eb"}, {"game": "chess"}, {"host": "x"}]
)
def test_a_campaign_has_a_name_that_can_be_read_and_a_game_that_is_there(ann: Player, wish: dict[str, str]) -> None:
    answer = ann.http.post("/api/campaigns", json={"game": "pebbles", "name": "Friday", **wish})
    assert 400 <= answer.status_code < 500


def test_a_game_without_a_campaign_begins_none(ann: Player) -> None:
    other = next(box["meta"]["slug"] for box in ann.get("/api/games") if box["playable"] and not box["campaign"])
    assert ann.post("/api/campaigns", {"game": other, "name": "x"}, 404)["why"]["en"] == "This game has no campaign."


def test_a_link_to_a_campaign_cannot_be_guessed(server: Server, ann: Player) -> None:
    assert len({begin(ann) for _ in range(3)}) == 3
    assert all(len(campaign["id"]) == 12 for campaign in ann.get("/api/me/campaigns"))
    answers = {server.get(f"/api/campaigns/{guess}").text for guess in ("2" * 12, "a" * 12, "zz")}
    assert len(answers) == 1
    ann.get("/api/campaigns/" + "x" * 41, 400)
    assert server.get(f"/api/campaigns/{begin(ann)}").status_code == 200
    with httpx.Client(base_url=server.base) as nobody:
        assert nobody.post(f"/api/campaigns/{begin(ann)}/join").status_code == 401


def test_campaigns_their_members_and_their_tables_are_bounded(serve: Serve) -> None:
    few = {
        "campaigns_per_guest": 2,
        "members_per_campaign": 2,
        "tables_per_campaign": 2,
        "unfinished_per_campaign": 1,
        "new_tables": Rate(1e-9, 9),
    }
    server = serve(limits=Limits(requests=GENEROUS.requests, costly=GENEROUS.costly, **few))  # type: ignore[arg-type]
    with server.player() as ann, server.player() as ben, server.player() as cleo:
        campaign, _ = begin(ann), begin(ann)
        assert ann.post("/api/campaigns", {"game": "pebbles", "name": "x"}, 409)["why"]["en"].startswith(
            "You have many"
        )
        ask(ben, campaign, "join")
        ask(cleo, campaign, "join", 409)
        table = set_up(ann, campaign, "1")["id"]
        refused = ask(ann, campaign, "play", 409, stage="1", players=[0], bots=["steady"] * 2)
        assert refused["why"]["en"].startswith("You already have too many games running.")
        finish(ann, table)
        again = set_up(ann, campaign, "2")["id"]
        refused = ann.table(table, "rematch?sequel=1", 409)
        assert refused["why"]["en"].startswith("You already have too many games running.")
        finish(ann, again, won=False)
        refused = ask(ann, campaign, "play", 409, stage="2", players=[0], bots=["steady"])
        assert refused["why"]["en"].startswith("This campaign has had")
        ann.table(again, "rematch", 409)
        assert ben.http.post("/api/campaigns", json={"game": "pebbles", "name": "x"}).status_code == 429
