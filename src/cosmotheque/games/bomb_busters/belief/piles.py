"""Piles of unknown wires beside the stands, as the parts of the mission say."""

from cosmotheque.games.bomb_busters.rules.registry import asked
from cosmotheque.games.bomb_busters.view.seen import View


def carried_wires(view: View) -> int | None:
    """The number of wires that lie face down beside the stands; None where none ever does."""
    found = (mechanism.carried(view) for mechanism in asked(view, "carried"))
    return next((count for count in found if count is not None), None)


def wires_left_aside(view: View) -> int | None:
    """The number of wires set aside that are still there; None where none is ever taken."""
    found = (mechanism.left_aside(view) for mechanism in asked(view, "left_aside"))
    return next((count for count in found if count is not None), None)
