"""BOM-2502, BOM-2509: once a clue is understood, or not, beliefs are exact; compared with brute force."""

from random import Random

import pytest

from cosmotheque.core.game import Move, Seat
from cosmotheque.games.bomb_busters.model.actions import DualCut, Scan, SoloCut
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.clues.data import Understand, UnderstandTask
from cosmotheque.games.bomb_busters.rules.legal import legal_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests.brute import Imagined, lively_move, small_deal
from cosmotheque.games.bomb_busters.tests.test_belief import compare

LONGEST = 16


class Guessed(Imagined):
    """Announcements as others hear them: any number may be meant, until the clue and the answer leave one."""

    def _alternatives(self, state: State, move: Move[Action]) -> list[Action]:
        action = move.action
        if move.seat == self.seat or not isinstance(action, DualCut | SoloCut | Scan):
            return super()._alternatives(state, move)
        same = [other for other in legal_actions(state, move.seat) if type(other) is type(action)]
        return [other for other in same if not isinstance(action, DualCut) or _target(other) == action.target]


def _target(action: Action) -> object:
    return action.target if isinstance(action, DualCut) else None


def next_move(state: State, rng: Random) -> Move[Action]:
    """A lively move; clues are mostly understood."""
    task = state.tasks[0] if state.tasks else None
    if isinstance(task, UnderstandTask) and state.parts.clues and state.parts.clues.meant and rng.random() < 0.7:
        return Move(task.seat, Understand(state.parts.clues.meant.values[len(state.parts.clues.understood)]))
    return lively_move(state, rng)


@pytest.mark.parametrize("seed", [1])
def test_beliefs_are_exact(seed: int) -> None:
    rng = Random(f"clues{seed}")
    state = small_deal(Options(mission="25"), 3, rng)
    imagined = Guessed(state, Seat(0))
    compared = 0
    for _ in range(LONGEST):
        if state.parts.clues and state.parts.clues.meant is None:
            compare(state, imagined)
            compared += 1
        move = next_move(state, rng)
        state = apply(state, move).state
        if state.ended:
            break
        imagined.follow(move, state)
    assert compared > 2
