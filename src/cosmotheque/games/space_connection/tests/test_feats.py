"""Feats of a finished game."""

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.components.sky import BOXES, Craft, Position, Side
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.state import Lost, Sky, State


def won(found: int, known: int = 9, side: Side = 6) -> State:
    """Seat 0 has found so many systems, and so many of its own are known."""
    box = BOXES[side]
    tracks = ((Craft.ROCKET,) * found, (Craft.ROCKET,) * known)
    return State(side, (Sky(), Sky()), (box.fleet, box.fleet), tracks, over=True)


def with_losses(state: State, *craft: Craft) -> State:
    """The state with these craft lost by seat 0, which lie in the sky of seat 1."""
    return state.with_sky(Seat(1), Sky(lost=tuple(Lost(one, Position(f"a{at + 1}")) for at, one in enumerate(craft))))


def done(state: State, seat: int = 0) -> set[str]:
    return {feat.key for feat in GAME.feats if feat.done(state, Seat(seat))}


def test_a_rocket_that_missed_is_lost() -> None:
    """SC-14, SC-18"""
    assert "no-rocket-lost" in done(with_losses(won(9), Craft.SHIP, Craft.SUPER_SHIP))
    assert "no-rocket-lost" not in done(with_losses(won(9), Craft.ROCKET))
    assert "no-rocket-lost" not in done(won(8))
    assert "no-rocket-lost" in done(replace(won(0), tracks=((), (Craft.ROCKET,) * 9)), 1)


def test_seven_ships_are_left() -> None:
    """SC-6, SC-18"""
    state = won(9)
    few = [state.with_fleet(Seat(0), replace(state.fleets[0], ships=ships)) for ships in (7, 6)]
    assert ["ships-left" in done(one) for one in few] == [True, False]


def test_half_of_nine_systems_are_five() -> None:
    """SC-5, SC-18"""
    assert ["well-hidden" in done(won(9, known)) for known in (4, 5)] == [True, False]


def test_the_largest_sky_is_a_feat_of_its_own() -> None:
    """SC-21"""
    assert "largest-sky" in done(won(18, 0, 9))
    assert "largest-sky" not in done(won(17, 0, 9))
    assert "largest-sky" not in done(won(9))


def test_the_small_sky_is_for_practice() -> None:
    """SC-21"""
    assert done(won(3, 0, 3)) == set()
