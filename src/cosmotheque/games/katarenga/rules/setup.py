"""Laying the board and taking turns, in both games."""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.errors import BadNotation, BadOptions
from cosmotheque.core.game import CHANCE, Seat, Step
from cosmotheque.games.katarenga.actions import Lay
from cosmotheque.games.katarenga.components import assemble, draw_layout, is_layout
from cosmotheque.games.katarenga.events import Event, Laid
from cosmotheque.games.katarenga.options import RANDOM
from cosmotheque.games.katarenga.state import BLACK, WHITE, State

NOBODY: Final[frozenset[Seat]] = frozenset()
DEALER: Final = frozenset({CHANCE})
MOVERS: Final = (frozenset({WHITE}), frozenset({BLACK}))


def actors(state: State) -> frozenset[Seat]:
    """Chance until the board is laid, then the side to move."""
    if state.ended:
        return NOBODY
    return MOVERS[state.turn] if state.colours else DEALER


def chosen_colours(board: str) -> str:
    """The colours of the layout that the option names; empty when chance is to lay the board."""
    if board == RANDOM:
        return ""
    if not is_layout(board):
        raise BadOptions(
            f"Option board: {board!r} is neither {RANDOM!r} nor four quarter boards such as 'A0 b1 C2 d3', "
            "each letter once, small for the back, with its quarter turns (KBB-3)."
        )
    return assemble(board)


def chosen_position(text: str, read: Callable[[str], State]) -> State:
    """The position that the option describes."""
    try:
        return read(text)
    except BadNotation as fault:
        raise BadOptions(f"Option position: {fault}") from fault


def draw_suitable(rng: Random, suits: Callable[[str], bool]) -> Lay:
    """One of the boards that suit, all equally likely: the board is drawn again until it does (KBB-5)."""
    layout = draw_layout(rng)
    while not suits(assemble(layout)):
        layout = draw_layout(rng)
    return Lay(layout)


def lay(state: State, action: Lay) -> Step[State, Event]:
    """The board lies on the table; what was drawn cannot be taken back."""
    colours = assemble(action.layout)
    return Step(replace(state, colours=colours), (Laid(action.layout, colours),), undoable=False)
