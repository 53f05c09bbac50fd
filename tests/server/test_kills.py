"""Killed a dozen times in the middle of play, the server has lost nothing it acknowledged, and doubled nothing."""

import random
from pathlib import Path

from tests.server.conftest import Server
from tests.server.siege import besiege

TABLES, KILLS = 4, 12


def test_a_dozen_kills_under_load_lose_and_double_nothing(tmp_path: Path) -> None:
    random.seed(8)
    server = Server(tmp_path / "data")
    try:
        assert besiege(server, TABLES, KILLS) > TABLES * KILLS
    finally:
        server.kill()
