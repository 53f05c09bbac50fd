"""Two tiny games to be played by bots: a race for two or three, and a bell that ends everything at ten seconds."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cosmotheque.core.game import CLOCK, Game, Meta, Move, Outcome, Seat, Step, Types
from cosmotheque.core.text import RuleId, Text, Words

GOAL = 6
TEXT = Text(fr="course", en="race")


class Options(msgspec.Struct, frozen=True):
    lead: int = 0


class Track(msgspec.Struct, frozen=True):
    places: tuple[int, ...]
    turn: int = 0
    rung: bool = False


def race_apply(state: Track, move: Move[int]) -> Step[Track, int]:
    places = list(state.places)
    places[move.seat] += move.action
    return Step(Track(tuple(places), (state.turn + 1) % len(places)), (move.action,))


def race_outcome(state: Track) -> Outcome | None:
    if max(state.places) < GOAL:
        return None
    return Outcome("arrived", tuple(float(place >= GOAL) for place in state.places))


RACE: Game[Track, int, int, Track, Options] = Game(
    meta=Meta(slug="race", title=TEXT, blurb=TEXT, seats=(2, 3), minutes=(1, 1), max_moves=30),
    types=Types(Track, int, int, Track, Options),
    words=Words(rulebook=()),
    start=lambda options, seats: Track((options.lead, *[0] * (seats - 1))),
    actors=lambda state: frozenset() if race_outcome(state) else frozenset({Seat(state.turn)}),
    legal_actions=lambda _state, _seat: (1, 2),
    apply=race_apply,
    outcome=race_outcome,
    concede=lambda state, seat: Outcome("resigned", tuple(float(i != seat) for i in range(len(state.places)))),
    view=lambda state, _seat: state,
    see=lambda event, _seat: event,
    imagine=lambda view, _rng: view,
    breaks=lambda state, seat, steps: () if seat == state.turn and steps in (1, 2) else (RuleId("RACE-1"),),
    appraise=lambda state, seat: float(state.places[seat]),
)


def bell_apply(state: Track, move: Move[int]) -> Step[Track, int]:
    if move.seat == CLOCK:
        return Step(Track(state.places, rung=True))
    return Step(Track((state.places[0] + 1,)))


def bell_outcome(state: Track) -> Outcome | None:
    return Outcome("rung", (float(state.places[0]),)) if state.rung else None


BELL: Game[Track, int, int, Track, Options] = replace(
    RACE,
    meta=Meta(
        slug="bell", title=TEXT, blurb=TEXT, seats=(1,), minutes=(1, 1), scores=(0, 99), live=True, cooperative=True
    ),
    actors=lambda state: frozenset() if state.rung else frozenset({Seat(0), CLOCK}),
    apply=bell_apply,
    outcome=bell_outcome,
    deadline=lambda _state: 10_000,
)


@pytest.fixture
def race() -> Game[Any, Any, Any, Any, Any]:
    return RACE


@pytest.fixture
def bell() -> Game[Any, Any, Any, Any, Any]:
    return BELL
