"""Choices outside a turn: first tokens, answers to detectors, what is given back, cells, lines, hearts, cards."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import (
    Action,
    ChooseCard,
    CutMatch,
    DrawLine,
    GiveBack,
    LayHeart,
    MarkWire,
    PlaceToken,
    Tick,
)
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.equipment import holds, return_worth, shown_wires
from cosmotheque.games.bomb_busters.bots.levels import Care
from cosmotheque.games.bomb_busters.bots.stakes import row_cost
from cosmotheque.games.bomb_busters.bots.telling import surprise
from cosmotheque.games.bomb_busters.components import BONUS_CARTOUCHES, COFFEE_CARTOUCHES, LIAISONS, Equipment
from cosmotheque.games.bomb_busters.rules.grids import accessible, row_of
from cosmotheque.games.bomb_busters.rules.stands import left_of, uncut_on
from cosmotheque.games.bomb_busters.view import View

# A hand should hold two accessible values: with one it is stuck as soon as that is cut. What a cartouche brings besides
# is worth a part of a hand that it helps: a coffee half of one, as it spares one player one bad turn.
ENOUGH: Final = 2.0
COFFEE: Final = 0.5
BONUS: Final = 0.25
# Two players have long stands and few mistakes: what points at many wires, or forgives, first.
FAVOURITE_CARDS: Final = (Equipment.SUPER_DETECTOR, Equipment.STABILIZER, Equipment.RAY, Equipment.TRIPLE_DETECTOR)


def choose(view: View, actions: Sequence[Action], care: Care, rng: Random) -> Action:
    """One of the actions that the game waits for."""
    if not care.telling and isinstance(actions[0], PlaceToken | CutMatch | MarkWire | GiveBack):
        return rng.choice(actions)
    return max(actions, key=lambda action: worth(view, action))


def worth(view: View, action: Action) -> float:
    """How good a choice is; only to be compared with choices of the same kind."""
    match action:
        case PlaceToken(slot=slot) | CutMatch(slot=slot) | MarkWire(slot=slot):
            return surprise(view, slot)
        case GiveBack(slot=slot):
            return return_worth(view, slot)
        case Tick(cell=cell):
            return -_cell_cost(view, cell)
        case DrawLine(cartouche=cartouche):
            return line_worth(view, cartouche)
        case LayHeart(stand=stand):
            return _heart_worth(view, stand)
        case ChooseCard(number=number):
            return -_card_rank(number)
        case _:
            return 0.0


def _cell_cost(view: View, cell: int) -> float:
    """BOM-81: what a completed row costs; BOM-82: rows furthest behind first; BOM-83: a full cartouche opens one."""
    if view.grid is None:
        return 0.0
    if view.options.mission == "balance":
        return row_cost(view, cell, view.grid.ticked, view.detonator)[0]
    if view.options.mission == "liaisons":
        return -float(cell ^ 1 in view.grid.ticked)
    return sum(row_of(view, other) == row_of(view, cell) for other in view.grid.ticked)


def line_worth(view: View, cartouche: int) -> float:
    """BOM-83: how many hands a cartouche helps that have little to cut, and how much of it is shown already."""
    belief, values = believe(view), set(accessible(view))
    opened = [value for value in LIAISONS[cartouche] if value not in values and left_of(view, value)]
    worth = COFFEE * (cartouche in COFFEE_CARTOUCHES) + BONUS * (cartouche in BONUS_CARTOUCHES)
    for seat in map(Seat, range(view.seats)):
        before = sum(holds(view, belief, seat, value) for value in values)
        more = sum(holds(view, belief, seat, value) for value in opened)
        worth += min(before + more, ENOUGH) - min(before, ENOUGH)
    return worth + sum(len(shown_wires(view, value)) for value in opened)


def _heart_worth(view: View, stand: int) -> float:
    """The stand that shows most, as a shown wire is a sure cut; then the one with most wires."""
    slots = uncut_on(view, stand)
    shown = sum(view.stands[stand].wires[slot.place].shown > 0 for slot in slots)
    return 3 * shown + len(slots)


def _card_rank(number: int) -> int:
    return FAVOURITE_CARDS.index(number) if number in FAVOURITE_CARDS else len(FAVOURITE_CARDS) + number
