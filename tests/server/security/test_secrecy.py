"""Secrets from strangers: tables by link, games that are not over, logs, figures."""

import pytest
from tests.server.client import Player
from tests.server.conftest import Serve, Server

from cosmotheque.server.base.settings import Limits, Rate

UNKNOWN = ["23456789abcd", "x", "..", "%2e%2e", "' OR 1=1 --", "23456789ABCD"]


def test_a_table_by_link_is_in_nobodys_list(server: Server, ann: Player, ben: Player) -> None:
    private, public = ann.create()["id"], ann.create(public=True)["id"]
    for listed in (server.get("/api/tables").text, str(ben.get("/api/tables")), str(ben.get("/api/me/tables"))):
        assert private not in listed
    assert public in server.get("/api/tables").text
    assert {table["id"] for table in ann.get("/api/me/tables")} == {private, public}


@pytest.mark.parametrize("guess", UNKNOWN)
def test_a_wrong_guess_tells_nothing(ann: Player, guess: str) -> None:
    """Every way to ask about a table answers all guesses alike."""
    answers = [ann.http.get(f"/api/tables/{guess}{part}") for part in ("", "/record", "/replay", "/review", "/qr.svg")]
    answers += [ann.http.post(f"/api/tables/{guess}/{part}", json={"seat": 0}) for part in ("sit", "leave", "start")]
    assert {answer.status_code for answer in answers} <= {404, 405}
    assert not any("data" in answer.text or "sqlite" in answer.text.lower() for answer in answers)


def test_guessing_is_slow(serve: Serve) -> None:
    """Sixty bits at thirty guesses a second: a billion years."""
    assert Limits().requests.per_second <= 30
    server = serve(limits=Limits(requests=Rate(0.1, 20)))
    answers = [server.get(f"/api/tables/{number:012}").status_code for number in range(40)]
    assert answers.count(429) > 10


@pytest.mark.parametrize("part", ["record", "proof", "replay", "replay?seat=0", "replay?seat=1", "review"])
def test_a_game_that_is_not_over_is_not_replayed(ann: Player, ben: Player, part: str) -> None:
    table = ann.create()["id"]
    assert ann.get(f"/api/tables/{table}/{part}", 409)["why"]["en"] == "The game is not over yet."
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    for player in (ann, ben):
        assert player.get(f"/api/tables/{table}/{part}", 409)["why"]["en"] == "The game is not over yet."


def test_neither_logs_nor_metrics_know_anybody(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        ann.put("/api/me", {"name": "Mata Hari"})
        table = ann.create(bots={"1": "dying"}, start=True)["id"]
        with ann.live(table) as live:
            live.until_turn(0)
            live.send(type="say", text="between ourselves")
            live.send_text("mumble mumble")
            live.take(1)
            live.until_turn(0)
            secret = live.frame["view"]["secret"]
        ann.http.get(f"/api/tables/{table}?token=open-sesame", headers={"authorization": "open-sesame"})
        private = (table, ann.id, ann.http.cookies["cosmotheque"], "between ourselves", "Mata Hari", "mumble")
    told = server.log.read_text() + server.get("/metrics").text
    assert '"bot failed"' in told
    assert [word for word in (*private, "open-sesame", f'"secret":{secret}') if word in told] == []
