"""Piles of unknown wires beside the stands, as the parts of the mission say."""

from collections.abc import Iterable

from cosmotheque.games.bomb_busters.rules.registry import mechanisms_with
from cosmotheque.games.bomb_busters.view.seen import View


def carried_wires(view: View) -> int | None:
    """The number of wires that lie face down beside the stands; None where none ever does."""
    return _first(mechanism.count_carried(view) for mechanism in mechanisms_with(view, "count_carried"))


def wires_left_aside(view: View) -> int | None:
    """The number of wires set aside that are still there; None where none is ever taken."""
    return _first(mechanism.count_set_aside(view) for mechanism in mechanisms_with(view, "count_set_aside"))


def _first(counts: Iterable[int | None]) -> int | None:
    return next((count for count in counts if count is not None), None)
