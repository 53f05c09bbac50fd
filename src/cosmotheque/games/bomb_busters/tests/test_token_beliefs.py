"""BOM-350, BOM-351: what tokens of other kinds tell, compared with brute force once the first ones are put.

A seat that waits to put a first token has something to put, which is as good as sure; it is not reckoned with before.
"""

from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.actions import Deny, Lie, MarkWire
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.tasks import TokenTask
from cosmotheque.games.bomb_busters.parts.roles.data import Played
from cosmotheque.games.bomb_busters.parts.windfall.data import GiveToken, PickToken
from cosmotheque.games.bomb_busters.rules.first_tokens import first_token_tasks
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.stands import with_parts
from cosmotheque.games.bomb_busters.tests.brute import Imagined, lively_move, small_deal
from cosmotheque.games.bomb_busters.tests.test_belief import compare

pytestmark = pytest.mark.long("rules")

MOVES = 40
CASES: list[tuple[str, int, int, type[Action]]] = [
    ("21", 3, 0, MarkWire),
    ("24", 2, 0, MarkWire),
    ("24", 3, 0, MarkWire),
    ("40", 3, 0, MarkWire),
    ("17", 3, 0, Lie),
    ("52", 2, 0, Lie),
    ("58", 3, 0, Deny),
    ("22", 2, 27, GiveToken),
    ("22", 3, 38, GiveToken),
    ("27", 3, 0, PickToken),
]
"""Missions, seats, and deals in which what the mission's tokens are about does happen."""


def play_and_compare(mission: str, seats: int, seed: int) -> set[type[Action]]:
    """The kinds of actions that were compared."""
    rng = Random(f"{mission}{seats}{seed}")
    state = small_deal(Options(mission=mission), seats, rng)
    if mission == "17":
        state = with_parts(state, roles=Played("liar", Seat(1)))
    state = replace(state, tasks=tuple(first_token_tasks(state)))
    imagined = Imagined(state, Seat(0))
    seen = set()
    for _ in range(MOVES):
        if not any(isinstance(task, TokenTask) and not task.value for task in state.tasks):
            compare(state, imagined)
        move = lively_move(state, rng)
        seen.add(type(move.action))
        state = apply(state, move).state
        if state.ended:
            break
        imagined.follow(move, state)
    return seen


@pytest.mark.parametrize(("mission", "seats", "seed", "telling"), CASES)
def test_beliefs_about_tokens_are_exact(mission: str, seats: int, seed: int, telling: type[Action]) -> None:
    """BOM-350, BOM-351: parity, counts, false and absent tokens, refutations without any, as they come in play."""
    assert telling in play_and_compare(mission, seats, seed)
