"""The mentor: exact on the small sky, as fair as a bot, and never short of a better launch than a bad one."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import cosmotheque
from cosmotheque import review
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import Seat
from cosmotheque.core.mentor import Grade
from cosmotheque.core.moment import Moment
from cosmotheque.games.space_connection.actions import Confirm, Put, Shuffle
from cosmotheque.games.space_connection.belief.facts import read_facts
from cosmotheque.games.space_connection.bots import BOTS
from cosmotheque.games.space_connection.bots.hiding import shelter
from cosmotheque.games.space_connection.components.sky import Position, space
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.mentor import MENTORS
from cosmotheque.games.space_connection.mentor.shown import Heat
from cosmotheque.games.space_connection.mentor.words import single_planets, turns
from cosmotheque.games.space_connection.notation import read, write
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.games.space_connection.state import State
from cosmotheque.games.space_connection.tests.table import SMALL_SKY, after, in_flight, names
from cosmotheque.games.space_connection.tests.test_belief import by_brute_force
from cosmotheque.games.space_connection.view import view

MENTOR = MENTORS["space-connection"]


def moment_of(state: State, seat: int = 0) -> Moment:
    return Moment(Seat(seat), view(state, Seat(seat)), GAME.legal_actions(state, Seat(seat)))


def advise(moment: Moment) -> Any:
    assert MENTOR.advise is not None
    return MENTOR.advise(moment)


def remark(moment: Moment, line: str) -> Any:
    assert MENTOR.remark is not None
    return MENTOR.remark(moment, read(line))


@pytest.mark.parametrize("launches", [("ship d3", "super-ship e5"), ("super-ship e5", "rocket c3", "rocket a7")])
def test_the_heat_of_the_small_sky_is_that_of_all_layouts_one_by_one(launches: Sequence[str]) -> None:
    state = after(in_flight(SMALL_SKY), *launches)
    shown = advise(moment_of(state)).shown
    facts = read_facts(3, view(state, Seat(0)).skies[1])
    layouts = by_brute_force(facts)
    assert isinstance(shown, Heat)
    assert shown.layouts == len(layouts)
    assert {spot.at for spot in shown.spots} == set(space(3).positions(facts.free))
    for spot in shown.spots:
        hits = sum(hidden >> space(3).number[spot.at] & 1 for hidden in layouts)
        assert spot.percent == pytest.approx(100 * hits / len(layouts), abs=1)


def test_a_planet_that_is_certain_is_shown_as_such_and_probed() -> None:
    """Two planets are missing, in two systems that are both begun, one of which can only grow to one place."""
    state = after(in_flight(SMALL_SKY), "ship e5", "rocket c3", "rocket a7", "rocket a6", "rocket b6")
    advice = advise(moment_of(state))
    assert {spot.percent for spot in advice.shown.spots if spot.at == "b7"} == {100}
    assert "b7" in advice.said.en


def test_advice_is_what_level_5_would_do_where_one_launch_ends_the_game() -> None:
    state = after(in_flight(SMALL_SKY), "super-ship e5", "rocket c3", "rocket a7")
    advice = advise(moment_of(state))
    bot = BOTS["space-connection"]["level-5"].make(GAME, 3)
    assert write(advice.best) == write(bot.choose(moment_of(state), Limit(nodes=400)))


def test_the_mentor_knows_nothing_but_the_view() -> None:
    """Another layout behind the same view: the same advice, to the letter."""
    other = space(3).mask(names("a4 a5 a6 a7 g1 g4"))
    assert view(in_flight(other), Seat(0)).skies[1] == view(in_flight(SMALL_SKY), Seat(0)).skies[1]
    one, two = moment_of(after(in_flight(SMALL_SKY), "rocket d4")), moment_of(after(in_flight(other), "rocket d4"))
    assert advise(one) == advise(two)
    assert remark(one, "ship d3") == remark(two, "ship d3")


@pytest.mark.parametrize(("side", "middle", "beside"), [(3, "d4", "d6"), (6, "g7", "g9"), (9, "j10", "j12")])
def test_advice_and_remarks_name_listed_actions_in_both_languages(side: Any, middle: str, beside: str) -> None:
    moment = moment_of(after(in_flight(random_layout(side, Random(2)), side=side), f"ship {middle}"))
    advice = advise(moment)
    assert advice.best in moment.actions
    assert advice.said.fr != advice.said.en
    found = remark(moment, f"rocket {beside}")
    assert found.grade in {Grade.DUBIOUS, Grade.MISTAKE}
    assert found.better in moment.actions
    assert "Mieux" in found.said.fr
    assert "Better" in found.said.en


def test_the_best_launch_is_called_so_and_an_idle_one_a_mistake() -> None:
    state = after(in_flight(SMALL_SKY), "super-ship e5", "rocket c3", "rocket a7")
    moment = moment_of(state)
    best = remark(moment, write(advise(moment).best))
    assert (best.grade, best.better) == (Grade.BEST, None)
    idle = remark(moment, "ship c3")
    assert idle.grade is Grade.MISTAKE
    assert "known already" in idle.said.en


def test_turns_and_planets_are_counted_as_each_language_does() -> None:
    assert [(said.fr, said.en) for said in map(turns, (0.4, 1.0, 2.3))] == [
        ("0,4 tour", "0.4 turns"),
        ("1 tour", "1 turn"),
        ("2,3 tours", "2.3 turns"),
    ]
    assert [(said.fr, said.en) for said in map(single_planets, (0, 1, 2))] == [
        ("0 planète isolée", "0 single planets"),
        ("1 planète isolée", "1 single planet"),
        ("2 planètes isolées", "2 single planets"),
    ]


def draft(planets: Sequence[Position]) -> cosmotheque.Match:
    match = cosmotheque.Match(GAME, 2, seed=1, options={"side": 3})
    for name in planets:
        match.play(0, Put(name))
    return match


def drafting_moment(match: cosmotheque.Match) -> Moment:
    return Moment(Seat(0), match.view(0), match.actions(0))


def test_a_draft_is_weighed_by_how_late_it_would_be_found() -> None:
    assert advise(drafting_moment(draft(()))).best == Shuffle()
    dealt = sorted((random_layout(3, Random(seed)) for seed in range(40)), key=lambda planets: shelter(3, planets))
    bad, good = (drafting_moment(draft(space(3).positions(planets))) for planets in (dealt[0], dealt[-1]))
    assert (advise(bad).best, advise(good).best) == (Shuffle(), Confirm())
    assert "Better hidden than" in advise(good).said.en
    assert MENTOR.remark is not None
    grades = [told.grade for moment in (bad, good) if (told := MENTOR.remark(moment, Confirm()))]
    assert grades == [Grade.DUBIOUS, Grade.BEST]
    assert MENTOR.remark(good, Shuffle()) is None


def test_a_whole_game_is_reviewed_with_its_figures() -> None:
    match = cosmotheque.Match(GAME, 2, seed=4, options={"side": 3})
    bots = [BOTS["space-connection"][name].make(GAME, 1) for name in ("cover", "level-5")]
    while match.outcome is None:
        seat = min(match.actors())
        match.play(seat, bots[seat].choose(match.moment(seat), Limit(nodes=20)))
    told = [reviewed for reviewed in review.remarks(match, MENTOR) if reviewed.remark is not None]
    launches = [move for move in match.moves if move.seat >= 0 and write(move.action)[:2] in {"ro", "sh", "su", "la"}]
    assert len(told) >= len(launches) - 1
    rows = {figure.name.en: figure.values for figure in review.figures(match, MENTOR)}
    assert sum(map(int, rows["Launches"])) == len(launches)
    hits, misses = rows["Launches that found a planet"], rows["Launches that found none"]
    assert [int(hit) + int(miss) for hit, miss in zip(hits, misses, strict=True)] == [int(n) for n in rows["Launches"]]
    assert max(map(int, rows["Systems completed"])) == 3
    assert all(0 <= int(value) <= 100 for value in rows["Mean quality of launches, in %"])
