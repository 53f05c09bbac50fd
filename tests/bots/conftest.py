"""Tiny games, one for each kind of thinking: open, with a die, with a secret, together at once, and with a measure."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cosmotheque.core.game import CHANCE, Game, Measured, Meta, Move, Outcome, Seat, Step, Types
from cosmotheque.core.text import RuleId, Text, Words


class Options(msgspec.Struct, frozen=True):
    heap: int = 7


class Heap(msgspec.Struct, frozen=True):
    """Sticks left, whose turn it is, and whether the die must fall first."""

    left: int
    turn: int = 0
    rolling: bool = False


class Take(msgspec.Struct, frozen=True):
    count: int


TEXT = Text(fr="jouet", en="toy")


def meta(slug: str, **more: Any) -> Meta:
    return Meta(slug=slug, title=TEXT, blurb=TEXT, seats=(2,), minutes=(1, 1), max_moves=100, **more)


def nim_actions(state: Heap, _seat: Seat) -> Sequence[Take]:
    return tuple(Take(count) for count in range(1, min(3, state.left) + 1))


def nim_breaks(state: Heap, seat: Seat, take: Take) -> Sequence[RuleId]:
    return () if seat == state.turn and take in nim_actions(state, seat) else (RuleId("NIM-1"),)


def nim_apply(state: Heap, move: Move[Take]) -> Step[Heap, Any]:
    return Step(Heap(state.left - move.action.count, 1 - state.turn))


def nim_outcome(state: Heap) -> Outcome | None:
    """The outcome of Nim: the seat that took the last stick wins."""
    if state.left:
        return None
    return Outcome("last", (0.0, 1.0) if state.turn == 0 else (1.0, 0.0))


NIM: Game[Heap, Take, Any, Heap, Options] = Game(
    meta=meta("nim"),
    types=Types(Heap, Take, None, Heap, Options),
    words=Words(rulebook=()),
    start=lambda options, _seats: Heap(options.heap),
    actors=lambda state: frozenset({Seat(state.turn)} if state.left else ()),
    legal_actions=nim_actions,
    apply=nim_apply,
    outcome=nim_outcome,
    concede=lambda _state, seat: Outcome("resigned", (float(seat == 1), float(seat == 0))),
    view=lambda state, _seat: state,
    see=lambda event, _seat: event,
    imagine=lambda view, _rng: view,
    breaks=nim_breaks,
)


def dice_apply(state: Heap, move: Move[Take]) -> Step[Heap, Any]:
    """Every take is followed by a die that takes nought or one more stick."""
    if move.seat == CHANCE:
        return Step(Heap(state.left - move.action.count, state.turn), undoable=False)
    left = state.left - move.action.count
    return Step(Heap(left, 1 - state.turn, rolling=left > 0))


DICE: Game[Heap, Take, Any, Heap, Options] = replace(
    NIM,
    meta=meta("dice"),
    apply=dice_apply,
    actors=lambda state: frozenset({CHANCE} if state.rolling else {Seat(state.turn)} if state.left else ()),
    chance=lambda _state, rng: Take(rng.randrange(2)),
)


class Card(msgspec.Struct, frozen=True):
    """Seat 0 holds a card between 0 and 3 (7 when a viewer cannot know it); seat 1 guesses whether it is above 0."""

    card: int
    watcher: int = -1
    said: bool | None = None


SECRET: Game[Card, bool, Any, Card, Options] = Game(
    meta=meta("secret", secrets=True),
    types=Types(Card, bool, None, Card, Options),
    words=Words(rulebook=()),
    start=lambda options, _seats: Card(options.heap % 4),
    actors=lambda state: frozenset({Seat(1)} if state.said is None else ()),
    legal_actions=lambda _state, _seat: (False, True),
    apply=lambda state, move: Step(Card(state.card, said=move.action)),
    outcome=lambda state: (
        None if state.said is None else Outcome("guessed", (0.0, 1.0) if state.said == (state.card > 0) else (1.0, 0.0))
    ),
    concede=lambda _state, seat: Outcome("resigned", (float(seat == 1), float(seat == 0))),
    view=lambda state, seat: Card(state.card if seat == 0 else 7, -1 if seat is None else seat, state.said),
    see=lambda event, _seat: event,
    imagine=lambda view, rng: Card(view.card if view.watcher == 0 else rng.randrange(4), said=view.said),
    breaks=lambda state, seat, _action: () if seat == 1 and state.said is None else (RuleId("SEC-1"),),
)


class Team(msgspec.Struct, frozen=True):
    """Both say a number at the same time, in any order; together they want to say the same as the number shown."""

    wanted: int
    said: tuple[int | None, int | None] = (None, None)
    watcher: int = -1


def team_apply(state: Team, move: Move[int]) -> Step[Team, Any]:
    first, second = state.said
    said = (move.action, second) if move.seat == 0 else (first, move.action)
    return Step(Team(state.wanted, said))


def team_outcome(state: Team) -> Outcome | None:
    if None in state.said:
        return None
    score = sum(said == state.wanted for said in state.said) / 2
    return Outcome("said", (score, score))


TEAM: Game[Team, int, Any, Team, Options] = Game(
    meta=meta("team", cooperative=True, secrets=True),
    types=Types(Team, int, None, Team, Options),
    words=Words(rulebook=()),
    start=lambda options, _seats: Team(options.heap % 5),
    actors=lambda state: frozenset(Seat(seat) for seat in (0, 1) if state.said[seat] is None),
    legal_actions=lambda _state, _seat: range(5),
    apply=team_apply,
    outcome=team_outcome,
    concede=lambda _state, _seat: Outcome("resigned", (0.0, 0.0)),
    view=lambda state, seat: Team(state.wanted, state.said, -1 if seat is None else seat),
    see=lambda event, _seat: event,
    imagine=lambda view, _rng: Team(view.wanted, view.said),
    breaks=lambda state, seat, said: () if said in range(5) and state.said[seat] is None else (RuleId("TEAM-1"),),
)


@pytest.fixture
def nim() -> Game[Heap, Take, Any, Heap, Options]:
    return NIM


@pytest.fixture
def appraised_nim() -> Game[Heap, Take, Any, Heap, Options]:
    """Nim with a perfect appraisal: whoever leaves a multiple of four stands well."""

    def appraise(state: Heap, seat: Seat) -> float:
        mover_loses = state.left % 4 == 0
        return 1.0 if mover_loses == (state.turn != seat) else -1.0

    return replace(NIM, appraise=appraise)


@pytest.fixture
def dice() -> Game[Heap, Take, Any, Heap, Options]:
    return DICE


@pytest.fixture
def secret() -> Game[Card, bool, Any, Card, Options]:
    return SECRET


@pytest.fixture
def team() -> Game[Team, int, Any, Team, Options]:
    return TEAM


@pytest.fixture
def measured_nim() -> Game[Heap, Take, Any, Heap, Options]:
    """Nim in which an action is listed without its time, and only a timed one may be played."""
    return replace(
        NIM,
        apply=lambda state, move: nim_apply(state, Move(move.seat, Take(move.action.count - 100))),
        measured=Measured(
            outline=lambda action: Take(action.count - 100),
            admits=lambda _state, _seat, action: action.count > 100,
            measure=lambda _view, action, _rng: Take(action.count + 100),
        ),
    )
