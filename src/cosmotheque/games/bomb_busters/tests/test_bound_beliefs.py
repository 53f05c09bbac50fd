"""Beliefs under constraints: gates, bans, hidden misses and being stuck, against brute force (BOM-90, BOM-158)."""

from random import Random

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.parts.constraints.data import Constraints, Letter
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests.bomb import changed
from cosmotheque.games.bomb_busters.tests.brute import Imagined, lively_move, small_deal
from cosmotheque.games.bomb_busters.tests.test_belief import compare

pytestmark = pytest.mark.long("rules")

LONGEST = 20


def follow(mission: MissionName, seats: int, cards: Constraints, seed: int) -> set[str]:
    """Play on, and compare what a seat may believe with every deal it can imagine; what was done."""
    rng = Random(f"{mission}{seats}{cards}{seed}")
    state = changed(small_deal(Options(mission=mission), seats, rng), constraints=cards, tasks=(), turns=1)
    imagined = Imagined(state, Seat(0))
    done = set()
    for _ in range(LONGEST):
        compare(state, imagined)
        move = lively_move(state, rng)
        done.add(type(move.action).__name__)
        state = apply(state, move).state
        if state.ended:
            break
        imagined.follow(move, state)
    return done


@pytest.mark.parametrize("letter", ["A", "E", "G", "H", "I", "J", "K"])
def test_one_for_all(letter: Letter) -> None:
    """BOM-141 to BOM-158: what is announced, missed in silence, or could not be done, is known exactly."""
    deck: tuple[Letter, ...] = ("B", "C")
    assert {"DualCut", "Announce"} & follow("37", 3, Constraints(opened=letter, deck=deck), 1)


def test_who_is_released_lacks_what_passes() -> None:
    """BOM-3102, BOM-109: being stuck is a fact about the whole hand."""
    done = follow("31", 3, Constraints(own=("D", "D", "D")), 2)
    assert "GetStuck" in done
    follow("31", 2, Constraints(own=("A", "B")), 3)
