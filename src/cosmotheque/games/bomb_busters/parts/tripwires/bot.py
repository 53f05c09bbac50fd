"""The moment to call a tripwire."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.components import RED, YELLOW
from cosmotheque.games.bomb_busters.parts.tripwires.data import Call, Tripwires
from cosmotheque.games.bomb_busters.rules.allowed import special_actions
from cosmotheque.games.bomb_busters.view.seen import View

STEP_BACK: Final = 0.03  # one more mistake allowed, and a wire that nobody can cut otherwise


@judges(Tripwires)
class TripwireSense(Judgement[Tripwires]):
    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        for action in special_actions(view, view.active):
            if isinstance(action, Call):
                yield Offer(call_risk(view, belief, action), action)


def call_risk(view: View, belief: Belief, call: Call) -> float:
    """The risk of calling a wire; a step back is welcome."""
    chances = belief.chances(call.slot)
    right, red = chances[YELLOW], chances[RED]
    return red + (1 - right - red) * mistake_cost(view) - right * STEP_BACK
