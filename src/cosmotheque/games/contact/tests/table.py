"""Small tables for the tests: tiles where a test wants them, and games played up to a certain point."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import cosmotheque
from cosmotheque.core.errors import Refused
from cosmotheque.core.game import Seat
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import Flight, Point
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.state import Phase, State

A, B, C, D = 1, 2, 3, 4


def diagram(text: str) -> tuple[Point, ...]:
    """Tiles from a drawing, a character being 10 mm wide and a line 20 mm high: `@` is Earth, A to R planets."""
    found = {
        character: Point(200 + 100 * column, 200 + 200 * row)
        for row, line in enumerate(text.strip("\n").splitlines())
        for column, character in enumerate(line)
        if character not in " ."
    }
    names = ["@", *(chr(ord("A") + i) for i in range(18))]
    return tuple(found[name] for name in names if name in found)


def laid_out(seats: int = 3, seed: int = 1, **options: Any) -> cosmotheque.Match:
    """A match before its first round."""
    return cosmotheque.Match(GAME, seats, seed=seed, options=options)


def opened(seats: int = 3, seed: int = 1, **options: Any) -> cosmotheque.Match:
    """A match in its first round."""
    match = laid_out(seats, seed, **options)
    begin(match)
    return match


def begin(match: cosmotheque.Match) -> None:
    """The source draws its goal."""
    match.play(match.state.source, act.DrawGoal())


def set_state(match: cosmotheque.Match, **changes: Any) -> State:
    match.state = replace(match.state, **changes)
    match._listed.clear()
    state: State = match.state
    return state


def refusal(match: cosmotheque.Match, seat: int, action: act.Action) -> str:
    """The rule that forbids an action, after making sure that nothing changed."""
    before = match.record
    with pytest.raises(Refused) as refused:
        match.play(seat, action)
    assert match.record == before
    return refused.value.rule


def transmit(match: cosmotheque.Match) -> None:
    """The source draws some legal route and sends it."""
    state: State = match.state
    route = shortest_route(state)
    for tile in route:
        match.play(state.source, act.FlyTo(tile))
    match.play(state.source, GAME.measured.measure(match.view(state.source), act.Transmit(), Random(1)))


def shortest_route(state: State) -> tuple[int, ...]:
    ways: list[tuple[int, ...]] = [(state.rocket,)]
    for way in ways:
        if way[-1] == state.goal:
            return way[1:]
        ways.extend((*way, tile) for tile in GAME.view(state, None).legs[way[-1]] if tile not in way)
    raise AssertionError("the goal cannot be reached")


def guess(match: cosmotheque.Match, right: bool) -> Seat:
    """The guesser points at the goal, or at the first planet that is not."""
    state: State = match.state
    match.play(state.guesser, act.Guess(next(p for p in state.candidates if (p == state.goal) is right)))
    return state.guesser


def play_round(match: cosmotheque.Match, wrong: int = 0) -> None:
    """A whole round with so many wrong guesses before the right one."""
    if match.state.phase is Phase.BETWEEN:
        begin(match)
    if match.state.phase is Phase.CHOOSE_SIGNAL:
        match.play(match.state.source, act.ChooseSignal(match.state.signals[0]))
    transmit(match)
    for _ in range(wrong):
        guess(match, right=False)
    guess(match, right=True)


def flights(*durations: int) -> tuple[Flight, ...]:
    """Flights of these durations with a pause of 200 ms before each."""
    held: list[Flight] = []
    for duration in durations:
        take_off = (held[-1].landing if held else 0) + 200
        held.append(Flight(take_off, take_off + duration))
    return tuple(held)


def legal(match: cosmotheque.Match, kind: type) -> list[Any]:
    """The listed actions of one kind, of the seat that is to act."""
    seat = next(iter(match.actors()))
    return [action for action in match.actions(seat) if isinstance(action, kind)]
