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
from cosmotheque.games.bomb_busters.bots.helping import returned
from cosmotheque.games.bomb_busters.bots.stakes import row_cost
from cosmotheque.games.bomb_busters.bots.telling import most_telling
from cosmotheque.games.bomb_busters.components import LIAISONS, Equipment
from cosmotheque.games.bomb_busters.rules.stands import by_value, uncut_of, uncut_on
from cosmotheque.games.bomb_busters.view import View

FAVOURITE_CARDS = (Equipment.SUPER_DETECTOR, Equipment.STABILIZER, Equipment.RAY, Equipment.TRIPLE_DETECTOR)


def choose(view: View, actions: Sequence[Action], care: Care, rng: Random) -> Action:
    """One of the actions that the game waits for."""
    first = actions[0]
    match first:
        case PlaceToken() | CutMatch() | MarkWire():
            return _show(view, actions) if care.telling else rng.choice(actions)
        case GiveBack():
            slots = [action.slot for action in actions if isinstance(action, GiveBack)]
            return GiveBack(returned(view, slots)) if care.telling else rng.choice(actions)
        case Tick():
            return min(actions, key=lambda action: _cell_cost(view, action))
        case DrawLine():
            return max(actions, key=lambda action: _line_worth(view, action))
        case LayHeart():
            return max(actions, key=lambda action: _heart_worth(view, action))
        case ChooseCard():
            return min(actions, key=_card_rank)
        case _:
            return rng.choice(actions)


def _show(view: View, actions: Sequence[Action]) -> Action:
    by_slot = {action.slot: action for action in actions if isinstance(action, PlaceToken | CutMatch | MarkWire)}
    return by_slot[most_telling(view, list(by_slot))]


def _cell_cost(view: View, action: Action) -> tuple[float, int]:
    """BOM-81: what completing a row costs; elsewhere the rows that are furthest behind come first."""
    if not isinstance(action, Tick) or view.grid is None:
        return 0.0, 0
    if view.options.mission == "balance":
        return row_cost(view, action.cell, view.grid.ticked, view.detonator)[0], 0
    width = 5 if view.options.mission == "parallel" else 2
    row = action.cell // width
    return 0.0, sum(cell // width == row for cell in view.grid.ticked)


def _line_worth(view: View, action: Action) -> float:
    """A cartouche whose numbers one holds oneself, or that somebody shows."""
    if not isinstance(action, DrawLine):
        return 0.0
    own = by_value(view, uncut_of(view, view.seat)) if view.seat is not None else {}
    shown = [wire.shown for stand in view.stands for wire in stand.wires if not wire.cut]
    return sum(min(len(own.get(value, [])), 2) + 2 * shown.count(value) for value in LIAISONS[action.cartouche])


def _heart_worth(view: View, action: Action) -> float:
    """The stand that shows most, and then the one with most wires."""
    if not isinstance(action, LayHeart):
        return 0.0
    slots = uncut_on(view, action.stand)
    shown = sum(view.stands[action.stand].wires[slot.place].shown > 0 for slot in slots)
    return 3 * shown + len(slots)


def _card_rank(action: Action) -> int:
    number = action.number if isinstance(action, ChooseCard) else 0
    return FAVOURITE_CARDS.index(number) if number in FAVOURITE_CARDS else len(FAVOURITE_CARDS) + number
