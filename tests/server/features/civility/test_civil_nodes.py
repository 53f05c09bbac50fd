"""Civility on two nodes: what was decided at one holds at the other, at once."""

from collections.abc import Iterator

import psycopg
import pytest
from tests.server.civil import INSULT, admin_of, duel, open_report, report, said, shun
from tests.server.client import Player
from tests.server.test_nodes import WITHOUT_REDIS, Nodes, ann, ben, nodes

from cosmotheque.server.upkeep import commands as upkeep

__all__ = ["ann", "ben", "nodes"]


@pytest.fixture
def admin(nodes: Nodes) -> Iterator[Player]:
    """The administrator at the first node, with the key that all nodes have."""
    key = upkeep.admin_key(nodes.both[0].settings)
    assert key == upkeep.admin_key(nodes.both[1].settings)
    with admin_of(nodes.both[0].base, key) as player:
        yield player


@WITHOUT_REDIS
def test_a_banned_guest_by_another_node(nodes: Nodes, ann: Player, ben: Player, admin: Player) -> None:
    ben.put("/api/me", {"name": "Barred Ben"})
    table = duel(ann, ben)
    line = said(ben, table, INSULT)
    report(ann, table, 1, lines=[line["number"]])
    found = open_report(admin, "Barred Ben")
    with ben.live(table) as live:
        live.next("frame")
        admin.post(f"/api/admin/reports/{found['id']}/bar", {"why": "insults", "days": 3})
        live.send(type="say", text="hello")
        assert "insults" in live.next("refused")["why"]["en"]
    for node in nodes.both:
        with ben.returned(node.base) as again:
            assert again.create(403)
            assert again.get("/api/me/notes")[0]["why"] == "insults"


@WITHOUT_REDIS
def test_a_table_is_closed_at_every_node(ann: Player, ben: Player, admin: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        admin.post(f"/api/admin/tables/{table}/close", {"why": "enough"})
        for live in (left, right):
            while not live.table["closed"]:
                live.next("table")
            while live.frame["actors"]:
                live.next("frame")
        right.send(type="say", text="hello")
        assert right.next("refused")["why"]["en"].startswith("The admin has closed")


@WITHOUT_REDIS
def test_who_is_blocked_at_one_node_is_refused_at_the_other(ann: Player, ben: Player) -> None:
    shun(ann, duel(ann, ben), block=True)
    table = ann.create(public=True)["id"]
    assert ben.table(table, "sit", 409, seat=1)["why"]["en"].startswith("This table is not open to anybody else")
    assert table not in {one["id"] for one in ben.get("/api/tables")}


@WITHOUT_REDIS
def test_a_new_key_counts_at_every_node_and_leaving_too(nodes: Nodes, admin: Player) -> None:
    with admin.returned(nodes.both[1].base) as elsewhere:
        assert elsewhere.get("/api/admin/deeds") is not None
        admin.delete("/api/admin/session")
        assert elsewhere.get("/api/admin/deeds", 401)
        key = upkeep.admin_key(nodes.both[0].settings, renew=True)
        assert elsewhere.post("/api/admin/session", {"key": key})["until"]
        with psycopg.connect(nodes.both[0].settings.database) as database:
            database.execute("UPDATE secrets SET value = '' WHERE name = 'admin'")
        assert elsewhere.get("/api/admin/deeds", 503)
        upkeep.admin_key(nodes.both[0].settings, renew=True)
