"""Missions that were begun by the first edition of the rules go on by it."""

from random import Random

import pytest

from cosmotheque.core.game import Move
from cosmotheque.core.match import Match
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import DualCut
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.grids.data import Tick
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot

FIRST = GAME.earlier[1]


def test_the_first_edition_asked_for_one_of_the_two_sevens() -> None:
    """BOM-81."""
    bomb = Bomb("7 7 8 | 7 7 8", options=Options(mission="balance"))
    bomb.change(edition=1)
    bomb.dual("B1", 7, "A1")
    assert bomb.legal(0) == [Tick(12), Tick(13)]


def test_a_mission_keeps_its_edition() -> None:
    """BOM-81: every state of a match says by which rules it goes, and so do those that are imagined from its views."""
    for game, edition in ((FIRST, 1), (GAME, 2)):
        match = Match(game, 2, seed=3, options={"mission": "balance"})
        assert (match.state.edition, match.record.header.version) == (edition, edition)
        seat = match.state.active
        step = apply(match.state, Move(seat, match.actions(seat)[0]))
        assert step.state.edition == edition
        assert game.imagine(match.view(0), Random(1)).edition == edition


@pytest.mark.parametrize(("years", "couple"), [(0, False), (20, True)])
def test_in_the_first_edition_years_of_0_were_no_couple(years: int, couple: bool) -> None:
    """BOM-84: records of that time do not say who is one."""
    state = FIRST.start(Options(mission="valentine", years=years), 2)
    assert state.options.couple == couple
    cards = FIRST.chance(state, Random(5)).cards  # type: ignore[misc]
    assert len(cards) == 1
    assert (cards == (2,)) == couple


def test_the_same_cut_goes_on_without_a_question_today() -> None:
    """BOM-81."""
    bomb = Bomb("7 7 8 | 7 7 8", options=Options(mission="balance"))
    bomb.play(0, DualCut(slot("B1"), 7, slot("A1")))
    assert bomb.actors() == {1}
