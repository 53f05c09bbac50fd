"""Kills a server under load again and again, and holds the store against what its players were told.

    python bench/kills.py --kills 200 --tables 8
    python bench/kills.py --kills 200 --tables 8 --nodes 2
    python bench/kills.py --kills 200 --tables 8 --processes 2

Each kill is a `kill -9` at a random moment of play. Ends with 0 when every acknowledged move was found again at its
place, none twice and none from nowhere.
"""

import argparse
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.conftest import Server
from tests.server.services import POSTGRES, Postgres
from tests.server.siege import besiege
from tests.server.siege_of_nodes import Household, Pair


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--people", type=int, default=2, help="those who found groups, meet, quarrel and so on")
    parser.add_argument("--nodes", type=int, choices=(1, 2), default=1, help="two share a throw-away PostgreSQL")
    parser.add_argument("--seed", type=int, default=time.time_ns())
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1, help="two behind one port, likewise")
    asked = parser.parse_args()
    random.seed(asked.seed)
    print(f"seed {asked.seed}")
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as ending:
        if asked.nodes == asked.processes == 1:
            server: Server | Pair = Server(Path(folder) / "data")
            ending.callback(server.kill)
        else:
            database = Postgres(POSTGRES or sys.exit("No PostgreSQL here."))
            ending.callback(database.remove)
            server = besieged(Path(folder), database.database(), asked.nodes)
            ending.callback(server.stop if isinstance(server, Household) else server.close)
        acknowledged = besiege(server, asked.tables, asked.kills, say, people=asked.people)
    print(f"{asked.kills} kills, {acknowledged} acknowledged moves at {asked.tables} tables: none lost, none doubled.")


def besieged(folder: Path, database: str, nodes: int) -> Household | Pair:
    return Pair(folder, database) if nodes == 2 else Household(folder / "data", database)


def say(kill: int, moves: int) -> None:
    print(f"kill {kill}: {moves} moves so far", flush=True)


if __name__ == "__main__":
    main()
