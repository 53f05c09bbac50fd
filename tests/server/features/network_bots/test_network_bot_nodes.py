"""Bots over the network where two nodes share a PostgreSQL database: brought at one, playing and ended at the other."""

from tests.server.client import Player
from tests.server.conftest import eventually
from tests.server.features.network_bots.test_network_bots import closed
from tests.server.network_bot import BotProgram, brought, made
from tests.server.test_nodes import WITHOUT_REDIS, Nodes, ann, nodes

__all__ = ["ann", "nodes"]


@WITHOUT_REDIS
def test_a_bot_at_another_node_is_there_plays_and_is_sent_away_when_it_is_ended(nodes: Nodes, ann: Player) -> None:
    key, token = made(ann, "Ada")
    bot = BotProgram(nodes.both[1].base, token)
    assert bot.tables() == []
    eventually(lambda: ann.get("/api/bots"), lambda listed: listed[0]["online"])
    table = brought(ann, key)
    assert [one["id"] for one in bot.tables()] == [table]
    with ann.live(table) as mine, bot.live(table) as its:
        mine.until_turn(0)
        mine.take(1)
        its.until_turn(1)
        its.take(2)
        assert mine.until_turn(0)["last"] == 1
        ann.delete(f"/api/bots/{key}")
        assert closed(its) == 4401
    assert bot.ask().status_code == 401
