"""The kernels, pinned to the rules: what they uncover, complete and spend is what the rules say."""

from random import Random

import pytest

from cosmotheque.core.game import Move, Seat
from cosmotheque.games.space_connection.actions import CRAFT, Launch, Rocket, targets
from cosmotheque.games.space_connection.belief.facts import read_facts
from cosmotheque.games.space_connection.belief.kernels import flight as flights
from cosmotheque.games.space_connection.belief.kernels.atlas import NOTHING, atlas
from cosmotheque.games.space_connection.belief.kernels.judge import begin
from cosmotheque.games.space_connection.bots.trials import KIND, Trials
from cosmotheque.games.space_connection.components.sky import Craft, Side, space
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.rules.launching import reach
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.games.space_connection.state import State, implied_empty, unknown
from cosmotheque.games.space_connection.tests.table import after, in_flight, listed
from cosmotheque.games.space_connection.view import view


def trials_of(state: State) -> Trials:
    """Trials in the one world that is true."""
    sky = view(state, Seat(0)).skies[1]
    facts = read_facts(state.side, sky)
    return Trials(facts, sky, state.fleets[0], {}, [state.skies[1].planets & ~state.skies[1].found])


def in_words(side: Side, launch: Launch) -> tuple[int, int, int]:
    one, two = (*(space(side).number[at] for at in targets(launch)), NOTHING)[:2]
    return KIND[CRAFT[type(launch)]], one, two


def some_launch(state: State, rng: Random) -> Launch:
    """A launch of a kind that is left, each kind as likely."""
    launches = GAME.legal_actions(state, Seat(0))
    kinds = sorted({type(launch).__name__ for launch in launches})
    kind = rng.choice(kinds)
    chosen: Launch = rng.choice([launch for launch in launches if type(launch).__name__ == kind])  # type: ignore[assignment]
    return chosen


@pytest.mark.parametrize(("side", "seed"), [(3, 1), (6, 2), (6, 3), (9, 4)])
def test_launches_do_in_the_kernels_what_they_do_by_the_rules(side: Side, seed: int) -> None:
    """SC-9 to SC-14, SC-20: positions known, planets and systems still to find, craft left, all along a game."""
    rng = Random(seed)
    state = in_flight(random_layout(side, rng), side=side)
    trials, where = trials_of(state), space(side)
    flight = trials._flight
    begin(trials._now, trials._worlds, flight, 0)
    for _ in range(30):
        launch = some_launch(state, rng)
        covered = reach(where, state.skies[1].emitters, launch)
        flights.launch(atlas(side), flight, *in_words(side, launch))
        reached = [flight.reach[place] for place in range(flight.numbers[flights.REACHED])]
        assert sum({1 << int(position) for position in reached}) == covered
        state = GAME.apply(state, Move(Seat(0), launch)).state
        if not GAME.legal_actions(after(state), Seat(0)) or state.over:
            break
        state = after(state)
        compare_with_rules(flight, state)


def compare_with_rules(flight: flights.Flight, state: State) -> None:
    sky, where, numbers = state.skies[1], state.space, flight.numbers
    known = sum(1 << position for position, is_known in enumerate(flight.known) if is_known)
    assert known == where.everything & ~unknown(sky, where)
    assert known == sky.uncovered | implied_empty(sky, where)
    assert numbers[flights.SYSTEMS_LEFT] == state.box.systems - len(sky.systems)
    assert numbers[flights.MISSING] == (sky.planets & ~sky.uncovered).bit_count()
    markers = sum(state.tracks[0].count(craft) for craft in Craft)
    assert sum(int(numbers[kind]) for kind in range(flights.KINDS)) == sum(map(state.fleets[0].has, Craft)) + markers
    flights.look_around(atlas(state.side), flight)
    found = sky.found & ~sum(sky.systems)
    assert numbers[flights.UNKNOWN] == unknown(sky, where).bit_count()
    assert numbers[flights.HOT] == (where.lattice.around(found) & unknown(sky, where)).bit_count()
    systems = where.lattice.groups(sky.planets)
    assert numbers[flights.STARTED] == sum(1 for system in systems if system & found)


def test_a_flight_begins_where_the_view_stands() -> None:
    rng = Random(5)
    state = in_flight(random_layout(6, rng), side=6)
    for _ in range(9):
        state = after(GAME.apply(state, Move(Seat(0), some_launch(state, rng))).state)
    trials = trials_of(state)
    begin(trials._now, trials._worlds, trials._flight, 0)
    sky = state.skies[1]
    assert trials._flight.numbers[flights.MISSING] == (sky.planets & ~sky.uncovered).bit_count()
    assert trials._flight.numbers[flights.LASER] == state.fleets[0].lasers
    assert trials._flight.numbers[flights.STANDING] == len(sky.emitters)


def test_a_launch_that_ends_the_search_takes_one_turn_and_others_more() -> None:
    planets = random_layout(3, Random(1))
    *names, last = space(3).positions(planets)
    state = after(in_flight(planets), *(f"rocket {name}" for name in names))
    trials = trials_of(state)
    assert trials.turns(Rocket(last), 0, 1) == 1
    wrong = next(launch for launch in listed(state, Rocket) if launch.at != last)
    assert trials.turns(wrong, 0, 1) > 1
