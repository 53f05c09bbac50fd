"""A bot over the network, as far as the server can tell: a token in place of a cookie."""

from typing import Any

import httpx
from tests.server.client import Live, Player, browser


def made(player: Player, name: str = "Ada", **wishes: Any) -> tuple[str, str]:
    """The key and the token of a player's new bot."""
    answer = player.post("/api/bots", {"name": name, **wishes}, status=201)
    return answer["robot"]["key"], answer["token"]


class BotProgram:
    """Asks by its token alone."""

    def __init__(self, base: str, token: str) -> None:
        self.base, self.headers = base, {"Authorization": f"Bearer {token}"}

    def ask(self, path: str = "/api/bots/me", method: str = "GET", body: Any = None) -> httpx.Response:
        with browser(self.base) as http:
            return http.request(method, path, json=body, headers=self.headers)

    def tables(self) -> list[dict[str, Any]]:
        answer = self.ask()
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()["tables"]
        return found

    def live(self, table: str) -> Live:
        return Live(f"{self.base.replace('http', 'ws')}/api/tables/{table}/live", self.headers)


def brought(player: Player, key: str, **wishes: Any) -> str:
    """A player's table at which the bot has the second seat; the game has begun."""
    table: str = player.create(**wishes)["id"]
    assert player.table(table, "bring", seat=1, robot=key)["seats"][1]["robot"]
    player.table(table, "start")
    return table
