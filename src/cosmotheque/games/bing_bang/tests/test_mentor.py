"""The mentor: plans in words and as a course, remarks on turns, figures of a game."""

import re
from typing import Any

import pytest

from cosmotheque import Match
from cosmotheque.core.game import Seat
from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.mentor import MENTORS
from cosmotheque.games.bing_bang.mentor.advice import Course, advise
from cosmotheque.games.bing_bang.mentor.figures import figures
from cosmotheque.games.bing_bang.mentor.remarks import remark
from cosmotheque.games.bing_bang.mentor.wording import name_action
from cosmotheque.games.bing_bang.tests.table import (
    aboard,
    cell,
    change,
    change_book,
    planet,
    play,
    played_by_bots,
    quick,
    set_mission,
    sky,
)
from cosmotheque.review.story import choices, happenings

LOADED = ("pilot", "shuttle", "scientist", "object")


def moment(match: Match) -> Moment:
    seat = match.state.table.turn.seat
    return Moment(seat, match.view(seat), match.actions(seat), tuple(match.events_seen_by(seat)))


def on(match: Match, written: str) -> Remark | None:
    """The remark on an action in notation."""
    now = moment(match)
    return remark(now, next(action for action in now.actions if GAME.notation.write(action) == written))


@pytest.fixture(scope="module")
def game() -> Match:
    """A whole game with piracy."""
    return played_by_bots(quick(3, seed=5, piracy=True), ["level-5", "level-2", "nearest"])


def is_said(said: Text) -> bool:
    return all(len(words) > 5 and words.endswith(".") and "None" not in words for words in (said.fr, said.en))


def addresses_nobody(said: Text) -> bool:
    """A review is of everybody's moves, and everybody reads it."""
    return not re.search(r"\b(vo(us|tre|s)|[a-z]+ez|you(r|rs)?)\b", f"{said.fr} {said.en}", re.IGNORECASE)


def test_all_that_is_said_in_a_game(game: Match) -> None:
    """BB-16: in both languages; what is recommended is listed; the same moment gets the same answer."""
    grades = set()
    for number, choice in enumerate(choices(game)):
        now = choice.moment
        if noted := remark(now, choice.action):
            grades.add(noted.grade)
            assert is_said(noted.said)
            assert addresses_nobody(noted.said)
            assert noted.better is None or (noted.better in now.actions and noted.better != choice.action)
        if number % 10 == 0:
            advice = advise(now)
            assert is_said(advice.said)
            assert advice.best in now.actions
            assert isinstance(advice.shown, Course)
            assert advise(now) == advice
    assert Grade.BEST in grades
    assert len(grades) > 1


def test_the_course_leads_to_a_token() -> None:
    """BB-23: three steps to the side of the token, within the count, and over it."""
    match = sky("0 . . . b . . . . .")
    shown = advise(moment(match)).shown
    assert shown.cells == tuple(map(cell, ("a1", "b1", "c1", "d1")))
    assert (shown.reach, shown.over, shown.landing, shown.odds) == (4, cell("e1"), cell("f1"), (60,))


def test_the_course_says_how_far_the_count_goes() -> None:
    """BB-16: 15 are seven steps on bare cells."""
    match = sky("0 . . . . . . . . . . . @")
    aboard(match, 0, "pilot", "shuttle", "scientist", "witness")
    set_mission(match, 0, None, None, None, None)
    advice = advise(moment(match))
    assert len(advice.shown.cells) == 13
    assert advice.shown.reach == 8
    assert "Earth" in advice.said.en
    assert "2 turns" in advice.said.en


def test_a_delivery_is_named() -> None:
    """BB-47."""
    match = sky("0 . M . .")
    aboard(match, 0, *LOADED)
    set_mission(match, 0, None, None, None, planet("mars"))
    assert advise(moment(match)).said.fr.startswith("Cap sur Mars pour y déposer l’objet.")
    play(match, "lay b1, move b1")
    noted = on(match, "move c1")
    assert noted is not None
    assert noted.grade is Grade.BEST


def test_a_way_out_of_a_pocket_is_named() -> None:
    """BB-46, BB-48: Mars has no business for a captain without anything, but another side; nor has a known token."""
    match = sky("# . . . .\n0 M . . n\n# . . . .", at="a5")
    aboard(match, 0, "pilot")
    assert advise(moment(match)).said.en.startswith("By Mars there is a way out next turn.")
    match = sky("# . . . .\n0 g . . n\n# . . . .", at="a5", faces=("chemist",), memory=True)
    change(match, remembered=1)
    aboard(match, 0, "pilot")
    assert advise(moment(match)).said.en.startswith("Flying over the token at b6 opens the way.")


def test_getting_away_from_a_pirate_is_named() -> None:
    """BB-51: nothing to go for, and a rival without a shuttle at the end of the row."""
    match = sky("0 o o o 1", piracy=True)
    aboard(match, 0, "pilot", "shuttle")
    aboard(match, 1, "pilot")
    assert advise(moment(match)).said.en.startswith("A pirate is within reach")


def test_a_token_seen_before_is_a_mistake() -> None:
    """BB-25: the seat has seen it, also if another turned it."""
    match = sky("0 b o . b o .", faces=("black-hole", "pilot-1"))
    play(match, "fly b1-c1, turn, end")
    change_book(match, 0, pawn=cell("a1"))
    noted = on(match, "fly b1-c1")
    assert noted is not None
    assert noted.grade is Grade.MISTAKE
    assert "black hole" in noted.said.en
    assert noted.better is not None


def test_a_token_known_to_be_wanted_is_best() -> None:
    """BB-27."""
    match = sky("0 b o . n . .", faces=("pilot-1",), memory=True)
    play(match, "fly b1-c1, turn, end")
    change_book(match, 1, pawn=cell("c1"))
    noted = on(match, "fly b1-a1")
    assert noted is not None
    assert noted.grade is Grade.BEST


def test_a_token_for_later_is_an_unknown_fewer() -> None:
    """BB-27: the pilot is looked for first, but a violet token may hide the own object."""
    match = sky("0 v o . . .")
    noted = on(match, "fly b1-c1")
    assert noted is not None
    assert noted.grade is Grade.BEST
    assert noted.said.en == "No violet token was useful yet, but there is one unknown fewer for later."


def test_a_token_of_a_colour_that_is_done_with_is_dubious() -> None:
    """BB-27: the pilot is aboard, and there is only one to be found."""
    match = sky("0 b o . n . .")
    aboard(match, 0, "pilot")
    noted = on(match, "fly b1-c1")
    assert noted is not None
    assert noted.grade is Grade.DUBIOUS
    assert noted.said.en.startswith("No blue token was useful. Better: ")


def test_a_flight_out_of_a_chain_is_best() -> None:
    """BB-48: the token was turned before, but beyond it lies the goal."""
    match = sky("0 b o M .\n# # . . .", faces=("black-hole",), memory=True)
    play(match, "fly b1-c1, turn, end")
    change_book(match, 0, pawn=cell("a1"))
    aboard(match, 0, *LOADED)
    set_mission(match, 0, None, None, None, planet("mars"))
    noted = on(match, "fly b1-c1")
    assert noted is not None
    assert noted.grade is Grade.BEST
    assert noted.said.en == "This flight opened the way to the goal."


def test_a_count_left_unused() -> None:
    """BB-16: unused count is lost; whites lie about and the stock is low."""
    match = sky("0 o o o o o o o o")
    change_book(match, 0, whites=2)
    noted = on(match, "end")
    assert noted is not None
    assert noted.grade is Grade.MISTAKE
    assert "15" in noted.said.en


def test_a_turn_given_away() -> None:
    """BB-16: the stock is full, but the token that may hide the pilot lies within the count."""
    match = sky("0 . b o . .")
    noted = on(match, "end")
    assert noted is not None
    assert noted.grade is Grade.MISTAKE
    assert noted.said.en.startswith(
        "With 15 still to count, there was something better to do than end the turn. Better: "
    )
    assert noted.better in match.actions(match.state.table.turn.seat)
    assert noted.cost > 0


def test_the_last_of_a_count_is_little() -> None:
    match = sky("0 . b o . .")
    play(match, ", ".join(f"lay {column}5" for column in "abcdefghijk"))
    noted = on(match, "end")
    assert noted is not None
    assert noted.grade is Grade.DUBIOUS


def test_nothing_is_said_of_a_count_used_up() -> None:
    match = sky("0 . . .")
    play(match, ", ".join(f"lay {column}5" for column in "abcdefghijklmno"))
    assert on(match, "end") is None


def test_the_mentor_does_not_know_what_the_seat_does_not() -> None:
    """Two skies that differ in hidden faces get the same advice."""
    one = sky("0 . b . n . g", faces=("pilot-1", "shuttle-red", "bis"))
    other = sky("0 . b . n . g", faces=("black-hole", "meteor-shower", "geologist"))
    assert advise(moment(one)) == advise(moment(other))


def values(happened: Any, name: str) -> tuple[str, ...]:
    return next(figure.values for figure in figures(list(happened)) if figure.name.en == name)


def test_figures_count_what_was_done() -> None:
    """BB-16: one turn of 15, of which 4 were used."""
    match = quick(2, seed=1)
    seat = match.state.table.turn.seat
    beside = next(a.cell for a in match.actions(seat) if isinstance(a, act.LayWhite))
    for action in (act.LAYS[beside], act.TAKES[beside], act.LAYS[beside], act.TAKES[beside], act.END_TURN):
        match.play(seat, action)
    for name, expected in (("Count used", "4"), ("Count wasted", "11"), ("Turns played", "1"), ("Tokens turned", "0")):
        assert values(happenings(match), name)[seat] == expected


def test_figures_of_a_whole_game(game: Match) -> None:
    """One value a seat; the winner found four pieces or robbed some."""
    told_of = list(happenings(game))
    assert all(len(figure.values) == 3 for figure in figures(told_of))
    winner = game.state.table.winner
    assert int(values(told_of, "Pieces found")[winner]) + int(values(told_of, "Acts of piracy")[winner]) >= 4
    turned = sum(map(int, values(told_of, "Tokens turned")))
    assert turned == sum(station < 40 for book in game.state.table.books for station in book.way)


def test_figures_of_nothing() -> None:
    assert figures([]) == ()


@pytest.mark.parametrize(
    "action",
    [
        act.PickToken(3),
        act.SetToken(5),
        act.LiftPlanet(2),
        act.Warp(7),
        act.HandIn("move-earth"),
        act.Show(1),
        act.Peek(4),
        act.Settle(),
        act.Rearrange("rearrange", (1, 0, 2, 3), (0, 0, 0, 0)),
        act.SwapPlanets((0, 3)),
        act.MoveEarth(44),
        act.Scatter(),
        act.Rob(Seat(1), "object"),
        act.LayRed(9),
    ],
)
def test_every_action_can_be_told(action: act.Action) -> None:
    said = name_action(action)
    assert said.fr
    assert said.en
    assert said.fr != said.en


def test_bing_bang_has_a_mentor() -> None:
    assert MENTORS[GAME.meta.slug].shows is Course
