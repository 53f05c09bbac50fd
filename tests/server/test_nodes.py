"""Two nodes on one PostgreSQL database: guests of both meet at one table. No sticky sessions anywhere."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from tests.server.client import Live, Player
from tests.server.conftest import Server, eventually
from tests.server.promises import ANNS, BENS, give_up, invited, proof_in
from tests.server.services import Postgres, Redis
from websockets.exceptions import ConnectionClosed

T = TypeVar("T")
WITHOUT_REDIS = pytest.mark.parametrize("nodes", ["postgresql"], indirect=True)
"""For what passes through the database alone."""


class Nodes:
    """Two servers on one database, over PostgreSQL alone or with Redis between them."""

    def __init__(self, folder: Path, database: str, redis: str) -> None:
        self.settings = {"database": database, "redis": redis, "patience": 1.0}
        self.both = [Server(folder / f"node{number}", **self.settings) for number in range(2)]

    def faults(self) -> float:
        texts = [node.get("/metrics").text for node in self.both]
        return sum(float(text.split("\ncosmotheque_faults_total ")[1].split()[0]) for text in texts)


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def nodes(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Nodes]:
    redis = ""
    if request.param == "redis":
        server: Redis = request.getfixturevalue("redis")
        redis = server.url
    running = Nodes(tmp_path_factory.mktemp("nodes"), postgres.database(), redis)
    yield running
    faults = running.faults()
    for node in running.both:
        node.stop()
    assert faults == 0, [node.log.read_text() for node in running.both]


@pytest.fixture
def ann(nodes: Nodes) -> Iterator[Player]:
    """At the first node."""
    with nodes.both[0].player() as player:
        yield player


@pytest.fixture
def ben(nodes: Nodes) -> Iterator[Player]:
    """At the second."""
    with nodes.both[1].player() as player:
        yield player


def together(*works: Callable[[], T]) -> list[T]:
    """The results of these functions, begun at the same moment."""
    with ThreadPoolExecutor(len(works)) as threads:
        return [future.result() for future in [threads.submit(work) for work in works]]


def duel(ann: Player, ben: Player, **wishes: object) -> str:
    table: str = ann.create(**{"options": {"heap": 1000}, **wishes})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    return table


def test_what_one_node_stores_the_other_shows(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        for _ in range(3):
            left.until_turn(0)
            left.take(1)
            right.until_turn(1)
            assert right.frame["last"] == 0
            right.take(2)
        left.until_turn(0)
        assert left.frame["view"]["heap"] == right.frame["view"]["heap"] == 991
        left.send(type="say", text="hello")
        assert right.next("chat")["lines"][0]["text"] == "hello"
        right.send(type="say", text="good day")
        while (line := left.next("chat")["lines"][-1])["text"] != "good day":
            assert line["text"] == "hello"


def test_who_is_there_is_known_at_both(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left:
        left.next("frame")
        with ben.live(table):
            while not left.table["seats"][1]["online"]:
                left.next("table")
        while left.table["seats"][1]["online"]:
            left.next("table")
        assert left.table["seats"][0]["online"]


def test_a_request_to_take_back_crosses_over(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        left.take(1)
        left.send(type="undo", v=left.frame["v"], seat=0)
        assert right.next("undo-asked")["waiting"] == [1]
        right.send(type="consent", seat=1, agree=False)
        assert right.next("undo-asked")["agreed"] is False
        left.next("undo-asked")
        assert left.next("undo-asked")["agreed"] is False
        left.send(type="undo", v=left.frame["v"], seat=0)
        assert left.next("refused")["why"]["en"] == "This move stays: the undo was refused."
        right.take(1)
        left.until_version(3)
        left.send(type="undo", v=left.frame["v"], seat=0)
        assert right.next("undo-asked")["waiting"] == [1]
        right.send(type="consent", seat=1, agree=True)
        left.next("undo-asked")
        assert left.next("undo-asked")["agreed"] is True
        assert left.until_version(4)["view"]["heap"] == 1000


def test_signs_and_seats_cross_over(ann: Player, ben: Player) -> None:
    table = duel(ann, ben, options={"heap": 1000, "signs": True})
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        left.send(type="signal", seat=0, data={"type": "knock"})
        assert right.next("signal") == {"type": "signal", "seat": 0, "data": {"type": "knock"}}
        ben.table(table, "leave", seat=1)
        while not left.table["seats"][1]["left"]:
            left.next("table")
        left.take(1)
        eventually(lambda: ben.get(f"/api/tables/{table}")["actors"], lambda actors: actors == [0])
        assert left.until_turn(0)["last"] == 1


@WITHOUT_REDIS
def test_a_node_that_is_behind_answers_by_what_is_stored(nodes: Nodes, ann: Player, ben: Player) -> None:
    """A guest reconnects anywhere and finds at least what they have seen."""
    table = duel(ann, ben)
    for _ in range(5):
        with ann.live(table) as left:
            left.next("frame")
            left.until_turn(0)
            version = left.take(1)["v"]
        with ben.live(table) as right:
            assert right.next("frame")["v"] >= version
            right.take(1)
        with ann.returned(nodes.both[1].base) as across:
            assert across.get(f"/api/tables/{table}")["v"] == version + 1


@WITHOUT_REDIS
def test_a_deal_is_drawn_at_two_nodes_as_at_one(ann: Player, ben: Player) -> None:
    table = invited(ann, ben)
    ann.table(table, "start")
    with ann.live(table) as left, ben.live(table) as right:
        together(
            partial(ann.table, table, "open", number=ANNS),
            partial(ben.table, table, "open", number=BENS),
        )
        left.next("frame")
        right.next("frame")
    give_up(ann, table)
    assert proof_in(ann, table) == proof_in(ben, table)
    assert [share["number"] for share in proof_in(ben, table)["shares"]] == [ANNS, BENS]
    assert ben.get(f"/api/tables/{table}/proof")["verdict"] == "verified"


@WITHOUT_REDIS
def test_a_node_that_is_killed_leaves_the_start_to_the_other(nodes: Nodes, tmp_path: Path) -> None:
    victim = Server(tmp_path / "victim", opening=2.0, **nodes.settings)
    with victim.player() as ann, Player(nodes.both[1].base) as ben:
        table = invited(ann, ben)
        ann.table(table, "start")
        ann.table(table, "open", number=ANNS)
        victim.kill()
        eventually(lambda: ben.get(f"/api/tables/{table}")["status"], lambda status: status == "running")
        give_up(ben, table, seat=1)
        assert [share.get("number") for share in proof_in(ben, table)["shares"]] == [ANNS, None]


def test_both_ask_for_a_rematch_at_once_and_meet(ann: Player, ben: Player) -> None:
    table = duel(ann, ben, options={"heap": 1})
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        left.take(1)
        right.until_version(2)
        found = together(lambda: ann.table(table, "rematch")["id"], lambda: ben.table(table, "rematch")["id"])
    assert found[0] == found[1]
    assert len(ann.get("/api/me/tables")) == len(ben.get("/api/me/tables")) == 2


@WITHOUT_REDIS
def test_both_sit_down_at_once_and_one_gets_the_seat(nodes: Nodes, ann: Player, ben: Player) -> None:
    for _ in range(5):
        table = ann.create(mine=[], seats=2)["id"]
        sit = partial(httpx.Client.post, url=f"/api/tables/{table}/sit", json={"seat": 0})
        answers = together(partial(sit, ann.http), partial(sit, ben.http))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert sum(who.get(f"/api/tables/{table}")["seats"][0]["mine"] for who in (ann, ben)) == 1


def race(player: Player, table: str, mark: int, moves: int) -> list[int]:
    """Move for both seats as fast as it goes, by this count; the versions at which such a move was acknowledged."""
    told: list[int] = []
    with player.live(table) as live:
        live.next("frame")
        while len(told) < moves:
            seat = live.frame["actors"][0]
            if live.frame["seat"] != seat:
                live.send(type="look", seat=seat)
                while live.next("frame")["seat"] != seat:
                    pass
                continue
            version = live.frame["v"]
            live.act({"type": "take", "count": mark})
            if _is_made(live, version, {"type": "took", "seat": seat, "count": mark}):
                told.append(version + 1)
    return told


def _is_made(live: Live, version: int, event: dict[str, Any]) -> bool:
    """True if a move made on this version came next. Where another did, the refusal is on its way."""
    while (message := live.receive())["type"] != "refused":
        tells = message["type"] == "frame" and message["since"] <= version < message["v"]
        if tells and message["events"][version - message["since"]] == event:
            return True
    return False


def test_moves_at_two_nodes_at_once_come_into_one_order(nodes: Nodes, ann: Player) -> None:
    """The history as each node told it is the stored one: nothing lost, nothing doubled."""
    table = ann.create(mine=[0, 1], options={"heap": 1000}, start=True)["id"]
    with ann.returned(nodes.both[1].base) as across:
        told = together(lambda: race(ann, table, 1, 40), lambda: race(across, table, 2, 40))
    with ann.live(table) as live:
        final = live.next("frame")
    stored = [event.get("count") for event in final["events"]]
    assert final["v"] == len(stored)
    for mark, versions in zip((1, 2), told, strict=True):
        assert [number for number, count in enumerate(stored, start=1) if count == mark] == versions
    assert final["view"]["heap"] == 1000 - sum(count for count in stored if count)


@WITHOUT_REDIS
def test_idle_tables_leave_the_memory_of_a_node_too(nodes: Nodes, tmp_path: Path) -> None:
    """Looking whether something was missed is no use of a table."""
    third = Server(tmp_path / "third", **nodes.settings, idle=0.5, sweep=0.1)
    with third.player() as ann:
        watched, idle = (ann.create(mine=[0, 1], start=True)["id"] for _ in range(2))
        with ann.live(watched) as live, ann.live(idle) as left:
            live.next("frame")
            left.next("frame")
            left.take(1)
        with ann.live(watched) as live:
            live.next("frame")
            eventually(lambda: third.get("/metrics").text, lambda text: "\ncosmotheque_tables 1.0" in text)
            eventually(lambda: third.get("/metrics").text, lambda text: "\ncosmotheque_games 0.0" in text)
            with ann.returned(nodes.both[0].base) as elsewhere, elsewhere.live(watched) as there:
                there.next("frame")
                there.take(2)
            assert live.until_version(2)["view"]["heap"] == 10
    third.stop()


@WITHOUT_REDIS
def test_clocks_and_bots_go_on_when_their_node_is_killed(nodes: Nodes, tmp_path: Path) -> None:
    third = Server(tmp_path / "third", **nodes.settings)
    with third.player() as ann:
        _leave_in_the_middle(third, ann, nodes.both[0])


def _leave_in_the_middle(third: Server, ann: Player, other: Server) -> None:
    waiting = ann.create(bots={"1": "steady"}, start=True)["id"]
    timed = ann.create(mine=[0, 1], clock={"minutes": 3 / 60}, start=True)["id"]
    with ann.live(waiting) as live:
        live.next("frame")
        live.act({"type": "take", "count": 1})
        third.kill()
    with ann.returned(other.base) as again:
        eventually(lambda: again.get(f"/api/tables/{waiting}")["actors"], lambda actors: actors == [0])
        ended = eventually(lambda: again.get(f"/api/tables/{timed}")["outcome"], lambda outcome: outcome is not None)
    assert ended["reason"] == "time"


def test_a_person_is_the_same_at_every_node(nodes: Nodes, ann: Player, ben: Player) -> None:
    table = ann.create()["id"]
    with nodes.both[1].player() as other:
        other.table(table, "sit", seat=1)
    asked = ben.post("/api/me/claim", {"code": ann.post("/api/me/code", status=201)["code"]})
    with ann.returned(ben.base) as there, ThreadPoolExecutor(2) as both:
        answers = both.map(lambda one: one.post("/api/me/code/answer", {"number": asked["number"]}), (ann, there))
    assert [answer["state"] for answer in answers] == ["joined", "joined"], "also who answers at both at once"
    eventually(lambda: ben.get("/api/me")["id"], lambda found: found == ann.id)
    with ben.live(table) as live:
        assert [seat["mine"] for seat in live.next("table")["table"]["seats"]] == [True, False]
        ann.http.delete("/api/me/devices/1").raise_for_status()
        with pytest.raises(ConnectionClosed):
            live.next("nothing of that kind")
    eventually(lambda: ben.get("/api/me")["id"], lambda found: found != ann.id)
