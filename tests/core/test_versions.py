"""Rules change, records stay: a game that keeps its earlier rules replays what was played by them."""

from dataclasses import replace

import msgspec
import pytest

from cosmotheque import Match
from cosmotheque.core.errors import BadRecord, OtherVersion
from cosmotheque.core.game import AnyGame, Move, Outcome, Seat, Step
from cosmotheque.core.record import read_record, rules_of
from cosmotheque.core.replaying import replay

from .tally import TALLY, Add, State, Told, passed


class Put(msgspec.Struct, frozen=True, tag="put"):
    """The only action of the second version, in which nobody adds one by one."""

    count: int


def apply_put(state: State, move: Move[Put]) -> Step[State, Told]:
    return Step(passed(state, 2 * move.action.count, move.at), (Told(move.seat, "put"),))


def later(**changed: object) -> AnyGame:
    """Tally as it might be one day: other actions, which count twice."""
    return replace(
        TALLY,
        meta=msgspec.structs.replace(TALLY.meta, version=2),
        types=msgspec.structs.replace(TALLY.types, action=Put),
        legal_actions=lambda state, seat: [Put(1), Put(2)] if seat == state.turn else [],
        apply=apply_put,
        chance=None,
        **changed,  # type: ignore[arg-type]
    )


def finished(game: AnyGame, action: Add | Put) -> Match:
    match = Match(game, seats=2)
    while match.outcome is None:
        match.play(next(iter(match.actors())), action)
    return match


def test_a_record_of_earlier_rules_replays_to_its_own_end() -> None:
    played = finished(TALLY, Add(3))
    game = later(earlier={1: TALLY})
    again = replay(read_record(played.record.to_jsonl(), game), game)
    assert again.game is TALLY
    assert again.state == played.state
    assert again.outcome == Outcome("goal", (0.0, 1.0))
    assert again.record == played.record


def test_a_record_of_todays_rules_is_read_by_them() -> None:
    game = later(earlier={1: TALLY})
    played = finished(game, Put(2))
    again = replay(read_record(played.record.to_jsonl(), game), game)
    assert again.game is game
    assert again.outcome == Outcome("goal", (1.0, 0.0))


def test_an_earlier_game_that_was_left_can_go_on_by_its_own_rules() -> None:
    begun = Match(TALLY, seats=2)
    begun.play(0, Add(2))
    game = later(earlier={1: TALLY})
    again = replay(read_record(begun.record.to_jsonl(), game), game)
    again.play(Seat(1), Add(3))
    assert again.state.total == 5
    assert again.header.version == 1


def test_rules_that_were_not_kept_are_named() -> None:
    record = finished(TALLY, Add(3)).record
    with pytest.raises(OtherVersion, match="Line 1: played by rules version 1; there is 2"):
        read_record(record.to_jsonl(), later())
    with pytest.raises(OtherVersion, match="there is 0, 2"):
        replay(record, later(earlier={0: TALLY}))
    other = msgspec.structs.replace(record.header, game="dice")
    with pytest.raises(BadRecord, match="a record of dice, not of tally"):
        rules_of(other, TALLY)
