"""Attempts of strangers: forged cookies, foreign pages, too much of everything. And the headers of an answer."""

import pytest
from tests.server.client import Player, browser
from tests.server.conftest import PLENTY, Serve, Server
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from cosmotheque.server.base.settings import Limits, Rate


def test_the_cookie_is_for_this_site_and_no_script(server: Server) -> None:
    cookie = server.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    behind_tls = server.get("/api/me", **{"x-forwarded-proto": "https"})
    assert "Secure" in behind_tls.headers["set-cookie"]
    assert "Path=/" in behind_tls.headers["set-cookie"]
    assert "Domain" not in behind_tls.headers["set-cookie"]


@pytest.mark.parametrize("forge", ["{id}", "{id}.", "{id}.0000", "{id}.é", ".", "", "x" * 5000])
def test_a_forged_cookie_is_nobodys(server: Server, ann: Player, forge: str) -> None:
    table = ann.create()["id"]
    forged = f"cosmotheque={forge.format(id=ann.id)}".encode()
    info = server.get(f"/api/tables/{table}", cookie=forged).json()
    assert not info["hosting"]
    assert not info["seats"][0]["mine"]
    with browser(server.base) as http:
        refused = http.post(f"/api/tables/{table}/leave", json={"seat": 0}, headers={b"cookie": forged})
    assert refused.status_code == 401
    assert refused.json()["why"]["en"] == "Open the home page first."


def test_without_a_cookie_one_may_watch_and_nothing_else(server: Server, ann: Player, cleo: Player) -> None:
    table = ann.create(mine=[0, 1], start=True)["id"]
    cleo.http.cookies.clear()
    with cleo.live(table) as live:
        assert live.next("frame")["seat"] is None
        live.send(type="say", text="hello")
        assert live.next("refused")["why"]["en"] == "Open the home page first."
        live.send(type="act", v=1, seat=0, action={"type": "take", "count": 1})
        assert live.next("refused")["why"]["en"] == "This seat is not yours."
    assert cleo.get("/api/me/tables") == []


def test_other_pages_may_not_act_for_a_guest(server: Server, ann: Player) -> None:
    table = ann.create()["id"]
    for origin in (
        "http://evil.example",
        "null",
        server.base.replace("http", "https", 1) + "9",
        "http://[",
        "",
        server.base.replace("http", "https", 1),
    ):
        answer = ann.http.post("/api/tables", json={"game": "pebbles", "seats": 2}, headers={"origin": origin})
        assert answer.status_code == 403
        assert answer.json()["why"]["en"] == "This request comes from a page that is not ours."
        with pytest.raises(InvalidStatus) as refused, ann.live(table, Origin=origin):
            pass
        assert refused.value.response.status_code == 403
    assert ann.http.put("/api/me", json={"name": "Ann"}, headers={"origin": server.base}).status_code == 200
    with ann.live(table, Origin=server.base) as live:
        live.next("table")


def test_a_foreign_name_pointed_at_this_server_is_refused(server: Server) -> None:
    for host in ("evil.example", "evil.example:80", "", "[", "127.0.0.1.evil.example", "evil@localhost"):
        assert server.get("/api/me", host=host).status_code == 421
    for host in ("localhost:1234", "192.168.1.7:8017", "[::1]:8017"):
        assert server.get("/api/me", host=host).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/nothing.js", "/t/abc"])
def test_every_answer_carries_the_security_headers(server: Server, path: str) -> None:
    headers = server.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/..%2f..%2fetc%2fpasswd.txt", 404),
        ("GET", "/api/tables/" + "x" * 500, 400),
    ],
)
def test_what_is_not_there_is_refused_in_two_languages(server: Server, method: str, path: str, status: int) -> None:
    with browser(server.base) as http:
        answer = http.request(method, path)
    assert answer.status_code == status
    assert all(answer.json()["why"].values())


def test_a_body_is_bounded_and_has_to_be_read(ann: Player) -> None:
    for body in (b"x" * 40_000, b"{", b"", b"\xff", b"[]", b"[" * 20_000):
        answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500
        assert all(answer.json()["why"].values())


def test_an_address_may_not_ask_too_often(serve: Serve) -> None:
    server = serve(limits=Limits(requests=Rate(0.1, 30)))
    assert {server.get("/").status_code for _ in range(40)} == {200}
    answers = [server.get("/api/games") for _ in range(40)]
    late = [answer for answer in answers if answer.status_code == 429]
    assert late
    assert late[0].json()["why"]["fr"] == "Trop de demandes à la fois. Attendez un instant."


def test_a_name_that_was_made_known_is_ours(serve: Serve) -> None:
    server = serve(hosts=frozenset({"Games.example"}))
    assert server.get("/api/me", host="games.example").status_code == 200
    assert server.get("/api/me", host="other.example").status_code == 421


def test_tables_and_connections_are_bounded(serve: Serve) -> None:
    limits = Limits(requests=PLENTY, tables_per_guest=2, connections_per_address=3, new_tables=Rate(0.001, 4))
    server = serve(limits=limits)
    with server.player() as ann, server.player() as ben:
        table, _ = ann.create()["id"], ann.create()
        assert ann.create(409)["why"]["en"].startswith("You already have too many games running.")
        ben.create()
        assert ben.create(429)["why"]["en"].startswith("Too many requests")
        with ann.live(table) as one, ann.live(table), ann.live(table) as three:
            one.next("table")
            three.next("table")
            with pytest.raises(ConnectionClosedError) as closed, ann.live(table) as four:
                four.next("table")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429


def test_rematches_are_bounded_as_new_tables_are(serve: Serve) -> None:
    server = serve(limits=Limits(requests=PLENTY, tables_per_guest=2, new_tables=Rate(0.001, 5)))
    with server.player() as ann:
        first = play_to_the_end(ann, ann.create(mine=[0, 1], options={"heap": 1}, start=True)["id"])
        second = ann.table(first, "rematch")["id"]
        for _ in range(5):
            assert ann.table(first, "rematch")["id"] == second
        play_to_the_end(ann, second)
        ann.create()
        ann.create()
        assert ann.table(second, "rematch", 409)["why"]["en"].startswith("You already have too many games running.")
        assert ann.table(second, "rematch", 429)["why"]["en"].startswith("Too many requests")
        assert ann.table(first, "rematch")["id"] == second


def play_to_the_end(player: Player, table: str) -> str:
    """The last pebble of a heap of one."""
    with player.live(table) as live:
        live.next("frame")
        live.send(type="look", seat=live.frame["actors"][0])
        live.next("frame")
        live.take(1)
    return table


def test_too_many_messages_are_read_slowly(serve: Serve) -> None:
    server = serve(limits=Limits(requests=PLENTY, messages=Rate(20, 5)))
    with server.player() as ann:
        table = ann.create(mine=[0, 1], start=True)["id"]
        with ann.live(table) as live:
            first = live.next("frame")["now"]
            for _ in range(15):
                live.send(type="look", seat=0)
            while live.next("frame")["now"] - first < 400:
                pass


def test_the_log_keeps_no_secrets(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        table = ann.create(bots={"1": "dying"}, start=True)["id"]
        with ann.live(table) as live:
            live.until_turn(0)
            live.send(type="say", text="between ourselves")
            live.take(1)
            live.until_turn(0)
        cookie = ann.http.cookies["cosmotheque"]
    log = server.log.read_text()
    assert '"bot failed"' in log
    assert not any(secret in log for secret in (table, cookie, "between ourselves"))


def test_metrics_are_for_this_machine_and_for_whoever_has_the_token(serve: Serve) -> None:
    """A proxy on this machine says for whom it asks."""
    server = serve(metrics_token="sesame")  # noqa: S106
    elsewhere = {"x-forwarded-for": "192.0.2.7"}
    assert server.get("/metrics").status_code == 200
    assert server.get("/metrics", **elsewhere).status_code == 403
    for said in ("Bearer", "Bearer opensesame", "sesame", "Bearer s\xe9same".encode("latin-1")):
        assert server.get("/metrics", authorization=said, **elsewhere).status_code == 403
    assert server.get("/metrics", authorization="Bearer sesame", **elsewhere).status_code == 200


def test_moves_that_nobody_else_noticed_are_not_counted(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"thoughts": True}, start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            before = moves(server)
            for count in (1, 2, 3):
                live.act({"type": "think", "count": count})
                live.next("frame")
            assert moves(server) == before
            live.take(1)
            assert moves(server) == before + 1


def moves(server: Server) -> float:
    return float(server.get("/metrics").text.split("\ncosmotheque_moves_total ")[1].split()[0])


def test_health_and_metrics(server: Server) -> None:
    assert server.get("/health").json() == {"status": "ok"}
    metrics = server.get("/metrics").text
    assert "cosmotheque_moves_total" in metrics
    assert "cosmotheque_commit_seconds_bucket" in metrics
