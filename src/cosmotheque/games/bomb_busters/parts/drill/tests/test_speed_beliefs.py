"""Beliefs in a mission in parts: counts of yellow wires, cards drawn in silence, the lock, against brute force."""

from random import Random

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.facts import Exactly
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.drill.data import Drilling
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests import brute
from cosmotheque.games.bomb_busters.tests.bomb import changed
from cosmotheque.games.bomb_busters.tests.test_belief import compare

LONGEST = 16
LOW = (1, 2, 3, 4)  # the others are cut
B1, C1 = 4, 6


@pytest.mark.parametrize(("stage", "seed"), [(B1, 0), (B1, 1), (C1, 0)])
def test_what_is_told_is_known_exactly(stage: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-90, BOM-3009, BOM-3020: yellow wires shown before B2; cards drawn after C1 and C2, and being stuck."""
    monkeypatch.setattr(brute, "LOWEST_CUT", 5)
    rng = Random(f"{stage} {seed}")
    state = brute.small_deal(Options(mission="30"), 3, rng)
    drill = Drilling(stage, met=stage == B1, left=1)
    state = changed(state, tasks=(), turns=9, numbers=Numbers(deck=LOW), drill=drill)
    imagined = brute.Imagined(state, Seat(0))
    counted = False
    for _ in range(LONGEST):
        compare(state, imagined)
        counted = counted or any(isinstance(fact, Exactly) for fact in state.facts)
        move = brute.lively_move(state, rng)
        state = apply(state, move).state
        if state.ended:
            break
        imagined.follow(move, state)
    assert counted == (stage == B1)
