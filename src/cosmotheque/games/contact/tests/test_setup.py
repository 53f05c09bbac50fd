"""CON-1 to CON-6, CON-21 to CON-23: what lies on the table before the first transmission."""

from collections import Counter
from random import Random

import pytest

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import CHANCE
from cosmotheque.games.contact.components import (
    AIDS,
    ASTEROIDS,
    CENTRE,
    PLANETS,
    SIGNAL_CARDS,
    Point,
    distance,
    tile_name,
)
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.rules.layout import spread_tiles
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.tests.table import opened


def test_the_box() -> None:
    """CON-1: 18 planets A to R, 5 asteroids, Earth; two signal cards of each value from 1 to 6."""
    assert [tile_name(planet) for planet in PLANETS] == list("ABCDEFGHIJKLMNOPQR")
    assert len(ASTEROIDS) == 5
    assert Counter(SIGNAL_CARDS) == dict.fromkeys(range(1, 7), 2)
    assert len(opened().state.tiles) == 19
    assert len(opened(variant="pro").state.tiles) == 24


@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_tiles_lie_apart_on_the_table(pro: bool, seed: int) -> None:
    """CON-2: discs of 30 mm wholly inside the square of 400 mm, with a gap of 6 mm at least."""
    tiles = spread_tiles(pro, Random(seed))
    assert all(150 <= axis <= 3850 for tile in tiles for axis in (tile.x, tile.y))
    assert min(distance(a, b) for a in tiles for b in tiles if a is not b) >= 360


@pytest.mark.parametrize("seed", range(20))
def test_earth_lies_about_the_middle_with_the_rocket(seed: int) -> None:
    """CON-3: Earth's centre within 40 mm of the centre; the rocket stands on it."""
    match = opened(seed=seed)
    assert distance(match.state.tiles[0], CENTRE) <= 400
    assert match.state.rocket == 0


def test_the_team_has_six_fuel() -> None:
    """CON-4: six fuel, and all signal cards but the one turned up."""
    state = opened().state
    assert state.fuel == 6
    assert sorted((*state.signals, state.signal)) == sorted(SIGNAL_CARDS)


@pytest.mark.parametrize("level", range(1, 7))
def test_the_level_is_the_number_of_planets_turned_up(level: int) -> None:
    """CON-5: so many cards lie in the goal pile, apart from the planet pile."""
    state = GAME.start(GAME.types.options(level=level), 3)
    laid = GAME.chance(state, Random(level)) if GAME.chance else None
    assert len(laid.goals) == level  # type: ignore[union-attr]
    match = opened(level=level)
    assert len(match.state.possible) == level + 1
    assert set(match.state.pile) == set(PLANETS) - set(match.state.possible)


def test_no_level_above_six() -> None:
    """CON-5: above 6 is not possible."""
    with pytest.raises(BadOptions, match="level"):
        opened(level=7)


def test_the_first_seat_is_the_source() -> None:
    """CON-6: seat 0 transmits first, its left neighbour guesses first."""
    match = opened(4)
    assert match.actors() == {0}
    assert match.state.guesser == 1


@pytest.mark.parametrize("seed", range(10))
def test_pro_asteroids_lie_around_earth(seed: int) -> None:
    """CON-21: Earth in the centre, asteroids between 55 and 110 mm from it, all tiles coloured side up."""
    tiles = opened(seed=seed, variant="pro").state.tiles
    assert tiles[0] == CENTRE
    assert all(550 <= distance(tiles[asteroid], tiles[0]) <= 1100 for asteroid in ASTEROIDS)


def test_pro_planets_lie_about_the_asteroids() -> None:
    """CON-21: outside their ring, and spread over all that is left of the table: each quarter and each corner."""
    spread = [spread_tiles(True, Random(seed)) for seed in range(100)]
    planets = [tiles[planet] for tiles in spread for planet in PLANETS]
    assert min(distance(planet, CENTRE) for planet in planets) > 1100
    quarters = Counter((planet.x > CENTRE.x, planet.y > CENTRE.y) for planet in planets)
    corners = Counter((planet.x > 3000, planet.y > 3000) for planet in planets if _is_in_a_corner(planet))
    assert min(quarters.values()) > 0.9 * len(planets) / 4
    # Four squares of 85 mm hold 29 % of the room that centres have.
    assert 0.25 < sum(corners.values()) / len(planets) < 0.36
    assert min(corners.values()) > 0.8 * sum(corners.values()) / 4


def _is_in_a_corner(point: Point) -> bool:
    return all(axis < 1000 or axis > 3000 for axis in (point.x, point.y))


def test_pro_has_five_fuel_and_three_active_aid_cards() -> None:
    """CON-22: asteroids and Earth are stopovers, never goals."""
    state = opened(variant="pro").state
    assert state.fuel == 5
    assert state.aids == AIDS
    assert not set(state.possible) & {0, *ASTEROIDS}
    assert {0, *ASTEROIDS} & {tile for legs in GAME.view(state, None).legs for tile in legs} == {0, *ASTEROIDS}


def test_pro_every_planet_is_a_possible_goal() -> None:
    """CON-23: the goal pile is the whole planet pile; the source takes its top card."""
    match = opened(variant="pro")
    assert match.state.possible == PLANETS
    assert [move.seat for move in match.moves] == [CHANCE, 0, CHANCE]
    assert match.state.goal in PLANETS
    assert match.state.phase is Phase.CHOOSE_SIGNAL
    goals = {opened(seed=seed, variant="pro").state.goal for seed in range(200)}
    assert goals == set(PLANETS)


def test_the_piles_are_shuffled() -> None:
    """CON-4, CON-5, CON-7, CON-8: any signal, any first goals, any new planet, which may be the goal or not."""
    games = [opened(level=1, seed=seed) for seed in range(200)]
    laid, openings = [match.events[0][0] for match in games], [match.events[2][0] for match in games]
    assert {event.goals[0] for event in laid} == set(PLANETS)
    assert {event.planet for event in openings} == set(PLANETS)
    assert {event.signal for event in openings} == set(range(1, 7))
    assert {event.goal == event.planet for event in openings} == {True, False}


def test_levels_go_from_one_and_two_is_suggested() -> None:
    """CON-5."""
    assert Options().level == 2
    with pytest.raises(BadOptions, match="level"):
        opened(level=0)
