"""What constraint cards say, and how whoever they apply to obeys them (BOM-140 to BOM-159)."""

from typing import Final, TypeVar

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW, Equipment
from cosmotheque.games.bomb_busters.model.actions import DualCut, PostIt, SoloCut
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.model.roster import Action, WithTools
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.constraints.data import LETTERS, Letter
from cosmotheque.games.bomb_busters.parts.stock.data import FastPass
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, is_slot, uncut_on

AnyPart = TypeVar("AnyPart", bound=Part)


ALL: Final = frozenset((*NUMBERS, YELLOW))


# BOM-154: yellow is neither even nor odd nor in any range, so that of these only F lets it pass.
PASSING: Final[dict[Letter, frozenset[int]]] = {
    "A": frozenset(range(2, 13, 2)),
    "B": frozenset(range(1, 13, 2)),
    "C": frozenset(range(1, 7)),
    "D": frozenset(range(7, 13)),
    "E": frozenset(range(4, 10)),
    "F": ALL - frozenset(range(4, 10)),
}


RULES: Final[dict[Letter, str]] = {letter: f"BOM-{141 + number}" for number, letter in enumerate(LETTERS)}


def lets_pass(letter: Letter | None, value: int) -> bool:
    """Whether a cut action of this value obeys the card (BOM-141 to BOM-146)."""
    return letter is None or value in PASSING.get(letter, ALL)


def binding(table: StateOrView, seat: Seat) -> Letter | None:
    """The open constraint that a seat obeys: that of all, or its own."""
    cards = table.parts.constraints
    if cards is None or cards.opened is not None:
        return None if cards is None else cards.opened
    if not 0 <= seat < len(cards.own) or seat in cards.released:
        return None
    return cards.own[seat]


class Obeying(Mechanism[AnyPart]):
    """The open constraints at work."""

    def passes(self, table: StateOrView, seat: Seat, value: int) -> bool:
        return lets_pass(binding(table, seat), value)

    def may_point(self, table: StateOrView, seat: Seat, slot: Slot) -> bool:
        match binding(table, seat):
            case "H":
                return not table.stands[slot.stand].wires[slot.place].token
            case "I":
                return slot != uncut_on(table, slot.stand)[-1]  # BOM-155
            case "J":
                return slot != uncut_on(table, slot.stand)[0]
            case _:
                return True

    def may_cut_alone(self, table: StateOrView, seat: Seat) -> bool:
        return binding(table, seat) != "K"

    def may_use_tools(self, table: StateOrView, seat: Seat) -> bool:
        return binding(table, seat) != "G"

    def may_use_card(self, table: StateOrView, seat: Seat, card: int) -> bool:
        return card != Equipment.POST_IT or binding(table, seat) != "H"

    def hides_miss(self, table: StateOrView, seat: Seat, owner: Seat) -> bool:
        return "H" in (binding(table, seat), binding(table, owner))

    def steps_for_a_miss(self, table: StateOrView, seat: Seat) -> int:
        return int(binding(table, seat) == "L")

    def why(self, state: State, seat: Seat, action: Action) -> str | None:
        """The rule of the card that forbids it."""
        letter = binding(state, seat)
        if letter is None:
            return None
        match action:
            case DualCut(value=value, target=target):
                forbidden = not lets_pass(letter, value) or self._is_banned(state, seat, target)
            case SoloCut(value=value):
                forbidden = letter == "K" or not lets_pass(letter, value)
            case PostIt():
                forbidden = letter in ("G", "H")
            case FastPass():
                forbidden = letter in ("G", "K")
            case _:
                forbidden = letter == "G" and isinstance(action, WithTools)
        return RULES[letter] if forbidden else None

    def _is_banned(self, state: State, seat: Seat, slot: Slot) -> bool:
        if not is_slot(state, slot) or state.stands[slot.stand].owner == seat:
            return False
        return not state.stands[slot.stand].wires[slot.place].cut and not self.may_point(state, seat, slot)
