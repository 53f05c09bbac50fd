"""Attempts to choose the deal, to know it early, or to keep others from it."""

import sqlite3
from contextlib import closing

import pytest
from tests.server.client import Player
from tests.server.conftest import GENEROUS, Serve, Server
from tests.server.promises import ANNS, BENS, drawn, give_up, hashed, invited, proof_in

from cosmotheque.server.base.settings import Rate

NOBODY_OPENS = 600.0


def revision(server: Server, table: str) -> int:
    with closing(sqlite3.connect(server.data / "cosmotheque.sqlite")) as database:
        ((found,),) = database.execute("SELECT revision FROM tables WHERE id = ?", (table,)).fetchall()
        return int(found)


def test_neither_secret_nor_numbers_are_told_before_the_end(serve: Serve) -> None:
    """Not to a seat, not to a spectator, not in a log or a figure; not while they are asked for, nor in the game."""
    server = serve(opening=NOBODY_OPENS)
    with server.player() as ann, server.player() as ben, server.player() as eve:
        table = invited(ann, ben)
        said = []
        with eve.live(table) as live, ben.live(table) as other:
            ann.table(table, "start")
            said.append(str(ann.table(table, "open", number=ANNS)))
            said += [str(one.get(f"/api/tables/{table}")) for one in (ben, eve)]
            said.append(str(ben.table(table, "open", number=hashed("no number of mine"), status=409)))
            said.append(str(ben.table(table, "open", number=BENS)).replace(BENS, ""))
            for one in (live, other):
                while not one.frame:
                    said.append(str(one.receive()))
        for path in ("record", "replay", "proof", "deal"):
            said.append(str(eve.get(f"/api/tables/{table}/{path}", 409)))
        said += [str(ben.get("/api/me/tables")), server.log.read_text(), server.get("/metrics").text]
        assert not any(ANNS in one or BENS in one for one in said)
        give_up(ann, table)
        proof = proof_in(ann, table)
        assert not any(proof["secret"] in one for one in said)
        assert any(proof["seal"] in one for one in said)


def test_what_was_promised_stays_once_the_game_is_to_start(serve: Serve) -> None:
    """Nobody has it drawn again by getting up, and nobody exchanges a number when others have opened theirs."""
    server = serve(opening=NOBODY_OPENS)
    with server.player() as ann, server.player() as ben, server.player() as eve:
        table = invited(ann, ben)
        ann.table(table, "start")
        before = ann.get(f"/api/tables/{table}")["draw"]
        other = hashed("chosen last")
        ben.table(table, "leave", seat=1, status=409)
        ben.table(table, "sit", seat=1, commitment=other, status=409)
        eve.table(table, "sit", seat=1, commitment=other, status=409)
        ann.table(table, "bot", seat=1, bot="steady", status=409)
        with ben.live(table, query=f"?commitment={other}") as live:
            live.next("table")
        assert ann.table(table, "start")["draw"] == before, "a second start changes nothing"
        assert ann.get(f"/api/tables/{table}")["draw"] == before
        ben.table(table, "open", number="c" * 64, status=409)
        eve.table(table, "open", number=BENS, status=409)
        assert ann.get(f"/api/tables/{table}")["draw"]["waiting"] == [0, 1]


def test_after_the_start_no_number_counts_any_more(ann: Player, ben: Player) -> None:
    table = drawn(ann, ben)
    before = ann.get(f"/api/tables/{table}")["draw"]
    ann.table(table, "open", number="c" * 64)
    with ann.live(table, query=f"?commitment={hashed('c' * 64)}") as live:
        assert live.next("table")["table"]["draw"] == before
    give_up(ann, table)
    assert [share["number"] for share in proof_in(ann, table)["shares"]] == [ANNS, BENS]


@pytest.mark.parametrize("what", ["", "a" * 63, "a" * 65, "A" * 64, "a" * 63 + "\n", "g" * 64, 17, ["a" * 64]])
def test_what_is_no_number_is_refused(ann: Player, what: object) -> None:
    ann.create(commitment=what, status=400)
    table = ann.create()["id"]
    ann.table(table, "sit", seat=1, commitment=what, status=400)
    ann.table(table, "open", number=what, status=400)
    assert ann.get(f"/api/tables/{table}")["draw"]["commitments"] == [None, None]


def test_promises_without_end_cost_no_more_than_other_requests(serve: Serve) -> None:
    limits = GENEROUS.__class__(requests=Rate(0.001, 40), new_tables=Rate(1, 10))
    server = serve(limits=limits)
    with server.player() as ann:
        table = ann.create(commitment=hashed(ANNS))["id"]
        before = revision(server, table)
        for _ in range(3):
            with ann.live(table, query=f"?commitment={hashed(ANNS)}") as live:
                live.next("table")
        assert revision(server, table) == before, "the same promise is stored once"
        answers = [
            ann.http.post(f"/api/tables/{table}/sit", json={"seat": 0, "commitment": hashed(str(number))}).status_code
            for number in range(60)
        ]
        assert set(answers) == {200, 429}
        assert revision(server, table) < before + 40


def test_who_only_looks_on_promises_nothing(ann: Player, ben: Player) -> None:
    table = ann.create()["id"]
    with ben.live(table, query=f"?commitment={hashed(BENS)}") as live:
        assert live.next("table")["table"]["draw"]["commitments"] == [None, None]
