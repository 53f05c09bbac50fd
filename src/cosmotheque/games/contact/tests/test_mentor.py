"""The mentor: what it says of plain cases, always in both languages and with actions that were there to be taken."""

import re
from math import exp
from typing import Any

import pytest
from msgspec.structs import replace

from cosmotheque import review
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import Seat
from cosmotheque.core.mentor import Advice, Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.belief.decoding import decode
from cosmotheque.games.contact.belief.pace import measure_errors
from cosmotheque.games.contact.belief.timing import PACE, Shape
from cosmotheque.games.contact.bots import BOTS
from cosmotheque.games.contact.bots.skill import COACH, LEVELS
from cosmotheque.games.contact.components import AIDS, SIGNAL_CARDS, Flight, Point
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.mentor import MENTORS
from cosmotheque.games.contact.mentor.advice import advise
from cosmotheque.games.contact.mentor.figures import figures, signed_percent
from cosmotheque.games.contact.mentor.remarks import remark
from cosmotheque.games.contact.mentor.thinking import belief_after
from cosmotheque.games.contact.mentor.words import percent, way, whole_percent
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Phase, State
from cosmotheque.games.contact.tests.hearing import (
    APART,
    CREW,
    SOURCE,
    enumerate_routes,
    finished,
    listening,
    sent,
    small_table,
)
from cosmotheque.games.contact.tests.table import A, B, C, D, diagram, opened, play_round, transmit
from cosmotheque.games.contact.text import tile_word

TWINS = diagram("""
A..........@..........B


...C
""")
CROSS = diagram("""
...........A


.....B.....@.....C


...........D
""")


def moment(state: State, seat: Seat) -> Moment:
    return Moment(seat, GAME.view(state, seat), GAME.legal_actions(state, seat))


def advised(state: State, seat: Seat) -> Advice:
    found = advise(moment(state, seat))
    assert found.best is None or found.best in GAME.legal_actions(state, seat)
    assert_spoken(found.said)
    return found


def remarked(state: State, seat: Seat, action: act.Action) -> Remark:
    found = remark(moment(state, seat), action)
    assert found is not None
    assert found.better is None or found.better in GAME.legal_actions(state, seat)
    assert_spoken(found.said)
    return found


def assert_spoken(words: Text) -> None:
    assert words.fr
    assert words.en
    assert words.fr != words.en
    assert "{" not in words.fr + words.en


def drawn(tiles: Any, goal: int, route: tuple[int, ...], possible: tuple[int, ...], **changes: Any) -> State:
    """A source with this draft, whose pace has been heard before."""
    known = (finished(tiles, SOURCE, (A, C), PACE),) * 2
    state = listening(tiles, goal, possible=possible)
    return replace(state, phase=Phase.TRANSMIT, route=route, rounds=known, **changes)


def pro(state: State, **changes: Any) -> State:
    return replace(state, options=Options(variant="pro"), aids=AIDS, signals=SIGNAL_CARDS, **changes)


def test_a_route_with_a_twin_is_a_mistake_and_a_better_one_is_named() -> None:
    """CON-9: A and B lie equally far from Earth; a stopover at C tells them apart."""
    direct, by_c = (drawn(TWINS, A, route, (A, B)) for route in ((A,), (C, A)))
    flat = remarked(direct, SOURCE, act.Transmit(sent(TWINS, 0, (A,)).flights))
    assert flat.grade in (Grade.DUBIOUS, Grade.MISTAKE)
    assert flat.better == act.StepBack()
    assert "via C" in flat.said.en
    assert "par C" in flat.said.fr
    clear = remarked(by_c, SOURCE, act.Transmit(sent(TWINS, 0, (C, A)).flights))
    assert clear.grade is Grade.BEST
    assert clear.better is None


def test_a_flight_that_strayed_is_named() -> None:
    """CON-11: the second flight of a clear route lasts half as long again as it should."""
    first, second = sent(TWINS, 0, (C, A)).flights
    late = Flight(second.take_off, second.take_off + round(1.5 * second.duration))
    found = remarked(drawn(TWINS, A, (C, A), (A, B)), SOURCE, act.Transmit((first, late)))
    assert "The flight to A lasted 50% too long." in found.said.en
    exact = remarked(drawn(TWINS, A, (C, A), (A, B)), SOURCE, act.Transmit((first, second)))
    assert "too" not in exact.said.en
    for few in ((), (finished(TWINS, SOURCE, (A, C), PACE),)):
        unknown = replace(drawn(TWINS, A, (C, A), (A, B)), rounds=few)
        assert "too" not in remarked(unknown, SOURCE, act.Transmit((first, late))).said.en


def test_a_flight_strays_from_the_pace_that_its_source_kept() -> None:
    """CON-11: not from the one of the house. The logbook says the same number."""
    slow = replace(drawn(TWINS, A, (C, A), (A, B)), rounds=(finished(TWINS, SOURCE, (A, C), 1.1 * PACE),) * 2)
    found = remarked(slow, SOURCE, act.Transmit(sent(TWINS, 0, (C, A), 1.1 * 1.3 * PACE).flights))
    assert "lasted 30% too long" in found.said.en


def test_a_hand_is_measured_as_in_the_logbook() -> None:
    """The measure is the middle pace of three earlier flights, or else of three of its own; with fewer, none."""
    tiles = (Point(0, 0), Point(300, 400), Point(300, 1400), Point(300, 3400))
    flights = tuple(Flight(10_000 * leg, 10_000 * leg + held) for leg, held in enumerate((400, 600, 900)))
    lengths = leg_lengths(tiles, 0, (1, 2, 3))
    known = (finished(tiles, SOURCE, (1, 2), 0.6),)
    alone = measure_errors((), tiles, flights, lengths)
    assert [exp(error) for error in alone] == pytest.approx([4 / 3, 1, 3 / 4])
    assert measure_errors(known, tiles, flights[:2], lengths[:2]) == []
    taught = measure_errors(known * 2, tiles, flights[:1], lengths[:1])
    assert [exp(error) for error in taught] == pytest.approx([4 / 3])


def test_a_hand_is_read_as_it_has_measured() -> None:
    """CON-11: who has always gone by the gap between the discs is understood so, and told so."""
    tiles = small_table(10, 5)
    gap = Shape(offset=-300)
    ways = enumerate_routes(tiles, 0, 2, 4)
    state = drawn(tiles, 2, ways[1][1:], (1, 2, 3, 4))
    held = act.Transmit(sent(tiles, 0, ways[1][1:], shape=gap).flights)
    stranger = replace(state, rounds=())
    known = replace(state, rounds=tuple(finished(tiles, SOURCE, way[1:], PACE, shape=gap) for way in ways[2:8]))
    chances = [belief_after(GAME.view(asked, SOURCE), held.flights).chance(2) for asked in (stranger, known)]
    assert chances[0] < chances[1]
    assert chances[1] > 0.9


def test_the_coach_reads_the_flights_as_they_were_recorded() -> None:
    """A bot of any level hears with its ears; coach and review do not."""
    state = listening(TWINS, A, sent(TWINS, 0, (C, A)), possible=(A, B, C))
    exact = decode(GAME.view(state, CREW))
    chances = advised(state, CREW).shown.chances
    assert [(chance.planet, chance.percent) for chance in chances] == [
        (goal, whole_percent(exact.chance(goal))) for goal in exact.goals
    ]
    assert COACH.ear == 0 < LEVELS[5].ear


def test_drafting_is_judged_when_it_is_sent() -> None:
    state = drawn(TWINS, A, (), (A, B))
    assert remark(moment(state, SOURCE), act.FlyTo(C)) is None


def test_the_source_is_led_along_the_best_route() -> None:
    """CON-9: tile by tile, back from a wrong turn, and to the pad when the route is there."""
    steps = {
        (): act.FlyTo(C),
        (C,): act.FlyTo(A),
        (C, A): act.Transmit(),
        (B,): act.StepBack(),
        (B, C): act.ClearRoute(),
    }
    for route, step in steps.items():
        advice = advised(drawn(TWINS, A, route, (A, B)), SOURCE)
        assert advice.best == step
        assert advice.shown.route == (C, A)
        assert advice.shown.readable > 80


def heard(goal: int, **changes: Any) -> State:
    """One flight at a known pace that says this planet."""
    known = (finished(APART, SOURCE, (A, C), PACE),) * 2
    state = listening(APART, goal, sent(APART, 0, (goal,)), possible=(A, B, C))
    return replace(state, rounds=known, **changes)


def test_the_crew_is_told_how_likely_each_planet_is() -> None:
    advice = advised(heard(C), CREW)
    assert advice.best == act.Guess(C)
    likeliest = advice.shown.chances[0]
    assert likeliest.planet == C
    assert likeliest.percent > 90
    assert "fits C best (99% likely). Point at C." in advice.said.en
    other = advised(heard(C), Seat(2))
    assert (other.best, other.shown) == (None, advice.shown)


def test_advice_does_not_know_the_goal() -> None:
    """CON-8: to the crew it is the same whatever card the source holds."""
    assert advised(heard(C), CREW) == advised(replace(heard(C), goal=A), CREW)
    assert advised(heard(C), CREW) == advised(heard(C), CREW)


def test_guesses_are_graded_by_what_was_heard() -> None:
    """CON-14, CON-15."""
    assert remarked(heard(C), CREW, act.Guess(C)).grade is Grade.BEST
    wrong = remarked(heard(C), CREW, act.Guess(A))
    assert (wrong.grade, wrong.better) == (Grade.MISTAKE, act.Guess(C))


def test_in_doubt_asking_again_was_better() -> None:
    """CON-14: it costs nothing while it is allowed."""
    flat = listening(TWINS, A, sent(TWINS, 0, (A,)), possible=(A, B))
    hasty = remarked(flat, CREW, act.Guess(A))
    assert (hasty.grade, hasty.better) == (Grade.DUBIOUS, act.AskAgain())
    assert remarked(flat, CREW, act.AskAgain()).grade is Grade.BEST
    assert remarked(heard(C), CREW, act.AskAgain()).grade is Grade.GOOD
    last = replace(flat, asked=3)
    assert remarked(last, CREW, act.Guess(A)).better is None


def test_aid_cards_are_for_doubts_that_listening_cannot_settle() -> None:
    """CON-25 to CON-27."""
    doubtful = pro(listening(CROSS, A, sent(CROSS, 0, (B, A)), possible=(A, B, C, D)), asked=3)
    assert advised(doubtful, CREW).best == act.ShowStopover()
    assert remarked(doubtful, CREW, act.ShowStopover()).grade is Grade.BEST
    assert remarked(doubtful, CREW, act.Brief("change-goal")).grade is Grade.GOOD
    assert isinstance(remarked(doubtful, CREW, act.Guess(A)).better, act.ShowStopover)
    early = replace(doubtful, asked=1)
    assert remarked(early, CREW, act.ShowStopover()).better == act.AskAgain()
    poor = replace(doubtful, aids=(), fuel=2)
    assert remarked(poor, CREW, act.Reactivate()).grade is Grade.DUBIOUS
    clear = pro(heard(C), asked=3)
    for needless in (act.Brief("fifty-fifty"), act.GuessTwo((A, C))):
        assert remarked(clear, CREW, needless).better == act.Guess(C)


def test_fifty_fifty_names_the_two_likeliest() -> None:
    """CON-26."""
    state = pro(listening(TWINS, A, sent(TWINS, 0, (A,)), possible=(A, B, C)), asked=3)
    state = replace(state, rounds=(finished(TWINS, SOURCE, (C, A), PACE),) * 2)
    assert remarked(state, CREW, act.GuessTwo((A, B))).grade is Grade.BEST
    assert remarked(state, CREW, act.GuessTwo((A, C))).better == act.GuessTwo((A, B))


def test_signal_cards_say_how_clear_a_goal_is() -> None:
    """CON-24, CON-26: four planets in a cross cannot be told apart from its middle."""
    state = replace(pro(listening(CROSS, A, possible=(A, B, C, D))), phase=Phase.CHOOSE_SIGNAL, signal=None)
    assert advised(state, SOURCE).best == act.ChangeGoal()
    assert remarked(state, SOURCE, act.ChangeGoal()).grade is Grade.BEST
    assert remarked(state, SOURCE, act.ChooseSignal(6)).better == act.ChangeGoal()
    alone = replace(state, tiles=APART, possible=(A, B, C), goal=C)
    best = advised(alone, SOURCE).best
    assert isinstance(best, act.ChooseSignal)
    assert remarked(alone, SOURCE, best).grade is Grade.BEST
    assert remarked(alone, SOURCE, act.ChangeGoal()).better == best
    far = act.ChooseSignal(1 if best.value > 3 else 6)
    assert remarked(alone, SOURCE, far).better == best


@pytest.mark.parametrize("variant", ["base", "pro"])
def test_a_whole_game_is_reviewed(variant: str) -> None:
    """Every choice: words in both languages, a better action that was listed, advice at the same moment."""
    match = opened(3, seed=5, variant=variant)
    bots = [BOTS["contact"][name].make(GAME, 4) for name in ("level-1", "level-2", "random")]
    quick = Limit(nodes=4)
    for _ in range(40):
        if match.outcome is None:
            seat = next(iter(match.actors()))
            match.play(seat, bots[seat].choose(match.moment(seat), quick))
    said = 0
    for number, choice in enumerate(review.choices(match)):
        found = remark(choice.moment, choice.action)
        if found is not None:
            said += 1
            assert_spoken(found.said)
            assert found.better is None or found.better in choice.moment.actions
        if number % 5 == 0:
            assert advise(choice.moment).best in choice.moment.actions
    assert said >= 5
    assert figures(tuple(review.happenings(match)))


def test_figures_of_a_game() -> None:
    """CON-18, CON-19: two seats, twelve rounds, the first one guessed wrongly at first."""
    match = opened(2, level=1)
    play_round(match, wrong=1)
    for _ in range(11):
        play_round(match)
    table = {figure.name.en: figure.values for figure in review.figures(match, MENTORS["contact"])}
    assert table["Points won, of 42"] == (str(match.state.score),)
    assert table["Right at the first guess (as guesser)"] == ("6/6", "5/6")
    readable = table["Readable rounds (as source)"]
    assert all(value.endswith("/6") for value in readable)
    paces = [int(pace) for pace in table["Pace by round, in ms per cm"][0].split(" · ")]
    assert len(paces) == 6
    assert all(45 < pace < 80 for pace in paces)
    assert re.fullmatch("0|[+\u2212][0-9]+", table["Drift of the pace, from the first to the last, in %"][0])
    assert re.fullmatch("[0-9]+|–", table["Error of a flight against the pace, in %"][0])


def test_figures_of_a_game_that_stopped_early() -> None:
    """Seats that never were source have a dash."""
    match = opened(3, level=1)
    transmit(match)
    values = {figure.name.en: figure.values for figure in figures(tuple(review.happenings(match)))}
    assert values["Pace by round, in ms per cm"] == ("–", "–", "–")
    assert values["Right at the first guess (as guesser)"] == ("–", "–", "–")


def test_nothing_to_decide() -> None:
    """Before anything is heard there is nothing to be believed, and after the end nothing to be done."""
    silent = replace(listening(APART, C, possible=(A, B, C)), phase=Phase.TRANSMIT)
    assert advised(silent, CREW).shown is None
    assert advised(replace(silent, phase=Phase.OVER), CREW).best is None
    single = replace(heard(C), possible=(C,))
    assert remark(moment(single, CREW), act.Guess(C)) is None


def test_words() -> None:
    assert [tile_word(tile).fr for tile in (0, 1, 20)] == ["la Terre", "A", "l’astéroïde 2"]
    assert way((C,)).en == "directly"
    assert way((A, B, D, C)).fr == "par A, B et D"
    assert (percent(0.999).fr, percent(0.001).en) == ("99\u202f%", "1%")
    assert [signed_percent(change) for change in (0.126, -0.08, -0.004)] == ["+13", "\u22128", "0"]
