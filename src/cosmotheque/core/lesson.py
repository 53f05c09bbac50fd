"""A lesson: chapters of steps, told on the real board. It is data beside its game; `Course` plays it.

A step shows a position, says something, points at parts of the board and asks for an action of the learner's seat. It
has an answer for every action that is legal there. The moves of other seats, chance and the clock meanwhile are written
down too: nothing in a lesson is left to bots or to luck.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from cosmotheque.core.game import AnyGame, Move, Outcome, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import Header
from cosmotheque.core.text import RuleId, Text

Told: TypeAlias = Callable[[Any, Any], bool]
"""True if something is said to an action of the learner, who had this view."""


@dataclass(frozen=True, kw_only=True)
class Position:
    """The start of a step: the moves that lead there, chance's included, by the real rules."""

    seats: int
    log: tuple[Move[Any], ...]
    options: Any = None


@dataclass(frozen=True, kw_only=True)
class Answer:
    """A reply to an action. A right one is played, then the moves in `then`; else the learner tries again.

    `example` is for what is measured by hand: an action that is answered so, which the laws can try.
    """

    said: Text
    to: Told
    right: bool = False
    then: tuple[Move[Any], ...] = ()
    example: Any = None


@dataclass(frozen=True, kw_only=True)
class Step:
    """`points` are keys of the board, as its `data-key` has them. Without a position the game goes on.

    The first of the answers that fits is given. Without answers there is nothing to do but to read, and to go on.
    """

    said: Text
    rules: tuple[RuleId, ...]
    position: Position | None = None
    points: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    then: tuple[Move[Any], ...] = ()
    """Moves of the others once the step is read; for steps without answers."""


@dataclass(frozen=True, kw_only=True)
class Chapter:
    """One sitting. The first step has a position. `about` says in a line what one can do afterwards."""

    slug: str
    title: Text
    about: Text
    minutes: int
    steps: tuple[Step, ...]
    seat: Seat


Lessons: TypeAlias = Mapping[str, tuple[Chapter, ...]]
"""The chapters of each game by its slug; the first is the lesson that makes a newcomer a player."""


def right(said: Text, *actions: Any, then: tuple[Move[Any], ...] = ()) -> Answer:
    """The reply to the actions that were asked for."""
    return Answer(said=said, to=_among(actions), right=True, then=then)


def wrong(said: Text, *actions: Any) -> Answer:
    """The reply to these actions."""
    return Answer(said=said, to=_among(actions))


def otherwise(said: Text) -> Answer:
    """The reply to everything else."""
    return Answer(said=said, to=lambda _view, _action: True)


def _among(actions: Sequence[Any]) -> Told:
    return lambda _view, action: action in actions


class Shot(msgspec.Struct, frozen=True):
    """The board after a move, as the learner sees it, and what led there."""

    view: Any
    events: tuple[Any, ...]
    actors: tuple[int, ...]
    now: int
    watch: int = 0
    """Milliseconds that people need to watch what led there."""


class Reply(msgspec.Struct, frozen=True):
    said: Text
    right: bool


class Course:
    """A chapter in progress. The answers so far are the truth: everything else follows from them."""

    def __init__(self, game: AnyGame, chapter: Chapter) -> None:
        self.game = game
        self.chapter = chapter
        self.number = -1
        self.shots: list[Shot] = []
        """The pictures since the last answer, move by move."""
        self.has_jumped = False
        """True if this step shows another position than the one that the last answer led to."""
        self._begin_next()

    @classmethod
    def after(cls, game: AnyGame, chapter: Chapter, answers: Sequence[Any]) -> "Course":
        """The chapter after these answers, None where there was only something to read."""
        course = cls(game, chapter)
        for action in answers:
            if action is None:
                course.go_on()
            else:
                course.answer(action)
        return course

    @property
    def step(self) -> Step | None:
        """The learner's step; None at the end."""
        return self.chapter.steps[self.number] if self.number < len(self.chapter.steps) else None

    @property
    def actions(self) -> Sequence[Any]:
        """The learner's actions; none at a step that is only to be read."""
        return self.match.actions(self.chapter.seat) if self.step is not None and self.step.answers else ()

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def deadline(self) -> int | None:
        return self.match.deadline

    def seen_events(self) -> list[Any]:
        """Everything that the learner has seen happen in this position."""
        return self.match.events_seen_by(self.chapter.seat)

    def answer(self, action: Any) -> Reply:
        """The learner acts: where that is right, the lesson goes on. Refused, with the rule, when it is not legal."""
        seat = self.chapter.seat
        action = self.match.check_action(seat, action)
        answer = find_answer(self.step, self.match.view(seat), action)
        if answer is None:
            raise LookupError(f"Step {self.number + 1} of {self.chapter.slug} has no answer to {action!r}.")
        if answer.right:
            self._play(Move(seat, action, self._now()), *answer.then)
            self._begin_next()
        return Reply(answer.said, answer.right)

    def go_on(self) -> None:
        """The learner has read what there is to read; it changes nothing where an action is asked for."""
        if self.step is not None and not self.step.answers:
            self._play(*self.step.then)
            self._begin_next()

    def here(self) -> Shot:
        """The board where the learner is."""
        return self._shot(())

    def _begin_next(self) -> None:
        self.number += 1
        position = None if self.step is None else self.step.position
        self.has_jumped = position is not None
        if position is not None:
            self.match = fold(self.game, position)

    def _play(self, *moves: Move[Any]) -> None:
        self.shots = []
        for move in moves:
            self.match.follow(move)
            self.shots.append(
                self._shot(tuple(self.match.events_seen_by(self.chapter.seat, len(self.match.moves) - 1)))
            )

    def _shot(self, events: tuple[Any, ...]) -> Shot:
        match = self.match
        actors = tuple(sorted(seat for seat in match.actors() if seat >= 0))
        watch = sum(map(self.game.manners.watch, events))
        return Shot(match.view(self.chapter.seat), events, actors, self._now(), watch)

    def _now(self) -> int:
        return self.match.moves[-1].at if self.match.moves else 0


def find_answer(step: Step | None, view: Any, action: Any) -> Answer | None:
    answers = () if step is None else step.answers
    return next((answer for answer in answers if answer.to(view, action)), None)


def fold(game: AnyGame, position: Position) -> Match:
    """The game as it stands in a position; its moves are trusted, a law looks at them."""
    options = game.types.options() if position.options is None else position.options
    meta = game.meta
    header = Header(game=meta.slug, version=meta.version, seats=position.seats, options=msgspec.to_builtins(options))
    return Match.restore(game, header, position.log)
