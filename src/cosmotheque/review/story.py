"""A match folded once more: the moments at which a seat chose, and all that happened."""

from collections.abc import Iterator
from typing import Any

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match, is_unlisted
from cosmotheque.core.mentor import Figure, Happening, Mentor, Remark
from cosmotheque.core.moment import Moment


class Choice(msgspec.Struct, frozen=True):
    """A seat chose an action at a moment. `number` counts the moves of the record from 0."""

    number: int
    moment: Moment
    action: Any


class Reviewed(msgspec.Struct, frozen=True):
    """Move `number` of the record has been looked at. No remark: there is nothing to be said of it."""

    number: int
    seat: Seat
    remark: Remark | None


def happenings(match: Match) -> Iterator[Happening]:
    """Every move with the state before and after it."""
    game, state = match.game, match.game.start(match.options, match.seats)
    for move in match.moves:
        step = game.apply(state, move)
        yield Happening(move, state, step.state, step.events)
        state = step.state


def choices(match: Match) -> Iterator[Choice]:
    """Every choice that a seat made among several actions, with what it had seen until then."""
    game = match.game
    seen: list[list[Any]] = [[] for _ in range(match.seats)]
    for number, happening in enumerate(happenings(match)):
        move, seat = happening.move, happening.move.seat
        chose = seat >= 0 and not is_unlisted(game, happening.before, move)
        if chose and len(actions := game.legal_actions(happening.before, seat)) > 1:
            view = game.view(happening.before, seat)
            yield Choice(number, Moment(seat, view, actions, tuple(seen[seat])), move.action)
        for watcher, events in enumerate(seen):
            shown = (game.see(event, Seat(watcher)) for event in happening.events)
            events += [event for event in shown if event is not None]


def remarks(match: Match, mentor: Mentor) -> Iterator[Reviewed]:
    """What a mentor says of each choice, one after another, since each takes its time."""
    if mentor.remark is not None:
        for choice in choices(match):
            yield Reviewed(choice.number, choice.moment.seat, mentor.remark(choice.moment, choice.action))


def figures(match: Match, mentor: Mentor) -> tuple[Figure, ...]:
    """What a mentor counts in a whole game."""
    return () if mentor.figures is None else mentor.figures(tuple(happenings(match)))
