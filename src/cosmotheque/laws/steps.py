"""Laws 3, 5 and 13: moves apply, change nothing behind one's back, replay, and can be taken back."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cosmotheque.core.errors import CannotUndo
from cosmotheque.core.game import Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record, read_record
from cosmotheque.core.replaying import replay
from cosmotheque.laws.case import Case, Position, encode
from cosmotheque.laws.play import Sandglass, Walk, play, take_turn
from cosmotheque.laws.turns import check_somebody_acts

MOVES_A_SEAT = 8
TAKEN_BACK = 40
LOGGED = 1_000


def check_moves(position: Position, rng: Random) -> None:
    """Law 3: every legal action applies, and the old state is unchanged."""
    for move in position.moves(rng, MOVES_A_SEAT):
        apply_twice(position, position.state, move)


def apply_twice(position: Position, state: Any, move: Move[Any]) -> Any:
    """The state after a move; laws 3 and 5 where it fails, changes the old state, or differs the second time."""
    before = encode(state)
    try:
        first, second = position.game.apply(state, move), position.game.apply(state, move)
    except Exception as fault:
        raise position.violation(3, f"{move} is legal and cannot be applied: {fault!r}") from fault
    if encode(state) != before:
        raise position.violation(3, f"{move} changes the state it is applied to.")
    if encode(first) != encode(second):
        raise position.violation(5, f"{move} leads to two different states or events: there are dice inside `apply`.")
    return first.state


def check_log(walk: Walk) -> None:
    """Law 5: the same log folds to the same state, the same seed gives the same log, a record replays.

    Of a very long game only the beginning is looked at.
    """
    case, moves = walk.case, walk.match.moves[:LOGGED]
    end = fold(case, moves)
    if play(case, len(moves)).match.moves[: len(moves)] != moves:
        raise end.violation(5, "The same seed and the same choices lead to another game.")
    record = Record(walk.match.header, tuple(moves))
    data = record.to_jsonl()
    again = read_record(data, case.game)
    if again != record or again.to_jsonl() != data:
        raise end.violation(6, "The record does not survive being written and read.")
    if encode(replay(again, case.game).state) != encode(end.state):
        raise end.violation(5, "The record replays to another state.")
    if len(moves) == len(walk.match.moves) and encode(walk.match.state) != encode(end.state):
        raise end.violation(5, "The log folds to another state.")


def fold(case: Case, moves: Sequence[Move[Any]]) -> Position:
    """The position that a log leads to; laws 1, 3 and 5 at each of its moves, those of chance and the clock too."""
    position = Position(case, 0, case.game.start(case.options, case.seats), 0)
    for move in moves:
        check_somebody_acts(position)
        position = position.after(move, apply_twice(position, position.state, move))
    return position


def check_undo(case: Case) -> None:
    """Law 13: taking back a move gives the former state back, byte for byte, where it is allowed at all."""
    rng, clock = Random(case.seed), Sandglass()
    match = Match(case.game, case.seats, seed=case.seed, options=case.options, clock=clock)
    for _ in range(TAKEN_BACK):
        before, length = encode(match.state), len(match.moves)
        take_turn(match, clock, rng)
        if match.outcome is not None:
            return
        made = match.moves[length:]
        if not _can_take_back(match, made[0].seat):
            continue
        if encode(match.state) != before or len(match.moves) != length:
            position = Position(case, length, match.state, clock.now, made[0])
            raise position.violation(13, "Taking back the move does not give the former state back.")
        match = Match.restore(case.game, match.header, [*match.moves, *made], seed=case.seed, clock=clock)


def _can_take_back(match: Match, seat: Seat) -> bool:
    if seat < 0:
        return False
    try:
        match.undo(seat)
    except CannotUndo:
        return False
    return True
