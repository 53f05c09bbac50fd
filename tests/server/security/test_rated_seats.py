"""In a rated game nobody acts for a seat but who began there: every request and every message tries to change that."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast, get_args

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from tests.server.campaigning import begin
from tests.server.civil import admin_of, key_of, open_report, report, who
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.features.people.test_people import bring, claim, pick
from tests.server.network_bot import made

from cosmotheque.server import app
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.wire.frames import Incoming

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
BOT = 2
DIGEST = "a" * 64
SEATS = (0, 1, BOT)


class Rated:
    """A rated game of Ann, who is its host, Ben and a bot of the house; Cleo looks on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann, self.ben, self.cleo = self.people = [server.player() for _ in range(3)]
        self.table: str = self.ann.create(rated=True, seats=3, bots={"2": "steady"})["id"]
        self.ben.table(self.table, "sit", seat=1)
        assert self.ann.table(self.table, "start")["rated"]

    def close(self) -> None:
        for player in self.people:
            player.http.close()

    def info(self, player: Player | None = None) -> dict[str, Any]:
        found: dict[str, Any] = (player or self.ben).get(f"/api/tables/{self.table}")
        return found

    def is_as_it_began(self) -> bool:
        """True if the game runs, counts, and everybody acts at their own seat, a bot at the bot's."""
        mine, theirs = self.info(self.ann), self.info(self.ben)
        own = [[seat["mine"] for seat in info["seats"]] for info in (mine, theirs)]
        shown = [(seat["kind"], seat["bot"], seat["left"]) for seat in mine["seats"]]
        people, bot = ("guest", None, False), ("bot", "steady", False)
        is_rated = mine["rated"] and len(mine["ratings"]) == 3 and mine["newcomer"] is None and not mine["coach"]
        is_whose = own == [[True, False, False], [False, True, False]]
        return mine["status"] == "running" and is_rated and is_whose and shown == [people, people, bot]


@pytest.fixture
def rated(server: Server) -> Iterator[Rated]:
    made = Rated(server)
    yield made
    made.close()


@cache
def routes() -> frozenset[tuple[str, str]]:
    """Every request there is, from the application's own table: method and address."""
    with TemporaryDirectory() as folder:
        inner = cast(Litestar, app.build(Settings(data=Path(folder)))._app)
        https = [route for route in inner.routes if isinstance(route, HTTPRoute)]
        assert {route.path for route in inner.routes} - {route.path for route in https} == {
            "/api/tables/{table_id:str}/live"
        }
        return frozenset((method, route.path) for route in https for method in route.methods if method != "OPTIONS")


class Places:
    """The values for the parts of an address, beside the table: made by Ann, who could have prepared them."""

    def __init__(self, rated: Rated) -> None:
        self.bot, _ = made(rated.ann, shared=True)
        self.group = rated.ann.post("/api/groups", {"name": "Club"}, 201)
        self.campaign = begin(rated.ann)
        self.mark = who(rated.ann, rated.table, 1)
        rated.ben.put("/api/me", {"name": f"Ben {rated.ben.id[:8]}"})
        report(rated.ann, rated.table, 1)
        self.admin = admin_of(rated.server.base, key_of(rated.server.data))
        self.report = open_report(self.admin, f"Ben {rated.ben.id[:8]}")["id"]

    def fill(self, path: str, table: str) -> str:
        parts = {
            "{table_id:str}": table,
            "{campaign_id:str}": self.campaign,
            "{slug:str}": "pebbles",
            "{chapter:str}": "first",
            "{number:int}": "0",
            "{record_id:str}": self.report if "/admin/reports" in path else "none",
            "{key:str}": self.bot
            if path.startswith("/api/bots")
            else self.group["link" if path.endswith("join") else "id"],
            "{path:path}": "/",
            "{path:str}": "none",
        }
        for name, value in parts.items():
            path = path.replace(name, value)
        return path


Bodies = Callable[[Places, str], list[Any]]
TABLE, ME, ADMIN = "/api/tables/{table_id:str}", "/api/me", "/api/admin"


def seats(**more: Any) -> Bodies:
    return lambda _places, _table: [{"seat": seat, **more} for seat in SEATS]


def body(*bodies: Any) -> Bodies:
    return lambda _places, _table: [*bodies] or [None]


def position(**more: Any) -> Bodies:
    return lambda _places, table: [{"table": table, **more}]


STAYS: dict[str, Bodies] = {
    f"POST {TABLE}/sit": seats(),
    f"POST {TABLE}/bot": lambda _places, _table: [
        {"seat": seat, "bot": bot} for seat in SEATS for bot in ("steady", "historian", None)
    ],
    f"POST {TABLE}/start": body(),
    f"POST {TABLE}/open": body({"number": DIGEST}),
    f"POST {TABLE}/rematch": body(),
    f"PUT {TABLE}/chat": body({"open": True, "free": True}),
    f"PUT {TABLE}/coach": body({"on": True}),
    f"PUT {TABLE}/bell": body({"on": True}),
    f"PUT {TABLE}/pause": body({"on": True}, {"on": False}),
    f"POST {TABLE}/pairing/bots": body({"bot": "steady"}),
    f"POST {TABLE}/pairing/end": body(),
    f"POST {TABLE}/bring": lambda places, _table: [{"seat": seat, "robot": places.bot} for seat in SEATS],
    f"POST {TABLE}/shun": lambda places, _table: [{"who": places.mark, "block": True}],
    f"POST {TABLE}/forgive": lambda places, _table: [{"who": places.mark}],
    f"POST {TABLE}/report": lambda places, _table: [{"who": places.mark, "reason": "spam"}],
    f"POST {TABLE}/invite": lambda places, _table: [{"who": places.mark}],
    f"POST {TABLE}/deal": body({"friends": True}, {"bot": "steady"}),
    f"POST {TABLE}/deal/par": body(),
    "POST /api/tables": body({"game": "pebbles", "seats": 2, "rated": True, "bots": {"1": "steady"}, "start": True}),
    "POST /api/pairing": body(
        {"game": "pebbles", "seats": 3, "rated": True}, {"game": "pebbles", "seats": 3, "rated": False}
    ),
    "POST /api/bots": body({"name": "Eve", "shared": True}),
    "DELETE /api/bots/{key:str}": body(),
    "POST /api/groups": body({"name": "Others"}),
    "POST /api/groups/{key:str}/join": body(),
    "POST /api/groups/{key:str}/tables": body({"game": "pebbles", "seats": 2, "rated": True}),
    "POST /api/groups/{key:str}/campaigns": body({"game": "pebbles"}),
    "POST /api/groups/{key:str}/remove": lambda places, _table: [{"who": places.mark}],
    "POST /api/groups/{key:str}/link": body(),
    "POST /api/groups/{key:str}/leave": body(),
    "POST /api/campaigns": body({"game": "pebbles", "name": "Crew"}),
    "POST /api/campaigns/{campaign_id:str}/join": body(),
    "POST /api/campaigns/{campaign_id:str}/play": body({"stage": "one", "players": [0], "bots": ["steady"]}),
    "POST /api/campaigns/{campaign_id:str}/open": body({"stage": "one"}),
    "POST /api/campaigns/{campaign_id:str}/leave": body(),
    "POST /api/days/{slug:str}": body({}, {"friends": True}),
    "PUT /api/games/{slug:str}/leaderboard": body({"listed": True}),
    f"PUT {ME}": body({"name": "Zoe"}),
    f"DELETE {ME}/devices/{{number:int}}": body(),
    f"POST {ME}/code": body(),
    f"POST {ME}/code/qr.svg": body({"code": "AAAA-BBBB"}),
    f"POST {ME}/code/answer": body({"number": 10}),
    f"DELETE {ME}/claim": body(),
    f"POST {ME}/claim/look": body({"code": "AAAA-BBBB"}),
    f"POST {ME}/claim": body({"code": "AAAA-BBBB"}),
    f"POST {ME}/passkeys/offer": body(),
    f"POST {ME}/passkeys": body({"challenge": "none", "answer": {}}),
    f"DELETE {ME}/passkeys/{{number:int}}": body(),
    "POST /api/passkeys/ask": body(),
    "POST /api/passkeys/answer": body({"challenge": "none", "answer": {}}),
    f"POST {ME}/holidays": body({"begin": 0, "days": 1}),
    f"POST {ME}/holidays/end": body({"begin": 0}),
    f"PUT {ME}/device": body({"endpoint": "https://x.example/1", "p256dh": "A", "auth": "A", "locale": "fr"}),
    f"POST {ME}/device/forget": body({"endpoint": "https://x.example/1"}),
    f"POST {ME}/puzzles/{{slug:str}}": body({"tries": [{"puzzle": "1", "answer": 0, "at": 1}]}),
    f"POST {ME}/invitations/{{table_id:str}}/decline": body(),
    f"DELETE {ME}/shuns/{{record_id:str}}": body(),
    f"DELETE {ME}/notes/{{record_id:str}}": body(),
    "POST /api/games/{slug:str}/lessons/{chapter:str}": body({"answers": []}),
    "POST /api/analysis": position(),
    "POST /api/analysis/chances": position(),
    "POST /api/analysis/advice": position(),
    "POST /api/analysis/remark": position(),
    "POST /api/analysis/bot": position(bot="steady"),
    f"POST {ADMIN}/reports/{{record_id:str}}/rename": body({"name": "Zed", "why": "rude"}),
    f"POST {ADMIN}/reports/{{record_id:str}}/bar": body({"why": "rude"}),
    f"DELETE {ADMIN}/bars/{{record_id:str}}": body(),
    f"POST {ADMIN}/reports/{{record_id:str}}/settle": body({"note": ""}),
    f"POST {ADMIN}/session": body({"key": "wrong"}),
    f"DELETE {ADMIN}/session": body(),
}
"""Requests after which everybody still acts at their own seat, from every sender and with every answer.

They are sent in this order: what is made by one is there for the next.
"""
ENDS = {
    f"POST {TABLE}/leave": "whoever leaves has lost",
    f"POST {ME}/delete": "whoever goes for good has lost",
    f"POST {ADMIN}/tables/{{table_id:str}}/close": "it counts for nobody",
    f"POST {ADMIN}/reports/{{record_id:str}}/close": "it counts for nobody",
}
"""Requests that end the game for one player, or for all; each has a test of its own below."""


def test_no_request_has_somebody_else_act_in_a_rated_game(rated: Rated) -> None:
    """Players, a stranger and the administrator send each request, in the hope of another player at a seat."""
    places = Places(rated)
    changing = {f"{method} {path}" for method, path in routes() if method not in ("GET", "HEAD")}
    assert changing == {*STAYS, *ENDS}, "say of a new request what it does to a rated game that runs"
    with places.admin as admin:
        for name, bodies in STAYS.items():
            method, path = name.split()
            for content in bodies(places, rated.table):
                for player in (admin,) if ADMIN in name else rated.people:
                    answer = player.http.request(method, places.fill(path, rated.table), json=content)
                    assert answer.status_code < 500, (name, answer.text)
                assert rated.is_as_it_began(), (name, content)


def test_looking_changes_nothing_about_who_acts(rated: Rated) -> None:
    places = Places(rated)
    with places.admin as admin:
        asked = [path for method, path in routes() if method == "GET" and path.startswith((TABLE, ME, ADMIN))]
        for path in sorted(asked):
            answer = (admin if ADMIN in path else rated.ann).http.get(places.fill(path, rated.table))
            assert answer.status_code < 500, path
    assert rated.is_as_it_began()


MESSAGES: dict[str, list[dict[str, Any]]] = {
    "act": [{"v": 0, "action": {"type": "leave"}}, {"v": 1, "action": {"type": "leave"}}],
    "look": [{}],
    "undo": [{"v": 1}],
    "consent": [{"agree": True}],
    "admit": [{"number": number, "agree": True} for number in range(4)],
    "say": [{"text": "play for me"}],
    "signal": [{"data": {"type": "knock"}}],
    "advise": [{}],
    "pace": [{"pace": "calm"}],
}
"""Messages after which everybody still acts at their own seat; all but two name a seat."""
WITHOUT_SEAT = {"say", "pace"}


def test_no_message_has_somebody_else_act_in_a_rated_game(rated: Rated) -> None:
    known = {kind.__struct_config__.tag for kind in get_args(Incoming)}
    assert known == {*MESSAGES, "concede"}, "say of a new message what it does to a rated game that runs"
    rated.cleo.http.post(f"/api/tables/{rated.table}/sit", json={"seat": BOT})
    for player in rated.people:
        with player.live(rated.table) as live:
            live.next("frame")
            for kind, messages in MESSAGES.items():
                for message in messages:
                    for seat in [{}] if kind in WITHOUT_SEAT else [{"seat": seat} for seat in SEATS]:
                        live.send(type=kind, **message, **seat)
            live.send(type="look", seat=None)
            while live.next("frame")["seat"] is not None:
                pass
        assert rated.is_as_it_began(), player


def test_who_concedes_concedes_for_their_own_seat(rated: Rated) -> None:
    with rated.cleo.live(rated.table) as live:
        for seat in SEATS:
            live.send(type="concede", seat=seat)
            live.next("refused")
    assert rated.is_as_it_began()
    with rated.ann.live(rated.table) as mine:
        mine.send(type="concede", seat=0)
        while 0 not in mine.frame.get("view", {}).get("out", ()):
            mine.next("frame")


def lost(info: dict[str, Any], seat: int) -> bool:
    """True if the game is over, counts, and that seat has less than every other."""
    rest = [score for number, score in enumerate(info["outcome"]["scores"]) if number != seat]
    is_counted = info["status"] == "over" and info["rated"] and info["ratings"][seat]["change"] < 0
    return is_counted and info["outcome"]["scores"][seat] < min(rest)


def duel(one: Player, other: Player, **wishes: Any) -> str:
    table: str = one.create(rated=True, **wishes)["id"]
    other.table(table, "sit", seat=1)
    assert other.table(table, "start")["rated"]
    return table


def test_who_leaves_a_rated_game_has_lost_it(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben)
    cleo.table(table, "leave", seat=0, status=403)
    ben.table(table, "leave", seat=0, status=403)
    ben.table(table, "leave", seat=2, status=400)
    left = ann.table(table, "leave", seat=0)
    assert (left["seats"][0]["kind"], left["outcome"]["reason"]) == ("guest", "resigned")
    assert lost(ben.get(f"/api/tables/{table}"), 0)
    ann.table(table, "leave", seat=0, status=409)


def test_where_the_others_play_on_who_left_is_out_and_nobody_comes_in_their_place(rated: Rated) -> None:
    """The rules of the game know how a player leaves it: as with `concede`, for good."""
    rated.ann.table(rated.table, "leave", seat=0)
    assert rated.is_as_it_began(), "nobody acts there, least of all a bot"
    for player in rated.people:
        assert player.http.post(f"/api/tables/{rated.table}/bot", json={"seat": 0, "bot": "steady"}).status_code >= 400
    with rated.ben.live(rated.table) as live:
        live.until_turn(1)
        assert live.frame["view"]["out"] == [0]
        live.take(1)
        while not live.frame.get("outcome"):
            live.until_turn(1)
            if not live.frame.get("outcome"):
                live.take(1)
    assert rated.info()["outcome"]["scores"][0] == 0
    assert rated.info()["ratings"][0]["change"] < 0


@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_gone_for_good_has_lost_their_rated_games(server: Server, ben: Player, seats: int) -> None:
    with server.player() as gone:
        gone.put("/api/me", {"name": "Zebulon"})
        table = duel(gone, ben, seats=seats, bots={"2": "steady"} if seats == 3 else {})
        gone.post("/api/me/delete", {"name": "Zebulon"})
    info = ben.get(f"/api/tables/{table}")
    assert (info["seats"][0]["kind"], info["seats"][0]["name"], info["seats"][0]["left"]) == ("guest", "", False)
    if seats == 2:
        assert lost(info, 0)
    else:
        with ben.live(table) as live:
            live.until_turn(1)
            assert live.frame["view"]["out"] == [0]
        assert info["rated"]


@pytest.mark.parametrize("way", ["tables", "reports"])
def test_a_table_that_is_closed_counts_for_nobody(rated: Rated, way: str) -> None:
    places = Places(rated)
    with places.admin as admin:
        name = rated.table if way == "tables" else places.report
        admin.post(f"/api/admin/{way}/{name}/close", {"why": "a quarrel"})
    closed = rated.info()
    assert (closed["status"], closed["outcome"]) == ("over", None)
    assert [one["change"] for one in closed["ratings"]] == [0, 0, 0]


def test_out_of_time_a_rated_game_is_lost_and_no_bot_comes(ann: Player, ben: Player) -> None:
    for pace in ({"clock": {"minutes": 5, "timeout": "bot"}}, {"correspondence": {"days": 1, "timeout": "bot"}}):
        asked = ann.create(rated=True, **pace)
        assert [asked[kind]["timeout"] for kind in pace] == ["lose"]
    table = duel(ann, ben, clock={"minutes": 0.002, "timeout": "bot"})
    with ben.live(table) as live:
        while not live.frame.get("outcome"):
            live.next("frame")
    assert lost(ben.get(f"/api/tables/{table}"), 0)


def test_a_person_may_play_on_elsewhere_and_those_who_play_together_stay_two(rated: Rated) -> None:
    """A device that joins is the same entrant; an opponent's is refused."""
    pick(rated.ann, claim(rated.ann, rated.ben), 409)
    assert rated.is_as_it_began()
    bring(rated.cleo, rated.ann)
    assert rated.is_as_it_began()
    assert [seat["mine"] for seat in rated.info(rated.cleo)["seats"]] == [True, False, False]
