"""A match folded once more: the moments at which a seat chose, and all that happened."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import Match, is_unlisted
from cosmotheque.core.mentor import Figure, Happening, Mentor, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.review.standing import DIGITS, Standing, standing_of

DEALS: Final = 4
"""The deals compared to tell whether a move revealed something."""


class Choice(msgspec.Struct, frozen=True):
    """A seat chose an action at a moment. `number` counts the moves of the record from 0."""

    number: int
    moment: Moment
    action: Any


class Reviewed(msgspec.Struct, frozen=True):
    """Move `number` of the record has been looked at. No remark: there is nothing to be said of it.

    `standing` is how the game stands after it. `luck` is what the mover's own chance gained by what was drawn or
    revealed: the change that its choice does not explain. There is none where nothing came to light.
    """

    number: int
    seat: Seat
    remark: Remark | None = None
    standing: Standing | None = None
    luck: float | None = None


def happenings(match: Match) -> Iterator[Happening]:
    """Every move with the state before and after it."""
    game, state = match.game, match.game.start(match.options, match.seats)
    for move in match.moves:
        step = game.apply(state, move)
        yield Happening(move, state, step.state, step.events, step.undoable)
        state = step.state


def choices(match: Match) -> Iterator[Choice]:
    """Every choice that a seat made among several actions, with what it had seen until then."""
    return (choice for _, choice in tell_moves(match) if choice is not None)


def tell_moves(match: Match) -> Iterator[tuple[Happening, Choice | None]]:
    """Every move, and the choice that it was."""
    game = match.game
    seen: list[list[Any]] = [[] for _ in range(match.seats)]
    for number, happening in enumerate(happenings(match)):
        move, seat = happening.move, happening.move.seat
        chose = seat >= 0 and not is_unlisted(game, happening.before, move)
        moment = moment_in(game, happening.before, seat, seen[seat]) if chose else None
        yield happening, Choice(number, moment, move.action) if moment and len(moment.actions) > 1 else None
        for watcher, events in enumerate(seen):
            shown = (game.see(event, Seat(watcher)) for event in happening.events)
            events += [event for event in shown if event is not None]


def moment_in(game: AnyGame, state: Any, seat: Seat, seen: Sequence[Any]) -> Moment:
    """A seat's moment in a state, having seen these events. Nothing else of a state reaches a mentor."""
    return Moment(seat, game.view(state, seat), game.legal_actions(state, seat), tuple(seen))


def remarks(match: Match, mentor: Mentor) -> Iterator[Reviewed]:
    """The mentor's remark on each move, one after another, since each takes its time."""
    game, gauge, before = match.game, mentor.chances, None
    if mentor.remark is None and gauge is None:
        return
    for number, (happening, choice) in enumerate(tell_moves(match)):
        remark = None
        if mentor.remark is not None and choice is not None:
            remark = mentor.remark(choice.moment, choice.action)
        after = None if gauge is None else standing_of(game, gauge, match.seats, happening.after)
        luck = None if before is None or after is None else _luck(game, happening, before, after, remark)
        yield Reviewed(number, happening.move.seat, remark, after, luck)
        before = after


def _luck(
    game: AnyGame, happening: Happening, before: Standing, after: Standing, remark: Remark | None
) -> float | None:
    """The mover's gain in chance beside the cost of its choice; None if nothing came to light."""
    seat = happening.move.seat
    if seat < 0 or not _has_revealed(game, happening):
        return None
    return round(after.own[seat] - before.own[seat] + (remark.cost if remark else 0.0), DIGITS)


def _has_revealed(game: AnyGame, happening: Happening) -> bool:
    """True if a move told its seat something: in another deal that it could not exclude, it would see other things."""
    if happening.undoable:
        return False
    move, seat = happening.move, happening.move.seat
    seen, known = codec.encode(game.view(happening.after, seat)), game.view(happening.before, seat)
    deals = (game.imagine(known, Random(deal)) for deal in range(DEALS))
    return any(codec.encode(game.view(game.apply(deal, move).state, seat)) != seen for deal in deals)


def figures(match: Match, mentor: Mentor) -> tuple[Figure, ...]:
    """The mentor's figures of a whole game."""
    return () if mentor.figures is None else mentor.figures(tuple(happenings(match)))
