"""Glicko-2 as its paper works it out, and what anybody would expect of it."""

import pytest

from cosmotheque.core.glicko import UNKNOWN, Strength, after, rested


def test_the_example_of_the_paper() -> None:
    met = [(Strength(1400, 30), 1.0), (Strength(1550, 100), 0.0), (Strength(1700, 300), 0.0)]
    new = after(Strength(1500, 200, 0.06), met)
    assert new.rating == pytest.approx(1464.06, abs=0.05)
    assert new.deviation == pytest.approx(151.52, abs=0.05)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_win_raises_and_a_loss_lowers_and_either_tells_something() -> None:
    bot = Strength(1500, 30)
    won, lost, drawn = (after(Strength(), [(bot, score)]) for score in (1.0, 0.0, 0.5))
    assert won.rating > drawn.rating > lost.rating
    assert drawn.rating == pytest.approx(1500)
    assert max(one.deviation for one in (won, lost, drawn)) < UNKNOWN


def test_who_beats_the_strong_and_loses_to_the_stronger_ends_between_them() -> None:
    own = Strength()
    for _ in range(40):
        own = after(own, [(Strength(1700, 30), 1.0)])
        own = after(own, [(Strength(2100, 30), 0.0)])
    assert 1750 < own.rating < 2050
    assert own.deviation < 120


def test_an_upset_against_all_odds_still_has_a_number() -> None:
    new = after(Strength(1000, 50), [(Strength(2800, 30), 1.0)])
    assert 1000 < new.rating < 1200


def test_rest_makes_less_sure_and_never_less_than_nothing() -> None:
    own = Strength(1600, 60)
    assert rested(own, 0).deviation == pytest.approx(60)
    assert own.deviation < rested(own, 12).deviation < rested(own, 1000).deviation <= UNKNOWN
    assert rested(own, 12).rating == own.rating
