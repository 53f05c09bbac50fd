"""Laws 3, 5 and 13: moves apply, change nothing behind one's back, replay, and can be taken back."""

from random import Random
from typing import Any

from cosmotheque.core.errors import CannotUndo
from cosmotheque.core.game import Move, Seat
from cosmotheque.core.match import Match, replay
from cosmotheque.core.record import read_record
from cosmotheque.laws.case import Case, Position, encoded
from cosmotheque.laws.play import Sandglass, Walk, play, take_turn
from cosmotheque.laws.turns import check_somebody_acts

MOVES_A_SEAT = 8
TAKEN_BACK = 40


def check_moves(position: Position, rng: Random) -> None:
    """Law 3: every legal action applies, and the old state is unchanged."""
    for move in position.moves(rng, MOVES_A_SEAT):
        apply_twice(position, position.state, move)


def apply_twice(position: Position, state: Any, move: Move[Any]) -> Any:
    """The state after a move; laws 3 and 5 where it fails, changes the old state, or differs the second time."""
    before = encoded(state)
    try:
        first, second = position.game.apply(state, move), position.game.apply(state, move)
    except Exception as fault:
        raise position.broken(3, f"{move} is legal and cannot be applied: {fault!r}") from fault
    if encoded(state) != before:
        raise position.broken(3, f"{move} changes the state it is applied to.")
    if encoded(first) != encoded(second):
        raise position.broken(5, f"{move} leads to two different states or events: there are dice inside `apply`.")
    return first.state


def check_log(walk: Walk) -> None:
    """Law 5: the same log folds to the same state, the same seed gives the same log, a record replays."""
    case, match = walk.case, walk.match
    fold(case, match)
    end = Position(case, len(match.moves), match.state, 0)
    again = play(case).match
    if again.record != match.record or encoded(again.state) != encoded(match.state):
        raise end.broken(5, "The same seed and the same choices lead to another game.")
    data = match.record.to_jsonl()
    record = read_record(data, case.game)
    if record != match.record or record.to_jsonl() != data:
        raise end.broken(6, "The record does not survive being written and read.")
    replayed = replay(record, case.game)
    if encoded(replayed.state) != encoded(match.state) or replayed.outcome != match.outcome:
        raise end.broken(5, "The record replays to another state.")


def fold(case: Case, match: Match) -> None:
    """Laws 1, 3 and 5 at every move of a log, those of chance and the clock included."""
    state = case.game.start(match.options, case.seats)
    for number, move in enumerate(match.moves):
        position = Position(case, number, state, move.at)
        check_somebody_acts(position)
        state = apply_twice(position, state, move)
    if encoded(state) != encoded(match.state):
        raise Position(case, len(match.moves), state, 0).broken(5, "The log folds to another state.")


def check_undo(case: Case) -> None:
    """Law 13: taking back a move gives the former state back, byte for byte, where it is allowed at all."""
    rng, clock = Random(case.seed), Sandglass()
    match = Match(case.game, case.seats, seed=case.seed, options=case.options, clock=clock)
    for _ in range(TAKEN_BACK):
        before, length = encoded(match.state), len(match.moves)
        take_turn(match, clock, rng)
        if match.outcome is not None:
            return
        made = match.moves[length:]
        if not _takes_back(match, made[0].seat):
            continue
        if encoded(match.state) != before or len(match.moves) != length:
            position = Position(case, length, match.state, clock.now, made[0])
            raise position.broken(13, "Taking back the move does not give the former state back.")
        match = Match.restored(case.game, match.header, [*match.moves, *made], seed=case.seed, clock=clock)


def _takes_back(match: Match, seat: Seat) -> bool:
    if seat < 0:
        return False
    try:
        match.undo(seat)
    except CannotUndo:
        return False
    return True
