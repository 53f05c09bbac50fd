"""A plain game to try the host with: seats add to a total by turns, and whoever reaches the goal wins.

One action reveals, one gambles, one is measured; with `timed` a slow seat loses its turn.
"""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, Literal

import msgspec

from cosmotheque.core.game import CHANCE, CLOCK, Game, Measured, Meta, Move, Outcome, Seat, Step, Types
from cosmotheque.core.text import Rule, RuleId, Section, Text, Words

TURN_MS = 1000
FACES = (1, 1, 2, 2, 3, 6)
MOST_PEEKS = 9


class Options(msgspec.Struct, frozen=True):
    goal: Annotated[int, msgspec.Meta(ge=1, le=50)] = 10
    timed: bool = False
    first: Literal["low", "high"] = "low"


class Add(msgspec.Struct, frozen=True, tag="add"):
    count: int


class Peek(msgspec.Struct, frozen=True, tag="peek"):
    """Look under the cup: it stays your turn."""


class Gamble(msgspec.Struct, frozen=True, tag="gamble"):
    pass


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    face: int


class Tap(msgspec.Struct, frozen=True, tag="tap"):
    """Add one by holding a key; how long is measured."""

    held: int | None = None


class Skip(msgspec.Struct, frozen=True, tag="skip"):
    """The clock's only action."""


Action = Add | Peek | Gamble | Roll | Tap | Skip


class Told(msgspec.Struct, frozen=True, tag="told"):
    """`secret` is for the seat alone."""

    seat: int
    text: str
    secret: bool = False


class State(msgspec.Struct, frozen=True):
    options: Options
    seats: int
    turn: int
    total: int = 0
    gambling: bool = False
    since: int = 0
    last: int | None = None
    peeks: int = 0


def start(options: Options, seats: int) -> State:
    return State(options, seats, 0 if options.first == "low" else seats - 1)


def actors(state: State) -> frozenset[Seat]:
    if outcome(state):
        return frozenset()
    if state.gambling:
        return frozenset({CHANCE})
    return frozenset({Seat(state.turn), *((CLOCK,) if state.options.timed else ())})


def legal_actions(state: State, seat: Seat) -> list[Action]:
    if seat not in actors(state):
        return []
    if seat == CLOCK:
        return [Skip()]
    looks: list[Action] = [Peek()] if state.peeks < MOST_PEEKS else []
    return [Add(1), Add(2), Add(3), *looks, Gamble(), Tap()]


def apply(state: State, move: Move[Action]) -> Step[State, Told]:
    match move.action:
        case Add(count=count):
            return Step(passed(state, count, move.at), (Told(move.seat, f"+{count}"),))
        case Tap():
            return Step(passed(state, 1, move.at), (Told(move.seat, "tap"),))
        case Peek():
            peeked = msgspec.structs.replace(state, peeks=state.peeks + 1)
            return Step(peeked, (Told(move.seat, "peek", secret=True),), undoable=False)
        case Gamble():
            return Step(msgspec.structs.replace(state, gambling=True))
        case Roll(face=face):
            after = passed(msgspec.structs.replace(state, gambling=False), FACES[face], move.at)
            return Step(after, (Told(state.turn, f"rolled {FACES[face]}"),), undoable=False)
        case Skip():
            return Step(passed(state, 0, move.at), undoable=False)


def passed(state: State, count: int, at: int) -> State:
    turn = (state.turn + 1) % state.seats
    return msgspec.structs.replace(state, total=state.total + count, turn=turn, since=at, last=state.turn, peeks=0)


def outcome(state: State) -> Outcome | None:
    if state.total < state.options.goal:
        return None
    return Outcome("goal", tuple(float(seat == state.last) for seat in range(state.seats)))


def concede(state: State, seat: Seat) -> Outcome:
    return Outcome("given-up", tuple(float(other != seat) for other in range(state.seats)))


def see(event: Told, seat: Seat | None) -> Told | None:
    return None if event.secret and event.seat != seat else event


def breaks(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    if seat != state.turn:
        yield RuleId("TAL-2")
    match action:
        case Tap():
            if not admits(state, seat, action):
                yield RuleId("TAL-3")
        case Add(count=count) if count in (1, 2, 3):
            pass
        case Peek() if state.peeks < MOST_PEEKS:
            pass
        case Gamble():
            pass
        case _:
            yield RuleId("TAL-1")
    if state.gambling or outcome(state):
        yield RuleId("TAL-1")


def chance(state: State, rng: Random) -> Roll:
    return Roll(rng.randrange(len(FACES)))


def outline(action: Action) -> Action:
    return Tap() if isinstance(action, Tap) else action


def admits(state: State, seat: Seat, action: Action) -> bool:
    return not isinstance(action, Tap) or (action.held is not None and 80 <= action.held <= 2000)


def deadline(state: State) -> int | None:
    return state.since + TURN_MS if CLOCK in actors(state) else None


def rule(number: int, text: str) -> Rule:
    return Rule(RuleId(f"TAL-{number}"), Text(f"{text} (fr)", text))


WORDS = Words(
    rulebook=(
        Section(
            Text("Tour", "Turn"),
            (
                rule(1, "A seat adds one, two or three."),
                rule(2, "Seats take turns."),
                rule(3, "A tap lasts between 80 ms and two seconds."),
            ),
        ),
    ),
    reasons={"goal": Text("But.", "Goal.")},
)

TALLY: Game[State, Action, Told, State, Options] = Game(
    meta=Meta(
        slug="tally",
        title=Text("Compte", "Tally"),
        blurb=Text("Compter.", "Counting."),
        seats=(2, 3),
        minutes=(1, 1),
        max_moves=1000,
    ),
    types=Types(State, Action, Told, State, Options),
    words=WORDS,
    start=start,
    actors=actors,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    concede=concede,
    view=lambda state, seat: state,
    see=see,
    imagine=lambda view, rng: view,
    breaks=breaks,
    chance=chance,
    deadline=deadline,
    measured=Measured(
        outline=outline,
        admits=admits,
        measure=lambda view, action, rng: Tap(rng.randint(80, 2000)) if action == Tap() else action,
    ),
)


def snapshot(match: Any) -> tuple[Any, ...]:
    """Everything about a match that a refusal must leave alone."""
    return match.state, tuple(match.moves), tuple(match.events), match.actors(), match.outcome
