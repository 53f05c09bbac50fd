"""Passkeys: copies of a key, nobody's finger, logins at once, and keys of another site, page or person."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.authenticator import Authenticator
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.features.people.test_people import bring, tables_of

from cosmotheque.core import codec
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.people.passkeys import LIFETIME, MOST_AT_ONCE, MOST_KEYS, Passkey, Use, add_use

Answer = dict[str, Any]


@pytest.fixture
def eve(server: Server) -> Iterator[Player]:
    with Player(server.base.replace("127.0.0.1", "localhost")) as player:
        yield player


def make_key(player: Player, key: Authenticator | None = None, status: int = 201) -> Authenticator:
    key, offered = key or Authenticator(), player.post("/api/me/passkeys/offer")
    answer = key.make(offered["options"], player.base)
    player.post("/api/me/passkeys", {"challenge": offered["challenge"], "answer": answer}, status)
    return key


def signed(player: Player, key: Authenticator) -> Answer:
    """A login that is ready to be sent."""
    asked = player.post("/api/passkeys/ask")
    return {"challenge": asked["challenge"], "answer": key.sign(asked["options"], player.base)}


def come_back(player: Player, key: Authenticator, status: int = 200) -> Any:
    return player.post("/api/passkeys/answer", signed(player, key), status)


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
        offered = eve.post("/api/me/passkeys/offer")
        answer = Authenticator().make(offered["options"], eve.base)
        thief.post("/api/me/passkeys", {"challenge": offered["challenge"], "answer": answer}, 403)
        assert thief.get("/api/me")["id"] not in (eve.id,)


def test_passkeys_need_a_secure_page(ann: Player) -> None:
    assert "https" in ann.post("/api/passkeys/ask", status=409)["why"]["en"]


def test_a_key_whose_count_went_back_is_a_copy_and_not_let_in(eve: Player) -> None:
    key = make_key(eve)
    with Player(eve.base) as owner, Player(eve.base) as thief:
        before = key.count
        come_back(owner, key)
        for count in (before, before - 1):
            key.count = count
            refused = come_back(thief, key, 403)["why"]
            assert "another passkey" in refused["en"]
            assert "autre clé" in refused["fr"]
            assert thief.get("/api/me")["id"] == thief.id
        key.count = before + 1
        come_back(thief, key)
        assert thief.get("/api/me")["id"] == eve.id, "the one that counts on is the owner's"


def test_a_key_that_never_counts_is_good(eve: Player) -> None:
    """Keys that a cloud keeps on several devices never count; one that has counted before is a copy, though."""
    key = make_key(eve, Authenticator(step=0))
    for _ in range(3):
        with Player(eve.base) as lost:
            come_back(lost, key)
            assert lost.get("/api/me")["id"] == eve.id
    counting = make_key(eve)
    counting.count, counting.step = 0, 0
    with Player(eve.base) as thief:
        come_back(thief, counting, 403)


def test_nobody_comes_in_without_being_verified(eve: Player) -> None:
    asked, offered = eve.post("/api/passkeys/ask"), eve.post("/api/me/passkeys/offer")
    assert asked["options"]["userVerification"] == "required"
    assert offered["options"]["authenticatorSelection"]["userVerification"] == "required"
    make_key(eve, Authenticator(verifies=False), 403)
    key = make_key(eve)
    key.verifies = False
    with Player(eve.base) as thief:
        refused = come_back(thief, key, 403)["why"]
        assert "screen lock" in refused["en"]
        assert "PIN" in refused["fr"]
        assert thief.get("/api/me")["id"] == thief.id
        key.verifies = True
        come_back(thief, key)


def test_of_two_logins_the_first_may_arrive_last(eve: Player) -> None:
    key = make_key(eve)
    with Player(eve.base) as one, Player(eve.base) as other, Player(eve.base) as thief:
        first, second = signed(one, key), signed(other, key)
        other.post("/api/passkeys/answer", second)
        one.post("/api/passkeys/answer", first)
        assert one.get("/api/me")["id"] == other.get("/api/me")["id"] == eve.id
        key.count -= 2
        come_back(thief, key, 403)


def test_logins_at_once_all_succeed(eve: Player) -> None:
    key = make_key(eve)
    lost = [Player(eve.base) for _ in range(4)]
    logins = [signed(one, key) for one in lost]
    with ThreadPoolExecutor(4) as all_at_once:
        list(all_at_once.map(lambda one, login: one.post("/api/passkeys/answer", login), lost, logins))
    assert {one.get("/api/me")["id"] for one in lost} == {eve.id}
    assert len(eve.get("/api/me/devices")["devices"]) == 5
    for one in lost:
        one.http.close()


def test_a_key_can_be_forgotten_while_it_is_used(eve: Player) -> None:
    key = make_key(eve)
    with Player(eve.base) as lost, ThreadPoolExecutor(2) as both:
        login = signed(lost, key)
        using = both.submit(lost.http.post, "/api/passkeys/answer", json=login)
        forgetting = both.submit(eve.http.delete, "/api/me/passkeys/0")
        assert using.result().status_code in (200, 403)
        assert forgetting.result().status_code == 200
        come_back(lost, key, 403)


def test_nobody_has_keys_without_end(eve: Player) -> None:
    """Neither one by one nor begun all at once."""
    begun = [eve.post("/api/me/passkeys/offer") for _ in range(MOST_KEYS + 1)]
    bodies = [
        {"challenge": one["challenge"], "answer": Authenticator().make(one["options"], eve.base)} for one in begun
    ]
    for body in bodies[:-1]:
        eve.post("/api/me/passkeys", body, 201)
    for refused in (eve.post("/api/me/passkeys", bodies[-1], 409), eve.post("/api/me/passkeys/offer", status=409)):
        assert str(MOST_KEYS) in refused["why"]["en"]


def test_a_key_of_an_earlier_version_begins_to_count() -> None:
    sheet = {"id": "x", "created": "", "person": "ann", "data": "", "site": "localhost", "label": "", "revision": 3}
    stored: Passkey = codec.decode(codec.encode(sheet), Passkey)
    assert add_use(stored.uses, 0, 0, 1) == ()
    known = add_use(stored.uses, 7, 0, 1)
    assert max(use.count for use in known) == 7
    with pytest.raises(Denied):
        add_use(known, 7, 2, 3)


def test_a_count_never_goes_back_however_long_ago_it_was() -> None:
    uses: tuple[Use, ...] = (Use(5, 0),)
    for minute in range(1, 100):
        now = minute * LIFETIME // 20
        uses = add_use(uses, 5 + minute, now, now)
        assert len(uses) <= MOST_AT_ONCE + 1
    later = 100 * LIFETIME
    for count in (5, 50, 103, 104):
        with pytest.raises(Denied):
            add_use(uses, count, later, later)
    assert add_use(uses, 105, later, later)[-1] == Use(105, later)
