"""Remarks after the mission: known positions get the known verdict; and the figures of a mission."""

import re
from random import Random

import pytest

from cosmotheque.core.game import Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Grade, Happening, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.mentor import MENTORS
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    CutMatch,
    DualCut,
    GiveBack,
    PlaceToken,
    Point,
    Rewind,
    SoloCut,
    Stabilize,
    Take,
)
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.grids.data import Grid, Tick
from cosmotheque.games.bomb_busters.tests.bomb import EVEN, Bomb, slot
from cosmotheque.games.bomb_busters.tests.brute import EVERY_KIND, lively_move, small_deal

MENTOR = MENTORS["bomb-busters"]
TWELVE = Options(mission="practice", red=0, yellow=0)
SPOKEN_TO = re.compile(r"\b(vous|votre|vos|you|yours?)\b", re.IGNORECASE)
RED_LATE = Options(mission="practice", blue=6, red=1, yellow=0)


def remark(bomb: Bomb, seat: int, action: Action) -> Remark | None:
    assert MENTOR.remark is not None
    assert action in bomb.legal(seat)
    return MENTOR.remark(Moment(Seat(seat), bomb.view(seat), bomb.legal(seat)), action)


def said(bomb: Bomb, seat: int, action: Action) -> Remark:
    told = remark(bomb, seat, action)
    assert told is not None
    return told


def cut(target: str, value: int, own: str) -> DualCut:
    return DualCut(slot(target), value, slot(own))


def test_a_sure_cut_is_best_and_a_guess_beside_it_is_not() -> None:
    """BOM-13: a token shows where the 3 is; a player who guesses hears of it."""
    bomb = Bomb(EVEN)
    bomb.change_wires("C3", shown=3, token=True)
    sure = said(bomb, 0, cut("C3", 3, "A4"))
    assert (sure.grade, sure.better) == (Grade.BEST, None)
    assert sure.said.en == "3 announced at C3: that was certain, a token says so."
    guess = said(bomb, 0, cut("D4", 4, "A5"))
    assert guess.grade in (Grade.DUBIOUS, Grade.MISTAKE)
    assert guess.better == cut("C3", 3, "A4")
    assert "Better: 3 announced at C3" in guess.said.en
    assert "Mieux : 3 annoncé en C3" in guess.said.fr


def test_a_needless_red_risk_is_a_mistake() -> None:
    """BOM-15: a 6 that stands at the end of a stand can be red, a 1 at the beginning cannot."""
    bomb = Bomb("1 2 2 3 4 6 | 1 2 3 4 5 5 | 1 3 4 5 6 6 | 1 2 3 4 5 5.5 6", 4, RED_LATE)
    safe, risky = said(bomb, 0, cut("B1", 1, "A1")), said(bomb, 0, cut("D6", 6, "A6"))
    assert safe.grade in (Grade.BEST, Grade.GOOD)
    assert "no red possible" in safe.said.en
    assert risky.grade == Grade.MISTAKE
    assert "risk of hitting red" in risky.said.en


def test_the_last_mistake_weighs_most() -> None:
    """BOM-3: the same guess is dubious with mistakes to spare, and a mistake with none."""
    early, late = Bomb(EVEN), Bomb(EVEN)
    late.change(detonator=3)
    for bomb in (early, late):
        bomb.change_wires("C3", shown=3, token=True)
    assert said(early, 0, cut("C2", 2, "A3")).grade == Grade.DUBIOUS
    assert said(late, 0, cut("C2", 2, "A3")).grade == Grade.MISTAKE


def test_solo_cuts_and_forced_moves() -> None:
    """BOM-17, BOM-31: a solo cut is never wrong; of a choice without a choice there is nothing to say."""
    bomb = Bomb("1 1 1 1 2 3 | 2 2 3 3 4 4 | 3 4 4 5 5 5 | 2 5 6 6 6 6")
    assert said(bomb, 0, SoloCut(1)).grade == Grade.BEST
    forced = Bomb(EVEN)
    forced.detect("double", "B1 B2", 1, "A1")
    assert remark(forced, 1, CutMatch(slot("B1"))) is None


def test_a_detector_is_judged_when_it_is_announced() -> None:
    """BOM-30: the steps of the draft are private and get no remark; the wrong number gets the right one."""
    bomb = Bomb(EVEN)
    bomb.change(detonator=3)
    assert remark(bomb, 0, Take("double")) is None
    bomb.play(0, Take("double"))
    for name in ("C1", "C2"):
        point = next(action for action in bomb.legal(0) if getattr(action, "slot", None) == slot(name))
        assert remark(bomb, 0, point) is None
        bomb.play(0, point)
    wrong = said(bomb, 0, Announce((5,), (slot("A6"),)))
    assert wrong.grade == Grade.MISTAKE
    assert isinstance(wrong.better, Announce)
    assert wrong.better.values in ((1,), (2,))


def test_a_detector_is_judged_by_whoever_holds_one_number_only() -> None:
    """BOM-30: with nothing else to announce, the cut is judged where it was settled; the rest was forced."""
    bomb = Bomb(EVEN)
    bomb.cut("A1 A2 A3 A4 A5 B1 B2 B3 B4 C1")
    bomb.play(0, Take("double"))
    told = said(bomb, 0, Point(slot("B5")))
    assert "5 announced at B5 and B6 with the double detector" in told.said.en
    bomb.play(0, Point(slot("B5")))
    for forced in (Point(slot("B6")), Announce((5,), (slot("A6"),))):
        assert bomb.legal(0) == [forced]
        assert remark(bomb, 0, forced) is None
        bomb.play(0, forced)


def test_a_needless_detector_and_a_hopeless_wire_are_told() -> None:
    """BOM-30: beside a sure cut the detector is dubious to take; after that, wires that cannot match are a mistake."""
    bomb = Bomb(EVEN)
    bomb.change_wires("C3", shown=3, token=True)
    taken = said(bomb, 0, Take("double"))
    assert (taken.grade, taken.better) == (Grade.DUBIOUS, cut("C3", 3, "A4"))
    assert taken.said.en.endswith("Better: 3 announced at C3: that was certain, a token says so. It took fewer tools.")
    bomb.change(detonator=3)
    bomb.play(0, Take("double"))
    assert remark(bomb, 0, Point(slot("C3"))) is None
    wide = said(bomb, 0, Point(slot("B6")))
    assert wide.grade in (Grade.DUBIOUS, Grade.MISTAKE)
    assert isinstance(wide.better, Point)


def test_tokens_are_graded_by_what_they_tell() -> None:
    """BOM-11: a 9 in the first place against a 12 in the last."""
    bomb = Bomb("9 9 10 12 | 1 1 2 3 | 4 5 6 7 | 8 8 8 8", options=TWELVE, setup=True)
    best, other = said(bomb, 0, PlaceToken(slot("A1"))), said(bomb, 0, PlaceToken(slot("A4")))
    assert best.grade == Grade.BEST
    assert other.grade == Grade.DUBIOUS
    assert other.better == PlaceToken(slot("A1"))


def test_what_is_given_back() -> None:
    """BOM-42: one of a pair can be found again, a lone wire cannot."""
    bomb = Bomb("1 3 5 7 | 3 4 4 8 | 4 9 | 2 2", options=TWELVE, cards=(2,))
    bomb.cut("D1 D2")
    bomb.play(0, next(action for action in bomb.legal(0) if getattr(action, "seat", None) == 1))
    assert said(bomb, 1, GiveBack(slot("B2"))).grade == Grade.BEST
    assert said(bomb, 1, GiveBack(slot("B4"))).grade == Grade.DUBIOUS


def test_a_row_that_explodes_is_a_mistake() -> None:
    """BOM-81: at the skull's door the row that sets the detonator on must wait."""
    bomb = Bomb("1 1 2.1 8 | 1 1 3.1 8 | 2 2 2 2", options=Options(mission="balance"))
    bomb.change(grids=Grid(ticked=(14,)), detonator=3)
    bomb.dual("B1", 1, "A1")
    assert said(bomb, 0, Tick(0)).grade == Grade.BEST
    explosive = said(bomb, 0, Tick(15))
    assert (explosive.grade, explosive.better) == (Grade.MISTAKE, Tick(0))
    assert "the detonator goes to 4" in explosive.said.en


def test_equipment_is_judged_by_need() -> None:
    """BOM-45, BOM-48, BOM-50: the rewinder always; the stabilizer and the thermos not beside a sure cut."""
    bomb = Bomb(EVEN, cards=(2, 4, 6))
    bomb.cut("B6 C6 A5 B4")
    bomb.change(detonator=1)
    assert said(bomb, 0, Rewind()).grade == Grade.BEST
    secured = Bomb(" | ".join(["1 2 3 4 5 6 7 8 9 10 11 12"] * 4), options=TWELVE, cards=(9, 11))
    secured.cut("B9 D9 B11 D11")
    secured.change_wires("C3", shown=3, token=True)
    pass_on = next(action for action in secured.legal(0) if type(action).__name__ == "PassOn")
    told = said(secured, 0, pass_on)
    assert (told.grade, type(told.better)) == (Grade.DUBIOUS, DualCut)
    assert said(secured, 0, Stabilize()).grade == Grade.DUBIOUS


@pytest.mark.parametrize(("options", "seats"), EVERY_KIND)
def test_whole_games_can_be_reviewed(options: Options, seats: int) -> None:
    """BOM-51: a remark is said in both languages, speaks to nobody, and names only listed actions."""
    rng = Random(f"{options}")
    assert MENTOR.remark is not None
    for begun in (Match(GAME, seats, seed=2, options=options).state, small_deal(options, seats, rng)):
        state = begun
        while not state.ended:
            move = lively_move(state, rng)
            seen, listed = GAME.view(state, move.seat), GAME.legal_actions(state, move.seat)
            told = MENTOR.remark(Moment(move.seat, seen, listed), move.action)
            if told is not None:
                assert told.said.fr
                assert told.said.en
                assert not SPOKEN_TO.search(told.said.fr + told.said.en)
                assert told.better is None or told.better in listed
                assert told.better != move.action
            state = GAME.apply(state, move).state


def test_figures_of_a_mission() -> None:
    """BOM-3, BOM-14, BOM-16: what each seat cut and missed, how likely it was, and the detonator for all."""
    bomb = Bomb(EVEN)
    bomb.change_wires("C3", shown=3, token=True)
    happenings = []
    for action in (cut("C3", 3, "A4"), cut("A6", 1, "B1")):
        before, seat = bomb.state, bomb.state.active
        bomb.play(seat, action)
        happenings.append(Happening(Move(seat, action), before, bomb.state, bomb.events))
    assert MENTOR.figures is not None
    table = {figure.name.en: figure.values for figure in MENTOR.figures(happenings)}
    assert table["Cuts made"] == ("1", "0", "0", "0")
    assert table["Cuts missed"] == ("0", "1", "0", "0")
    assert table["Mean chance of the cuts tried, in %"] == ("100", "0", "–", "–")
    assert table["Risk of red taken, in %"] == ("0", "0", "–", "–")
    assert table["Advances of the detonator"] == ("1",)
    assert MENTOR.figures([]) == ()
