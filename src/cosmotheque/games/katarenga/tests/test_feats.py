"""Feats of Big Bang and of the base game."""

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.rules.setup import counts
from cosmotheque.games.katarenga.state import State
from cosmotheque.games.katarenga.tests.boards import base_game, big_bang, play
from cosmotheque.games.katarenga.tests.test_base_game import SKIRMISH
from cosmotheque.games.katarenga.tests.test_ending import ONE_TO_GO

ALL_EIGHT = """
    ...w....
    ........
    .w......
    ..b.b...
    .www....
    ........
    ..ww....
    ........
"""


def done(game: AnyGame, state: State, seat: int = 0) -> set[str]:
    return {feat.key for feat in game.feats if feat.done(state, Seat(seat))}


def test_six_points_are_a_clear_win() -> None:
    """KBB-18"""
    state = play(big_bang(ONE_TO_GO, goals="RG", moves=40), "e2-f1").state
    assert done(BIG_BANG, state) == {"clear-win"}
    assert done(BIG_BANG, state, 1) == set()
    close = ONE_TO_GO.replace("w..bb...", "w..b....").replace("....w...", "....w..b")
    state = play(big_bang(close, goals="RG", moves=40), "e2-f1").state
    assert done(BIG_BANG, state) == set()


@pytest.mark.parametrize(("before", "is_swift"), [(29, True), (30, False)])
def test_thirty_moves_are_few(before: int, *, is_swift: bool) -> None:
    """KBB-18"""
    state = play(big_bang(ONE_TO_GO, goals="RG", moves=before), "e2-f1").state
    assert ("swift" in done(BIG_BANG, state)) == is_swift


def test_nobody_is_lost() -> None:
    """KAT-2, KAT-4"""
    state = play(base_game(ALL_EIGHT, camps="w---", moves=40), "d8-h9").state
    assert done(BASE_GAME, state) == {"lost-nobody"}
    assert done(BASE_GAME, state, 1) == set()
    assert done(BASE_GAME, play(base_game(SKIRMISH, camps="w---", moves=40), "d8-h9").state) == set()


@pytest.mark.parametrize(("before", "is_swift"), [(11, True), (12, False)])
def test_both_camps_in_twelve_moves(before: int, *, is_swift: bool) -> None:
    """KAT-3, KAT-4"""
    state = play(base_game(SKIRMISH, camps="w---", moves=before), "d8-h9").state
    assert ("swift" in done(BASE_GAME, state)) == is_swift


def test_the_hunt_leaves_fewer_than_two() -> None:
    """KAT-4"""
    state = play(base_game(SKIRMISH, camps="w---", moves=40), "d8-h9").state
    assert "hunter" in done(BASE_GAME, replace(state, ended="too-few-pawns"))


def test_a_position_of_ones_choice_earns_nothing() -> None:
    match = play(big_bang(ONE_TO_GO, goals="RG"), "e2-f1")
    assert match.feats(0) == ()
    assert not counts(match.options)
    assert counts(Match(BIG_BANG, options={"board": "A0 B0 C0 D0"}).options)
