"""The administrator's page: who gets in, who does not, and what even the administrator does not see."""

import time
from collections.abc import Iterator

import pytest
from tests.server.civil import INSULT, admin_of, duel, key_of, open_report, report, said
from tests.server.client import Player, browser
from tests.server.conftest import Serve, Server

from cosmotheque.server.base import admin_key
from cosmotheque.server.base.settings import Limits, Rate
from cosmotheque.server.upkeep import commands as upkeep

ASKED = [
    ("GET", "/api/admin/reports"),
    ("GET", "/api/admin/reports?settled=true"),
    ("GET", "/api/admin/bars"),
    ("GET", "/api/admin/deeds"),
    ("POST", "/api/admin/reports/{0}/settle"),
    ("POST", "/api/admin/reports/{0}/close"),
    ("POST", "/api/admin/reports/{0}/rename"),
    ("POST", "/api/admin/reports/{0}/bar"),
    ("POST", "/api/admin/tables/{1}/close"),
    ("DELETE", "/api/admin/bars/{0}"),
    ("DELETE", "/api/admin/session"),
]
BODIES = {"settle": {}, "close": {"why": "x"}, "rename": {"name": "x", "why": "x"}, "bar": {"why": "x"}}


@pytest.fixture
def admin(server: Server) -> Iterator[Player]:
    with admin_of(server.base, key_of(server.data)) as player:
        yield player


@pytest.mark.parametrize(("method", "path"), ASKED)
def test_reading_reports_as_a_guest(server: Server, ann: Player, method: str, path: str) -> None:
    """A guest without the key gets the same answer whether the thing they ask for exists or not."""
    table = ann.create()["id"]
    body = BODIES.get(path.rpartition("/")[2])
    for cookie in ("", "cosmotheque-admin=", "cosmotheque-admin=1.2.3", f"cosmotheque-admin={2**60}.0.{'0' * 64}"):
        with browser(server.base, ann.http.cookies) as http:
            headers = {"cookie": cookie} if cookie else {}
            answer = http.request(method, path.format("nosuchrecord", table), json=body, headers=headers)
        assert answer.status_code == 401
        assert answer.json()["why"]["en"] == "This page is for the admin. Enter the key."
    assert ann.get(f"/api/tables/{table}")["status"] == "open"


def test_guessing_the_key(serve: Serve) -> None:
    server = serve(limits=Limits(admin_guesses=Rate(0.001, 5)))
    key = key_of(server.data)
    with browser(server.base) as http:
        for wrong in ("", "x", key[:-1], key + "2", "é" * 50):
            answer = http.post("/api/admin/session", json={"key": wrong})
            assert answer.status_code in (400, 403)
            assert "set-cookie" not in answer.headers
        answers = [http.post("/api/admin/session", json={"key": key}).status_code for _ in range(3)]
    assert answers[-1] == 429
    assert len(admin_key.ALPHABET) ** admin_key.LETTERS > 2**118
    assert len({admin_key.new_key() for _ in range(100)}) == 100


def test_the_key_may_be_typed_as_people_type(server: Server) -> None:
    key = key_of(server.data)
    with browser(server.base) as http:
        for typed in (key.upper(), key.replace("-", ""), f"  {key.replace('-', ' ')} "):
            assert http.post("/api/admin/session", json={"key": typed}).status_code == 200


def test_the_admin_cookie_is_for_this_site_and_no_script(server: Server) -> None:
    with browser(server.base) as http:
        body = {"key": key_of(server.data)}
        plain = http.post("/api/admin/session", json=body).headers["set-cookie"]
        secure = http.post("/api/admin/session", json=body, headers={"x-forwarded-proto": "https"})
    assert plain.startswith("cosmotheque-admin=")
    assert secure.headers["set-cookie"].startswith("__Host-cosmotheque-admin=")
    for part in ("HttpOnly", "SameSite=strict", "Path=/", f"Max-Age={admin_key.SESSION_SECONDS}"):
        assert part in plain
        assert part in secure.headers["set-cookie"]
    assert "Secure" in secure.headers["set-cookie"]
    assert key_of(server.data) not in plain


def test_a_stolen_admin_cookie(server: Server, admin: Player) -> None:
    """It is good at one address, for two hours, and until the administrator leaves the page or renews the key."""
    cookie = f"cosmotheque-admin={admin.http.cookies['cosmotheque-admin']}"
    assert server.get("/api/admin/reports", cookie=cookie).status_code == 200
    elsewhere = server.get("/api/admin/reports", cookie=cookie, **{"x-forwarded-for": "198.51.100.7"})
    assert elsewhere.status_code == 401
    key, now = "k" * 24, round(time.time() * 1000)
    made = admin_key.session(key, "a", now)
    assert admin_key.session_start(key, made, "a", now + 1000 * admin_key.SESSION_SECONDS - 1) == now
    assert admin_key.session_start(key, made, "a", now + 1000 * admin_key.SESSION_SECONDS) is None
    assert admin_key.session_start("m" * 24, made, "a", now) is None
    assert admin.delete("/api/admin/session") == {"until": ""}
    assert server.get("/api/admin/reports", cookie=cookie).status_code == 401
    assert admin.get("/api/admin/session") == {"until": ""}
    with admin_of(server.base, key_of(server.data)) as again:
        again.get("/api/admin/reports")


def test_a_new_key_ends_what_the_old_one_opened(serve: Serve) -> None:
    server = serve()
    old = key_of(server.data)
    with admin_of(server.base, old) as admin:
        new = upkeep.admin_key(server.settings, renew=True)
        assert admin.get("/api/admin/reports", 401)
        assert admin.post("/api/admin/session", {"key": old}, 403)
        admin.post("/api/admin/session", {"key": new})
        assert admin.get("/api/admin/reports") == []
    assert upkeep.admin_key(server.settings) == new


def test_foreign_pages_cannot_act_for_the_administrator(server: Server, admin: Player, ann: Player) -> None:
    table = ann.create()["id"]
    for origin in ("http://evil.example", "null", server.base + "9"):
        for path, body in ((f"/api/admin/tables/{table}/close", {"why": "x"}), ("/api/admin/session", {"key": "x"})):
            answer = admin.http.post(path, json=body, headers={"origin": origin})
            assert answer.status_code == 403
            assert answer.json()["why"]["en"] == "This request comes from a page that is not ours."
    assert ann.get(f"/api/tables/{table}")["status"] == "open"


def test_the_administrators_key_is_its_owners_alone(server: Server, admin: Player) -> None:
    path = server.data / "admin-key"
    assert path.stat().st_mode & 0o077 == 0
    admin.get("/api/admin/deeds")
    log = server.log.read_text()
    assert key_of(server.data) not in log
    assert admin.http.cookies["cosmotheque-admin"] not in log


def test_an_administrators_key_that_is_not_whole_is_refused(serve: Serve) -> None:
    server = serve()
    server.stop()
    (server.data / "admin-key").write_text("")
    with pytest.raises(AssertionError, match="is not whole"):
        server.start()
    (server.data / "admin-key").unlink()
    server.start()
    assert admin_key.is_whole(key_of(server.data))


def test_the_administrator_sees_a_name_and_a_line_and_no_hand(
    server: Server, admin: Player, ann: Player, ben: Player
) -> None:
    """Nothing that the page is sent has a field for a game: neither a number of a hand nor a link to look at one."""
    ben.put("/api/me", {"name": "Ben with a secret"})
    table = duel(ann, ben)
    with ben.live(table) as live:
        secret = live.next("frame")["view"]["secret"]
    line = said(ben, table, INSULT)
    report(ann, table, 1, lines=[line["number"]])
    found = open_report(admin, "Ben with a secret")
    answers = [found, admin.post(f"/api/admin/reports/{found['id']}/bar", {"why": "insults"})]
    answers += [admin.get(path) for path in ("/api/admin/deeds", "/api/admin/bars")]
    shown = str(answers)
    assert str(secret) not in shown.replace(found["at"], "")
    assert not {"view", "actions", "events", "options", "hand", "heap"} & set(found)
    for private in (table, ann.id, ben.id):
        assert private not in shown
    with admin.live(table) as live:
        assert live.next("frame")["view"]["secret"] is None


def test_no_log_knows_who_was_reported(server: Server, ann: Player, ben: Player, admin: Player) -> None:
    ben.put("/api/me", {"name": "Unmistakable"})
    table = duel(ann, ben)
    said(ben, table, "a line that is in no log")
    report(ann, table, 1, words="words that are in no log")
    found = open_report(admin, "Unmistakable")
    admin.post(f"/api/admin/reports/{found['id']}/rename", {"name": "Mistakable", "why": "a why that is in no log"})
    log = server.log.read_text()
    assert '"deed":"rename"' in log
    for private in ("in no log", "istakable", table, ben.id):
        assert private not in log
