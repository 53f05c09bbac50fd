"""People at two nodes: a change of a person at one holds at the other, also where the table is open already."""

from tests.server.civil import duel, said, say
from tests.server.client import Player
from tests.server.conftest import eventually
from tests.server.test_nodes import WITHOUT_REDIS, Nodes, ann, ben, nodes

__all__ = ["ann", "ben", "nodes"]


@WITHOUT_REDIS
def test_a_line_is_emptied_at_every_node(nodes: Nodes, ann: Player, ben: Player) -> None:
    """Both have the table open; who comes afterwards finds no name, and what is said later is heard by all."""
    table = duel(ann, ben)
    with nodes.both[1].player() as gone, ann.live(table) as left, ben.live(table) as right:
        gone.put("/api/me", {"name": "Zebulon"})
        said(gone, table, "my secret wish")
        for live in (left, right):
            while not (lines := live.next("chat")["lines"]) or lines[-1]["text"] != "my secret wish":
                pass
        with gone.returned(nodes.both[0].base) as here:
            here.post("/api/me/delete", {"name": "Zebulon"})
        eventually(lambda: last_line(ben, table), lambda line: line == ("", ""))
        assert last_line(ann, table) == ("", "")
        say(left, "who was that?")
        while right.next("chat")["lines"][-1]["text"] != "who was that?":
            pass


def last_line(player: Player, table: str) -> tuple[str, str]:
    """Name and words of the last line as a newcomer finds it."""
    with player.live(table) as live:
        line = live.next("chat")["lines"][-1]
        return line["name"], line["text"]
