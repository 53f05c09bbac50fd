"""The belief about a sky: counting against brute force, the chain against counting and against another chain."""

from collections import Counter
from itertools import combinations, islice
from random import Random

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.belief.chain import Chain
from cosmotheque.games.space_connection.belief.exact import Count, TooLarge
from cosmotheque.games.space_connection.belief.facts import Facts, is_answer, nothing_known, read_facts
from cosmotheque.games.space_connection.belief.heat import heat, shares
from cosmotheque.games.space_connection.belief.sample import all_layouts, draw_layouts, quick_count
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.games.space_connection.components.sky import Side, space
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.notation import write
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.games.space_connection.tests.table import SMALL_SKY, after, in_flight, launch, names
from cosmotheque.games.space_connection.view import view


def facts_after(side: Side, launches: int, seed: int) -> Facts:
    """Facts of a random sky after so many random launches."""
    rng = Random(seed)
    state = in_flight(random_layout(side, rng), side=side)
    for _ in range(launches):
        if state.over:
            break
        state = after(state, write(rng.choice(GAME.legal_actions(state, Seat(0)))))
    return read_facts(side, view(state, Seat(0)).skies[1])


def by_brute_force(facts: Facts) -> set[int]:
    found = (sum(1 << number for number in chosen) for chosen in combinations(bits(facts.free), facts.missing))
    return {hidden for hidden in found if is_answer(facts, hidden)}


def test_facts_leave_out_what_is_settled() -> None:
    state = after(in_flight(SMALL_SKY), "rocket c3", "rocket a7", "rocket g1")
    facts = read_facts(3, view(state, Seat(0)).skies[1])
    where = space(3)
    assert where.positions(facts.found) == ("a7",)
    assert (facts.missing, facts.systems) == (4, 2)
    assert not facts.free & where.mask(names("a7 c3 g1 b3 b4 c2 c4 d2 d3"))
    assert facts.free.bit_count() == 37 - 9


@pytest.mark.long("rules")
@pytest.mark.parametrize("seed", range(8))
def test_counting_finds_exactly_the_layouts_that_brute_force_finds(seed: int) -> None:
    facts = facts_after(3, 4 + seed % 3, seed)
    layouts = by_brute_force(facts)
    count = Count(facts, most=100_000)
    assert count.total == len(layouts)
    assert set(count.layouts()) == layouts
    assert count.marginals() == pytest.approx(shares(facts, list(layouts)))


@pytest.mark.long("rules")
def test_the_small_sky_has_488960_layouts() -> None:
    """Counted a second way: systems are grown one by one, each beginning behind the one before."""
    assert Count(nothing_known(3), most=100_000).total == count_by_growing(3) == 488_960


def count_by_growing(side: Side) -> int:
    where, facts = space(side).lattice, nothing_known(side)
    shapes: dict[int, list[int]] = {}
    level = {1 << number for number in range(len(where.points))}
    for size in range(1, facts.missing + 1):
        shapes[size] = sorted(level)
        level = {shape | 1 << number for shape in level for number in bits(where.around(shape))}

    def count(room: int, missing: int, systems: int, least: int) -> int:
        if not systems:
            return not missing
        total = 0
        for size in range(1, missing - systems + 2):
            for shape in shapes[size]:
                first = shape & -shape
                if first > least and not shape & ~room:
                    rest = room & ~shape & ~where.around(shape)
                    total += (
                        closing(rest, missing - size, first)
                        if systems == 2
                        else count(rest, missing - size, systems - 1, first)
                    )
        return total

    def closing(room: int, missing: int, least: int) -> int:
        return sum(1 for shape in shapes[missing] if shape & -shape > least and not shape & ~room) if missing else 0

    return count(where.everything, facts.missing, facts.systems, 0)


def test_counted_draws_are_fair() -> None:
    facts = facts_after(3, 7, 1)
    layouts = by_brute_force(facts)
    count, rng = Count(facts, most=100_000), Random(1)
    assert 10 < len(layouts) < 200
    drawn = Counter(count.draw(rng) for _ in range(100 * len(layouts)))
    assert set(drawn) == layouts
    assert all(50 < times < 160 for times in drawn.values())


def test_counting_gives_up_where_it_was_told_to() -> None:
    with pytest.raises(TooLarge):
        Count(nothing_known(3), most=1000)
    assert quick_count(nothing_known(6)) is None


def draws_of_chain(facts: Facts, number: int, seed: int = 1) -> list[int]:
    chain, drawn = Chain(facts, Random(seed)), list[int]()
    while len(drawn) < number:
        chain.walk(40)
        if not chain.faults:
            drawn.append(chain.hidden)
    return drawn


@pytest.mark.parametrize("launches", [0, 3, 5])
def test_the_chain_agrees_with_counting_on_the_small_sky(launches: int) -> None:
    facts = facts_after(3, launches, 2)
    drawn = draws_of_chain(facts, 4000)
    assert all(is_answer(facts, hidden) for hidden in drawn)
    exact = Count(facts, most=100_000).marginals()
    assert shares(facts, drawn) == pytest.approx(exact, abs=0.035)


@pytest.mark.parametrize("seed", [3, 4])
def test_the_chain_agrees_with_counting_late_in_a_usual_game(seed: int) -> None:
    facts = facts_after(6, 28, seed)
    exact = Count(facts, most=60_000).marginals()
    assert facts.found
    assert shares(facts, draws_of_chain(facts, 3000)) == pytest.approx(exact, abs=0.05)


def naive_chain(facts: Facts, number: int, stride: int, start: int) -> list[int]:
    """Another chain, as plain as can be: it never leaves the layouts, and looks at each one as a whole."""
    rng, drawn, hidden, free = Random(9), list[int](), start, list(bits(facts.free))
    while len(drawn) < number:
        for _ in range(stride):
            moved = hidden ^ 1 << rng.choice(free) ^ 1 << rng.choice(free)
            if moved.bit_count() == facts.missing and is_answer(facts, moved):
                hidden = moved
        drawn.append(hidden)
    return drawn


@pytest.mark.long("rules")
def test_the_chain_agrees_with_a_long_independent_chain_on_the_usual_sky() -> None:
    """After a few launches: their shares of planets agree at every position, and so do the sizes of systems."""
    facts = facts_after(6, 4, 5)
    one = draws_of_chain(facts, 3000)
    other = naive_chain(facts, 2000, 100, one[-1])
    assert shares(facts, one) == pytest.approx(shares(facts, other), abs=0.08)
    assert mean_largest(facts, one) == pytest.approx(mean_largest(facts, other), abs=0.35)


def mean_largest(facts: Facts, layouts: list[int]) -> float:
    groups = (facts.space.lattice.groups(facts.found | hidden) for hidden in layouts)
    return sum(max(group.bit_count() for group in each) for each in groups) / len(layouts)


def test_every_way_of_drawing_answers_the_facts() -> None:
    for side, launches in ((3, 2), (6, 2), (6, 30), (9, 10), (9, 90)):
        facts = facts_after(side, launches, 7)  # type: ignore[arg-type]
        assert all(is_answer(facts, hidden) for hidden in islice(draw_layouts(facts, Random(1)), 20))


def test_few_layouts_are_all_listed() -> None:
    facts = facts_after(3, 7, 1)
    layouts = by_brute_force(facts)
    assert set(all_layouts(facts, len(layouts)) or ()) == layouts
    assert all_layouts(facts, len(layouts) - 1) is None


def test_the_heat_of_a_sky_adds_up_to_its_missing_planets() -> None:
    for facts in (facts_after(3, 3, 1), facts_after(6, 5, 1)):
        odds = heat(facts, Random(1), 200)
        assert sum(odds.values()) == pytest.approx(facts.missing)
        assert set(odds) == set(bits(facts.free))


def test_a_planet_that_was_found_makes_its_neighbours_hot() -> None:
    """A neighbour of a found planet is hot in a spectator's view, while its system is not complete."""
    state = launch(in_flight(SMALL_SKY), "rocket a7").state
    facts = read_facts(3, view(state, None).skies[1])
    odds = {facts.space.names[number]: share for number, share in heat(facts, Random(1), 400).items()}
    assert min(odds[name] for name in names("a6 b6 b7")) > 0.3
    assert max(share for name, share in odds.items() if name not in names("a6 b6 b7")) < 0.3
