"""People who play a campaign of heaps, which are taken down together or given up."""

from typing import Any

from tests.server.client import Player


def begin(player: Player, name: str = "Friday") -> str:
    campaign: str = player.post("/api/campaigns", {"game": "pebbles", "name": name}, 201)["id"]
    return campaign


def look(player: Player, campaign: str, seats: int | None = None) -> Any:
    return player.get(f"/api/campaigns/{campaign}" + ("" if seats is None else f"?seats={seats}"))


def ask(player: Player, campaign: str, action: str, status: int = 200, **body: Any) -> Any:
    return player.post(f"/api/campaigns/{campaign}/{action}", body or None, status)


def set_up(player: Player, campaign: str, stage: str, players: tuple[int, ...] = (0,), **more: Any) -> Any:
    """A table for a stage; alone one plays with a bot."""
    bots = ["steady"] if len(players) == 1 else []
    return ask(player, campaign, "play", 201, stage=stage, **{"players": list(players), "bots": bots, **more})


def stages(shown: Any) -> dict[str, str]:
    return {stage["key"]: stage["status"] for box in shown["boxes"] for stage in box["stages"]}


def tally(shown: Any, key: str) -> tuple[int, int]:
    (found,) = (stage for box in shown["boxes"] for stage in box["stages"] if stage["key"] == key)
    return found["won"], found["lost"]


def finish(player: Player, table: str, *, won: bool = True) -> None:
    """Take a heap down with a bot, or give it up."""
    with player.live(table) as live:
        live.next("frame")
        seat = next(number for number, one in enumerate(live.table["seats"]) if one["mine"])
        if not won:
            live.send(type="concede", seat=seat)
        while live.frame["outcome"] is None:
            if won and seat in live.frame["actors"]:
                live.take(min(3, live.frame["view"]["heap"]), seat=seat)
            else:
                live.next("frame")


def win(player: Player, campaign: str, *keys: str) -> None:
    for key in keys:
        finish(player, set_up(player, campaign, key)["id"])
