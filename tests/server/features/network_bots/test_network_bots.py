"""Bots over the network: made with a token, brought to a table by its host, known as bots to everybody, and ended."""

import pytest
from msgspec.structs import replace
from tests.server.client import Live, Player
from tests.server.conftest import GENEROUS, Serve, Server, eventually
from tests.server.network_bot import BotProgram, brought, made
from websockets.exceptions import ConnectionClosed

from cosmotheque.server.base.settings import Rate


def closed(live: Live) -> int:
    """The code with which a connection is closed."""
    while True:
        try:
            live.receive()
        except ConnectionClosed as gone:
            return 0 if gone.rcvd is None else gone.rcvd.code


def test_a_bot_plays_a_whole_game_by_its_token(server: Server, ann: Player) -> None:
    key, token = made(ann, "Ada")
    bot = BotProgram(server.base, token)
    assert bot.ask().json() == {"name": "Ada", "tables": []}
    table = brought(ann, key, options={"heap": 4})
    assert bot.tables() == [{"id": table, "game": "pebbles", "status": "running", "seats": [1]}]
    with ann.live(table) as mine, bot.live(table) as its:
        mine.until_turn(0)
        mine.take(1)
        its.until_turn(1)
        its.take(2)
        mine.until_turn(0)
        mine.take(1)
        assert its.until_turn(1)["outcome"]["scores"] == [1, 0]
    assert bot.tables() == []


def test_everybody_sees_that_it_is_a_bot(server: Server, ann: Player, ben: Player) -> None:
    key, _ = made(ann, "Ada")
    table = brought(ann, key, options={"heap": 1})
    with ann.live(table) as mine:
        mine.until_turn(0)
        mine.take(1)
    seat = {"kind": "guest", "name": "Ada", "robot": True, "bot": None}
    shown = [ann.get(f"/api/tables/{table}"), ben.get(f"/api/tables/{table}/replay")["table"]]
    assert all(seat.items() <= one["seats"][1].items() for one in shown)
    assert [one["robot"] for one in shown[0]["seats"]] == [False, True]
    (game,) = ann.get("/api/me/games")["games"][:1]
    assert (game["seats"][1]["robot"], game["seats"][1]["person"]) == (True, False)


def test_a_token_is_shown_once_and_kept_as_a_digest(serve: Serve) -> None:
    running = serve()
    with running.player() as ann:
        key, token = made(ann)
        listed = ann.get("/api/bots")
        assert [one["key"] for one in listed] == [key]
        secret = token.partition(".")[2]
        assert secret not in str(listed)
        assert secret not in ann.http.get("/api/me/everything").text
    running.stop()
    assert not any(secret.encode() in path.read_bytes() for path in running.data.rglob("*") if path.is_file())
    assert secret not in running.log.read_text()


def test_a_token_that_has_ended_opens_nothing_and_its_connections_are_closed(server: Server, ann: Player) -> None:
    key, token = made(ann)
    bot, table = BotProgram(server.base, token), brought(ann, key)
    with bot.live(table) as its:
        its.next("frame")
        assert not any(one["mine"] for one in ann.delete(f"/api/bots/{key}"))
        assert closed(its) == 4401
    assert bot.ask().status_code == 401
    with bot.live(table) as again:
        assert again.next("refused")["why"]["en"].startswith("This token")
        assert closed(again) == 4401
    assert ann.table(table, "bot", seat=1, bot="steady")["seats"][1]["bot"] == "steady", "its host has somebody play on"


@pytest.mark.parametrize("token", ["x", "x.y", "robot.x.y", "\xff.\xff", "a" * 5000])
def test_a_token_that_was_never_given_is_refused(server: Server, token: str) -> None:
    assert server.get("/api/bots/me", Authorization=f"Bearer {token}".encode("latin-1")).status_code == 401


def test_a_bot_may_do_nothing_but_play(server: Server, ann: Player) -> None:
    key, token = made(ann)
    bot, table = BotProgram(server.base, token), brought(ann, key)
    tries = [
        ("GET", "/api/me", None),
        ("PUT", "/api/me", {"name": "Zoe"}),
        ("POST", "/api/bots", {"name": "Child"}),
        ("DELETE", f"/api/bots/{key}", None),
        ("POST", "/api/tables", {"game": "pebbles", "seats": 2}),
        ("POST", "/api/pairing", {"game": "pebbles", "pace": "free"}),
        ("POST", f"/api/tables/{table}/sit", {"seat": 0}),
        ("POST", f"/api/tables/{table}/rematch", None),
        ("POST", f"/api/tables/{table}/report", {"who": "x", "why": "spam"}),
        ("GET", f"/api/tables/{table}/people", None),
    ]
    for method, path, body in tries:
        assert bot.ask(path, method, body).status_code == 403, path
    assert ann.http.get("/api/bots/me").status_code == 403, "people are no bots"
    with bot.live(table) as its:
        its.next("frame")
        for message in ({"type": "say", "text": "buy"}, {"type": "advise", "seat": 1}):
            its.send(**message)
            assert its.next("refused")["why"]["en"].startswith("Bots do not do this")


def test_only_the_host_brings_it_and_only_their_own_or_one_that_is_shared(
    server: Server, ann: Player, ben: Player
) -> None:
    own, _ = made(ann)
    shared, token = made(ann, "Open", shared=True)
    table, bens = ann.create()["id"], ben.create()["id"]
    ben.table(table, "bring", seat=1, robot=own, status=403)
    ben.table(bens, "bring", seat=1, robot=own, status=404)
    ben.table(bens, "bring", seat=1, robot=shared, status=404)
    BotProgram(server.base, token).tables()
    seen = [(one["key"], one["online"], one["mine"]) for one in ben.get("/api/bots")]
    assert (shared, True, False) in seen
    assert own not in {key for key, _, _ in seen}
    assert ben.table(bens, "bring", seat=1, robot=shared)["seats"][1]["name"] == "Open"
    ben.table(bens, "bring", seat=0, robot=shared, status=409)


def test_it_is_never_rated_and_never_where_people_wait_for_people(server: Server, ann: Player) -> None:
    key, _ = made(ann)
    rated = ann.create(rated=True)["id"]
    waiting = ann.post("/api/pairing", {"game": "pebbles", "pace": "free"})["table"]["id"]
    for table in (rated, waiting):
        assert "No bots over the network" in ann.table(table, "bring", seat=1, robot=key, status=409)["why"]["en"]
    running = ann.create(bots={"1": "steady"}, start=True)["id"]
    ann.table(running, "bring", seat=1, robot=key, status=409)


def test_who_has_blocked_somebody_does_not_meet_their_bots(server: Server, ann: Player, ben: Player) -> None:
    key, token = made(ben, shared=True)
    BotProgram(server.base, token).tables()
    together = ann.create()
    ben.table(together["id"], "sit", seat=1)
    (person,) = [one for one in ann.get(f"/api/tables/{together['id']}/people") if not one.get("mine")]
    ann.post(f"/api/tables/{together['id']}/shun", {"who": person["who"], "block": True})
    table = ann.create()["id"]
    ann.table(table, "bring", seat=1, robot=key, status=409)


def test_it_agrees_when_somebody_wants_to_take_back(server: Server, ann: Player) -> None:
    key, token = made(ann)
    table = brought(ann, key)
    with ann.live(table) as mine, BotProgram(server.base, token).live(table) as its:
        mine.until_turn(0)
        mine.take(1)
        its.until_turn(1)
        its.take(1)
        mine.until_turn(0)
        mine.send(type="undo", v=mine.frame["v"], seat=0)
        while mine.frame["moves"] > its.frame["moves"] - 1:
            mine.next("frame")
        assert its.until_version(mine.frame["v"])["moves"] == mine.frame["moves"]


def test_a_rematch_begins_when_it_has_come(server: Server, ann: Player) -> None:
    key, token = made(ann)
    bot, table = BotProgram(server.base, token), brought(ann, key, options={"heap": 1})
    with ann.live(table) as mine:
        mine.until_turn(0)
        mine.take(1)
    again = ann.table(table, "rematch")["id"]
    assert [one["id"] for one in bot.tables()] == [again]
    with ann.live(again) as mine, bot.live(again) as its:
        assert its.until_turn(0)["seat"] == 0, "everybody has moved one seat on"
        its.take(1)
        assert mine.until_turn(1)["outcome"] is not None


def test_a_rematch_does_not_wait_for_a_bot_that_has_ended(server: Server, ann: Player) -> None:
    key, _ = made(ann)
    table = brought(ann, key, options={"heap": 1})
    with ann.live(table) as mine:
        mine.until_turn(0)
        mine.take(1)
    ann.delete(f"/api/bots/{key}")
    assert [seat["kind"] for seat in ann.table(table, "rematch")["seats"]] == ["open", "guest"]


def test_it_loses_by_the_clock_as_people_do(server: Server, ann: Player) -> None:
    key, token = made(ann)
    table = brought(ann, key, clock={"minutes": 0.005})
    with ann.live(table) as mine, BotProgram(server.base, token).live(table) as its:
        mine.until_turn(0)
        mine.take(1)
        while not mine.frame.get("outcome"):
            mine.next("frame")
        assert mine.frame["outcome"] == {"reason": "time", "scores": [1, 0]}
        its.until_turn(1)


def test_nobody_has_very_many_of_them(serve: Serve) -> None:
    with serve(limits=GENEROUS).player() as ann:
        for number in range(5):
            made(ann, f"Bot {number}")
        assert "5 bots already" in ann.post("/api/bots", {"name": "One more"}, status=409)["why"]["en"]
        ann.post("/api/bots", {"name": "\u200b"}, status=400)


def test_an_address_makes_only_so_many(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, new_robots=Rate(0.001, 2))).player() as ann:
        for _ in range(2):
            made(ann)
        ann.post("/api/bots", {"name": "Third"}, status=429)


def test_it_goes_with_the_person_whose_it_is(server: Server) -> None:
    with server.player() as gone:
        _, token = made(gone)
        bot = BotProgram(server.base, token)
        assert bot.ask().status_code == 200
        gone.put("/api/me", {"name": "Zebulon"})
        gone.post("/api/me/delete", {"name": "Zebulon"})
        assert eventually(lambda: bot.ask().status_code, lambda status: status == 401)


def test_nobody_is_a_bot_by_a_cookie(server: Server, ann: Player) -> None:
    key, _ = made(ann)
    for cookie in (f"robot.{key}", f"robot.{key}.{'0' * 64}"):
        assert server.get("/api/bots/me", Cookie=f"cosmotheque={cookie}").status_code == 401
