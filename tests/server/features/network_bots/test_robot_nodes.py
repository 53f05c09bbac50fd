"""Bots over the network where two nodes share a PostgreSQL database: brought at one, playing and ended at the other."""

from tests.server.client import Player
from tests.server.conftest import eventually
from tests.server.features.network_bots.test_robots import closed
from tests.server.robot import Robot, brought, made
from tests.server.test_nodes import WITHOUT_REDIS, Nodes, ann, nodes

__all__ = ["ann", "nodes"]


@WITHOUT_REDIS
def test_a_bot_at_another_node_is_there_plays_and_is_sent_away_when_it_is_ended(nodes: Nodes, ann: Player) -> None:
    key, token = made(ann, "Ada")
    robot = Robot(nodes.both[1].base, token)
    assert robot.tables() == []
    eventually(lambda: ann.get("/api/bots"), lambda listed: listed[0]["online"])
    table = brought(ann, key)
    assert [one["id"] for one in robot.tables()] == [table]
    with ann.live(table) as mine, robot.live(table) as its:
        mine.until_turn(0)
        mine.take(1)
        its.until_turn(1)
        its.take(2)
        assert mine.until_turn(0)["last"] == 1
        ann.delete(f"/api/bots/{key}")
        assert closed(its) == 4401
    assert robot.ask().status_code == 401
