"""Take one to three pebbles; the player who takes the last one wins, or everybody if they play `together`.

Each seat has a secret number that nothing depends on. People who play `by_heart` do not see the heap.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Annotated, Literal

import msgspec
from cosmotheque.games.pebbles import METAS

from cosmotheque.core.campaign import Box, Campaign, Stage
from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import CHANCE, CLOCK, Endings, Feat, Game, Manners, Move, Outcome, Seat, Step, Talk, Types
from cosmotheque.core.text import Rule, RuleId, Section, Text, Words

WATCHED_MS = 400
UNLUCKY = 666
HIDDEN = -1


class Options(msgspec.Struct, frozen=True):
    heap: Annotated[int, msgspec.Meta(ge=1, le=1000, extra_json_schema={"graded": True})] = 12
    deadline: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0
    talk: Literal["open", "phrases", "closed"] = "open"
    signs: bool = False
    thoughts: bool = False
    padding: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    together: bool = False
    taboo: bool = False
    by_heart: bool = False


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    secrets: tuple[int, ...]


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    pebbles: int


class Take(msgspec.Struct, frozen=True, tag="take"):
    count: int


class Shake(msgspec.Struct, frozen=True, tag="shake"):
    """Let chance add to the heap, instead of taking."""


class Think(msgspec.Struct, frozen=True, tag="think"):
    """Think of a number of pebbles: nobody else notices."""

    count: int


class Ring(msgspec.Struct, frozen=True, tag="ring"):
    """A seat whose time is up loses the turn."""


class Knock(msgspec.Struct, frozen=True, tag="knock"):
    """A sign that nothing keeps."""


class Whistle(msgspec.Struct, frozen=True, tag="whistle"):
    pitch: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Blurt(msgspec.Struct, frozen=True, tag="blurt"):
    """Say how many pebbles there are: one more, the first time. Never listed."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Give up while several others play on."""


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    secrets: tuple[int, ...]


class Took(msgspec.Struct, frozen=True, tag="took"):
    seat: int
    count: int


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    pebbles: int


class Rang(msgspec.Struct, frozen=True, tag="rang"):
    seat: int


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    seat: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    seat: int


Action = Deal | Roll | Take | Shake | Think | Ring | Leave | Blurt
Event = Dealt | Took | Thought | Rolled | Rang | Left


class State(msgspec.Struct, frozen=True):
    options: Options
    seats: int
    heap: int
    turn: int = 0
    secrets: tuple[int, ...] = ()
    shaken: bool = False
    since: int = 0
    out: tuple[int, ...] = ()
    thought: int = 0
    blurted: bool = False


class View(msgspec.Struct, frozen=True):
    seat: int | None
    heap: int
    turn: int
    secret: int | None
    options: Options
    seats: int
    padding: str
    out: tuple[int, ...] = ()
    thought: int = 0
    marks: frozenset[int] = frozenset({1, 8, 16})


def start(options: Options, seats: int) -> State:
    if options.heap == UNLUCKY:
        raise BadOptions(Text("Pas ce tas-là.", "Not this heap."))
    return State(options, seats, options.heap)


def actors(state: State) -> frozenset[Seat]:
    if not state.secrets or state.shaken:
        return frozenset({CHANCE})
    if state.heap == 0:
        return frozenset()
    return frozenset({Seat(state.turn)} | ({CLOCK} if state.options.deadline else set()))


def legal_actions(state: State, seat: Seat) -> list[Action]:
    if seat == CLOCK:
        return [Ring()]
    if seat != state.turn:
        return []
    thoughts = [Think(count) for count in (1, 2, 3) if state.options.thoughts and count != state.thought]
    return [*(Take(count) for count in range(1, min(3, state.heap) + 1)), Shake(), *thoughts]


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    following = follower(state)
    change = msgspec.structs.replace
    match move.action:
        case Deal(secrets=secrets):
            return Step(change(state, secrets=secrets, since=move.at), (Dealt(secrets),), undoable=False)
        case Roll(pebbles=pebbles):
            after = change(state, heap=state.heap + pebbles, shaken=False, turn=following, since=move.at)
            return Step(after, (Rolled(pebbles),), undoable=False)
        case Shake():
            return Step(change(state, shaken=True))
        case Think(count=count):
            return Step(change(state, thought=count), (Thought(move.seat),))
        case Ring():
            return Step(change(state, thought=0, turn=following, since=move.at), (Rang(state.turn),), undoable=False)
        case Take(count=count):
            after = change(state, heap=state.heap - count, turn=following, since=move.at, thought=0)
            return Step(after, (Took(move.seat, count),))
        case Blurt():
            return Step(change(state, heap=state.heap + 1, blurted=True), (Rolled(1),), undoable=False)
        case Leave():
            turn = following if state.turn == move.seat else state.turn
            return Step(change(state, out=(*state.out, int(move.seat)), turn=turn), (Left(move.seat),), undoable=False)


def follower(state: State) -> int:
    order = [(state.turn + step) % state.seats for step in range(1, state.seats + 1)]
    return next(seat for seat in order if seat not in state.out)


def chance(state: State, rng: Random) -> Action:
    return Roll(rng.randint(0, 2)) if state.secrets else Deal(tuple(rng.randint(100, 999) for _ in range(state.seats)))


def outcome(state: State) -> Outcome | None:
    if state.heap or not state.secrets:
        return None
    if state.options.together:
        return Outcome("last", (1.0,) * state.seats)
    order = [(state.turn - step) % state.seats for step in range(1, state.seats + 1)]
    winner = next(seat for seat in order if seat not in state.out)
    return Outcome("last", tuple(float(seat == winner) for seat in range(state.seats)))


def won(state: State, seat: Seat) -> bool:
    ended = outcome(state)
    return ended is not None and ended.scores[seat] > 0


def concede(state: State, seat: Seat) -> Outcome:
    if state.options.together:
        return Outcome("resigned", (0.0,) * state.seats)
    return Outcome("resigned", tuple(float(other not in (seat, *state.out)) for other in range(state.seats)))


def retire(state: State, seat: Seat) -> Leave | None:
    return (
        Leave() if not state.options.together and seat not in state.out and state.seats - len(state.out) > 2 else None
    )


def slip(state: State, _seat: Seat) -> Blurt | None:
    return Blurt() if state.options.taboo and state.heap and not state.blurted else None


def view(state: State, seat: Seat | None) -> View:
    secret = state.secrets[seat] if seat is not None and state.secrets else None
    padding, thought = "x" * state.options.padding, state.thought if seat == state.turn else 0
    return View(seat, state.heap, state.turn, secret, state.options, state.seats, padding, state.out, thought)


def in_sight(view: View) -> View:
    return msgspec.structs.replace(view, heap=HIDDEN) if view.options.by_heart and view.heap else view


def see(event: Event, seat: Seat | None) -> Event | None:
    if isinstance(event, Dealt):
        return Dealt(tuple(secret if owner == seat else 0 for owner, secret in enumerate(event.secrets)))
    return None if isinstance(event, Thought) and event.seat != seat else event


def imagine(view: View, rng: Random) -> State:
    secrets = tuple(view.secret if seat == view.seat else rng.randint(100, 999) for seat in range(view.seats))
    return State(
        view.options,
        view.seats,
        view.heap,
        view.turn,
        tuple(secret or 0 for secret in secrets),
        out=view.out,
        thought=view.thought,
    )


def breaks(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    is_turn = seat in actors(state)
    match action:
        case Take(count=count) if seat == state.turn:
            if not (is_turn and 1 <= count <= min(3, state.heap)):
                yield RuleId("PEB-2")
        case Shake() if is_turn:
            pass
        case Think(count=count) if is_turn and state.options.thoughts and count in (1, 2, 3) and count != state.thought:
            pass
        case _:
            yield RuleId("PEB-1")


def deadline(state: State) -> int | None:
    return state.since + state.options.deadline if CLOCK in actors(state) else None


def sequels(state: State) -> tuple[Options, ...]:
    """A heap that was taken down can be played again, or one of ten more."""
    return (
        ()
        if state.heap
        else (
            state.options,
            msgspec.structs.replace(state.options, heap=state.options.heap + 10),
        )
    )


WORDS = Words(
    rulebook=(
        Section(
            Text("Jouer", "Playing"),
            (
                Rule(RuleId("PEB-1"), Text("On joue à son tour.", "You play when it is your turn.")),
                Rule(RuleId("PEB-2"), Text("On prend un à trois cailloux.", "You take one to three pebbles.")),
            ),
        ),
        Section(
            Text("Galets", "Shingle"),
            (Rule(RuleId("PEB-3"), Text("Un galet en est un.", "Shingle counts.")),),
            box="second",
        ),
    ),
    reasons={"last": Text("Le dernier caillou.", "The last pebble.")},
    phrases={"hello": Text("Bonjour", "Hello")},
)

PEBBLES: Game[State, Action, Event, View, Options] = Game(
    meta=METAS[0],
    types=Types(State, Action, Event, View, Options, signal=Knock | Whistle),
    words=WORDS,
    start=start,
    actors=actors,
    legal_actions=legal_actions,
    breaks=breaks,
    apply=apply,
    outcome=outcome,
    concede=concede,
    view=view,
    see=see,
    imagine=imagine,
    chance=chance,
    deadline=deadline,
    manners=Manners(
        talk=lambda state, _seat: Talk(state.options.talk),
        may_signal=lambda state, _seat: state.options.signs,
        minds=lambda state, text: state.options.taboo and str(state.heap) in text,
        slip=slip,
        watch=lambda event: WATCHED_MS if isinstance(event, Rolled) else 0,
        by_heart=lambda state: state.options.by_heart and state.heap > 0,
        in_sight=in_sight,
    ),
    endings=Endings(
        retire=retire,
        is_out=lambda state, seat: seat in state.out,
        sequels=sequels,
        counts=lambda options: options.heap > 1,
    ),
    feats=(
        Feat(
            key="still-hands",
            name=Text("Mains calmes", "Still hands"),
            how=Text("Gagnez sans que personne ne secoue le tas.", "Win before anybody shakes the heap."),
            rules=(RuleId("PEB-1"),),
            done=lambda state, seat: not state.shaken and won(state, seat),
        ),
    ),
)

ONCE, LATER = Text("Il était…", "Once…"), Text("Plus tard…", "Later…")


def heap(number: int, *seats: int) -> Stage:
    """A heap that is taken down together, each larger than the one before."""
    name, tale = f"surprise {number}", f"tale {number}"
    options = {"heap": 10 + number, "together": True}
    return Stage(str(number), options, Text(name, name), seats or (2, 3), Text(tale, tale))


CAMPAIGN = Campaign(
    (
        Box("first", Text("Un", "One"), ONCE, Text("Cailloux", "Pebbles"), (heap(1), heap(2))),
        Box("second", Text("Deux", "Two"), LATER, Text("Galets", "Shingle"), (heap(3), heap(4, 3), heap(5))),
    )
)

GAMES = {"pebbles": replace(PEBBLES, campaign=CAMPAIGN)}
