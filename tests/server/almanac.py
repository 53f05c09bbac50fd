"""A server whose clock is moved on while it is down; what was due meanwhile is settled when it comes back."""

from pathlib import Path
from typing import Any

from tests.server.client import Player, browser
from tests.server.conftest import Serve, Server

DAY = 24 * 3600 * 1000
HOUR = DAY // 24


class Calendar:
    def __init__(self, serve: Serve, folder: Path, **wishes: Any) -> None:
        self._file = folder / "clock"
        self._file.write_text("0")
        self._passed = 0
        self._people: list[Player] = []
        self.server: Server = serve(clock=self._file, **wishes)

    def player(self) -> Player:
        self._people.append(self.server.player())
        return self._people[-1]

    def pass_by(self, milliseconds: int) -> None:
        """Let time pass; everybody is at the server as it is then."""
        self.server.kill()
        self._passed += milliseconds
        self._file.write_text(str(self._passed))
        self.server.start()
        for player in self._people:
            cookies = player.http.cookies
            player.http.close()
            player.base, player.http = self.server.base, browser(self.server.base, cookies)

    def close(self) -> None:
        for player in self._people:
            player.http.close()
