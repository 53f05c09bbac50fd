"""Choice of cuts along a line of number cards: nobody should be left with blocked values only (BOM-134)."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds, shown_wires
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.components import COPIES, RED
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.sequences.data import ChooseEnd, Line
from cosmotheque.games.bomb_busters.parts.sequences.rules import pointed_number
from cosmotheque.games.bomb_busters.rules.allowed import is_allowed
from cosmotheque.games.bomb_busters.rules.stands import hand_by_value
from cosmotheque.games.bomb_busters.view.seen import View

# What opens the line is worth more than a tool; a hand that has nothing left but blocked wires may explode next turn,
# sooner where all four wires of a number are needed. With one free pair left it is not far from that.
SERVED: Final = 0.04
STRANDED: Final = 0.3
SCARCE: Final = 0.06
SIDE_B: Final = 2


@judges(Line)
class LineSense(Judgement[Line]):
    def worth(self, view: View, action: Action) -> float | None:
        """The end that most hands can serve, and that is shown most."""
        if not isinstance(action, ChooseEnd):
            return None
        belief = believe(view)
        hands = sum(holds(view, belief, Seat(seat), action.number) for seat in range(view.seats))
        return hands + len(shown_wires(view, action.number))

    def cost(self, view: View, value: int, four: bool = False) -> float:
        """Cutting along the line helps all; what leaves the own hand without a free value may be the end."""
        if value == pointed_number(view):
            return -SERVED
        free, blocked = self._counts(view, value)
        if not blocked:
            return 0.0
        weight = SIDE_B if self.part.needed == COPIES else 1
        return weight * (STRANDED if free == 0 else SCARCE if free == 1 else 0.0)

    def _counts(self, view: View, value: int) -> tuple[int, int]:
        """The numbers of free and of blocked wires left in the hand after a cut of the value."""
        held = hand_by_value(view, view.active)
        held.pop(RED, None)
        free = sum(len(slots) for number, slots in held.items() if is_allowed(view, view.active, number))
        return free - 1, sum(map(len, held.values())) - free
