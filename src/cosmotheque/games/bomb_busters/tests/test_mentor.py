"""The mentor: exact odds, the safest action and why, for every seat and every choice, in both languages."""

from random import Random

import pytest

from cosmotheque.core import codec
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Advice
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.mentor import MENTORS
from cosmotheque.games.bomb_busters.mentor.shown import Odds
from cosmotheque.games.bomb_busters.mentor.words import odds_of, percent, round_chance
from cosmotheque.games.bomb_busters.model.actions import Announce, DualCut, Point, RevealReds, SoloCut, Take, Wait
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.grids.data import Grid
from cosmotheque.games.bomb_busters.tests.bomb import ENDGAME, ENDGAME_CUT, EVEN, Bomb, slot
from cosmotheque.games.bomb_busters.tests.brute import EVERY_KIND, lively_move, small_deal
from cosmotheque.games.bomb_busters.view.seen import View

ONE_RED = Options(mission="practice", blue=6, red=1, yellow=0)
RED_DEAL = "1 1 2 3 4 5 | 1 2 3 4 5 6 | 1 2 3 4 6 6 | 2 3 4 5 5 5.5 6"
MENTOR = MENTORS["bomb-busters"]


def moment(bomb: Bomb, seat: int) -> Moment:
    """The moment of a seat, from nothing but the bytes of its view."""
    seen = codec.decode(codec.encode(bomb.view(seat)), View)
    return Moment(Seat(seat), seen, bomb.legal(seat))


def advice(bomb: Bomb, seat: int) -> Advice:
    assert MENTOR.advise is not None
    return MENTOR.advise(moment(bomb, seat))


def test_odds_are_shown_for_hidden_wires_only() -> None:
    """BOM-90: exact probabilities that sum to one, and the safest cuts of the seat on any player's turn."""
    bomb = Bomb(RED_DEAL, 4, ONE_RED)
    bomb.change_wires("C3", shown=3, token=True)
    for seat in (0, 1):
        shown = advice(bomb, seat).shown
        assert isinstance(shown, Odds)
        assert not any(shown.chances[seat])
        assert all(
            sum(chances) == pytest.approx(1, abs=0.01)
            for stand, rows in enumerate(shown.chances)
            for chances in rows
            if stand != seat
        )
        assert (shown.cuts[0].slot, shown.cuts[0].value, shown.cuts[0].success) == (slot("C3"), 3, 1.0)


def test_a_sure_cut_is_explained() -> None:
    """BOM-13, BOM-16: by its token, by its neighbours, or by what was announced."""
    bomb = Bomb(RED_DEAL, 4, ONE_RED)
    bomb.change_wires("C3", shown=3, token=True)
    told = advice(bomb, 0)
    assert isinstance(told.best, DualCut)
    assert told.best.target == slot("C3")
    assert told.said.en == "Cut C3, announcing 3: that is certain, a token says so."
    assert told.said.fr == "Coupez C3 en annonçant 3 : c’est certain, un jeton le dit."
    between = Bomb("1 1 2 3 4 5 | 1 2 4 4 4 6 | 1 2 3 3 6 6 | 2 3 5 5 5 6")
    between.cut("B3 B5")
    assert "between two 4s" in advice(between, 0).said.en


def test_a_guess_is_said_with_its_red() -> None:
    """BOM-15: a last guess between a number and a red wire."""
    bomb = Bomb(ENDGAME, 4, ONE_RED)
    bomb.cut(ENDGAME_CUT)
    told = advice(bomb, 0)
    assert (told.shown.cuts[0].success, told.shown.cuts[0].red) == (0.5, 0.5)
    assert told.shown.chances[1][2][RED] == 0.5
    assert "1 chance in 2 (50%), 50% risk of hitting red" in told.said.en
    assert "1 chance sur 2 (50\u202f%), 50\u202f% de risque de toucher le rouge" in told.said.fr


def test_a_detector_may_point_at_red_and_not_explode() -> None:
    """BOM-32: with one red wire in play two cannot both be red; but one of them may be, and the board shows it."""
    bomb = Bomb(RED_DEAL, 4, ONE_RED)
    for step in (Take("double"), Point(slot("D5")), Point(slot("D6"))):
        bomb.play(0, step)
    told = advice(bomb, 0)
    assert told.shown.chances[3][5][RED] > 0
    assert "they cannot all be red, so no explosion" in told.said.en
    assert "tous ne peuvent pas être rouges, donc pas d’explosion" in told.said.fr
    safe = Bomb(EVEN)
    for step in (Take("double"), Point(slot("D5")), Point(slot("D6"))):
        safe.play(0, step)
    assert "no red possible" in advice(safe, 0).said.en


def test_a_cut_that_is_not_the_safest_says_why() -> None:
    """BOM-81: a 1 is certain, but both rows that it may tick send the detonator past the end."""
    kept = {"A1", "A7", "B1", "C7", "C8", "D8"}
    places = [f"{stand}{place}" for stand in "ABCD" for place in range(1, 13)]
    row = " ".join(map(str, range(1, 13)))
    bomb = Bomb(" | ".join([row] * 4), 4, Options(mission="balance", characters=False))
    bomb.cut(" ".join(place for place in places if place not in kept))
    bomb.change_wires("B1", shown=1, token=True)
    bomb.change(detonator=3, grids=Grid(ticked=(1, 14)))
    told = advice(bomb, 0)
    assert (told.shown.cuts[0].slot, told.shown.cuts[0].value) == (slot("B1"), 1)
    assert (told.best.target, told.best.value) == (slot("C7"), 7)
    assert "Right now B1, announcing 1 (certain) would be safer, but its row is more" in told.said.en
    assert "Sur le moment, B1 en annonçant 1 (certain) serait plus sûr, mais sa ligne à cocher est plus" in told.said.fr
    assert "certain;" not in told.said.en


def test_another_stabilizer_covers_nobody_else() -> None:
    """BOM-48: a player who waits hears the odds of an own turn, with their red."""
    bomb = Bomb(ENDGAME, 4, ONE_RED)
    bomb.cut(ENDGAME_CUT)
    bomb.change(stabilized=True)
    assert "safe even on a red wire" in advice(bomb, 0).said.en
    assert "safe even on a red wire" not in advice(bomb, 1).said.en


def test_safe_ways_out_come_first() -> None:
    """BOM-17, BOM-18: a solo cut, and reds that are laid down."""
    solo = advice(Bomb("1 1 1 1 2 3 | 2 2 3 3 4 4 | 3 4 4 5 5 5 | 2 5 6 6 6 6"), 0)
    assert solo.best == SoloCut(1)
    assert "the 4 wires that are left are all yours" in solo.said.en
    reds = advice(Bomb("2.5 | 1 1 | 1 1", 4, ONE_RED), 0)
    assert reds.best == RevealReds()


def test_a_detector_is_advised_step_by_step() -> None:
    """BOM-30: what to take, where to point, what to announce; the same words at every step of the draft."""
    bomb = Bomb(EVEN)
    bomb.change(detonator=3)
    kinds = []
    while not bomb.state.tasks:
        told = advice(bomb, 0)
        kinds.append(type(told.best))
        assert "the double detector" in told.said.en
        assert "A mistake would blow everything up." in told.said.en
        bomb.play(0, told.best)
    assert kinds == [Take, Point, Point, Announce]


def test_whoever_waits_hears_what_comes() -> None:
    """BOM-40: no turn and nothing to use; or something to use that is worth keeping."""
    bomb = Bomb(EVEN)
    told = advice(bomb, 1)
    assert told.best is None
    assert told.said.en.startswith("Nothing to do right now. On your turn the safest dual cut would be ")
    talkies = Bomb(EVEN, cards=(2,))
    talkies.cut("A3 B2")
    assert advice(talkies, 1).best == Wait()


@pytest.mark.parametrize(("options", "seats"), EVERY_KIND)
def test_every_seat_gets_advice_at_every_moment(options: Options, seats: int) -> None:
    """BOM-51: choices that the game waits for, equipment out of turn, drafts; always a listed action, said twice."""
    rng = Random(f"{options}")
    match = Match(GAME, seats, seed=1, options=options)
    state = match.state
    for number in range(60):
        if number == 12:
            state = small_deal(options, seats, rng)
        for seat in map(Seat, range(seats)):
            seen, listed = GAME.view(state, seat), GAME.legal_actions(state, seat)
            assert MENTOR.advise is not None
            told = MENTOR.advise(Moment(seat, seen, listed))
            assert told.best in listed if listed else told.best is None
            assert told.said.fr
            assert told.said.en
        state = GAME.apply(state, lively_move(state, rng)).state
        if state.ended:
            break


def test_the_same_view_gets_the_same_advice() -> None:
    """BOM-90: a mentor is as fair as a bot; it knows a view and nothing else."""
    bomb = Bomb(EVEN)
    assert MENTOR.advise is not None
    assert advice(bomb, 0) == MENTOR.advise(moment(bomb, 0))
    others = Bomb("1 1 2 3 4 5 | 1 2 3 4 6 6 | 1 2 3 4 5 6 | 2 3 4 5 5 6")
    assert advice(bomb, 0) == advice(others, 0)


def test_before_and_after_the_mission_there_is_nothing_to_say() -> None:
    """BOM-21."""
    bomb = Bomb("1 2.1 4 | 1 3.1 5.5 | 5", 4, Options(mission="8"), aside="6.1 7.5")
    bomb.dual("B3", 1, "A1")
    assert advice(bomb, 0).said.en == "The mission is over."
    assert advice(bomb, 0).shown is None


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (5 / 6, "5 chances in 6 (83%)"),
        (0.5, "1 chance in 2 (50%)"),
        (0.31, "about 3 chances in 10 (31%)"),
        (0.94, "a chance of 94%"),
        (0.999, "a chance of more than 99%"),
    ],
)
def test_chances_are_said_as_people_say_them(chance: float, words: str) -> None:
    """A fraction that can be pictured, and the percentage."""
    assert odds_of(chance).en == words


def test_a_chance_is_never_rounded_to_certainty() -> None:
    assert percent(0.9999).fr == "plus de 99\u202f%"
    assert percent(0.001).fr == "moins de 1\u202f%"
    assert percent(1.0).fr == "100\u202f%"
    assert (round_chance(0.99999), round_chance(0.00001), round_chance(1.0), round_chance(0.0)) == (
        0.9999,
        0.0001,
        1.0,
        0.0,
    )


def test_words_round_as_the_board_does() -> None:
    """From four digits, halves up: 12.5% is 13%, and 3.497% is 3.50% and so 4%."""
    assert [percent(chance).en for chance in (0.125, 0.03497, 0.145)] == ["13%", "4%", "15%"]
