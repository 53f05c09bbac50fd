"""Killed a dozen times in the middle of play, the server has lost nothing it acknowledged, and doubled nothing."""

import pkgutil
import random
import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path

from tests.server.conftest import Server
from tests.server.siege import besiege

from cosmotheque import server as house
from cosmotheque.server.store.documents import Kind

TABLES, KILLS = 4, 12
MADE_ANEW = {"challenge", "reviewed"}
"""Kinds of which nothing is promised: a challenge is asked for again, a review's figures are kept by the next look."""


def all_kinds() -> set[str]:
    """The kinds of documents that there are."""
    names = [one.name for one in pkgutil.walk_packages(house.__path__, f"{house.__name__}.")]
    rooms = [import_module(name) for name in names if not name.endswith(".env")]
    return {one.name for room in rooms for one in vars(room).values() if isinstance(one, Kind)}


def stored_kinds(data: Path) -> set[str]:
    with closing(sqlite3.connect(data / "cosmotheque.sqlite")) as database:
        return {row[0] for row in database.execute("SELECT DISTINCT kind FROM documents")}


def test_a_dozen_kills_under_load_lose_and_double_nothing(tmp_path: Path) -> None:
    random.seed(8)
    server = Server(tmp_path / "data")
    try:
        assert besiege(server, TABLES, KILLS) > TABLES * KILLS
        assert stored_kinds(server.data) - MADE_ANEW == all_kinds() - MADE_ANEW
    finally:
        server.kill()
