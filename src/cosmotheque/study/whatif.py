"""Lines of what-if: so many moves of a game that was played, then others, for all sides.

The draws that chance adds to a tried move go by the seed that comes with it: a line is the same whenever it is looked
at. Earlier draws stay as they were.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property
from threading import Lock
from typing import Any, Final, NamedTuple

import msgspec

from cosmotheque.core.game import CHANCE, CLOCK, AnyGame, Move, Seat
from cosmotheque.core.match import Match, is_unlisted
from cosmotheque.core.moment import Moment
from cosmotheque.core.record import Header

NEAREST: Final = 50  # moves from one milestone to the next, or more
MOST: Final = 40  # milestones that are remembered of a game


class Played:
    """A game that is over, or the way to a puzzle, by the rules that it goes by.

    The states at some steps are remembered, so that a late step of a long game is as near as an early one.
    """

    def __init__(self, game: AnyGame, header: Header, moves: Sequence[Move[Any]]) -> None:
        self.game = game
        self.moves = moves
        self._apart = max(NEAREST, -(-len(moves) // MOST))
        self._milestones = [Match.restore(game, header, ())]
        self._laying = Lock()

    @cached_property
    def places(self) -> list[int]:
        """The steps at which one can stand: whatever chance does belongs to the move before."""
        last = len(self.moves)
        return [step for step in range(last + 1) if step == last or self.moves[step].seat != CHANCE]

    def at(self, step: int) -> Match:
        """A match of one's own that stands at a step."""
        number = step // self._apart
        with self._laying:
            while len(self._milestones) <= number:
                self._milestones.append(self._follow(len(self._milestones) - 1, len(self._milestones) * self._apart))
        return self._follow(number, step)

    def _follow(self, number: int, step: int) -> Match:
        """The match from a milestone to a step."""
        match = self._milestones[number].fork()
        for move in self.moves[number * self._apart : step]:
            match.follow(move)
        return match


class Trial(msgspec.Struct, frozen=True):
    """An action tried for a seat; CLOCK has none: its time runs out. `seed` is for chance alone."""

    seat: Seat
    action: Any
    seed: int = 0


class Line(NamedTuple):
    """The match after moves and trials. The last of them, with what chance added, begins at move `last`."""

    match: Match
    last: int


def place_at(played: Played, step: int) -> int:
    """The step itself, or the first after it at which one can stand; the end where it is beyond."""
    places = played.places
    return places[min(bisect_left(places, step), len(places) - 1)]


def place_before(played: Played, step: int) -> int | None:
    places = played.places
    number = bisect_left(places, step)
    return places[number - 1] if number else None


def place_after(played: Played, step: int) -> int | None:
    places = played.places
    number = bisect_right(places, step)
    return places[number] if number < len(places) else None


def line(played: Played, step: int, trials: Sequence[Trial] = ()) -> Line:
    """The game as it was up to a step, then the trials; Refused, with the rule, where one of them is not legal."""
    match = played.at(step)
    last = place_before(played, step) or 0
    for trial in trials:
        last = len(match.moves)
        match.reseed(trial.seed)
        if trial.seat == CLOCK:
            match.ring()
        else:
            match.play(trial.seat, trial.action)
    return Line(match, last)


class Choice(NamedTuple):
    """A seat's knowledge and its choice."""

    moment: Moment
    action: Any


def last_choice(played: Played, step: int, trials: Sequence[Trial] = ()) -> Choice | None:
    """The choice among several actions that led here; None where nobody had one. Refused as `line` would refuse it."""
    move: Move[Any] | Trial
    if trials:
        match, move = line(played, step, trials[:-1]).match, trials[-1]
        if move.seat != CLOCK:
            match.check_action(move.seat, move.action)
    else:
        before = place_before(played, step)
        if before is None:
            return None
        match, move = line(played, before).match, played.moves[before]
        if move.seat < 0 or is_unlisted(match.game, match.state, move):
            return None
    if move.seat < 0 or len(match.actions(move.seat)) < 2:
        return None
    return Choice(match.moment(move.seat), move.action)


def mover(match: Match, wanted: Seat | None = None) -> Seat | None:
    """The seat that is to act: the wanted one, if it may, else the first for which the game waits."""
    actors = [seat for seat in sorted(match.actors()) if seat >= 0]
    if wanted in actors:
        return wanted
    return next((seat for seat in actors if seat in match.awaited()), actors[0] if actors else None)
