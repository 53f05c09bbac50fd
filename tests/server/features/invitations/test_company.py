"""Invitations to those with whom one has played, and the list of open tables by what one looks for."""

from typing import Any

import pytest
from tests.server.civil import duel, shun
from tests.server.client import Player
from tests.server.conftest import Serve

from cosmotheque.server.base.settings import Limits, Rate


def company(player: Player, table: str, status: int = 200) -> Any:
    return player.get(f"/api/tables/{table}/company", status)


def invite(player: Player, table: str, who: str, status: int = 200) -> Any:
    return player.table(table, "invite", status, who=who)


def invited_to(player: Player) -> list[str]:
    return [one["table"] for one in player.get("/api/me/invitations")]


def test_somebody_i_have_played_with_finds_my_invitation_first(ann: Player, ben: Player, cleo: Player) -> None:
    ann.put("/api/me", {"name": "Ada"})
    ben.put("/api/me", {"name": "Blaise"})
    played = duel(ann, ben)
    table = ann.create()["id"]
    (known,) = company(ann, table)
    assert (known["name"], known["game"], known["invited"]) == ("Blaise", "pebbles", False)
    assert ann.get(f"/api/tables/{played}")["created"] == known["at"]
    assert invite(ann, table, known["who"]) == [{**known, "invited": True}]
    (found,) = ben.get("/api/me/invitations")
    assert (found["table"], found["name"], found["game"]) == (table, "Ada", "pebbles")
    assert invited_to(cleo) == []
    assert company(cleo, table, 403)


def test_an_invitation_is_gone_when_the_table_is_full(ann: Player, ben: Player, cleo: Player) -> None:
    duel(ann, ben)
    table = ann.create()["id"]
    who = company(ann, table)[0]["who"]
    invite(ann, table, who)
    cleo.table(table, "sit", seat=1)
    assert invited_to(ben) == []
    assert invite(ann, table, who, 409)
    cleo.table(table, "leave", seat=1)
    assert invited_to(ben) == [table]
    ben.table(table, "sit", seat=1)
    assert invited_to(ben) == []


def test_a_no_is_told_to_nobody_and_holds(ann: Player, ben: Player) -> None:
    duel(ann, ben)
    table = ann.create()["id"]
    who = company(ann, table)[0]["who"]
    before = invite(ann, table, who)
    assert ben.post(f"/api/me/invitations/{table}/decline") == []
    assert company(ann, table) == before
    assert invite(ann, table, who) == before
    assert invited_to(ben) == []
    assert ann.post(f"/api/me/invitations/{table}/decline", None, 404)


def test_who_is_blocked_invites_and_learns_nothing(ann: Player, ben: Player, cleo: Player) -> None:
    played = duel(ann, ben)
    duel(ann, cleo)
    shun(ben, played, 0, block=True)
    table = ann.create()["id"]
    for known in company(ann, table):
        assert [one["invited"] for one in invite(ann, table, known["who"]) if one["who"] == known["who"]] == [True]
    assert invited_to(ben) == []
    assert invited_to(cleo) == [table]
    assert company(ben, ben.create()["id"]) == []


def test_only_those_are_invited_with_whom_one_has_played(ann: Player, ben: Player, cleo: Player) -> None:
    duel(ann, ben)
    table = ann.create()["id"]
    theirs = company(ann, table)[0]["who"]
    assert company(cleo, cleo.create()["id"]) == []
    assert invite(cleo, cleo.create()["id"], theirs, 404)["why"]["en"] == "You have not played with this person."
    assert invite(ben, table, theirs, 403)
    assert invite(ann, table, "x", 400)
    cleo.table(table, "sit", seat=1)
    assert company(cleo, cleo.create()["id"]) == []


def test_flooding_with_invitations(serve: Serve) -> None:
    server = serve(limits=Limits(invitations=Rate(0.001, 2), invitations_listed=1, costly=Rate(999, 999)))
    with server.player() as ann, server.player() as ben:
        duel(ann, ben)
        tables = [ann.create()["id"] for _ in range(3)]
        who = company(ann, tables[0])[0]["who"]
        for table in tables[:2]:
            invite(ann, table, who)
        assert invite(ann, tables[2], who, 429)["why"]["en"].startswith("You have invited many")
        assert invited_to(ben) == [tables[1]]


def test_invitations_tell_nobodys_id(ann: Player, ben: Player, cleo: Player) -> None:
    for other in (ben, cleo):
        duel(ann, other)
    duel(cleo, ben)
    hers, theirs = ann.create()["id"], cleo.create()["id"]
    marks = {one["who"] for one in company(ann, hers)}
    assert marks.isdisjoint(one["who"] for one in company(cleo, theirs))
    for mark in marks:
        invite(ann, hers, mark)
    said = ann.http.get(f"/api/tables/{hers}/company").text + ben.http.get("/api/me/invitations").text
    assert not any(player.id in said for player in (ann, ben, cleo))
    assert ann.id not in ben.http.get("/api/me/everything").text


@pytest.mark.parametrize(
    ("looked_for", "found"),
    [
        ("", {"free", "clock", "days", "three"}),
        ("game=pebbles", {"free", "clock", "days", "three"}),
        ("game=chess", set()),
        ("pace=clock", {"clock"}),
        ("pace=days", {"days"}),
        ("pace=free&seats=3", {"three"}),
        ("seats=2", {"free", "clock", "days"}),
        ("page=1", set()),
    ],
)
def test_open_tables_are_found_by_game_pace_and_seats(serve: Serve, looked_for: str, found: set[str]) -> None:
    server = serve()
    with server.player() as ann, server.player() as ben:
        made = {
            ann.create(public=True)["id"]: "free",
            ann.create(public=True, clock={"minutes": 5})["id"]: "clock",
            ann.create(public=True, correspondence={"days": 3})["id"]: "days",
            ann.create(public=True, seats=3)["id"]: "three",
        }
        assert {made[one["id"]] for one in ben.get(f"/api/tables?{looked_for}")} == found
        assert ben.get("/api/tables?pace=slow", 400)
