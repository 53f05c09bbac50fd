"""Imagined states: whatever a view allows can be drawn, and nothing else."""

from random import Random

import pytest

import cosmotheque
from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.actions import Confirm, Shuffle
from cosmotheque.games.space_connection.components.sky import Side, space
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.rules.drafting import is_layout
from cosmotheque.games.space_connection.tests.table import SMALL_SKY, after, in_flight, names
from cosmotheque.games.space_connection.view import view


@pytest.mark.parametrize("side", [3, 6, 9])
def test_every_position_of_a_game_can_be_imagined(side: Side) -> None:
    """From the first launch to the last, where hardly any layout is left; on large skies only now and then."""
    match, rng = cosmotheque.Match(GAME, 2, seed=2, options={"side": side}), Random(2)
    for seat in (0, 1):
        match.play(seat, Shuffle())
        match.play(seat, Confirm())
    while match.outcome is None:
        (seat,) = match.actors()
        match.play(seat, rng.choice(match.actions(seat)))
        if len(match.moves) % side:
            continue
        for observer in (Seat(0), Seat(1), None):
            seen = match.view(observer)
            imagined = GAME.imagine(seen, rng)
            assert view(imagined, observer) == seen
            assert all(is_layout(imagined, sky.planets) for sky in imagined.skies)


def test_the_last_possible_layout_is_found() -> None:
    """SC-16, SC-20: when everything but one position is known, it must be there."""
    state = after(in_flight(SMALL_SKY), "super-ship e5", "rocket c3", "rocket a7")
    seen = view(state, Seat(0))
    drawn = {GAME.imagine(seen, Random(seed)).skies[1].planets & ~state.skies[1].found for seed in range(40)}
    assert drawn == {1 << space(3).number[name] for name in names("a6 b6 b7")}


def test_a_draft_may_be_anything() -> None:
    """SC-7: of a seat that has not confirmed, nothing is known."""
    seen = cosmotheque.Match(GAME, 2, seed=1).view(0)
    drafts = {GAME.imagine(seen, Random(seed)).skies[1].planets.bit_count() for seed in range(60)}
    assert {0, 20} <= drafts
    assert all(GAME.actors(GAME.imagine(seen, Random(seed))) == {0, 1} for seed in range(3))
