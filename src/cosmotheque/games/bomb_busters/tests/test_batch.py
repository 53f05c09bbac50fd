"""Many missions at once, pinned to the rules with every number of players."""

from bisect import bisect_right
from typing import Any

import numpy as np
import pytest

from cosmotheque.batch import Batch, pin, plan
from cosmotheque.core.errors import BadOptions
from cosmotheque.games.bomb_busters.missions.shelf import MISSIONS
from cosmotheque.games.bomb_busters.model.actions import GetStuck, RevealReds, Sweep
from cosmotheque.games.bomb_busters.numbering.table import BASE, BASE_SIZE, STARTS

TRAINING = [str(mission) for mission in range(1, 9)]


@pytest.mark.long("rules")
@pytest.mark.parametrize("mission", TRAINING)
def test_missions_1_to_8_are_pinned(mission: str) -> None:
    for seats in range(2, 6):
        assert pin(plan("bomb-busters", seats=seats, options={"mission": mission}), 60, games=6, seed=seats) >= 0


@pytest.mark.long("rules")
@pytest.mark.parametrize(
    "options",
    [
        {"mission": "3", "characters": False, "captain": "1"},
        {"mission": "practice", "blue": 7, "red": 3, "yellow": 4, "yellow_shown": 4, "red_shown": 0},
        {"mission": "practice", "blue": 12, "red": 2, "red_shown": 3, "yellow": 2, "yellow_shown": 3},
    ],
)
def test_other_ways_to_set_up_are_pinned(options: dict[str, Any]) -> None:
    assert pin(plan("bomb-busters", seats=3, options=options), 150, games=6, seed=5) >= 0


def test_further_missions_say_that_they_have_no_batch() -> None:
    for mission in MISSIONS:
        if mission not in TRAINING:
            with pytest.raises(BadOptions, match="Only missions 1 to 8"):
                plan("bomb-busters", seats=2 if mission == "valentine" else 4, options={"mission": mission})


@pytest.mark.long("rules")
def test_kinds_of_actions_come_up_in_random_play() -> None:
    """All but those of the last turns, and being stuck, which nobody is: what is left of a value is even."""
    batch, seen = Batch("bomb-busters", 2000, seats=3, options={"mission": "8"}, seed=1), set()
    for _ in range(60):
        batch.step(batch.sample())
        seen |= {*np.flatnonzero(batch.legal().any(axis=0)).tolist()}
    assert max(seen) < BASE_SIZE
    missing = {kind.action for kind in BASE} - {BASE[bisect_right(STARTS, number) - 1].action for number in seen}
    assert {GetStuck} <= missing <= {GetStuck, RevealReds, Sweep}
