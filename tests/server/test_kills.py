"""Killed a dozen times in the middle of play, the server has lost nothing it acknowledged, and doubled nothing."""

import random

from tests.server.conftest import Serve
from tests.server.siege import besiege

TABLES, KILLS = 4, 12


def test_a_dozen_kills_under_load_lose_and_double_nothing(serve: Serve) -> None:
    random.seed(8)
    assert besiege(serve(), TABLES, KILLS) > TABLES * KILLS
