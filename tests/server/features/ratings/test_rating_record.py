"""The record of a rating: all games count once, in the order in which they ended, however many there are."""

import random

import pytest
from msgspec.structs import replace
from tests.server.records import record_of

from cosmotheque.core.game import Outcome
from cosmotheque.core.glicko import Result, Strength
from cosmotheque.server.features.ratings.record import (
    LATEST,
    OLDER,
    PERIOD,
    RatedGame,
    RatingRecord,
    course,
    from_tables,
    strength,
    times_met,
    together,
    with_game,
)
from cosmotheque.server.record.rated import Entrant

FRESH = RatingRecord(id="x/ann", created="2026", person="ann", game="x")
BOT = Strength(1500, 30)


def game(number: int, score: float = 1.0, weight: float = 1.0) -> RatedGame:
    return RatedGame(f"t{number}", 1000 * number, (Result(BOT, score, weight),))


def after(*games: RatedGame, record: RatingRecord = FRESH) -> RatingRecord:
    for one in games:
        record = with_game(record, one)
    return record


def test_it_does_not_matter_in_which_order_games_are_stored() -> None:
    games = [game(number, float(number % 3 != 0)) for number in range(LATEST)]
    shuffled = random.Random(5).sample(games, len(games))
    assert after(*shuffled) == after(*games)
    assert strength(after(*games)).rating > strength(after(games[0])).rating


def test_a_game_counts_once() -> None:
    once = after(game(1), game(2))
    assert after(game(2), game(1), record=once) == once
    assert once.games == 2


def test_of_very_many_games_none_is_forgotten_and_the_latest_stand_in_full() -> None:
    games = [game(number, float(number % 4 != 0)) for number in range(5 * LATEST + 7)]
    record = after(*games)
    assert (record.games, len(record.latest)) == (len(games), LATEST)
    whole = course(replace(FRESH, latest=tuple(games)))
    assert strength(record).rating == pytest.approx(whole[-1][1].rating)
    assert strength(record).deviation == pytest.approx(whole[-1][1].deviation)
    shown = course(record)
    assert [at for at, _ in shown] == [at for at, _ in whole][-OLDER - LATEST :]
    assert [own.rating for _, own in shown] == pytest.approx(
        [own.rating for _, own in whole][-OLDER - LATEST :], abs=0.1
    )


def test_what_was_long_ago_is_less_sure() -> None:
    record = after(*(game(number) for number in range(20)))
    now, later = strength(record, record.latest[-1].ended), strength(record, 100 * PERIOD)
    assert later.deviation > now.deviation
    assert later.rating == now.rating


def test_two_become_one_by_time_and_what_they_played_against_each_other_says_nothing() -> None:
    mine = after(*(game(number) for number in range(0, 2 * LATEST, 2)))
    other = replace(after(*(game(number, 0.0) for number in range(1, 20, 2))), id="x/ben", person="ben")
    both = together(mine, other)
    games = sorted((*mine.latest, *other.latest), key=lambda one: one.ended)
    assert (both.id, both.person, both.games) == ("x/ann", "ann", LATEST + 10)
    assert strength(both).rating == pytest.approx(strength(after(*games)).rating)
    met = game(99)
    assert strength(together(after(met), after(replace(met, met=(Result(BOT, 0.0),))))) == Strength()


def test_two_have_met_where_both_remember_it_and_it_is_not_long_ago() -> None:
    ann, ben = after(game(1), game(2), game(3)), after(game(2), game(3), game(4))
    assert times_met(ann, ben, 3000) == 2
    assert times_met(ann, ben, 3000 + PERIOD) == 0
    assert times_met(ann, ben, 2500 + PERIOD) == 1
    assert times_met(ann, None, 3000) == 0


def test_tables_from_before_come_to_the_same() -> None:
    entrants = (Entrant("ann", Strength()), Entrant(None, BOT), Entrant("former.ben", Strength()))
    outcome = Outcome("", (1.0, 0.0, 0.0))
    tables = [
        record_of(id=f"t{number}", host="ann", game="x", ended=1000 * number, entrants=entrants, outcome=outcome)
        for number in (3, 1, 2)
    ]
    (record,) = from_tables(tables)
    assert (record.id, record.games, [one.table for one in record.latest]) == ("x/ann", 3, ["t1", "t2", "t3"])
    assert record.latest[0].met == (Result(BOT, 1.0), Result(Strength(), 1.0))
