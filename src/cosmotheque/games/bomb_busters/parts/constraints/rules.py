"""Constraint cards, and their effect on the seats that have to obey them (BOM-140 to BOM-159)."""

from typing import Final, TypeVar

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW, Equipment
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.constraints.data import LETTERS, Letter
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, uncut_on

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
    """True if a cut action of this value obeys the card (BOM-141 to BOM-146)."""
    return letter is None or value in PASSING.get(letter, ALL)


def binding_constraint(table: StateOrView, seat: Seat) -> Letter | None:
    """The open constraint that a seat obeys: that of all, or its own."""
    cards = table.parts.constraints
    if cards is None or cards.opened is not None:
        return None if cards is None else cards.opened
    if not 0 <= seat < len(cards.own) or seat in cards.released:
        return None
    return cards.own[seat]


class Obeying(Mechanism[AnyPart]):
    """The open constraints at work."""

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        letter = binding_constraint(table, seat)
        return None if letter is None or lets_pass(letter, value) else RULES[letter]

    def bans_slot(self, table: StateOrView, seat: Seat, slot: Slot) -> str | None:
        letter = binding_constraint(table, seat)
        match letter:
            case "H":
                is_banned = table.stands[slot.stand].wires[slot.place].token > 0
            case "I":
                is_banned = slot == uncut_on(table, slot.stand)[-1]  # BOM-155
            case "J":
                is_banned = slot == uncut_on(table, slot.stand)[0]
            case _:
                return None
        return RULES[letter] if is_banned else None

    def bans_alone(self, table: StateOrView, seat: Seat) -> str | None:
        return RULES["K"] if binding_constraint(table, seat) == "K" else None

    def bans_tools(self, table: StateOrView, seat: Seat) -> str | None:
        return RULES["G"] if binding_constraint(table, seat) == "G" else None

    def bans_card(self, table: StateOrView, seat: Seat, card: int) -> str | None:
        return RULES["H"] if card == Equipment.POST_IT and binding_constraint(table, seat) == "H" else None

    def hides_miss(self, table: StateOrView, seat: Seat, owner: Seat) -> bool:
        return "H" in (binding_constraint(table, seat), binding_constraint(table, owner))

    def steps_for_a_miss(self, table: StateOrView, seat: Seat) -> int:
        return int(binding_constraint(table, seat) == "L")
