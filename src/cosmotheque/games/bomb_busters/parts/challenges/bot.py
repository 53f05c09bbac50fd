"""Challenges: what a cut does for them, a red wire that is known, odd wires to claim (BOM-310 ff.)."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.components import COPIES, RED
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.challenges.data import CallRed, Challenge, Challenges, Claim, Nope, Turn
from cosmotheque.games.bomb_busters.parts.challenges.rules import is_open
from cosmotheque.games.bomb_busters.parts.challenges.rules_conditions import BY_TOKENS, IN_A_ROW, last_row
from cosmotheque.games.bomb_busters.rules.cuts import pointable
from cosmotheque.games.bomb_busters.rules.stands import cut_counts, with_parts
from cosmotheque.games.bomb_busters.view.seen import View

# What a challenge brings is a mistake more to survive, of which some part is used; one on the way is worth a little.
USED: Final = 0.2
ON_THE_WAY: Final = 0.004


@judges(Nope)
class NopeSense(Judgement[Nope]):
    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        """BOM-311: a wrong call loses."""
        if not is_open(view, Challenge.CALL_RED):
            return
        for stand in pointable(view, view.active):
            for slot in stand:
                red = belief.chances(slot)[RED]
                if red > 0:
                    yield Offer(1 - red * (1 + self._prize(view)), CallRed(slot))

    def cost(self, view: View, value: int, four: bool = False) -> float:
        """A challenge that the cut meets, or one more step of a row."""
        challenges = view.parts.challenges
        if challenges is None:
            return 0.0
        made = Turn(view.turns, view.active, value, solo=False)
        after = with_parts(view, challenges=_suppose_cut(view, challenges, made))
        worth = 0.0
        for card in challenges.open:
            if card in IN_A_ROW:
                worth += self._row_worth(after, card)
            elif card in BY_TOKENS and after.parts.challenges is not None and BY_TOKENS[card](after.parts.challenges):
                worth += self._prize(view)
        return -worth

    def help(self, view: View, actions: Sequence[Action]) -> Action | None:
        """BOM-322: it costs nothing, and tells the others something besides."""
        return next((action for action in actions if isinstance(action, Claim)), None)

    def _row_worth(self, after: View, card: int) -> float:
        length, fits = IN_A_ROW[card]
        row = last_row(after, length)
        for size in range(len(row), 1, -1):
            if fits(row[-size:]):
                return self._prize(after) if size == length else ON_THE_WAY * (size - 1)
        return 0.0

    def _prize(self, view: View) -> float:
        return USED * mistake_cost(view)


def _suppose_cut(view: View, challenges: Challenges, made: Turn) -> Challenges:
    """The challenges as if the cut were made."""
    validated = challenges.validated
    if cut_counts(view)[made.value] == COPIES - 2:
        validated = (*validated, made.value)
    return replace(challenges, turns=(*challenges.turns, made), validated=validated)
