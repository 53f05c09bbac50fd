"""A game of many that goes on without those who give up: seats call out by turns, and the last caller wins."""

from dataclasses import replace
from random import Random

import msgspec

from cosmotheque.core.game import Endings, Game, Meta, Move, Outcome, Seat, Step, Types
from cosmotheque.core.text import Rule, RuleId, Section, Text, Words

CALLS = 9


class Options(msgspec.Struct, frozen=True):
    pass


class Call(msgspec.Struct, frozen=True, tag="call"):
    loud: bool = False


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """The action by which a seat gives up. Never listed."""


Action = Call | Leave


class Said(msgspec.Struct, frozen=True, tag="said"):
    seat: int
    left: bool = False


class State(msgspec.Struct, frozen=True):
    seats: int
    turn: int = 0
    calls: int = 0
    last: int = 0
    out: tuple[int, ...] = ()


def playing(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if seat not in state.out]


def follower(state: State) -> int:
    return next(
        seat for step in range(1, state.seats + 1) if (seat := (state.turn + step) % state.seats) not in state.out
    )


def actors(state: State) -> frozenset[Seat]:
    return frozenset() if outcome(state) else frozenset({Seat(state.turn)})


def legal_actions(state: State, seat: Seat) -> list[Action]:
    return [Call(), Call(loud=True)] if seat in actors(state) else []


def apply(state: State, move: Move[Action]) -> Step[State, Said]:
    if isinstance(move.action, Call):
        after = msgspec.structs.replace(state, calls=state.calls + 1, last=move.seat, turn=follower(state))
        return Step(after, (Said(move.seat),))
    after = msgspec.structs.replace(state, out=(*state.out, int(move.seat)))
    if state.turn == move.seat:
        after = msgspec.structs.replace(after, turn=follower(after))
    return Step(after, (Said(move.seat, left=True),), undoable=False)


def outcome(state: State) -> Outcome | None:
    left = playing(state)
    winner = left[0] if len(left) == 1 else state.last if state.calls == CALLS else None
    if winner is None:
        return None
    return Outcome("last", tuple(float(seat == winner) for seat in range(state.seats)))


def concede(state: State, seat: Seat) -> Outcome:
    return Outcome("resigned", tuple(float(other != seat and other not in state.out) for other in range(state.seats)))


def retire(state: State, seat: Seat) -> Leave | None:
    return Leave() if len(playing(state)) > 2 and seat not in state.out else None


def imagine(view: State, _rng: Random) -> State:
    return view


WORDS = Words(
    rulebook=(Section(Text("Tour", "Turn"), (Rule(RuleId("ROT-1"), Text("À tour de rôle.", "Seats take turns.")),)),),
    reasons={"last": Text("Le dernier.", "The last one.")},
)

ROTA: Game[State, Action, Said, State, Options] = Game(
    meta=Meta(
        slug="rota",
        title=Text("Tour de rôle", "Rota"),
        blurb=Text("Chacun son tour.", "One after another."),
        seats=(2, 3, 4),
        minutes=(1, 1),
        max_moves=CALLS + 4,
    ),
    types=Types(State, Action, Said, State, Options),
    words=WORDS,
    start=lambda _options, seats: State(seats),
    actors=actors,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    concede=concede,
    view=lambda state, _seat: state,
    see=lambda event, _seat: event,
    imagine=imagine,
    breaks=lambda state, seat, action: [] if action in legal_actions(state, seat) else [RuleId("ROT-1")],
    endings=Endings(retire=retire, is_out=lambda state, seat: seat in state.out),
)

# The same game, and one fault each in how it lets a seat go.


def stays(state: State, move: Move[Action]) -> Step[State, Said]:
    step = apply(state, move)
    return replace_state(step, turn=move.seat) if isinstance(move.action, Leave) else step


def replace_state(step: Step[State, Said], **changes: object) -> Step[State, Said]:
    return msgspec.structs.replace(step, state=msgspec.structs.replace(step.state, **changes))


def ends(state: State) -> Outcome | None:
    return Outcome("last", (0.0,) * state.seats) if state.out else outcome(state)


def taken_back(state: State, move: Move[Action]) -> Step[State, Said]:
    return msgspec.structs.replace(apply(state, move), undoable=True)


FAULTS = {
    "and still takes part": replace(ROTA, apply=stays),
    "as if it were a move of its turn": replace(
        ROTA, legal_actions=lambda state, seat: [*legal_actions(state, seat), Leave()] if seat in actors(state) else []
    ),
    "and could take it back": replace(ROTA, apply=taken_back),
    "is over for the others too": replace(ROTA, outcome=ends, actors=lambda s: frozenset() if ends(s) else actors(s)),
}
