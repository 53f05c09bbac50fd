"""Launches and the laying out of planets as fixed numbers, by where they lie from the middle of the sky.

A smaller sky has the numbers of the largest one: the middle is the same number on all of them.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from cosmotheque.core import sentences
from cosmotheque.core.errors import NoNumber
from cosmotheque.core.numbering import Numbering, Numberings
from cosmotheque.games.space_connection.actions import CLEAR, CONFIRM, SHUFFLE, Action, Lasers, catalogue
from cosmotheque.games.space_connection.components.sky import Position, Side, name_point, space
from cosmotheque.games.space_connection.view import View

LARGEST: Final[Side] = 9


@cache
def actions(side: Side) -> dict[int, Action]:
    """The actions of the numbers on a sky of that side; those that lie outside it are left out."""
    names = _names(side)
    laid = {number: _rename(action, names) for number, action in enumerate(_everything())}
    return {number: action for number, action in laid.items() if action is not None}


@cache
def _everything() -> tuple[Action, ...]:
    """All actions on the largest sky: five for each position, by kind, then triangles, pairs of lasers, the rest."""
    table = catalogue(LARGEST)
    return (
        *table.rockets,
        *table.ships,
        *table.lasers,
        *table.puts,
        *table.removes.values(),
        *table.super_ships.those(space(LARGEST).centres),
        *table.pairs,
        CLEAR,
        SHUFFLE,
        CONFIRM,
    )


def _names(side: Side) -> Mapping[Position, Position]:
    """The names of positions of the largest sky on a sky of that side, as far as they lie on it."""
    points = space(side).lattice.points
    return {name_point(point, LARGEST): name_point(point, side) for point in points}


def _rename(action: Action, names: Mapping[Position, Position]) -> Action | None:
    at = getattr(action, "at", ())
    if isinstance(action, Lasers):
        one, two = (names.get(position) for position in action.at)
        return Lasers((one, two)) if one and two else None
    if not at:
        return action
    return type(action)(names[at]) if at in names else None  # type: ignore[arg-type]


@cache
def _numbers(side: Side) -> dict[Action, int]:
    return {action: number for number, action in actions(side).items()}


def _number(view: View, action: Action) -> int:
    found = _numbers(view.side).get(action)
    if found is None:
        raise NoNumber(sentences.NO_NUMBER.filled(action))
    return found


def _action(view: View, number: int) -> Action:
    found = actions(view.side).get(number)
    if found is None:
        raise NoNumber(sentences.NO_NUMBERED.filled(number))
    return found


NUMBERINGS: Final[Numberings] = {"space-connection": Numbering(len(_everything()), _number, _action)}
