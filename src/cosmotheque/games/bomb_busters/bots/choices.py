"""Choices outside a turn: first tokens, answers to detectors, what is given back, cells, lines, hearts, cards."""

from collections.abc import Sequence
from random import Random

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
from cosmotheque.games.bomb_busters.bots.care import Care
from cosmotheque.games.bomb_busters.bots.helping import return_worth
from cosmotheque.games.bomb_busters.bots.stakes import row_cost
from cosmotheque.games.bomb_busters.bots.telling import surprise
from cosmotheque.games.bomb_busters.components import LIAISONS, Equipment
from cosmotheque.games.bomb_busters.rules.stands import by_value, uncut_of, uncut_on
from cosmotheque.games.bomb_busters.view import View

FAVOURITE_CARDS = (Equipment.SUPER_DETECTOR, Equipment.STABILIZER, Equipment.RAY, Equipment.TRIPLE_DETECTOR)


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
            return _line_worth(view, cartouche)
        case LayHeart(stand=stand):
            return _heart_worth(view, stand)
        case ChooseCard(number=number):
            return -_card_rank(number)
        case _:
            return 0.0


def _cell_cost(view: View, cell: int) -> float:
    """BOM-81: what completing a row costs; elsewhere the rows that are furthest behind come first."""
    if view.grid is None:
        return 0.0
    if view.options.mission == "balance":
        return row_cost(view, cell, view.grid.ticked, view.detonator)[0]
    width = 5 if view.options.mission == "parallel" else 2
    return sum(other // width == cell // width for other in view.grid.ticked)


def _line_worth(view: View, cartouche: int) -> float:
    """A cartouche whose numbers one holds oneself, or that somebody shows."""
    own = by_value(view, uncut_of(view, view.seat)) if view.seat is not None else {}
    shown = [wire.shown for stand in view.stands for wire in stand.wires if not wire.cut]
    return sum(min(len(own.get(value, [])), 2) + 2 * shown.count(value) for value in LIAISONS[cartouche])


def _heart_worth(view: View, stand: int) -> float:
    """The stand that shows most, and then the one with most wires."""
    slots = uncut_on(view, stand)
    shown = sum(view.stands[stand].wires[slot.place].shown > 0 for slot in slots)
    return 3 * shown + len(slots)


def _card_rank(number: int) -> int:
    return FAVOURITE_CARDS.index(number) if number in FAVOURITE_CARDS else len(FAVOURITE_CARDS) + number
