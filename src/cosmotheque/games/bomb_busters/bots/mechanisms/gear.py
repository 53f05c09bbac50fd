"""Characters, cards of the boxes, number decks and tripwires: what they are worth."""

from collections.abc import Iterator, Sequence
from typing import Final

from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost, tool_cost
from cosmotheque.games.bomb_busters.bots.telling import surprise
from cosmotheque.games.bomb_busters.components import RED, YELLOW, Equipment
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.cast.data import Cast, ChooseCharacter
from cosmotheque.games.bomb_busters.parts.face_down.data import FaceDown
from cosmotheque.games.bomb_busters.parts.stock.data import FastPass, Hook, LabelSingle, Stock
from cosmotheque.games.bomb_busters.parts.tripwires.data import Call, Tripwires
from cosmotheque.games.bomb_busters.rules.allowed import special_actions
from cosmotheque.games.bomb_busters.rules.stands import hand_by_value, left_of, value_at
from cosmotheque.games.bomb_busters.view.seen import View

# Three wires are more than two, a second value nearly as good; the others tell what somebody must still make use of.
FAVOURITES: Final = (Equipment.TRIPLE_DETECTOR, Equipment.RAY, 0, Equipment.RADAR, Equipment.WALKIE_TALKIES)
NEXT_CARD: Final = 0.004  # for a pair of the number that turns equipment up: it decides between nearly even cuts
CAUGHT: Final = 0.4  # a hook that catches the wrong wire has at least shown one, and cost no mistake
STEP_BACK: Final = 0.03  # one more mistake allowed, and a wire that nobody can cut otherwise


@judges(Cast)
class CastSense(Judgement[Cast]):
    def worth(self, view: View, action: Action) -> float | None:
        return -float(FAVOURITES.index(action.number)) if isinstance(action, ChooseCharacter) else None


@judges(Stock)
class StockSense(Judgement[Stock]):
    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        """Two own wires for a card."""
        for action in special_actions(view, view.active):
            if isinstance(action, FastPass):
                yield Offer(tool_cost(view), action)

    def help(self, view: View, actions: Sequence[Action]) -> Action | None:
        """The label costs nothing: where it tells most."""
        labels = [
            action for action in actions if isinstance(action, LabelSingle) and value_at(view, action.slot) != RED
        ]
        return max(labels, key=lambda label: surprise(view, label.slot), default=None) or self._hook(view, actions)

    def _hook(self, view: View, actions: Sequence[Action]) -> Hook | None:
        """BOM-298: on the own turn, the wire that is probably the last one missing for a solo cut."""
        hooks = [action for action in actions if isinstance(action, Hook)]
        if not hooks or view.seat != view.active:
            return None
        held = hand_by_value(view, view.active)
        wanted = [value for value, own in held.items() if value != RED and len(own) == left_of(view, value) - 1]
        belief = believe(view)
        chances = {hook: sum(belief.chances(hook.slot)[value] for value in wanted) for hook in hooks}
        best = max(hooks, key=lambda hook: chances[hook])
        return best if chances[best] >= CAUGHT else None


@judges(FaceDown)
class FaceDownSense(Judgement[FaceDown]):
    def cost(self, view: View, value: int) -> float:
        return -NEXT_CARD if view.gear and value == view.gear.number else 0.0


@judges(Tripwires)
class TripwireSense(Judgement[Tripwires]):
    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        for action in special_actions(view, view.active):
            if isinstance(action, Call):
                yield Offer(call_risk(view, belief, action), action)


def call_risk(view: View, belief: Belief, call: Call) -> float:
    """What calling a wire puts at risk; a step back is welcome."""
    chances = belief.chances(call.slot)
    right, red = chances[YELLOW], chances[RED]
    return red + (1 - right - red) * mistake_cost(view) - right * STEP_BACK
