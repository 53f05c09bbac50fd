"""Laying the board and taking turns, in both games."""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.errors import BadNotation, BadOptions
from cosmotheque.core.game import CHANCE, Seat, Step
from cosmotheque.core.text import Text
from cosmotheque.games.katarenga.actions import Lay
from cosmotheque.games.katarenga.components import assemble, draw_layout, is_layout
from cosmotheque.games.katarenga.events import Event, Laid
from cosmotheque.games.katarenga.options import RANDOM, BaseOptions, BigBangOptions
from cosmotheque.games.katarenga.state import BLACK, WHITE, State

NOBODY: Final[frozenset[Seat]] = frozenset()
DEALER: Final = frozenset({CHANCE})
MOVERS: Final = (frozenset({WHITE}), frozenset({BLACK}))
_NO_LAYOUT: Final = Text(
    fr="Option « board » : {0} n’est ni 'random' ni quatre quarts de tablier comme 'A0 b1 C2 d3', chaque lettre "
    "une fois, minuscule pour le verso, avec ses quarts de tour (KBB-3).",
    en="Option 'board': {0} is neither 'random' nor four quarter boards such as 'A0 b1 C2 d3', each letter once, "
    "small for the back, with its quarter turns (KBB-3).",
)
_NO_POSITION: Final = Text(fr="Option « position » : {0}", en="Option 'position': {0}")


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
        raise BadOptions(_NO_LAYOUT.filled(repr(board)))
    return assemble(board)


def chosen_position(text: str, read: Callable[[str], State]) -> State:
    """The position that the option describes."""
    try:
        return read(text)
    except BadNotation as fault:
        raise BadOptions(_NO_POSITION.filled(fault.text)) from fault


def counts(options: BigBangOptions | BaseOptions) -> bool:
    """True if the game begins from the beginning; the board may be a chosen one, since both sides play on it."""
    return not options.position


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
