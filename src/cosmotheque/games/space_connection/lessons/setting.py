"""Positions of the lessons, and the answers that fit a kind of launch. The learner sits at seat 0."""

from collections.abc import Callable
from typing import Any

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.core.lesson import Answer, Position
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.space_connection.actions import Action, Confirm, Deal, DrawFirst, Layout, Shuffle
from cosmotheque.games.space_connection.components import sky
from cosmotheque.games.space_connection.notation import read
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.view import View

LEARNER, OTHER = Seat(0), Seat(1)

KEEP = Move(OTHER, Confirm())
BEGIN = Move(CHANCE, DrawFirst(LEARNER))


def layout(planets: str) -> Layout:
    """Planets written system by system, "d4 d5 | a6"."""
    return tuple(sky.Position(name) for name in planets.replace("|", " ").split())


def draft(own: str, theirs: str, *drafted: str, side: sky.Side = 3) -> Position:
    """Both are laying out: the other one is done but for the confirmation, the learner has taken these steps.

    `own` is the layout that the learner is offered.
    """
    steps = tuple(Move(LEARNER, read(line)) for line in drafted)
    dealt = Move(CHANCE, Deal(((layout(own),), (layout(theirs),))))
    return Position(seats=2, options=Options(side), log=(dealt, Move(OTHER, Shuffle()), *steps))


def flight(own: str, theirs: str, *launches: str, side: sky.Side = 3) -> Position:
    """Both have hidden their planets, and these launches were made, the learner's first and then in turn."""
    laid = draft(own, theirs, "random", "confirm", side=side)
    flown = (Move(Seat(number % 2), read(line)) for number, line in enumerate(launches))
    return Position(seats=2, options=laid.options, log=(*laid.log, KEEP, BEGIN, *flown))


def probes(line: str) -> tuple[Move[Action], ...]:
    """The other one's turn."""
    return (Move(OTHER, read(line)),)


def launches(*lines: str) -> tuple[Action, ...]:
    return tuple(map(read, lines))


def wrong_kind(said: Text, *kinds: type[Any]) -> Answer:
    """The reply to every action of these kinds that has no answer of its own."""
    return Answer(said=said, to=lambda _view, action: isinstance(action, kinds))


def wrong_where(said: Text, fits: Callable[[View, Any], bool]) -> Answer:
    """The reply to the actions that `fits` accepts."""
    return Answer(said=said, to=fits)


def rules(*numbers: int) -> tuple[RuleId, ...]:
    return tuple(RuleId(f"SC-{number}") for number in numbers)
