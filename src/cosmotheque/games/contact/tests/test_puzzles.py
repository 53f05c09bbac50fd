"""Puzzles on the planet that was meant: the posterior against an enumeration of all routes and hands, and its words."""

import re
from math import prod

import pytest
from msgspec.structs import replace

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import NOT_ASKED, Proof
from cosmotheque.games.contact.actions import AskAgain, Guess
from cosmotheque.games.contact.belief.decoding import hand_seen
from cosmotheque.games.contact.belief.timing import Timing
from cosmotheque.games.contact.puzzles.listening import difficulty
from cosmotheque.games.contact.puzzles.proof import belief_of, prove
from cosmotheque.games.contact.puzzles.themes import AGAIN, FARTHER, ONCE, find
from cosmotheque.games.contact.rules.legal import legal_actions
from cosmotheque.games.contact.state import State
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
from cosmotheque.games.contact.tests.table import diagram
from cosmotheque.games.contact.view import View, view

TILES = small_table(6, 4)
HEARD = replace(
    listening(TILES, 3, sent(TILES, 0, (1, 3)), sent(TILES, 0, (2, 5, 3)), possible=(1, 2, 3, 4)),
    rounds=(finished(TILES, SOURCE, (2, 4, 1), 0.6), finished(TILES, SOURCE, (1, 3, 5), 0.66)),
)
ALIKE = diagram("""
A.......@.......B


.....C
""")


def moment_of(state: State) -> Moment:
    return Moment(CREW, view(state, CREW), tuple(legal_actions(state, CREW)))


def enumerated(seen: View) -> dict[int, float]:
    """The chance of each planet, route by route and hand by hand."""
    timings = hand_seen(seen).timings()
    weights = {
        goal: sum(
            weight * prod(mean_likelihood(seen, goal, durations_of(flights), timing) for flights in seen.heard)
            for timing, weight in zip(timings.values, timings.weights, strict=True)
        )
        for goal in seen.candidates
    }
    return {goal: weight / sum(weights.values()) for goal, weight in weights.items()}


def mean_likelihood(seen: View, goal: int, durations: tuple[float, ...], timing: Timing) -> float:
    routes = enumerate_routes(seen.tiles, seen.rocket, goal, len(durations))
    return sum(route_likelihood(seen.tiles, route, durations, timing) for route in routes) / len(routes)


def proof_of(state: State) -> Proof:
    proof = prove(moment_of(state), AGAIN)
    assert proof is not None
    return proof


def test_a_planet_is_as_likely_as_all_routes_and_hands_make_it() -> None:
    seen = view(HEARD, CREW)
    belief = belief_of(seen)
    assert {goal: belief.chance(goal) for goal in belief.goals} == pytest.approx(enumerated(seen))


def test_the_planet_that_fits_is_right_and_every_margin_told_is_kept() -> None:
    moment, proof, chances = moment_of(HEARD), proof_of(HEARD), enumerated(view(HEARD, CREW))
    assert [moment.actions[number] for number in proof.right] == [Guess(3)]
    assert min(chances[3] / chances[goal] for goal in chances if goal != 3) >= 10
    for action, verdict in zip(moment.actions, proof.verdicts, strict=True):
        if isinstance(action, Guess):
            other = max((goal for goal in chances if goal != 3), key=chances.__getitem__)
            worse = other if action.planet == 3 else action.planet
            told = re.findall(r"\d+", verdict.said.en)
            assert 10 <= int(told[0]) <= chances[3] / chances[worse]
            assert verdict.points == (str(action.planet),)


def test_to_ask_again_is_not_offered() -> None:
    moment, proof = moment_of(HEARD), proof_of(HEARD)
    assert proof.verdicts[moment.actions.index(AskAgain())] == NOT_ASKED


def test_planets_equally_far_away_make_no_puzzle() -> None:
    doubtful = listening(ALIKE, 1, sent(ALIKE, 0, (1,)), possible=(1, 2, 3))
    assert prove(moment_of(doubtful), ONCE) is None


def test_two_planets_to_choose_from_make_no_puzzle() -> None:
    assert prove(moment_of(replace(HEARD, possible=(1, 3))), AGAIN) is None


def test_ways_too_long_to_be_summed_exactly_make_no_puzzle() -> None:
    tiles = small_table(9, 4)
    long = listening(tiles, 3, sent(tiles, 0, (1, 2, 4, 5, 6, 7, 3)), possible=(1, 2, 3))
    assert prove(moment_of(long), FARTHER) is None


def test_themes_go_by_transmissions_and_legs() -> None:
    once = replace(HEARD, sent=HEARD.sent[:1])
    farther = replace(HEARD, sent=HEARD.sent[1:])
    assert [list(find(moment_of(state))) for state in (once, farther, HEARD)] == [[ONCE], [FARTHER], [AGAIN]]


def test_fewer_are_misled_where_planets_lie_far_apart() -> None:
    known = tuple(finished(APART, SOURCE, route, 0.6) for route in ((1, 2, 3), (2, 1, 3)))
    plain = moment_of(replace(listening(APART, 1, sent(APART, 0, (1,)), possible=(1, 2, 3)), rounds=known))
    proof = prove(plain, ONCE)
    assert proof is not None
    assert difficulty(plain, ONCE, proof) < difficulty(moment_of(HEARD), AGAIN, proof_of(HEARD))
