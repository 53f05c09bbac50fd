"""The decoder, against an enumeration of all routes and where the answer is plain."""

from math import exp, log
from random import Random
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.belief import arrays, decoding, plain
from cosmotheque.games.contact.belief.chart import chart_of
from cosmotheque.games.contact.belief.decoding import decode, hand_seen
from cosmotheque.games.contact.belief.hands import NOISES, Guise, Hand, hand_of
from cosmotheque.games.contact.belief.pace import Normal
from cosmotheque.games.contact.belief.timing import PACE, PROPORTIONAL, SHAPES, Reading, Shape, Timing
from cosmotheque.games.contact.components import PLANETS
from cosmotheque.games.contact.rules.layout import spread_tiles
from cosmotheque.games.contact.state import Guessed, State
from cosmotheque.games.contact.tests.hearing import (
    APART,
    CREW,
    SOURCE,
    durations_of,
    enumerate_routes,
    finished,
    listening,
    route_likelihood,
    sent,
    small_table,
)
from cosmotheque.games.contact.view import View, view

ENGINES = [plain, arrays]
STEADY = Timing(noise=0.1)
HANDS = [
    Timing(0.5, 0.1),
    Timing(0.8, 0.05),
    Timing(0.6, 0.12, Shape(offset=-300)),
    Timing(0.7, 0.2, Shape(offset=150, exponent=0.7)),
]


@pytest.mark.parametrize("engine", ENGINES, ids=["plain", "arrays"])
@pytest.mark.parametrize("legs", range(1, 7))
def test_sums_run_over_all_simple_routes(engine: ModuleType, legs: int) -> None:
    """CON-9: every tile may be a stopover, none occurs twice; a known first stopover fixes the first leg."""
    rng, goals = Random(legs), (2, 5)
    for seed in range(3):
        tiles = small_table(8, seed)
        chart = chart_of(tiles)
        readings = [Reading(hand, tuple(rng.uniform(200, 1800) for _ in range(legs))) for hand in HANDS]
        for first in (None, 3):
            sums = engine.sum_readings(chart, 0, goals, readings, first)
            counts = engine.count_routes(chart, 0, goals, legs, first)
            for column, goal in enumerate(goals):
                routes = [r for r in enumerate_routes(tiles, 0, goal, legs) if first in (None, r[1])]
                assert counts[column] == len(routes)
                for row, reading in zip(sums, readings, strict=True):
                    each = [route_likelihood(tiles, r, reading.durations, reading.timing) for r in routes]
                    assert row[column] == pytest.approx(sum(each), rel=1e-9, abs=1e-12)


@pytest.mark.parametrize("engine", ENGINES, ids=["plain", "arrays"])
def test_very_long_routes_are_summed_with_repeats(engine: ModuleType) -> None:
    """Twenty flights are read at once, at worst too kindly."""
    tiles = spread_tiles(True, Random(1))
    long = Reading(STEADY, (700.0,) * 20)
    assert all(total > 0 for total in engine.sum_readings(chart_of(tiles), 0, PLANETS, [long], None)[0])
    small = small_table(8, 1)
    seven = Reading(STEADY, (700.0,) * 7)
    simple = sum(route_likelihood(small, r, seven.durations, STEADY) for r in enumerate_routes(small, 0, 2, 7))
    assert 0 < simple <= engine.sum_readings(chart_of(small), 0, (2,), [seven], None)[0][0]


def test_plain_python_reads_a_whole_table_like_numpy() -> None:
    tiles = spread_tiles(True, Random(2))
    rng = Random(3)
    for legs in range(1, 7):
        readings = [Reading(hand, tuple(rng.uniform(200, 1800) for _ in range(legs))) for hand in HANDS[-2:]]
        both = [engine.sum_readings(chart_of(tiles), 4, PLANETS[4:], readings, None) for engine in ENGINES]
        for plainly, fast in zip(*both, strict=True):
            assert plainly == pytest.approx(fast, rel=1e-9)


def brute_belief(seen: View, believed: Hand) -> dict[int, float]:
    """The chance of each candidate by summing over hands, goals and routes one by one."""
    hands = believed.timings()
    totals = dict.fromkeys(seen.candidates, 0.0)
    for goal in totals:
        for hand, weight in zip(hands.values, hands.weights, strict=True):
            likely = weight
            for number, flights in enumerate(seen.heard):
                shown = seen.stopover if number == seen.stopover_of else None
                routes = enumerate_routes(seen.tiles, seen.rocket, goal, len(flights))
                routes = [route for route in routes if shown in (None, route[1])]
                each = [route_likelihood(seen.tiles, r, durations_of(flights), hand) for r in routes]
                likely *= sum(each) / len(each) if each else 0.0
            totals[goal] += likely
    return {goal: total / sum(totals.values()) for goal, total in totals.items()}


def heard_state(seed: int, **changes: Any) -> State:
    tiles = small_table(7, seed)
    routes = [enumerate_routes(tiles, 0, 3, legs)[0][1:] for legs in (2, 3)]
    heard = [sent(tiles, 0, route, pace=1.1 * PACE, noise=0.12) for route in routes]
    return replace(listening(tiles, 3, *heard, possible=(1, 2, 3, 4)), **changes)


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({}, id="two transmissions"),
        pytest.param({"guesses": (Guessed(CREW, (2,)),)}, id="a wrong guess"),
        pytest.param({"shown": 1}, id="the stopover of the second"),
        pytest.param({"shown": 0}, id="the stopover of the first"),
    ],
)
def test_beliefs_equal_an_enumeration_of_hands_goals_and_routes(changes: dict[str, Any]) -> None:
    """CON-15, CON-26: candidates only, and the stopover shown counts for its own transmission."""
    for seed in range(4):
        state = heard_state(seed)
        if "shown" in changes:
            shown = changes["shown"]
            state = replace(state, stopover=state.sent[shown].route[0], stopover_of=shown)
        else:
            state = replace(state, **changes)
        seen = view(state, CREW)
        few = Hand(hand_seen(seen).guises[::6])
        found = decode(seen, few)
        assert dict(zip(found.goals, found.chances, strict=True)) == pytest.approx(brute_belief(seen, few), abs=1e-6)
        assert list(found.chances) == sorted(found.chances, reverse=True)


def test_exact_flights_name_the_goal() -> None:
    """CON-11: one flight tells three planets at different distances apart, once the pace is known."""
    slow = 1.5 * PACE
    rounds = (finished(APART, SOURCE, (1, 3), slow),) * 2
    for goal in (1, 2, 3):
        state = listening(APART, goal, sent(APART, 0, (goal,), slow), possible=(1, 2, 3))
        assert decode(view(replace(state, rounds=rounds), CREW)).chance(goal) > 0.95


def test_the_source_is_not_believed_to_say_more_than_it_sent() -> None:
    """The view of the crew holds no goal: decoding is the same whatever the goal is."""
    state = heard_state(1)
    assert decode(view(state, CREW)) == decode(view(replace(state, goal=1), CREW))


@pytest.mark.long("rules")
def test_beliefs_are_worth_what_they_say() -> None:
    """On random routes at paces drawn as they are supposed, the likeliest goal is right as often as it is believed."""
    rng, believed, right, trials = Random(7), 0.0, 0, 150
    for _ in range(trials):
        tiles = spread_tiles(False, rng)
        possible = tuple(sorted(rng.sample(PLANETS, 7)))
        goal, pace = rng.choice(possible), PACE * exp(rng.gauss(0, 0.5))
        routes = [route[1:] for legs in (1, 2) for route in enumerate_routes(tiles, 0, goal, legs)]
        heard = [sent(tiles, 0, route, pace, 0.12) for route in rng.sample(routes, 2)]
        found = decode(view(listening(tiles, goal, *heard, possible=possible), CREW))
        believed += found.chances[0] / trials
        right += found.goals[0] == goal
    assert right / trials == pytest.approx(believed, abs=0.12)


def test_without_flights_all_candidates_are_alike() -> None:
    found = decode(view(listening(small_table(7, 1), 3, possible=(1, 2, 3, 4)), CREW))
    assert found.chances == pytest.approx((0.25,) * 4)
    assert found.chance(6) == 0


def mean_pace(hand: Hand) -> float:
    timings = hand.timings()
    return exp(sum(log(hand.pace) * weight for hand, weight in zip(timings.values, timings.weights, strict=True)))


def chance_of(hand: Hand, shape: Shape) -> float:
    """The belief that a hand has this shape."""
    return sum(guise.weight for guise in hand.guises if guise.shape == shape)


def long_rounds(source: Seat, count: int, pace: float = PACE, noise: float = 0.0, shape: Shape = PROPORTIONAL) -> Any:
    """Rounds of four legs each on one table, and that table."""
    tiles = small_table(10, 5)
    routes = Random(1).sample(enumerate_routes(tiles, 0, 2, 4), count)
    return tuple(finished(tiles, source, route[1:], pace, noise, shape) for route in routes), tiles


def test_a_pace_is_learned_from_the_rounds_of_its_source() -> None:
    """A source twice as slow is known after one round, and the others are expected to be slower too."""
    tiles = small_table(8, 4)
    slow = finished(tiles, SOURCE, enumerate_routes(tiles, 0, 3, 4)[0][1:], 2 * PACE)
    assert mean_pace(hand_of(SOURCE, (), tiles)) == pytest.approx(PACE, rel=0.01)
    assert hand_of(SOURCE, (slow,), tiles).likeliest.pace == pytest.approx(2 * PACE, rel=0.05)
    assert 1.1 * PACE < mean_pace(hand_of(CREW, (slow,), tiles)) < 1.6 * PACE


def test_the_pace_of_the_house_is_dropped_when_it_is_not_kept() -> None:
    tiles = small_table(8, 4)
    slow = finished(tiles, SOURCE, enumerate_routes(tiles, 0, 3, 4)[0][1:], 2 * PACE)
    assert any(guise.of_house for guise in hand_of(SOURCE, (), tiles).guises)
    learned = [guise for guise in hand_of(SOURCE, (slow,), tiles).guises if guise.shape == PROPORTIONAL]
    assert [guise.of_house for guise in learned] == [False]


def test_unknown_hands_are_supposed_to_be_proportional() -> None:
    """Before anything is known, and more so after rounds that were."""
    rounds, tiles = long_rounds(SOURCE, 2, noise=0.08)
    unknown = hand_of(SOURCE, (), tiles)
    assert sum(SHAPES.values()) == pytest.approx(1)
    assert sum(NOISES.values()) == pytest.approx(1)
    assert unknown.likeliest.shape == PROPORTIONAL
    assert unknown.likeliest.pace == pytest.approx(PACE)
    assert chance_of(unknown, PROPORTIONAL) == pytest.approx(0.5)
    assert chance_of(hand_of(SOURCE, rounds, tiles), PROPORTIONAL) > 0.5


@pytest.mark.parametrize(
    "shape", [Shape(offset=-300), Shape(offset=200), Shape(exponent=0.75)], ids=["gap", "late", "compressed"]
)
def test_the_shape_of_a_hand_is_learned(shape: Shape) -> None:
    """The shape is learned from the hand's own rounds, whatever its pace; the others are expected to measure alike."""
    rounds, tiles = long_rounds(SOURCE, 8, 1.3 * PACE, 0.05, shape)
    learned = hand_of(SOURCE, rounds, tiles)
    ratios = [found.effective_length(2500) / found.effective_length(500) for found in (learned.likeliest.shape, shape)]
    assert ratios[0] == pytest.approx(ratios[1], rel=0.15)
    unknown, other = hand_of(SOURCE, (), tiles), hand_of(CREW, rounds, tiles)
    beliefs = [chance_of(hand, PROPORTIONAL) for hand in (learned, other, unknown)]
    assert beliefs == sorted(beliefs)
    assert beliefs[0] < 0.1 < beliefs[1] < 0.4 < beliefs[2]


def test_a_lapse_does_not_change_a_hand() -> None:
    """One flight that lasted four times as long as it should leaves a known hand what it was."""
    rounds, tiles = long_rounds(SOURCE, 4, noise=0.05)
    first, *others = rounds[-1].transmissions[0].flights
    lapse = replace(first, landing=first.take_off + 4 * first.duration)
    slipped = replace(rounds[-1].transmissions[0], flights=(lapse, *others))
    learned = hand_of(SOURCE, (*rounds[:-1], replace(rounds[-1], transmissions=(slipped,))), tiles)
    assert learned.likeliest.shape == PROPORTIONAL
    assert learned.likeliest.pace == pytest.approx(PACE, rel=0.1)


def test_steadiness_is_learned() -> None:
    """An unsteady hand is read more generously than a steady one."""
    (shaky, tiles), (steady, _) = (long_rounds(SOURCE, 3, noise=noise) for noise in (0.3, 0.0))
    noises = [hand_of(SOURCE, rounds, tiles).noise for rounds in (steady, (), shaky)]
    assert noises == sorted(noises)
    assert noises[0] < 0.1 < noises[1] < 0.15 < noises[2]


def test_ears_add_to_the_error_of_the_hand() -> None:
    """A listener with bad ears believes less."""
    seen = view(heard_state(2), CREW)
    hand = Hand((Guise(PROPORTIONAL, 0.12, True, Normal(log(PACE), 0.01), 1.0),))
    assert {timing.noise for timing in hand.timings().with_listener_error(0.05).values} == {0.13}
    assert decode(seen, ear=0.3).chances[0] < decode(seen).chances[0]


def test_it_decodes_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = view(heard_state(2), CREW)
    with_numpy = decode(seen)
    decoding._read.cache_clear()
    monkeypatch.setattr(decoding, "sums", plain)
    assert decode(seen).chances == pytest.approx(with_numpy.chances, rel=1e-9)
    decoding._read.cache_clear()
