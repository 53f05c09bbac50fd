"""SC-17 to SC-19 and SC-22: completed systems, markers on the score track, and how games end."""

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import Move, Outcome, Seat
from cosmotheque.games.space_connection.actions import Confirm, Shuffle
from cosmotheque.games.space_connection.components.sky import Craft, Fleet, Position, space
from cosmotheque.games.space_connection.events import Completed, Ended, Passed
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.notation import read
from cosmotheque.games.space_connection.rules.launching import QUIET_TURNS
from cosmotheque.games.space_connection.state import Lost, Sky, State
from cosmotheque.games.space_connection.tests.table import SMALL_SKY, in_flight, launch, names
from cosmotheque.games.space_connection.tests.test_layout import opened
from cosmotheque.games.space_connection.view import view

NOTHING = Fleet(rockets=0, ships=0, super_ships=0, lasers=0)


def test_a_completed_system_is_announced_and_marked_with_a_rocket() -> None:
    """SC-17"""
    found = launch(in_flight(SMALL_SKY), "rocket a7")
    assert [type(event) for event in found.events[1:]] == []
    completed = launch(found.state, "rocket b7")
    event = completed.events[1]
    assert isinstance(event, Completed)
    assert (event.seat, event.place, event.marker, event.system) == (0, 1, Craft.ROCKET, names("a7 b7"))
    assert completed.state.tracks == ((Craft.ROCKET,), ())
    assert completed.state.fleets[0].rockets == 7
    assert view(completed.state, Seat(0)).skies[1].systems == (names("a7 b7"),)


def test_failing_rockets_a_ship_a_laser_or_a_super_ship_marks_the_place() -> None:
    """SC-17: then nothing, and the point counts all the same."""
    state = launch(in_flight(SMALL_SKY, rockets=0), "ship c3").state
    assert state.tracks[0] == (Craft.SHIP,)
    state = launch(in_flight(SMALL_SKY, rockets=0, ships=0), "super-ship c3").state
    assert state.tracks[0] == (Craft.LASER,)
    state = launch(in_flight(SMALL_SKY, rockets=0, ships=0, lasers=0), "super-ship c3").state
    assert state.tracks[0] == (Craft.SUPER_SHIP,)
    spent = in_flight(SMALL_SKY, rockets=0, ships=0, super_ships=0, lasers=2)
    state = launch(spent, "lasers a7-b7").state
    assert state.tracks[0] == (None,)
    assert state.fleets[0] == NOTHING


def test_the_rocket_that_completes_a_system_returns_before_it_marks_the_place() -> None:
    """SC-14, SC-17"""
    state = launch(in_flight(SMALL_SKY, rockets=1), "rocket c3").state
    assert state.tracks[0] == (Craft.ROCKET,)
    assert state.fleets[0].rockets == 0


def test_one_launch_may_complete_several_systems() -> None:
    """SC-17: two places of the score track, two rockets."""
    planets = space(3).mask(names("a4 a6 g1 g2 g3 f2"))
    step = launch(in_flight(planets), "lasers a4-a7")
    completed = [event for event in step.events if isinstance(event, Completed)]
    assert [(event.place, event.system) for event in completed] == [(1, ("a4",)), (2, ("a6",))]
    assert [event.empty for event in completed] == [names("b3 b4"), names("b5 b6")]
    assert step.state.tracks[0] == (Craft.ROCKET, Craft.ROCKET)
    assert step.state.fleets[0].rockets == 6


def test_all_systems_win_at_once() -> None:
    """SC-18"""
    step = launch(in_flight(SMALL_SKY), "rocket c3", "super-ship e5", "ship a7")
    assert step.state.over
    assert GAME.actors(step.state) == frozenset()
    assert GAME.outcome(step.state) == Outcome("all-systems", (1.0, 0.0))
    assert step.state.tracks[0] == (Craft.ROCKET,) * 3


def test_both_skies_are_shown_at_the_end() -> None:
    """SC-4, SC-18"""
    other = space(3).mask(names("g1 g2 g3 d1 a4 d7"))
    state = in_flight(SMALL_SKY, other)
    assert view(state, None).skies[0].planets is None
    step = launch(state, "rocket c3", "super-ship e5", "ship a7")
    assert isinstance(step.events[-1], Ended)
    for seat in (Seat(0), Seat(1), None):
        assert tuple(sky.planets for sky in view(step.state, seat).skies) == step.events[-1].planets
    assert step.events[-1].planets == (names("a4 d1 d7 g1 g2 g3"), space(3).positions(SMALL_SKY))


def exhausted(systems: tuple[int, int], planets: tuple[int, int]) -> State:
    """Seat 0 has one rocket left, the other nothing; both have found this much already."""
    order = names("c3 a7 b7 e4 e5 f4")
    where = space(3)
    skies = tuple(Sky(SMALL_SKY, ready=True, uncovered=where.mask(order[:count])) for count in (planets[1], planets[0]))
    state = in_flight(SMALL_SKY)
    tracks = ((Craft.ROCKET,) * systems[0], (Craft.ROCKET,) * systems[1])
    return replace(state, skies=skies, tracks=tracks, fleets=(replace(NOTHING, rockets=1), NOTHING))


def test_who_cannot_launch_passes() -> None:
    """SC-19"""
    state = in_flight(SMALL_SKY)
    step = launch(replace(state, fleets=(state.fleets[0], NOTHING)), "rocket d4")
    assert step.events[-1] == Passed(Seat(1))
    assert GAME.actors(step.state) == {0}


def test_a_craft_without_a_place_to_go_cannot_be_launched() -> None:
    """SC-19: a single emitter when none stands, and super ships when lost craft stand on every centre."""
    state = in_flight(SMALL_SKY)
    step = launch(replace(state, fleets=(state.fleets[0], replace(NOTHING, lasers=1))), "rocket d4")
    assert GAME.actors(step.state) == {0}
    lost = tuple(Lost(Craft.ROCKET, centre) for centre in names("b5 c3 c6 e2 e5 f3"))
    crowded = state.with_sky(Seat(0), replace(state.skies[0], lost=lost))
    step = launch(replace(crowded, fleets=(state.fleets[0], replace(NOTHING, super_ships=2))), "rocket d4")
    assert GAME.actors(step.state) == {0}
    free = state.with_sky(Seat(0), replace(state.skies[0], lost=lost[1:]))
    step = launch(replace(free, fleets=(state.fleets[0], replace(NOTHING, super_ships=2))), "rocket d4")
    assert GAME.actors(step.state) == {1}


def test_when_neither_can_launch_more_systems_win() -> None:
    """SC-19"""
    end = launch(exhausted((0, 1), (2, 1)), "rocket d4").state
    assert GAME.outcome(end) == Outcome("more-systems", (0.0, 1.0))


def test_with_equal_systems_more_planets_win() -> None:
    """SC-19"""
    end = launch(exhausted((1, 1), (2, 1)), "rocket d4").state
    assert GAME.outcome(end) == Outcome("more-planets", (1.0, 0.0))


def test_with_equal_planets_it_is_a_draw() -> None:
    """SC-19"""
    end = launch(exhausted((1, 1), (2, 2)), "rocket d4").state
    assert GAME.outcome(end) == Outcome("draw", (0.5, 0.5))


def test_twenty_turns_without_news_end_the_game() -> None:
    """SC-22: a ship that returns from a found planet again and again would never let it end."""
    state = launch(in_flight(SMALL_SKY, SMALL_SKY), "ship e4").state
    state = GAME.apply(replace(state, turn=Seat(1)), Move(Seat(1), read("ship a7"))).state
    assert QUIET_TURNS == 20
    for turn in range(QUIET_TURNS):
        assert not state.over
        seat = Seat(turn % 2)
        assert state.turn == seat
        state = GAME.apply(state, Move(seat, read("ship e4" if seat == 0 else "ship a7"))).state
    assert GAME.outcome(state) == Outcome("more-planets", (1.0, 0.0))


@pytest.mark.parametrize(
    ("systems", "planets", "expected"),
    [
        ((0, 1), (2, 1), Outcome("more-systems", (0.0, 1.0))),
        ((1, 1), (2, 1), Outcome("more-planets", (1.0, 0.0))),
        ((1, 1), (2, 2), Outcome("draw", (0.5, 0.5))),
    ],
)
def test_a_game_without_news_is_counted_as_when_neither_can_launch(
    systems: tuple[int, int], planets: tuple[int, int], expected: Outcome
) -> None:
    """SC-22: both have craft left, and after 19 turns it goes on."""
    state, ship = exhausted(systems, planets), replace(NOTHING, ships=1)
    seen = space(3).ship_reach[space(3).number[Position("c3")]]
    one, two = (replace(sky, uncovered=sky.uncovered | seen) for sky in state.skies)
    state = replace(state, skies=(one, two), fleets=(ship, ship), quiet=QUIET_TURNS - 2)
    for seat in (Seat(0), Seat(1)):
        assert not state.over
        assert read("ship c3") in GAME.legal_actions(state, seat)
        state = GAME.apply(state, Move(seat, read("ship c3"))).state
    assert GAME.outcome(state) == expected


def test_news_starts_the_count_anew() -> None:
    """SC-22"""
    state = launch(in_flight(SMALL_SKY), "ship e4", "ship e4", "ship e4").state
    assert state.quiet == 2
    assert launch(state, "rocket a4").state.quiet == 0


def test_giving_up_means_to_lose() -> None:
    state = in_flight(SMALL_SKY)
    assert GAME.concede(state, Seat(0)).scores == (0.0, 1.0)
    assert GAME.concede(state, Seat(1)).scores == (1.0, 0.0)


@pytest.mark.parametrize("kind", ["rockets", "ships", "super_ships", "lasers"])
def test_whoever_has_craft_of_any_kind_launches(kind: str) -> None:
    """SC-19: two of one kind and nothing else are enough."""
    state = in_flight(SMALL_SKY)
    step = launch(replace(state, fleets=(state.fleets[0], replace(NOTHING, **{kind: 2}))), "rocket d4")
    assert GAME.actors(step.state) == {1}


def test_finds_alone_are_news() -> None:
    """SC-22: a launch that uncovers nothing but planets."""
    state = launch(in_flight(SMALL_SKY), "ship e4", "ship e4").state
    assert state.quiet == 1
    assert launch(state, "rocket c3").state.quiet == 0


def test_giving_up_shows_both_skies() -> None:
    """SC-4."""
    match = opened()
    for seat in (0, 1):
        match.play(seat, Shuffle())
        match.play(seat, Confirm())
    match.concede(0)
    assert all(sky.planets is not None for seat in (0, 1, None) for sky in match.view(seat).skies)
