"""Becoming somebody else: stolen, used, guessed and planted codes, others' seats, and passkeys of another site."""

from collections.abc import Iterator

import pytest
from tests.server.authenticator import Authenticator
from tests.server.client import Player
from tests.server.conftest import GENEROUS, Serve, Server
from tests.server.test_people import bring, code_of, phone, tables_of

from cosmotheque.server.settings import Rate

__all__ = ["phone"]


def test_a_stolen_code_is_worth_nothing_without_consent(ann: Player, phone: Player) -> None:
    table, code = ann.create()["id"], code_of(ann)
    assert phone.post("/api/me/claim", {"code": code})["state"] == "claimed"
    assert tables_of(phone) == []
    assert phone.post("/api/me/code/answer", {"agree": True}, 409), "who asks does not answer"
    assert ann.get("/api/me/code")["label"] == "Firefox · Android", "who shows it sees which device asks"
    ann.post("/api/me/code/answer", {"agree": False})
    assert tables_of(ann) == [table]


def test_a_code_is_good_once(ann: Player, phone: Player, ben: Player) -> None:
    code = code_of(ann)
    phone.post("/api/me/claim", {"code": code})
    for path in ("/api/me/claim", "/api/me/claim/look"):
        ben.post(path, {"code": code}, 404)
    ann.post("/api/me/code/answer", {"agree": True})
    ben.post("/api/me/claim", {"code": code}, 404)
    ann.post("/api/me/code/answer", {"agree": True}, 409)


def test_a_new_code_takes_the_place_of_the_last(ann: Player, ben: Player) -> None:
    first, second = code_of(ann), code_of(ann)
    ben.post("/api/me/claim", {"code": first}, 404)
    ben.post("/api/me/claim", {"code": second.lower().replace("-", " ")})


def test_codes_cannot_be_guessed(serve: Serve) -> None:
    server = serve(limits=GENEROUS.__class__(requests=Rate(1000, 1000), costly=Rate(1000, 1000), guesses=Rate(0.01, 5)))
    with server.player() as ann, server.player() as thief:
        code = code_of(ann)
        assert len(code.replace("-", "")) == 8
        for number in range(4):
            thief.post("/api/me/claim/look", {"code": f"2222-222{number + 2}"}, 404)
        for path in ("/api/me/claim/look", "/api/me/claim"):
            thief.post(path, {"code": code}, 429)


def test_nobody_is_made_somebody_else_by_a_link(ann: Player, phone: Player) -> None:
    """A link shows whose code it is and does nothing; a form of another page is refused at the door."""
    mine = phone.create()["id"]
    code = code_of(ann)
    assert phone.post("/api/me/claim/look", {"code": code})["name"]
    assert phone.get("/api/me")["id"] == phone.id
    foreign = phone.http.post("/api/me/claim", json={"code": code}, headers={"Origin": "http://evil.example"})
    assert foreign.status_code == 403
    assert tables_of(phone) == [mine]


def test_nobody_brings_anothers_seats_along(ann: Player, phone: Player, ben: Player) -> None:
    """What moves is what the cookie stands for; at a table with others, theirs stay theirs."""
    table = phone.create(seats=2)["id"]
    ben.table(table, "sit", seat=1)
    bring(ann, phone)
    seats = ben.get(f"/api/tables/{table}")["seats"]
    assert [seat["mine"] for seat in seats] == [False, True]
    assert [seat["mine"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == [True, False]


def test_ids_of_others_are_in_no_answer_about_oneself(ann: Player, phone: Player) -> None:
    before = phone.id
    phone.post("/api/me/claim", {"code": code_of(ann)})
    told = [ann.http.get(path).text for path in ("/api/me/code", "/api/me/devices")]
    told += [phone.http.get(path).text for path in ("/api/me/claim", "/api/me/devices")]
    ann.post("/api/me/code/answer", {"agree": True})
    told += [one.http.get("/api/me/devices").text for one in (ann, phone)]
    assert not any(before in text or ann.id in text for text in told)


@pytest.fixture
def eve(server: Server) -> Iterator[Player]:
    with Player(server.base.replace("127.0.0.1", "localhost")) as player:
        yield player


def make_key(player: Player) -> Authenticator:
    key, offered = Authenticator(), player.post("/api/me/passkeys/offer")
    answer = key.make(offered["options"], player.base)
    player.post("/api/me/passkeys", {"challenge": offered["challenge"], "answer": answer}, 201)
    return key


def come_back(player: Player, key: Authenticator, status: int = 200, **wishes: bool) -> None:
    asked = player.post("/api/passkeys/ask")
    answer = key.sign(asked["options"], player.base)
    player.post("/api/passkeys/answer", {"challenge": asked["challenge"], "answer": answer, **wishes}, status)


def test_a_passkey_leads_back_when_all_else_is_lost(eve: Player) -> None:
    table, key = eve.create()["id"], make_key(eve)
    with Player(eve.base) as lost:
        come_back(lost, key)
        assert lost.get("/api/me")["id"] == eve.id
        assert tables_of(lost) == [table]
        assert len(lost.get("/api/me/devices")["passkeys"]) == 1
        for number in (0, 0):
            lost.http.delete(f"/api/me/devices/{number}").raise_for_status()
        assert lost.get("/api/me")["id"] != eve.id
        come_back(lost, key)
        assert tables_of(lost) == [table]


def test_a_passkey_leads_to_whoever_its_owner_has_become(eve: Player) -> None:
    key = make_key(eve)
    with Player(eve.base) as other, Player(eve.base) as third:
        bring(other, eve)
        come_back(third, key)
        assert third.get("/api/me")["id"] == other.id


def test_a_challenge_is_answered_once_by_a_known_key_for_this_very_page(eve: Player) -> None:
    key = make_key(eve)
    with Player(eve.base) as thief:
        asked = thief.post("/api/passkeys/ask")
        body = {"challenge": asked["challenge"], "answer": key.sign(asked["options"], eve.base)}
        thief.post("/api/passkeys/answer", body)
    with Player(eve.base) as thief:
        thief.post("/api/passkeys/answer", body, 403)
        come_back(thief, Authenticator(), 403)
        for origin, site in (("http://evil.example", None), (eve.base, "evil.example")):
            asked = thief.post("/api/passkeys/ask")
            answer = key.sign(asked["options"], origin, site)
            thief.post("/api/passkeys/answer", {"challenge": asked["challenge"], "answer": answer}, 403)
        for nonsense in ({}, {"id": 3}, {"id": "x", "response": []}):
            asked = thief.post("/api/passkeys/ask")
            thief.post("/api/passkeys/answer", {"challenge": asked["challenge"], "answer": nonsense}, 403)
        offered = eve.post("/api/me/passkeys/offer")
        answer = Authenticator().make(offered["options"], eve.base)
        thief.post("/api/me/passkeys", {"challenge": offered["challenge"], "answer": answer}, 403)
        assert thief.get("/api/me")["id"] not in (eve.id,)


def test_passkeys_need_a_secure_page(ann: Player) -> None:
    assert "https" in ann.post("/api/passkeys/ask", status=409)["why"]["en"]
