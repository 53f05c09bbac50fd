"""Views. Both games are open: every seat and every spectator sees the same, and every event."""

from functools import lru_cache
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.katarenga.actions import Action
from cosmotheque.games.katarenga.components import layout_of, single_corner_colours, squares_in
from cosmotheque.games.katarenga.events import (
    Camped,
    Captured,
    Ended,
    Event,
    GoalFixed,
    Laid,
    Moved,
    Ousted,
    Passed,
    Settled,
)
from cosmotheque.games.katarenga.rules.goals import settled_count, settled_squares
from cosmotheque.games.katarenga.rules.position import pawn_letters, read_pawn_letters, write_position
from cosmotheque.games.katarenga.rules.threats import find_threatened
from cosmotheque.games.katarenga.state import BLACK, WHITE, State

CONCEDED: Final = "conceded"
TO_WATCH: Final[dict[type, int]] = {
    Laid: 600,
    Moved: 250,
    Camped: 250 + 300,
    Passed: 900,
    GoalFixed: 500,
    Ousted: 600,
    Captured: 400,
    Settled: 300,
}
"""Milliseconds: a pawn glides, another is ousted or captured, one settles. Scenes in the browser add up to these."""
ENDING: Final = 1600
"""Milliseconds: what the winner reached lights, place by place."""
REACHED: Final = ("all-settled", "both-camps")


class View(msgspec.Struct, frozen=True):
    """The whole position, safe for JSON. Texts of 64 letters go from a1 to h8; pairs go by seat: white, black.

    `layout` names the quarter boards; it, `colours` and `position` are empty until the board is laid.
    `pawns` has `.`, `w`, `b`, and `W`, `B` for two pawns on a corner. `goals` (Big Bang) has a colour letter or `-` for
    each seat, `choices` the colours that can be goals, `settled` the squares whose pawns stay for good.
    `threatened` are the squares whose pawns the other side could oust or capture if it moved now.
    `camps` (base game) has `w`, `b` or `-` for a9, h9, a0, h0. `home` counts the pawns that are settled or camped.
    `ended` is why the game is over, `conceded` where a seat gave up or ran out of time, and empty while it runs.
    `past` holds the positions that count for a draw by repetition, `position` the position as one line of text.
    """

    seat: Seat | None
    layout: str
    colours: str
    pawns: str
    goals: str
    choices: str
    settled: tuple[int, ...]
    threatened: tuple[int, ...]
    camps: str
    home: tuple[int, int]
    turn: Seat
    moves: int
    last: Action | None
    ended: str
    past: tuple[str, ...]
    position: str


def view(state: State, seat: Seat | None) -> View:
    """The position as everybody sees it."""
    return replace(_make_shared_view(state), seat=seat)


@lru_cache(maxsize=256)
def _make_shared_view(state: State) -> View:
    """The view that seats and spectators share, made once."""
    laid = state.colours != ""
    return View(
        seat=None,
        layout=layout_of(state.colours) or "" if laid else "",
        colours=state.colours,
        pawns=pawn_letters(state),
        goals=state.goals,
        choices=single_corner_colours(state.colours) if laid and state.goals else "",
        settled=squares_in(settled_squares(state, WHITE) | settled_squares(state, BLACK)),
        threatened=squares_in(find_threatened(state, WHITE) | find_threatened(state, BLACK)),
        camps=state.camps,
        home=(_home(state, WHITE), _home(state, BLACK)),
        turn=state.turn,
        moves=state.moves,
        last=state.last,
        ended=state.ended,
        past=state.past,
        position=write_position(state),
    )


def disclose(state: State) -> State:
    """The state with the game over: nothing is hidden, but no seat is to move any more."""
    return replace(state, ended=CONCEDED)


def see(event: Event, _seat: Seat | None) -> Event:
    """Events hide nothing."""
    return event


def watch(event: Event) -> int:
    """Milliseconds that people need to follow what happened."""
    if isinstance(event, Ended):
        return ENDING if event.reason in REACHED else 0
    return TO_WATCH[type(event)]


def imagine(view: View, _rng: Random) -> State:
    """The one state that this view allows."""
    pawns, doubled = read_pawn_letters(view.pawns)
    return State(
        view.colours,
        pawns,
        doubled=doubled,
        goals=view.goals,
        camps=view.camps,
        turn=view.turn,
        moves=view.moves,
        past=view.past,
        last=view.last,
        ended=view.ended,
    )


def _home(state: State, seat: Seat) -> int:
    return settled_count(state, seat) if state.goals else state.camps.count("wb"[seat])
