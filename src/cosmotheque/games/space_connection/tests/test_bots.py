"""The bots: they hide lawfully and differently, hunt where it is hot, and find more with more in mind."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

import cosmotheque
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import Move, Seat
from cosmotheque.core.moment import Moment
from cosmotheque.games.space_connection.actions import Action, Clear, Confirm, Launch, Put, Rocket
from cosmotheque.games.space_connection.belief.facts import read_facts
from cosmotheque.games.space_connection.belief.heat import shares
from cosmotheque.games.space_connection.belief.sample import all_layouts
from cosmotheque.games.space_connection.bots import BOTS
from cosmotheque.games.space_connection.bots.hiding import best_hidden, lateness, shelter
from cosmotheque.games.space_connection.bots.hunting import cover, hunt
from cosmotheque.games.space_connection.bots.prospects import compare, shortlist
from cosmotheque.games.space_connection.bots.trials import Trials
from cosmotheque.games.space_connection.components.sky import BOXES, Position, Side, space
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.notation import read
from cosmotheque.games.space_connection.rules.drafting import MOST_EDITS, is_layout
from cosmotheque.games.space_connection.rules.launching import legal_launches, reach
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.games.space_connection.state import State
from cosmotheque.games.space_connection.tests.table import SMALL_SKY, after, in_flight, names
from cosmotheque.games.space_connection.view import view

SPECS = BOTS["space-connection"]
QUICK = Limit(nodes=20)


def choose(name: str, state: State, seed: int = 1) -> Action:
    bot = SPECS[name].make(GAME, seed)
    chosen: Action = bot.choose(Moment(Seat(0), view(state, Seat(0)), GAME.legal_actions(state, Seat(0))), QUICK)
    return chosen


def launches_needed(name: str, side: Side, seed: int) -> int:
    """The number of launches a bot needs for the random sky of a seed, with rockets to spare."""
    state = in_flight(random_layout(side, Random(seed)), side=side, rockets=500)
    bot, count = SPECS[name].make(GAME, seed), 0
    while not state.over:
        action = bot.choose(Moment(Seat(0), view(state, Seat(0)), GAME.legal_actions(state, Seat(0))), QUICK)
        state = replace(GAME.apply(state, Move(Seat(0), action)).state, turn=Seat(0), quiet=0)
        count += 1
    return count


def test_there_are_five_levels_and_a_yardstick() -> None:
    assert {"cover", *(f"level-{level}" for level in range(1, 6))} <= set(SPECS)
    assert [SPECS[f"level-{level}"].level for level in range(1, 6)] == [1, 2, 3, 4, 5]


def drafting(side: Side, seed: int) -> cosmotheque.Match:
    return cosmotheque.Match(GAME, 2, seed=seed, options={"side": side})


def lay_out(match: cosmotheque.Match, name: str) -> tuple[int, int]:
    """The layout that a bot confirms, asked anew at each step as the server does, and the steps it took."""
    dice, before = Random(len(match.moves)), len(match.moves)
    while not match.view(0).skies[0].ready:
        bot = SPECS[name].make(GAME, dice.randrange(1 << 30))
        match.play(0, bot.choose(match.moment(0), QUICK))
    assert is_layout(match.state, match.state.skies[0].planets)
    return match.state.skies[0].planets, len(match.moves) - before


@pytest.mark.parametrize("side", [3, 6, 9])
def test_a_layout_is_chosen_in_few_steps_and_confirmed(side: Side) -> None:
    """SC-5, SC-7: what a bot lays out is legal, even if it keeps nothing in mind from step to step."""
    planets = BOXES[side].planets
    assert lay_out(drafting(side, 1), "level-1")[1] == 2
    assert max(lay_out(drafting(side, seed), "level-5")[1] for seed in range(4)) <= planets + 3


def test_layouts_differ_from_seed_to_seed_and_are_hidden_better_than_by_chance() -> None:
    chosen = [lay_out(drafting(6, seed), "level-5")[0] for seed in range(20)]
    assert len(set(chosen)) == 20
    by_chance = [random_layout(6, Random(seed)) for seed in range(100, 160)]
    assert sum(shelter(6, layout) for layout in chosen) / 20 > sum(shelter(6, layout) for layout in by_chance) / 60 + 1


def test_the_more_layouts_a_bot_weighs_the_better_it_hides() -> None:
    firsts = [random_layout(6, Random(seed)) for seed in range(30)]
    levels = [sum(shelter(6, best_hidden(6, first, tries)) for first in firsts) for tries in (1, 3, 50)]
    assert levels[0] == pytest.approx(sum(shelter(6, first) for first in firsts))
    assert levels[0] + 15 < levels[1]
    assert levels[1] + 15 < levels[2]


def test_crossings_of_lines_are_looked_at_first_and_triangles_last() -> None:
    late, number = lateness(6), space(6).number
    order = [late[number[Position(name)]] for name in ("g7", "g8", "a8", "f6")]
    assert order == sorted(order)
    assert len(set(order)) == 4


def test_a_draft_that_somebody_left_is_finished() -> None:
    """SC-22: also when no change is left."""
    match = drafting(3, 1)
    match.play(0, Put(Position("g1")))
    lay_out(match, "level-5")
    match = drafting(3, 1)
    for _ in range(MOST_EDITS // 2):
        match.play(0, Put(Position("g1")))
        match.play(0, Clear())
    assert lay_out(match, "level-5")[1] == 2


def test_without_a_history_any_layout_is_confirmed() -> None:
    match = drafting(3, 1)
    bot = SPECS["level-5"].make(GAME, 1)
    match.play(0, bot.choose(match.moment(0, remembers=False), QUICK))
    assert bot.choose(match.moment(0, remembers=False), QUICK) == Confirm()


def test_hunters_fire_rockets_next_to_a_planet_whose_system_is_not_complete() -> None:
    state = after(in_flight(SMALL_SKY), "rocket a7")
    sky = view(state, Seat(0)).skies[1]
    chosen = hunt(read_facts(3, sky), sky, legal_launches(state, Seat(0)), Random(1))
    assert isinstance(chosen, Rocket)
    assert chosen.at in names("a6 b6 b7")


def test_the_yardstick_covers_as_much_as_it_can_next_to_such_planets() -> None:
    """A ship on the planet, which returns, or beside it, sees all three neighbours of a corner."""
    state = after(in_flight(SMALL_SKY), "rocket a7")
    sky, hot = view(state, Seat(0)).skies[1], space(3).mask(names("a6 b6 b7"))
    chosen = {cover(read_facts(3, sky), sky, legal_launches(state, Seat(0)), Random(seed)) for seed in range(20)}
    assert read("ship a7") in chosen
    assert all(reach(space(3), (), launch) & hot == hot for launch in chosen)


@pytest.mark.parametrize("rule", [hunt, cover])
def test_rules_of_thumb_sweep_wide_where_nothing_is_hot(rule: Callable[..., Launch]) -> None:
    state = in_flight(SMALL_SKY)
    sky = view(state, Seat(0)).skies[1]
    chosen = rule(read_facts(3, sky), sky, legal_launches(state, Seat(0)), Random(1))
    assert GAME.notation.write(chosen).startswith("super-ship")


def test_prospects_tell_what_can_be_expected() -> None:
    """With three layouts left, each with one planet somewhere else, a launch over all three finds it for sure."""
    state = after(in_flight(SMALL_SKY), "super-ship e5", "rocket c3", "rocket a7")
    sky = view(state, Seat(0)).skies[1]
    facts = read_facts(3, sky)
    layouts = all_layouts(facts, 10)
    assert layouts is not None
    assert len(layouts) == 3
    odds = shares(facts, layouts)
    listed = shortlist(facts, sky, GAME.legal_actions(state, Seat(0)), odds)  # type: ignore[arg-type]
    prospects = compare(listed, Trials(facts, sky, state.fleets[0], odds, layouts), hurry=lambda: False)
    best, worst = prospects[0], prospects[-1]
    assert best.planets == pytest.approx(1)
    assert best.turns == pytest.approx(1 + best.loss)
    assert worst.turns > best.turns
    assert GAME.notation.write(choose("level-5", state)).startswith("ship")


def test_bots_repeat_themselves_with_the_same_seed_and_nodes() -> None:
    state = after(in_flight(random_layout(6, Random(3)), side=6), "ship g7", "super-ship c6")
    for name in ("level-1", "level-3", "level-5", "cover"):
        assert choose(name, state, 5) == choose(name, state, 5)


def test_bots_know_nothing_but_their_view() -> None:
    """Another layout behind the same view leads to the same choice."""
    state = after(in_flight(SMALL_SKY), "rocket d4")
    other = space(3).mask(names("a4 a5 a6 a7 g1 g4"))
    assert view(in_flight(other), Seat(0)).skies[1] == view(in_flight(SMALL_SKY), Seat(0)).skies[1]
    twin = after(in_flight(other), "rocket d4")
    assert choose("level-5", state) == choose("level-5", twin)


def mean_launches(name: str, skies: int) -> float:
    return sum(launches_needed(name, 6, seed) for seed in range(skies)) / skies


@pytest.mark.long("rules")
def test_the_levels_need_fewer_and_fewer_launches() -> None:
    """Levels 3 to 5 are too close to each other to be told apart by a few skies."""
    assert mean_launches("random", 40) > mean_launches("level-1", 40) > mean_launches("level-2", 40)
    assert mean_launches("level-5", 4) < 0.75 * mean_launches("level-2", 4)


def test_level_3_takes_what_finds_most_planets() -> None:
    """A bot that finds the last planet for sure with a ship takes no rocket, cheaper as that would be."""
    state = after(in_flight(SMALL_SKY), "super-ship e5", "rocket c3", "rocket a7")
    chosen = {GAME.notation.write(choose("level-3", state, seed)).split()[0] for seed in range(6)}
    assert "ship" in chosen
    assert "rocket" not in chosen
