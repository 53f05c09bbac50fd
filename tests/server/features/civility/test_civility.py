"""Mute, block, report: peace for the people who want it, without a word to the others."""

from typing import Any

import pytest
from tests.server.civil import INSULT, admin_of, duel, key_of, open_report, report, said, shun, who
from tests.server.client import Player
from tests.server.conftest import Serve, Server

from cosmotheque.server.base.settings import Limits, Rate


def test_somebody_is_muted_on_every_device_until_they_are_forgiven(server: Server, ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    line = said(ben, table, INSULT)
    (muted,) = [one for one in shun(ann, table) if one["muted"]]
    assert muted["who"] == line["who"]
    assert not muted["blocked"]
    with ann.returned(server.base) as elsewhere:
        people = elsewhere.get(f"/api/tables/{table}/people")
        assert [one["muted"] for one in people] == [False, True]
        assert ann.table(table, "forgive", who=line["who"])[1]["muted"] is False
        assert [one["muted"] for one in elsewhere.get(f"/api/tables/{table}/people")] == [False, False]


def test_whom_i_have_muted_i_find_in_one_list(ann: Player, ben: Player, cleo: Player) -> None:
    ben.put("/api/me", {"name": "Ben the Loud"})
    first, second = duel(ann, ben), duel(ann, cleo)
    shun(ann, first)
    shun(ann, first, block=True)
    shun(ann, second)
    listed = ann.get("/api/me/shuns")
    assert [(one["name"] == "Ben the Loud", one["blocked"]) for one in listed] == [(False, False), (True, True)]
    assert len(ann.delete(f"/api/me/shuns/{listed[1]['id']}")) == 1
    assert not any(one["muted"] for one in ann.get(f"/api/tables/{first}/people"))
    assert ben.get("/api/me/shuns") == []
    assert len(ben.delete(f"/api/me/shuns/{listed[0]['id']}")) == 0
    assert len(ann.get("/api/me/shuns")) == 1


def test_a_mark_is_another_at_every_table(ann: Player, ben: Player) -> None:
    assert who(ann, duel(ann, ben), 1) != who(ann, duel(ann, ben), 1)


def test_nobody_mutes_themselves_or_somebody_who_is_not_there(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    own = who(ann, table, 0)
    assert ann.table(table, "shun", 409, who=own, block=False)["why"]["en"] == "That is you."
    assert ann.table(table, "shun", 404, who="0" * 12, block=False)["why"]["fr"].startswith("Cette personne")
    assert ann.table(table, "shun", 400, who="../../etc", block=False)


def test_who_is_blocked_sits_down_at_no_table_of_mine(ann: Player, ben: Player, cleo: Player) -> None:
    running = duel(ann, ben)
    shun(ann, running, block=True)
    fresh = ann.create()["id"]
    refused = ben.table(fresh, "sit", 409, seat=1)
    assert refused["why"]["en"] == "This table is not open to anybody else right now. Try another one."
    assert cleo.table(fresh, "sit", seat=1)["seats"][1]["mine"]
    theirs = ben.create()["id"]
    assert ann.table(theirs, "sit", seat=1)["seats"][1]["mine"]


def test_at_a_table_that_runs_nothing_is_torn_apart(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    shun(ann, table, block=True)
    with ben.live(table) as right, ann.live(table) as left:
        left.next("frame")
        right.next("frame")
        left.take(1)
        right.until_turn(1)
        right.take(1)
    ben.table(table, "leave", seat=1)
    assert ben.table(table, "sit", seat=1)["seats"][1]["kind"] == "guest"


def test_public_tables_of_those_who_are_apart_are_hidden_from_both(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben)
    shun(ann, table, block=True)
    hers, his = ann.create(public=True)["id"], ben.create(public=True)["id"]

    def listed(player: Player) -> set[str]:
        return {one["id"] for one in player.get("/api/tables")} & {hers, his}

    assert listed(ann) == {hers}
    assert listed(ben) == {his}
    assert listed(cleo) == {hers, his}
    ann.table(table, "forgive", who=who(ann, table, 1))
    assert listed(ann) == listed(ben) == {hers, his}


def test_learning_that_one_is_muted_or_blocked(ann: Player, ben: Player, cleo: Player) -> None:
    """The muted guest is sent the same as everybody, before and after, byte by byte but for the time."""
    table = duel(ann, ben)
    with ben.live(table) as right, cleo.live(table) as watching:
        right.next("chat")
        watching.next("chat")

        def heard(text: str) -> list[dict[str, Any]]:
            right.send(type="say", text=text)
            return [{**live.next("chat")["lines"][0], "at": ""} for live in (right, watching)]

        before = heard("one")
        people = ben.get(f"/api/tables/{table}/people")
        info = ben.get(f"/api/tables/{table}")
        shun(ann, table)
        shun(ann, table, block=True)
        after = heard("two")
        assert before[0] == before[1]
        assert after[0] == after[1]
        assert {**after[0], "text": "", "number": 0} == {**before[0], "text": "", "number": 0}
        assert ben.get(f"/api/tables/{table}/people") == people
        assert ben.get(f"/api/tables/{table}") == info
        assert right.silent()
    assert ben.get("/api/me/notes") == []


def test_the_refusal_of_somebody_who_is_blocked_is_one_that_others_get_too(serve: Serve) -> None:
    server = serve(limits=Limits(arrivals_at_table=Rate(0.001, 3)))
    with server.player() as ann, server.player() as ben, server.player() as cleo:
        shun(ann, duel(ann, ben), block=True)
        table = ann.create()["id"]
        blocked = ben.table(table, "sit", 409, seat=1)
        for _ in range(2):
            cleo.table(table, "sit", seat=1)
            cleo.table(table, "leave", seat=1)
        assert cleo.table(table, "sit", 409, seat=1) == blocked


def test_a_report_keeps_name_and_lines_as_they_stood(server: Server, ann: Player, ben: Player) -> None:
    ben.put("/api/me", {"name": "Ben the Rude"})
    ann.put("/api/me", {"name": "Ann the Calm"})
    table = duel(ann, ben)
    line, other = said(ben, table, INSULT), said(ann, table, "please do not")
    sent = report(ann, table, 1, lines=[line["number"]], words="  he will\u202e not stop ")
    assert sent["at"] > "2026"
    ben.put("/api/me", {"name": "Lamb"})
    with admin_of(server.base, key_of(server.data)) as admin:
        found = open_report(admin, "Ben the Rude")
    assert found["name_now"] == "Lamb"
    assert found["reporter_name"] == "Ann the Calm"
    assert found["reason"] == "insult"
    assert found["words"] == "he will not stop"
    assert [(one["name"], one["said"]["en"]) for one in found["lines"]] == [("Ben the Rude", INSULT)]
    assert table not in str(found)
    assert not any(player.id in str(found) for player in (ann, ben))
    assert ann.table(table, "report", 404, who=line["who"], reason="insult", lines=[other["number"]])
    assert ben.get("/api/me/notes") == []


def test_a_fixed_phrase_is_reported_in_its_words(server: Server, ann: Player, ben: Player) -> None:
    ben.put("/api/me", {"name": "Ben the Brief"})
    table = duel(ann, ben)
    with ben.live(table) as live:
        live.next("chat")
        live.send(type="say", phrase="hello")
        while not (lines := live.next("chat")["lines"]):
            pass
    report(ann, table, 1, lines=[lines[0]["number"]], reason="spam")
    with admin_of(server.base, key_of(server.data)) as admin:
        (said_line,) = open_report(admin, "Ben the Brief")["lines"]
        phrases = admin.get("/api/games/pebbles")["words"]["phrases"]
    assert said_line["said"] == phrases["hello"]


def test_flooding_reports(serve: Serve) -> None:
    rates = Limits(reports=Rate(0.001, 3), reports_of_address=Rate(0.001, 5))
    server = serve(limits=rates)
    with server.player() as ann, server.player() as ben, server.player() as cleo:
        table = duel(ann, ben)
        for _ in range(3):
            report(ann, table, 1)
        assert report(ann, table, 1, 429)["why"]["en"].startswith("You have sent many reports already")
        for _ in range(2):
            report(ben, table, 0)
        assert report(cleo, table, 0, 429)
        assert cleo.table(table, "report", 400, who=who(cleo, table, 0), reason="insult", words="x" * 501)
        assert cleo.table(table, "report", 400, who=who(cleo, table, 0), reason="insult", lines=list(range(21)))
        assert cleo.table(table, "report", 400, who=who(cleo, table, 0), reason="hunger")


def test_only_so_many_reports_wait(serve: Serve) -> None:
    server = serve(limits=Limits(reports_per_guest=2, open_reports=3, reports=Rate(9, 99)))
    with server.player() as ann, server.player() as ben, server.player() as cleo:
        table = duel(ann, ben)
        for _ in range(2):
            report(ann, table, 1)
        assert report(ann, table, 1, 409)
        report(ben, table, 0)
        assert report(cleo, table, 0, 409)


def test_mutes_are_bounded(serve: Serve) -> None:
    server = serve(limits=Limits(shuns_per_guest=1, shuns=Rate(0.001, 3)))
    with server.player() as ann, server.player() as ben, server.player() as cleo:
        first, second = duel(ann, ben), duel(ann, cleo)
        shun(ann, first)
        full = ann.table(second, "shun", 409, who=who(ann, second, 1), block=False)
        assert full["why"]["en"].startswith("Your list is full")
        ann.table(first, "forgive", who=who(ann, first, 1))
        shun(ann, second)
        assert ann.table(first, "shun", 429, who=who(ann, first, 1), block=False)


def test_who_comes_when_all_is_over_learns_of_nobody_who_spoke(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben, options={"heap": 1})
    with ann.live(table) as live:
        live.next("frame")
        live.take(1)
    assert ann.get(f"/api/tables/{table}/people")
    assert cleo.get(f"/api/tables/{table}/people", 403)


@pytest.mark.parametrize("what", ["shun", "forgive", "report", "people"])
def test_without_a_cookie_nobody_is_anybody(server: Server, ann: Player, what: str) -> None:
    table = ann.create()["id"]
    ann.http.cookies.clear()
    path, body = f"/api/tables/{table}/{what}", {"who": "0" * 12}
    answer = ann.http.get(path) if what == "people" else ann.http.post(path, json={**body, "reason": "other"})
    assert answer.status_code in (400, 401)
