"""Nodes, PostgreSQL and Redis are killed under load: nothing acknowledged is lost, nothing doubled, play goes on."""

import random
from pathlib import Path

from tests.server.services import Postgres, Redis
from tests.server.siege import besiege
from tests.server.siege_of_nodes import Pair, Undermined

TABLES = 2


def endure(pair: Pair, kills: int) -> None:
    random.seed(8)
    try:
        assert besiege(pair, TABLES, kills) > TABLES * kills
    finally:
        pair.close()


def test_a_dozen_kills_of_a_node_lose_and_double_nothing(postgres: Postgres, tmp_path: Path) -> None:
    endure(Pair(tmp_path, postgres.database()), kills=12)


def test_postgresql_may_be_killed(postgres: Postgres, tmp_path: Path) -> None:
    endure(Undermined(tmp_path, postgres, postgres.database()), kills=2)


def test_redis_may_be_killed(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    endure(Undermined(tmp_path, redis, postgres.database(), redis.url), kills=2)
