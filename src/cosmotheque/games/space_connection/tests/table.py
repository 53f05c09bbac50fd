"""Small tables for the tests: skies drawn as text, games in the middle of their flights."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

import cosmotheque
from cosmotheque.core.errors import Refused
from cosmotheque.core.game import Move, Seat, Step
from cosmotheque.games.space_connection.actions import Action, Launch
from cosmotheque.games.space_connection.components.sky import Position, Side, space
from cosmotheque.games.space_connection.events import Event
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.notation import read
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.state import Sky, State

SIDE_OF_ROWS: dict[int, Side] = {7: 3, 13: 6, 19: 9}


def drawn(text: str, mark: str = "O") -> int:
    """The set of the positions that carry this mark in a drawing of a sky."""
    rows = [line.split() for line in text.strip().splitlines()]
    names = space(SIDE_OF_ROWS[len(rows)]).names
    marks = [cell for row in rows for cell in row]
    assert len(marks) == len(names)
    return sum(1 << number for number, cell in enumerate(marks) if cell == mark)


SMALL_SKY = drawn("""
         . . . O
        . . . . O
       . O . . . .
      . . . . . . .
       . . . O O .
        . . . O .
         . . . .
""")
"""Six planets in three systems of a sky of side 3: a7 b7, c3 and e4 e5 f4."""


def names(positions: str | Iterable[str]) -> tuple[Position, ...]:
    """Positions written with spaces between them."""
    listed = positions.split() if isinstance(positions, str) else positions
    return tuple(Position(name) for name in listed)


def in_flight(planets: int, other: int | None = None, *, side: Side = 3, turn: int = 0, **fleet: int) -> State:
    """A game in which seat 1 hides these planets and seat 0 those, and seat `turn` is to launch."""
    state = GAME.start(Options(side), 2)
    skies = (Sky(planets if other is None else other, ready=True), Sky(planets, ready=True))
    fleets = (replace(state.fleets[0], **fleet), state.fleets[1])
    return replace(state, skies=skies, fleets=fleets, turn=Seat(turn))


def launch(state: State, *lines: str) -> Step[State, Event]:
    """Launches by seat 0, written one by one; the other seat's turns are left out. The last step comes back."""
    step: Step[State, Event] = Step(state)
    for line in lines:
        state = replace(step.state, turn=Seat(0))
        action = read(line)
        assert action in GAME.legal_actions(state, Seat(0)), f"{line} is not legal"
        step = GAME.apply(state, Move(Seat(0), action))
    return step


def after(state: State, *lines: str) -> State:
    """The state after such launches, with seat 0 to launch again."""
    return replace(launch(state, *lines).state, turn=Seat(0))


def listed(state: State, kind: type[Launch] | type[Action], seat: int = 0) -> list[Any]:
    """The actions of one kind that a seat has."""
    return [action for action in GAME.legal_actions(state, Seat(seat)) if isinstance(action, kind)]


def refusal(state: State, line: str, seat: int = 0) -> str:
    """The rule that refuses an action, as the host would say it."""
    match = cosmotheque.Match(GAME, 2, seed=1, options={"side": state.side})
    match.state = state
    match._listed.clear()
    with pytest.raises(Refused) as caught:
        match.play(seat, read(line))
    return caught.value.rule
