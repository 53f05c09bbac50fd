"""The same position with less said of how planets were laid out: chance deals each seat the layout that it keeps."""

from collections.abc import Sequence

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.space_connection.actions import Action, Confirm, Deal, Shuffle
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.rules.apply import apply
from cosmotheque.games.space_connection.rules.drafting import start
from cosmotheque.games.space_connection.state import other

SEATS = (Seat(0), other(Seat(0)))


def shorten(options: Options, moves: Sequence[Move[Action]]) -> list[Move[Action]]:
    """A game in which launches have begun."""
    state, laid_out = start(options, len(SEATS)), 0
    while state.in_layout:
        state = apply(state, moves[laid_out]).state
        laid_out += 1
    mine, theirs = (state.space.positions(sky.planets) for sky in state.skies)
    keep: list[Move[Action]] = [Move(seat, action) for seat in SEATS for action in (Shuffle(), Confirm())]
    drawn = moves[laid_out - 1]
    return [Move(CHANCE, Deal(((mine,), (theirs,)))), *keep, drawn, *moves[laid_out:]]
