"""The cost of a constraint, and a measure of what it leaves to cut."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds, shown_wires
from cosmotheque.games.bomb_busters.bots.stakes import MISTAKE
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.parts.constraints.data import Letter
from cosmotheque.games.bomb_busters.parts.constraints.rules import lets_pass
from cosmotheque.games.bomb_busters.rules.stands import count_uncut, owner_of
from cosmotheque.games.bomb_busters.view.seen import View

# What a card costs the team as long as it lies there, in shares of the mission: halved values most, a banned solo cut
# hardly anything. A card that says nothing of values still leaves everybody something to cut.
BURDEN: Final[dict[Letter | None, float]] = {
    **dict.fromkeys(("A", "B", "C", "D", "E", "F"), 0.02),
    **{"G": 0.012, "H": 0.015, "I": 0.01, "J": 0.01, "K": 0.003, "L": 0.012},
    None: 0.0,
}

ENOUGH: Final = 2.0  # values that a hand should be able to cut: with one it may be stuck next time
RID: Final = 0.05  # a card that is replaced is gone for good, and after the last there is none
SHARE: Final = 10.0  # of a burden, in the measure of `ease`


def ease(view: View, seat: Seat, letter: Letter | None) -> float:
    """A measure of play under a card: the allowed values that a seat probably holds, and those of them in sight."""
    belief = believe(view)
    values = [value for value in NUMBERS if lets_pass(letter, value) and count_uncut(view, value)]
    held = min(sum(holds(view, belief, seat, value) for value in values), ENOUGH) / ENOUGH
    seen = [value for value in values if any(owner_of(view, slot) != seat for slot in shown_wires(view, value))]
    sure = max((holds(view, belief, seat, value) for value in seen), default=0.0)
    return held + sure - SHARE * BURDEN[letter] * (letter is not None and letter > "F")


def all_shut_out(view: View, letter: Letter | None, complete: int) -> bool:
    """True if a card would allow nothing of what is left once a number is complete."""
    left = [value for value in NUMBERS if value != complete and count_uncut(view, value)]
    return bool(left) and not any(lets_pass(letter, value) for value in left)


def second_step(view: View) -> float:
    """The cost of the second step of a failed cut under L (BOM-152)."""
    after = view.steps - 1
    return 1.0 if after <= 1 else MISTAKE[min(after - 1, len(MISTAKE) - 1)]
