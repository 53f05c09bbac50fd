"""Law 8 over time: moves made in states that an observer cannot tell apart are heard alike, and so on after them.

What an observer hears of a move is compared wherever its view afterwards is the same: then nothing was revealed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.laws.case import Observer, Position, encoded, name_of
from cosmotheque.laws.twins import told

MOVES_A_SEAT = 6
FUTURE = 6
DEALS = 3


@dataclass(frozen=True)
class Settled:
    """A move and all that chance added to it."""

    state: Any
    events: tuple[Any, ...]
    undoable: tuple[bool, ...]


def settle(position: Position, state: Any, move: Move[Any] | None, seed: int) -> Settled:
    """What the host would do with a move; None is the start of a game."""
    game, rng = position.game, Random(seed)
    move = move or _drawn(position, state, rng)
    events: list[Any] = []
    undoable: list[bool] = []
    while move is not None:
        step = game.apply(state, move)
        state = step.state
        events += step.events
        undoable.append(step.undoable)
        move = _drawn(position, state, rng)
    return Settled(state, tuple(events), tuple(undoable))


def _drawn(position: Position, state: Any, rng: Random) -> Move[Any] | None:
    chance = position.game.chance
    if chance is None or CHANCE not in position.game.actors(state):
        return None
    return Move(CHANCE, chance(state, rng), position.at)


def check_moves_heard(position: Position, observer: Observer, twins: Sequence[Any], rng: Random) -> None:
    """Law 8: a move that is legal in twin states is heard alike in both, unless the view then tells them apart."""
    states = [position.state, *twins]
    for move in position.moves(rng, MOVES_A_SEAT):
        possible = [state for state in states if is_possible(position, state, move)]
        compare_heard(position, observer, [settle(position, state, move, position.number) for state in possible])


def check_choices_heard(position: Position, rng: Random) -> None:
    """Law 8: choices of others that leave an observer's view the same, and the state not, are heard alike."""
    for seat in position.actors():
        moves = [move for move in position.moves(rng, MOVES_A_SEAT) if move.seat == seat]
        settled = [
            settle(position, position.state, move, position.number + deal) for move in moves for deal in range(DEALS)
        ]
        for event in {event for after in settled for event in after.events}:
            _check_public(position, event)
        for observer in position.case.observers():
            if observer != seat:
                compare_heard(position, observer, settled)


def check_deal_heard(position: Position, deals: int = 24) -> None:
    """Law 8: what chance does at the start is heard alike wherever it looks alike."""
    settled = [settle(position, position.state, None, seed) for seed in range(deals)]
    for after in settled:
        for event in after.events:
            _check_public(position, event)
    for observer in position.case.observers():
        compare_heard(position, observer, settled)


def compare_heard(position: Position, observer: Observer, settled: Iterable[Settled]) -> None:
    game = position.game
    heard: dict[bytes, tuple[bytes, bytes]] = {}
    for after in settled:
        view, state = encoded(game.view(after.state, observer)), encoded(after.state)
        events = [seen for event in after.events if (seen := game.see(event, observer)) is not None]
        report = encoded((events, after.undoable))
        other_state, other_report = heard.setdefault(view, (state, report))
        if other_state != state and other_report != report:
            raise position.broken(
                8,
                f"{name_of(observer)} hears of a move what its view does not tell: "
                f"{report.decode()} or {other_report.decode()}",
            )


def _check_public(position: Position, event: Any) -> None:
    """What every seat hears alike is no secret, so a spectator hears it too."""
    seats = {encoded(position.game.see(event, seat)) for seat in position.case.players()}
    if len(seats) == 1 and encoded(position.game.see(event, None)) not in seats:
        raise position.broken(
            8, f"Every seat hears the same of {event}, and a spectator does not: it is a secret told."
        )


def check_future(position: Position, observer: Observer, twin: Any, probes: Sequence[Any], rng: Random) -> None:
    """Law 8: the same moves in twin states look alike until a view tells them apart."""
    here, there = position, Position(position.case, position.number, twin, position.at)
    for _ in range(FUTURE):
        moves = [move for move in here.moves(rng, MOVES_A_SEAT) if is_possible(there, there.state, move)]
        if not moves:
            return
        move, seed = rng.choice(moves), rng.randrange(2**32)
        after = [settle(place, place.state, move, seed) for place in (here, there)]
        compare_heard(here, observer, after)
        here, there = (
            Position(p.case, p.number + 1, a.state, move.at, move) for p, a in zip((here, there), after, strict=True)
        )
        one, other = (told(place, place.state, observer, probes) for place in (here, there))
        if one["view"] != other["view"]:
            return
        for name in one:
            if one[name] != other[name]:
                raise here.broken(8, f"The {name} of {name_of(observer)} depend on what it cannot know.")


def is_possible(position: Position, state: Any, move: Move[Any]) -> bool:
    game, seat = position.game, Seat(move.seat)
    if seat not in game.actors(state) or game.outline(move.action) not in game.legal_actions(state, seat):
        return False
    return seat < 0 or game.admits(state, seat, move.action)
