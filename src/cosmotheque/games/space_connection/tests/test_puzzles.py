"""Puzzles, held to brute force: every sky that the other side could have hidden is played through, launch by launch."""

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof
from cosmotheque.core.record import Header
from cosmotheque.core.text import Text
from cosmotheque.games.space_connection.actions import (
    CRAFT,
    Action,
    Confirm,
    Deal,
    DrawFirst,
    Put,
    Rocket,
    Ship,
    Shuffle,
    SuperShip,
)
from cosmotheque.games.space_connection.components.sky import Position, space
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.mentor.words import CRAFT_NAMES
from cosmotheque.games.space_connection.notation import read
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.puzzles.hardness import difficulty
from cosmotheque.games.space_connection.puzzles.proof import prove
from cosmotheque.games.space_connection.puzzles.shortening import shorten
from cosmotheque.games.space_connection.puzzles.themes import COMPLETING, EMPTY, FINDING, PLANET, THEMES, find
from cosmotheque.games.space_connection.state import State
from cosmotheque.games.space_connection.tests.table import SMALL_SKY, after, in_flight

ME = Seat(0)
SMALL = space(3)
SIZES = (Rocket, Ship, SuperShip)
FOUND = [
    pytest.param(PLANET, "ship e6, ship c4, ship e1, super-ship b5", Rocket(Position("b7")), id="planet"),
    pytest.param(EMPTY, "super-ship f3, super-ship c6", Rocket(Position("e6")), id="empty"),
    pytest.param(FINDING, "ship b7, super-ship f3", Ship(Position("e5")), id="finding-ship"),
    pytest.param(FINDING, "ship c4, ship b6, ship e3", SuperShip(Position("e5")), id="finding-super-ship"),
    pytest.param(COMPLETING, "ship e4, super-ship b5", Rocket(Position("b7")), id="completing-rocket"),
    pytest.param(COMPLETING, "ship b7, super-ship f3", Ship(Position("e5")), id="completing-ship"),
    pytest.param(
        COMPLETING, "ship d2, ship e1, ship f5, super-ship c6", SuperShip(Position("f3")), id="completing-super-ship"
    ),
]


def moment_of(state: State) -> Moment:
    return Moment(ME, GAME.view(state, ME), GAME.legal_actions(state, ME), ())


def skies(state: State, lines: list[str]) -> list[State]:
    """The position with every sky of which the launches would have shown the same."""
    seen, sky = GAME.view(state, ME), state.skies[1]
    unknown = SMALL.positions(SMALL.everything & ~sky.uncovered)
    hidden = SMALL.box.planets - sky.found.bit_count()
    layouts = (sky.found | SMALL.mask(chosen) for chosen in combinations(unknown, hidden))
    legal = [planets for planets in layouts if len(SMALL.lattice.groups(planets)) == SMALL.box.systems]
    worlds = [after(in_flight(planets, SMALL_SKY), *lines) for planets in legal]
    return [world for world in worlds if GAME.view(world, ME) == seen]


def holds(theme: str, world: State, launch: Any) -> bool:
    """True if a launch brings what the theme asks for in one of the skies."""
    step = GAME.apply(world, Move(ME, launch))
    if theme == COMPLETING:
        return len(step.state.tracks[0]) > len(world.tracks[0])
    found = step.state.skies[1].found != world.skies[1].found
    return not found if theme == EMPTY else found


@pytest.mark.parametrize(("theme", "launches", "answer"), FOUND)
def test_one_launch_is_right_in_every_sky(theme: str, launches: str, answer: Any) -> None:
    lines = launches.split(", ")
    state = after(in_flight(SMALL_SKY), *lines)
    moment, worlds = moment_of(state), skies(state, lines)
    proof = prove(moment, theme)
    assert proof is not None
    assert theme in set(find(moment))
    assert [moment.actions[number] for number in proof.right] == [answer]
    smaller = SIZES[: SIZES.index(type(answer)) + 1]
    certain = [
        one for one in moment.actions if isinstance(one, smaller) and all(holds(theme, world, one) for world in worlds)
    ]
    assert certain == [answer]
    refuted_are_refuted(theme, moment, proof, worlds)
    names_the_craft(theme, answer, proof.verdicts[proof.right[0]].said)


def names_the_craft(theme: str, answer: Any, said: Text) -> None:
    """Check that an answer names the craft too if the theme asks for it, since a place alone would be incomplete."""
    assert answer.at in said.en
    if theme in (FINDING, COMPLETING):
        assert CRAFT_NAMES[CRAFT[type(answer)]].fr + f" en {answer.at}" in said.fr


def refuted_are_refuted(theme: str, moment: Moment, proof: Proof, worlds: list[State]) -> None:
    """A verdict that shows a sky shows one that is possible, and in which the launch does not do it."""
    by_hidden: dict[tuple[str, ...], State] = {
        SMALL.positions(world.skies[1].planets & ~world.skies[1].uncovered): world for world in worlds
    }
    refuted = 0
    for number, (action, verdict) in enumerate(zip(moment.actions, proof.verdicts, strict=True)):
        if number not in proof.right and verdict.points:
            assert not holds(theme, by_hidden[verdict.points], action), action
            refuted += 1
    assert refuted >= 5


def test_a_lone_answer_is_wanted() -> None:
    """At the start nothing is certain; late in the game, too much is."""
    for lines in ((), ("ship e4", "super-ship b5", "rocket b7")):
        moment = moment_of(after(in_flight(SMALL_SKY), *lines))
        assert [theme for theme in THEMES if theme != FINDING and prove(moment, theme)] == []


def test_a_rocket_that_completes_is_not_asked_for_as_a_planet_too() -> None:
    moment = moment_of(after(in_flight(SMALL_SKY), "ship e4", "super-ship b5"))
    assert prove(moment, COMPLETING) is not None
    assert prove(moment, PLANET) is None


def test_the_more_seems_certain_the_harder_it_is() -> None:
    easy = hardness(PLANET, "ship e6, ship c4, ship e1, super-ship b5")
    hard = hardness(EMPTY, "super-ship f3, super-ship c6")
    assert 0 < easy < hard < 1


def hardness(theme: str, launches: str) -> float:
    moment = moment_of(after(in_flight(SMALL_SKY), *launches.split(", ")))
    proof = prove(moment, theme)
    assert proof is not None
    return difficulty(moment, theme, proof)


def test_a_shorter_record_leads_to_the_same_sky() -> None:
    """Only how the layout was found is forgotten."""
    mine, theirs = SMALL.positions(SMALL_SKY), SMALL.positions(SMALL_SKY)
    other = tuple(reversed(theirs))
    laid: list[Action] = [Put(name) for name in mine]
    moves: list[Move[Action]] = [Move(CHANCE, Deal(((mine, other), (theirs, other))))]
    moves += [Move(ME, action) for action in (*laid, Confirm())]
    moves += [Move(Seat(1), Shuffle()), Move(Seat(1), Confirm()), Move(CHANCE, DrawFirst(Seat(1)))]
    moves += [Move(Seat(1), read("rocket d4")), Move(ME, read("rocket e4"))]
    short = shorten(Options(3), moves)
    header = Header(game=GAME.meta.slug, version=GAME.meta.version, seats=2, options={"side": 3})
    long_way, short_way = (Match.restore(GAME, header, way).state for way in (moves, short))
    assert len(short) < len(moves)
    assert [replace(sky, edits=0, shuffles=0) for sky in short_way.skies] == [
        replace(sky, edits=0, shuffles=0) for sky in long_way.skies
    ]
    assert (short_way.turn, short_way.last) == (long_way.turn, long_way.last)
