"""Anybody, now, at two nodes."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle

from tests.server.client import Player
from tests.server.test_nodes import WITHOUT_REDIS, Nodes, ann, ben, nodes
from tests.server.test_pairing import pair

__all__ = ["ann", "ben", "nodes"]


@WITHOUT_REDIS
def test_two_at_two_nodes_find_each_other(ann: Player, ben: Player) -> None:
    waiting = pair(ann)["id"]
    with ann.live(waiting) as live:
        live.next("chat")
        assert pair(ben)["id"] == waiting
        live.next("frame")
    with ben.live(waiting) as live:
        live.next("frame")


@WITHOUT_REDIS
def test_of_many_who_ask_two_nodes_at_once_nobody_is_left_over(nodes: Nodes) -> None:
    with ExitStack() as stack:
        players = [stack.enter_context(node.player()) for node, _ in zip(cycle(nodes.both), range(8), strict=False)]
        with ThreadPoolExecutor(len(players)) as pool:
            found = list(pool.map(lambda player: pair(player, seats=2), players))
        tables = [players[0].get(f"/api/tables/{name}") for name in {one["id"] for one in found}]
        assert [table["status"] for table in tables] == ["running"] * (len(players) // 2)


@WITHOUT_REDIS
def test_a_bot_at_one_node_makes_room_for_somebody_at_the_other(ann: Player, ben: Player) -> None:
    waiting = pair(ann)["id"]
    ann.table(waiting, "pairing/bots", bot="steady")
    with ann.live(waiting) as live:
        live.next("frame")
        assert pair(ben)["id"] == waiting
        while live.table["seats"][1]["kind"] == "bot":
            live.next("table")
