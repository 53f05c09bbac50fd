"""Plays a whole game at random and keeps the way it went. Laws 1, 2 and 4 are watched on the way."""

from dataclasses import dataclass
from random import Random

from cosmotheque.core.game import CLOCK, AnyGame, Seat
from cosmotheque.core.match import Match
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.turns import check_list, check_somebody_acts

LONGEST_PAUSE = 4_000
KEPT = 2_000


@dataclass(frozen=True)
class Walk:
    """One game from its start on, and positions that a seat was shown on the way, the last of all at the end."""

    case: Case
    match: Match
    positions: list[Position]


class Sandglass:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


def play(case: Case, most: int | None = None) -> Walk:
    """Random play to the end, or for `most` moves. Long games keep only some of their positions."""
    game, rng, clock = case.game, Random(case.seed), Sandglass()
    match = Match(game, case.seats, seed=case.seed, options=case.options, clock=clock)
    positions: list[Position] = []
    while True:
        position = Position(case, len(match.moves), match.state, clock.now, match.moves[-1] if match.moves else None)
        check_somebody_acts(position)
        for seat in position.actors():
            check_list(position, seat, match.actions(seat))
        if match.outcome is not None or (most is not None and len(match.moves) >= most):
            return Walk(case, match, [*positions, position])
        keep(positions, position, rng)
        if len(match.moves) >= game.meta.max_moves:
            raise position.violation(4, f"Random play has not ended within {game.meta.max_moves} moves.")
        try:
            take_turn(match, clock, rng)
        except LawBroken:
            raise
        except Exception as fault:
            raise position.violation(3, f"Somebody plays what is listed, and the game fails: {fault!r}") from fault


def keep(positions: list[Position], position: Position, rng: Random) -> None:
    """A fair sample of the positions, once there are more than enough."""
    if len(positions) < KEPT:
        positions.append(position)
    elif (slot := rng.randrange(position.number + 1)) < KEPT:
        positions[slot] = position


def take_turn(match: Match, clock: Sandglass, rng: Random) -> None:
    """Let a seat move after a pause, or ring the clock when its time has come."""
    deadline = match.deadline
    seats = sorted(seat for seat in match.actors() if seat >= 0)
    clock.now += rng.randrange(LONGEST_PAUSE)
    rings = deadline is not None and (not seats or clock.now >= deadline or rng.random() < 1 / 8)
    if rings and CLOCK in match.actors():
        clock.now = max(clock.now, deadline or 0)
        match.ring()
        return
    seat = rng.choice(seats)
    match.play(seat, random_action(match.game, match, seat, rng))


def random_action(game: AnyGame, match: Match, seat: Seat, rng: Random) -> object:
    action = game.measured.measure(match.view(seat), rng.choice(match.actions(seat)), rng)
    if not game.measured.admits(match.state, seat, action):
        raise LawBroken(3, f"{action} was measured by the game itself and is not admitted.", game.meta.slug)
    return action
