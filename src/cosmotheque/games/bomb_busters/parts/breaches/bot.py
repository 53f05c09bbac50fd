"""Breaches: when a turn and two tokens are well spent on sealing one, and where to file it (BOM-5406 to BOM-5408)."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.breaches.data import Breaches, Seal
from cosmotheque.games.bomb_busters.parts.breaches.rules_hull import breaches_of
from cosmotheque.games.bomb_busters.parts.carrier.data import FileWire
from cosmotheque.games.bomb_busters.parts.oxygen.bot_purse import TOKEN, worth_of_a_step
from cosmotheque.games.bomb_busters.parts.script.data import Script
from cosmotheque.games.bomb_busters.parts.script.rules import turns_left
from cosmotheque.games.bomb_busters.rules.allowed import special_actions
from cosmotheque.games.bomb_busters.rules.registry import part_of
from cosmotheque.games.bomb_busters.rules.stands import others_with_wires, uncut_of, uncut_on
from cosmotheque.games.bomb_busters.view.seen import View

TURN: Final = 0.01  # what a turn is worth while there is time
HURRY: Final = 6  # turns to spare at which each one more counts
LATE: Final = 0.05  # what it costs then


@judges(Breaches)
class HullSense(Judgement[Breaches]):
    def worth(self, view: View, action: Action) -> float | None:
        """The number of wires on the stand: the more there are, the more a wire's place tells of them."""
        return float(len(uncut_on(view, action.stand))) if isinstance(action, FileWire) else None

    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        for action in special_actions(view, view.active)[:1]:
            yield Offer(self._risk(view), action)

    def weigh(self, view: View, belief: Belief, action: Action) -> float | None:
        return self._risk(view) if isinstance(action, Seal) else None

    def _risk(self, view: View) -> float:
        """A turn and the tokens, less what the own cuts to come would cost more; another breach leaves the price."""
        saved = self.part.more * own_turns(view) if len(breaches_of(view, view.active)) == 1 else 0.0
        return turn_cost(view) + worth_of_a_step(view) * TOKEN * (self.part.sealing - saved)


def own_turns(view: View) -> float:
    """The number of cuts that the active player still has to make, if everybody cuts as many pairs."""
    players = 1 + len(others_with_wires(view, view.active))
    return min(pairs_left(view) / players, float(len(uncut_of(view, view.active))))


def pairs_left(view: View) -> float:
    return sum(not wire.cut for stand in view.stands for wire in stand.wires) / 2


def turn_cost(view: View) -> float:
    """The cost of a turn without a cut: more when the clock is near its end."""
    script = part_of(view, Script)
    if script is None:
        return TURN
    spare = turns_left(view, script) - pairs_left(view)
    return TURN if spare > HURRY else min(TURN + LATE * (HURRY - spare), mistake_cost(view) + LATE)
