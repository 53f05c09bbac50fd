"""People who have something against each other, and the administrator of the server."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.client import Live, Player

INSULT = "you pebble"


def key_of(data: Path) -> str:
    return (data / "admin-key").read_text()


def admin_of(base: str, key: str) -> Player:
    """A browser that has shown the key."""
    with ExitStack() as if_refused:
        admin = if_refused.enter_context(Player(base))
        assert admin.post("/api/admin/session", {"key": key})["until"] > "2026"
        if_refused.pop_all()
    return admin


def duel(ann: Player, ben: Player, **wishes: Any) -> str:
    """Ann hosts, ben sits opposite, the game runs."""
    table: str = ann.create(**{"options": {"heap": 1000}, **wishes})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    return table


def say(live: Live, text: str) -> dict[str, Any]:
    """Say a line; as it comes back to its speaker."""
    live.send(type="say", text=text)
    while not (lines := live.next("chat")["lines"]) or lines[-1]["text"] != text:
        pass
    line: dict[str, Any] = lines[-1]
    return line


def said(player: Player, table: str, text: str) -> dict[str, Any]:
    with player.live(table) as live:
        live.next("chat")
        return say(live, text)


def who(player: Player, table: str, seat: int) -> str:
    """The mark of the person on a seat."""
    people = player.get(f"/api/tables/{table}/people")
    mark: str = next(one["who"] for one in people if seat in one["seats"])
    return mark


def shun(player: Player, table: str, seat: int = 1, *, block: bool = False) -> Any:
    return player.table(table, "shun", who=who(player, table, seat), block=block)


def report(player: Player, table: str, seat: int, status: int = 201, **fields: Any) -> Any:
    return player.table(table, "report", status, **{"who": who(player, table, seat), "reason": "insult", **fields})


def open_report(admin: Player, name: str) -> Any:
    """The newest report about a person of that name."""
    return next(one for one in admin.get("/api/admin/reports") if one["name"] == name)
