"""Fixtures, tallies and ratings: who meets whom, who did better, and how sure we are."""

from math import comb, inf, isclose

import msgspec
import pytest

from cosmotheque.arena import Tally, bounded_mean, duels, elo, mean_scores, rate, repeats, tally, wilson
from cosmotheque.arena.fixtures import Fixture
from cosmotheque.core.game import AnyGame, Outcome


def ended(*scores: float) -> Outcome:
    return Outcome("over", scores)


def test_duels_swap_seats_on_every_seed(race: AnyGame) -> None:
    fixtures = duels(race.meta, ["a", "b"], seats=2, games=3, seed=10)
    assert [(fixture.lineup, fixture.seed) for fixture in fixtures] == [
        (("a", "b"), 10),
        (("b", "a"), 10),
        (("a", "b"), 11),
        (("b", "a"), 11),
    ]


def test_three_entrants_meet_in_every_pair(race: AnyGame) -> None:
    lineups = {fixture.lineup for fixture in duels(race.meta, ["a", "b", "c"], seats=3, games=2, seed=0)}
    assert lineups == {
        ("a", "b", "a"),
        ("b", "a", "b"),
        ("a", "c", "a"),
        ("c", "a", "c"),
        ("b", "c", "b"),
        ("c", "b", "c"),
    }


def test_a_cooperative_table_is_filled_by_one_bot(race: AnyGame) -> None:
    meta = msgspec.structs.replace(race.meta, cooperative=True)
    fixtures = duels(meta, ["a", "b"], seats=3, games=1, seed=7)
    assert fixtures == [Fixture(("a", "a", "a"), 7), Fixture(("b", "b", "b"), 7)]


def test_repeats_deal_bots_round_the_table() -> None:
    assert repeats(["a", "b"], seats=3, games=2, seed=5) == [Fixture(("a", "b", "a"), 5), Fixture(("a", "b", "a"), 6)]


def test_tally_counts_from_the_first_bots_side(race: AnyGame) -> None:
    results = [
        (Fixture(("a", "b"), 1), ended(1, 0)),
        (Fixture(("b", "a"), 1), ended(0.5, 0.5)),
        (Fixture(("b", "a"), 2), ended(1, 0)),
        (Fixture(("b", "a"), 3), ended(0, 1)),
    ]
    assert tally(race.meta, results) == [Tally("a", "b", wins=2, draws=1, losses=1)]


def test_teams_are_compared_on_the_same_seed(race: AnyGame) -> None:
    meta = msgspec.structs.replace(race.meta, cooperative=True)
    results = [
        (Fixture(("a", "a"), 1), ended(3, 3)),
        (Fixture(("a", "a"), 2), ended(5, 5)),
        (Fixture(("b", "b"), 2), ended(5, 5)),
        (Fixture(("b", "b"), 1), ended(4, 4)),
    ]
    assert tally(meta, results) == [Tally("a", "b", wins=0, draws=1, losses=1)]
    assert mean_scores(results) == {"a": [3, 5], "b": [5, 4]}


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (29, 29, 0.8830, 1.0)],
)
def test_wilson_matches_published_intervals(points: int, games: int, low: float, high: float) -> None:
    """The first three are from Newcombe (1998), table I, method 3; the last low bound is n / (n + z²)."""
    share = wilson(points, games)
    assert isclose(share.low, low, abs_tol=1e-4)
    assert isclose(share.high, high, abs_tol=1e-4)


@pytest.mark.parametrize("games", [1, 4, 7, 20, 100])
def test_the_interval_of_a_clean_sweep_mirrors_that_of_its_victim(games: int) -> None:
    """Rounding must not give the winner a bound that the loser does not have."""
    won, lost = wilson(games, games), wilson(0, games)
    assert (won.high, lost.low) == (1.0, 0.0)
    assert (elo(won.high), elo(lost.low)) == (inf, -inf)
    assert isclose(won.low, 1 - lost.high)


@pytest.mark.parametrize("games", [1, 2, 10, 1000])
@pytest.mark.parametrize("score", [0, 3, 21, 41, 42])
def test_the_interval_of_a_mean_stays_within_the_scores_and_has_a_width(games: int, score: float) -> None:
    found = bounded_mean([score] * games, (0, 42))
    assert found.value == score
    assert 0 <= found.low <= score <= found.high <= 42
    assert found.low < found.high


def test_no_results_say_nothing_of_a_mean() -> None:
    found = bounded_mean([], (-1, 1))
    assert (found.value, found.low, found.high) == (0, -1, 1)


def test_the_interval_of_a_mean_holds_that_of_wilson_and_is_little_wider() -> None:
    """The interval of shares is that of Agresti and Coull: the same middle, never narrower."""
    for wins in range(51):
        found, share = bounded_mean([1] * wins + [0] * (50 - wins), (0, 1)), wilson(wins, 50)
        assert found.low <= share.low + 1e-9
        assert share.high - 1e-9 <= found.high
        assert found.high - found.low < share.high - share.low + 0.03


@pytest.mark.parametrize("chance", [0.005, 0.05, 0.2, 0.5, 0.9])
def test_the_interval_of_a_mean_holds_the_mean_as_often_as_it_says(chance: float) -> None:
    """Counted over all that can happen in 60 games that score 0.5, or 1 by that chance."""
    games, truth = 60, 0.5 + chance / 2
    held = 0.0
    for wins in range(games + 1):
        found = bounded_mean([1.0] * wins + [0.5] * (games - wins), (0, 1))
        if found.low <= truth <= found.high:
            held += comb(games, wins) * chance**wins * (1 - chance) ** (games - wins)
    assert held > 0.94


def test_the_interval_of_many_results_is_the_normal_one() -> None:
    values = [20, 22] * 5000
    found = bounded_mean(values, (0, 42))
    assert isclose(found.high - found.low, 2 * 1.96 / 100, rel_tol=0.1)


def test_elo_of_a_share() -> None:
    assert elo(0.5) == 0
    assert isclose(elo(10 / 11), 400)
    assert (elo(0), elo(1)) == (-inf, inf)


def test_two_bots_are_rated_by_their_share() -> None:
    first, second = rate([Tally("a", "b", wins=749, draws=0, losses=249)])
    assert first.name == "a"
    assert isclose(first.value - second.value, elo(0.75), abs_tol=0.5)
    assert isclose(first.value + second.value, 0, abs_tol=1e-6)


def test_the_interval_of_two_bots_is_the_textbook_one() -> None:
    """Each of two ratings is half the difference, so it carries half of its standard error."""
    first, _ = rate([Tally("a", "b", wins=100, draws=99, losses=100)])
    error = 400 / 2.302585 / (300 * 0.25) ** 0.5
    assert isclose(first.high - first.value, 1.96 * error / 2, rel_tol=1e-3)


def test_a_third_bot_is_rated_through_the_others() -> None:
    ratings = rate([Tally("a", "b", 75, 0, 25), Tally("b", "c", 75, 0, 25)])
    assert [rating.name for rating in ratings] == ["a", "b", "c"]
    assert isclose(ratings[1].value, 0, abs_tol=1)
    assert isclose(ratings[0].value - ratings[2].value, 2 * elo(75.5 / 101), abs_tol=2)
    assert ratings[0].high - ratings[0].value > ratings[1].high - ratings[1].value


def test_a_clean_sweep_has_a_finite_rating() -> None:
    first, second = rate([Tally("a", "b", wins=20)])
    assert 0 < first.value < 1000
    assert first.low > second.high
