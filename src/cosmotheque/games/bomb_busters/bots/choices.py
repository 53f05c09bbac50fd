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
from cosmotheque.games.bomb_busters.bots.hands import line_worth
from cosmotheque.games.bomb_busters.bots.helping import return_worth
from cosmotheque.games.bomb_busters.bots.stakes import row_cost
from cosmotheque.games.bomb_busters.bots.telling import surprise
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.rules.stands import uncut_on
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
    return sum(other // 5 == cell // 5 for other in view.grid.ticked)


def _heart_worth(view: View, stand: int) -> float:
    """The stand that shows most, and then the one with most wires."""
    slots = uncut_on(view, stand)
    shown = sum(view.stands[stand].wires[slot.place].shown > 0 for slot in slots)
    return 3 * shown + len(slots)


def _card_rank(number: int) -> int:
    return FAVOURITE_CARDS.index(number) if number in FAVOURITE_CARDS else len(FAVOURITE_CARDS) + number
