"""The contract of a game: frozen data and pure functions. Everything else in the house is written against this file."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any, Final, Generic, NewType, TypeAlias, TypeVar

import msgspec

from cosmotheque.core.campaign import Campaign
from cosmotheque.core.text import UNSAID, Language, RuleId, Text, Words
from cosmotheque.core.written import Authorship

Seat = NewType("Seat", int)
"""A place in a game, by its number from 0."""
CHANCE = Seat(-1)
"""The seat that deals and rolls."""
CLOCK = Seat(-2)
"""The seat that acts when the time which the rules give has run out."""

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View")
Options = TypeVar("Options")


class Move(msgspec.Struct, Generic[Action], frozen=True):
    """An action of a seat. `at` is milliseconds of game time, stamped by the host."""

    seat: Seat
    action: Action
    at: int = 0


class Step(msgspec.Struct, Generic[State, Event], frozen=True):
    """The result of a move. `undoable` is false if something was revealed or drawn."""

    state: State
    events: tuple[Event, ...] = ()
    undoable: bool = True


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: one score per seat, equal for all in a cooperative game."""

    reason: str
    scores: tuple[float, ...]


def is_won(meta: "Meta", outcome: Outcome) -> bool:
    """True if a team has won: it has more than the least there is to score."""
    return outcome.scores[0] > meta.scores[0]


class Talk(StrEnum):
    """The things that a seat may say at the table now."""

    OPEN = "open"
    PHRASES = "phrases"
    CLOSED = "closed"


class Meta(msgspec.Struct, frozen=True):
    """A game as it stands on the shelf. `scores` bounds what one seat can score.

    After fewer moves of all players together than `min_moves`, drafts that nobody sees left out, a game was broken off
    and says nothing of them.
    """

    slug: str
    title: Text
    blurb: Text
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    version: int = 1
    scores: tuple[float, float] = (0, 1)
    max_moves: int = 1000
    min_moves: int = 4
    cooperative: bool = False
    secrets: bool = False
    live: bool = False


class Types(msgspec.Struct, Generic[State, Action, Event, View, Options], frozen=True):
    """The wire types of a game; actions and events are tagged unions, so these are type expressions.

    `signal` lists the kinds of fleeting signals that a game knows; without it there are none.
    """

    state: Any
    action: Any
    event: Any
    view: Any
    options: type[Options]
    signal: Any = None


def _as_it_is(value: Any) -> Any:
    return value


def _nothing_to_fill_in(_view: Any, action: Any, _rng: Random) -> Any:
    return action


def _as_it_prints(view: Any, _language: Language) -> str:
    return str(view)


def _always(*_: Any) -> bool:
    return True


def _never(*_: Any) -> bool:
    return False


def _nothing(*_: Any) -> None:
    return None


def _nothing_new(_state: Any) -> tuple[Any, ...]:
    return ()


def _talk_freely(_state: Any, _seat: Seat | None) -> Talk:
    return Talk.OPEN


def _at_a_glance(_event: Any) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[Action, View]):
    """The writing and drawing of a game as text: for terminals, logs, and people without a board."""

    write: Callable[[Action], str] = str
    """An action in one line of notation."""
    read: Callable[[str], Action] | None = None
    """The action that a line of notation describes, legal or not; BadNotation says how to write one."""
    draw: Callable[[View, Language], str] = _as_it_prints
    """A view as lines of text for a terminal, in rich's markup."""
    picture: Callable[[View, Language], str] | None = None
    """A view as an SVG (`core.picture`), for notebooks, files and people who watch a learner; without it, its text."""
    legend: Text = UNSAID
    """The meaning of the signs of the drawing and the words of the notation, for a player who has nothing but text."""
    name: Callable[[Any, str, Any], Text | str | None] = _nothing
    """The name at the table of an event's value, from event, field and value: `cell` 42 is `c3`. None: as it prints."""


@dataclass(frozen=True, kw_only=True)
class Measured(Generic[State, Action, View]):
    """The values that a hand, a stopwatch or a keyboard adds to an action that is listed without them."""

    outline: Callable[[Action], Action] = _as_it_is
    """The action as it is listed, its measured fields left open; one without such fields is itself."""
    admits: Callable[[State, Seat, Action], bool] = _always
    """True if the measured fields of a listed action are possible."""
    measure: Callable[[View, Action, Random], Action] = _nothing_to_fill_in
    """A listed action with its measured fields filled in, possible and no more, for play at random."""


@dataclass(frozen=True, kw_only=True)
class Manners(Generic[State, Event]):
    """Manners at the table: seats that the game waits for, seats that may talk, and what takes time to watch."""

    awaited: Callable[[State], frozenset[Seat]] | None = None
    """Those of the actors for whom the game waits; without it, all. The others may act, or let it be."""
    talk: Callable[[State, Seat | None], Talk] = _talk_freely
    may_signal: Callable[[State, Seat], bool] = _never
    """True if the seat may send fleeting signals, of the kinds in `types.signal`: the others see them live, no log
    keeps them."""
    minds: Callable[[State, str], bool] = _never
    """True if a line of chat says what may not be said now, though everything else may: it is not sent."""
    slip: Callable[[State, Seat], Any | None] = _nothing
    """The move that such a line costs the seat that wrote it, if it costs anything. It is never listed, and may come at
    any time."""
    watch: Callable[[Event], int] = _at_a_glance
    """Milliseconds that people need to watch an event; bots wait that long before they go on."""
    by_heart: Callable[[State], bool] = _never
    """True if people have to remember by themselves what was said: they are shown what is in sight, told of the last
    move alone, and given no advice. Programs are told all that a seat may know. Not once the game is over."""
    in_sight: Callable[[Any], Any] = _as_it_is
    """The part of a view that is in sight: a view of the same type, all of it where nothing is left to memory."""


@dataclass(frozen=True, kw_only=True)
class Endings(Generic[State, Action, Options]):
    """Ends of a game other than by its aim, and its state after the end."""

    limited: Callable[[State], bool] = _never
    """True if a game that is over was ended by a limit, of moves, rounds or turns without news, and not by its aim."""
    retire: Callable[[State, Seat], Action | None] = _nothing
    """The move by which a seat that gives up leaves a game of many, which the others play on; None where giving up ends
    the game. It is never listed, and may come at any time."""
    is_out: Callable[[State, Seat], bool] = _never
    """True if a seat has no part in the game any more, though others play on: it has nothing left to give up."""
    disclose: Callable[[State], State] = _as_it_is
    """The state as it is shown once a seat has given up: with its secrets open, like any game that is over."""
    sequels: Callable[[State], tuple[Options, ...]] = _nothing_new
    """Options for the next game of the same people once this is over, the likeliest first; without it, the same again.

    Before it everybody moves one seat on: the player at 1 sits at 0.
    """
    counts: Callable[[Options], bool] = _always
    """True if a game so set up counts for its players, by a rating or a feat: not one that begins at a chosen position.
    """


@dataclass(frozen=True, kw_only=True)
class Feat(Generic[State]):
    """Something to be proud of, drawn from the rules: `how` says in a sentence what it takes, `rules` where it is from.

    `done` reads it off the last state of a game, for a seat. The `key` stands in records and never changes.
    """

    key: str
    name: Text
    how: Text
    rules: tuple[RuleId, ...]
    done: Callable[[State, Seat], bool]


AS_IT_PRINTS: Final[Notation[Any, Any]] = Notation()
NOTHING_MEASURED: Final[Measured[Any, Any, Any]] = Measured()
USUAL_MANNERS: Final[Manners[Any, Any]] = Manners()
USUAL_ENDINGS: Final[Endings[Any, Any, Any]] = Endings()


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State, Action, Event, View, Options]):
    """A game. Its functions are pure: no clock, no randomness but the generator handed in, no input or output.

    Every game has the fields without a default; the rest is for games that need it.
    """

    meta: Meta
    types: Types[State, Action, Event, View, Options]
    words: Words

    start: Callable[[Options, int], State]
    """The first state for a number of seats. Deterministic: a deal is the first CHANCE move."""
    actors: Callable[[State], frozenset[Seat]]
    """Everybody who may act now, CHANCE and CLOCK included; empty when it is over."""
    legal_actions: Callable[[State, Seat], Sequence[Action]]
    """All of a seat's actions in a stable order, computable from what the seat knows."""
    breaks: Callable[[State, Seat, Action], Iterable[RuleId]]
    """The rules that an action of a player breaks, the one that a refusal names first; none exactly where it is legal.
    Law 12 compares them with the list."""
    apply: Callable[[State, Move[Action]], Step[State, Event]]
    """The state after a move, which may be assumed legal."""
    outcome: Callable[[State], Outcome | None]
    concede: Callable[[State, Seat], Outcome]
    """The outcome when this seat gives up now or runs out of time, and `endings.retire` has no move for it."""

    view: Callable[[State, Seat | None], View]
    """The knowledge of a seat; None is a spectator."""
    see: Callable[[Event, Seat | None], Event | None]
    """An event as a seat or a spectator learns of it, or None."""
    imagine: Callable[[View, Random], State]
    """A state that this view allows, drawn fairly."""

    reveal: Callable[[State], View] | None = None
    """Everything as it really is, in a game that goes on: for looking at one that is over. Without it, what
    `endings.disclose` opens."""
    chance: Callable[[State, Random], Action] | None = None
    """One fair sample, while CHANCE may act. For games with dice or a deal."""
    deadline: Callable[[State], int | None] = _nothing
    """The game time at which CLOCK makes its only legal action. For games whose own rules watch the clock, such as a
    mission against time; the clocks of a table are the host's and need nothing here."""

    notation: Notation[Action, View] = AS_IT_PRINTS
    measured: Measured[State, Action, View] = NOTHING_MEASURED
    manners: Manners[State, Event] = USUAL_MANNERS
    endings: Endings[State, Action, Options] = USUAL_ENDINGS
    appraise: Callable[[State, Seat], float] | None = None
    """The standing of a seat, higher is better. For bots; no rule depends on it."""

    feats: tuple[Feat[State], ...] = ()
    """A handful, for games that ran to their end."""

    campaign: Campaign | None = None
    """The stages that a team plays one after the other, for games that tell a longer story: cooperative ones."""

    written: Authorship | None = None
    """The format of missions of players, for games that have one."""

    nouns: tuple[Text, ...] = ()
    """Its pieces, tiles, colours and signs, other forms of one after a bar, `"vert|verte"`: what is called by made-up
    words where nobody is to know the game."""

    daily: tuple[tuple[int, Options], ...] = ()
    """Seats and options of the deal of the day, from day to day the next ones; without it, the fewest seats and the
    usual options."""

    earlier: "Mapping[int, AnyGame]" = field(default_factory=dict)
    """The game by its earlier rules, by version, for the records and tables that were begun under them."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""A game whose types do not matter here: any of them."""


def rule_against(game: AnyGame, state: Any, seat: Seat, action: Any) -> RuleId | None:
    """The rule that a refusal names: the first that the action breaks; None where it is legal."""
    return next(iter(game.breaks(state, seat, action)), None)
