"""Quick pairing at two nodes."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Any, cast

from tests.server.client import Player
from tests.server.features.pairing.test_pairing import pair
from tests.server.features.ratings.test_settling import node
from tests.server.test_nodes import WITHOUT_REDIS, Nodes, ann, ben, nodes
from tests.server.test_store import Place, place

from cosmotheque import registry
from cosmotheque.server.features.pairing.rules import pair as find
from cosmotheque.server.features.pairing.wire import Pair
from cosmotheque.server.store import Change, Conflict, Store
from cosmotheque.server.wire.parts import Guest

__all__ = ["ann", "ben", "nodes", "place"]


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


class Late:
    """A store at which another node is first, once, when a game is to begin."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.was_late = False

    async def write(self, change: Change) -> None:
        if change.entries and not self.was_late:
            self.was_late = True
            raise Conflict("somebody else was first")
        await self._store.write(change)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def test_who_has_sat_down_begins_though_somebody_was_first_meanwhile(place: Place, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        late = Late(store)
        wanted = Pair(game=next(slug for slug in registry.playable() if 2 in registry.load(slug).meta.seats), seats=2)
        async with node(tmp_path / "a", cast(Store, late)) as tables:
            ann, ben = [await find(tables, wanted, Guest(name, name), "here", lambda: None) for name in ("ann", "ben")]
            assert late.was_late
            assert ben.table.id == ann.table.id
            assert ben.table.status == "running"

    place.use(use)
