"""Glicko-2 as its paper works it out, and what anybody would expect of it."""

import pytest

from cosmotheque.core.glicko import UNKNOWN, Result, Strength, after, after_rest


def test_the_example_of_the_paper() -> None:
    met = [Result(Strength(1400, 30), 1.0), Result(Strength(1550, 100), 0.0), Result(Strength(1700, 300), 0.0)]
    new = after(Strength(1500, 200, 0.06), met)
    assert new.rating == pytest.approx(1464.06, abs=0.05)
    assert new.deviation == pytest.approx(151.52, abs=0.05)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_win_raises_and_a_loss_lowers_and_either_tells_something() -> None:
    bot = Strength(1500, 30)
    won, lost, drawn = (after(Strength(), [Result(bot, score)]) for score in (1.0, 0.0, 0.5))
    assert won.rating > drawn.rating > lost.rating
    assert drawn.rating == pytest.approx(1500)
    assert max(one.deviation for one in (won, lost, drawn)) < UNKNOWN


def test_who_beats_the_strong_and_loses_to_the_stronger_ends_between_them() -> None:
    own = Strength()
    for _ in range(40):
        own = after(own, [Result(Strength(1700, 30), 1.0)])
        own = after(own, [Result(Strength(2100, 30), 0.0)])
    assert 1750 < own.rating < 2050
    assert own.deviation < 120


def test_an_upset_against_all_odds_still_has_a_number() -> None:
    new = after(Strength(1000, 50), [Result(Strength(2800, 30), 1.0)])
    assert 1000 < new.rating < 1200


def test_rest_makes_less_sure_and_never_less_than_nothing() -> None:
    own = Strength(1600, 60)
    assert after_rest(own, 0).deviation == pytest.approx(60)
    assert own.deviation < after_rest(own, 12).deviation < after_rest(own, 1000).deviation <= UNKNOWN
    assert after_rest(own, 12).rating == own.rating


def test_who_is_hardly_known_teaches_less_than_who_is_known_well() -> None:
    """The paper's g, in rating and in certainty alike."""
    own = Strength(1500, 100)
    known, unknown = (after(own, [Result(Strength(1500, deviation), 1.0)]) for deviation in (30.0, UNKNOWN))
    assert 0 < unknown.rating - own.rating < 0.75 * (known.rating - own.rating)
    assert known.deviation < unknown.deviation < own.deviation


def test_two_halves_of_a_game_say_about_as_much_as_the_whole() -> None:
    own, bot = Strength(1500, 100), Strength(1500, 30)
    half = after(own, [Result(bot, 1.0, 0.5)])
    whole, halves = after(own, [Result(bot, 1.0)]), after(half, [Result(bot, 1.0, 0.5)])
    assert own.rating < half.rating < halves.rating
    assert halves.rating == pytest.approx(whole.rating, abs=1)
    assert halves.deviation == pytest.approx(whole.deviation, abs=0.5)


def test_a_result_without_weight_says_nothing_and_a_light_one_makes_nobody_less_sure() -> None:
    own = Strength(1500, 60)
    assert after(own, [Result(Strength(), 1.0, 0.0)]) == own
    for _ in range(50):
        own = after(own, [Result(Strength(1500, 100), 0.5, 0.02)])
    assert own.deviation < 60.1
