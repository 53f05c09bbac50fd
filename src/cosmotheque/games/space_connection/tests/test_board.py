"""SC-1 to SC-6 and SC-21: the sky, its lines and triangles, and what lies in the box."""

import msgspec
import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.games.space_connection.components.sky import BOXES, Craft, Fleet, Position, Side, space
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.rules.drafting import is_layout
from cosmotheque.games.space_connection.state import Sky
from cosmotheque.games.space_connection.tests.table import SMALL_SKY, drawn, in_flight, launch, refusal
from cosmotheque.games.space_connection.view import view

SIDES: tuple[Side, ...] = (3, 6, 9)


def test_the_sky_is_a_hexagon_of_side_six_in_which_a_position_has_up_to_six_neighbours() -> None:
    """SC-1"""
    sky = space(6)
    assert len(sky.names) == 127
    assert all(max(abs(q), abs(r), abs(q + r)) <= 6 for q, r in sky.lattice.points)
    counts = [near.bit_count() for near in sky.lattice.near]
    assert (counts.count(3), counts.count(4), counts.count(6)) == (6, 30, 91)
    assert sky.positions(sky.lattice.near[sky.number[Position("g7")]]) == ("f7", "f8", "g6", "g8", "h6", "h7")
    assert refusal(in_flight(SMALL_SKY), "rocket g7") == "SC-1"


@pytest.mark.parametrize(
    ("side", "positions", "planets", "systems", "fleet"),
    [
        (3, 37, 6, 3, Fleet(rockets=8, ships=3, super_ships=2, lasers=2)),
        (6, 127, 20, 9, Fleet(rockets=30, ships=10, super_ships=5, lasers=5)),
        (9, 271, 44, 18, Fleet(rockets=66, ships=22, super_ships=10, lasers=8)),
    ],
)
def test_a_sky_has_one_of_three_sizes(side: Side, positions: int, planets: int, systems: int, fleet: Fleet) -> None:
    """SC-21"""
    seen = view(GAME.start(Options(side), 2), Seat(0))
    assert (len(seen.chart.places), seen.planets, seen.systems) == (positions, planets, systems)
    assert seen.fleets == (fleet, fleet)


def test_the_usual_sky_has_side_6_and_there_are_no_other_sizes_than_three() -> None:
    """SC-21"""
    assert Options().side == 6
    assert [msgspec.convert({"side": side}, Options).side for side in SIDES] == [3, 6, 9]
    for side in (0, 2, 4, 12):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"side": side}, Options)


def test_every_third_line_is_drawn_in_each_direction() -> None:
    """SC-2"""
    sky = space(6)
    assert [len(line) for line in sky.lines] == [7, 10, 13, 10, 7] * 3
    points = sky.lattice.points
    for axis, start in enumerate((0, 5, 10)):
        for value, line in zip((-6, -3, 0, 3, 6), sky.lines[start : start + 5], strict=True):
            assert {(points[n].q, points[n].r, points[n].q + points[n].r)[axis] for n in line} == {value}


def test_lines_cut_out_24_triangles_of_ten_positions_around_a_centre() -> None:
    """SC-3"""
    sky = space(6)
    assert len(sky.triangles) == 24
    on_lines = {number for line in sky.lines for number in line}
    for centre, inside in sky.triangles.items():
        assert inside.bit_count() == 10
        assert [number for number in bits(inside) if number not in on_lines] == [centre]
        assert sky.lattice.near[centre] & ~inside == 0
    assert [len(space(side).triangles) for side in SIDES] == [6, 24, 54]


def test_border_positions_belong_to_every_triangle_that_touches_them() -> None:
    """SC-3"""
    sky = space(6)
    holders = [sum(inside >> number & 1 for inside in sky.triangles.values()) for number in range(127)]
    assert holders[sky.number[Position("g7")]] == 6
    assert holders[sky.number[Position("g8")]] == 2
    assert holders[sky.number[Position("a7")]] == 2
    assert min(holders) == 1


def test_each_seat_has_a_hidden_and_a_visible_sky() -> None:
    """SC-4: the owner sees all planets, the opponent only what stands on the visible copy."""
    state = launch(in_flight(SMALL_SKY), "rocket c3", "rocket d4").state
    mine, theirs = view(state, Seat(1)).skies[1], view(state, Seat(0)).skies[1]
    assert mine.planets == space(3).positions(SMALL_SKY)
    assert theirs.planets is None
    assert theirs.found == mine.found == ("c3",)
    assert theirs.lost == mine.lost
    assert [(lost.craft, lost.at) for lost in theirs.lost] == [(Craft.ROCKET, "d4")]


def test_twenty_planets_must_form_nine_systems() -> None:
    """SC-5: neither planets nor systems may be fewer or more."""
    planets = drawn("""
                O . O . O . O
               . . . . . . . .
              O O O . O O O . O
             . . . . . . . . . .
            . . . . . . . . . . .
           O O . O O O . . . . . .
          O O . . O O . . . . . . .
           . . . . . . . . . . . .
            . . . . . . . . . . .
             . . . . . . . . . .
              . . . . . . . . .
               . . . . . . . .
                . . . . . . .
    """)
    assert is_layout(GAME.start(Options(6), 2), planets)
    assert not is_layout_without("c5", planets)
    assert not is_layout_without("c6", planets, "m1")
    assert not is_layout_without("a7", planets, "b8")
    assert is_layout_without("c5", planets, "d6")
    assert not is_layout_with("d6", planets)


def is_layout_without(taken: str, planets: int, laid: str | None = None) -> bool:
    """True if a sky of side 6 is a layout when one planet is taken away and another one laid."""
    number = space(6).number
    planets &= ~(1 << number[Position(taken)])
    if laid is not None:
        planets |= 1 << number[Position(laid)]
    return is_layout(GAME.start(Options(6), 2), planets)


def is_layout_with(laid: str, planets: int) -> bool:
    return is_layout(GAME.start(Options(6), 2), planets | 1 << space(6).number[Position(laid)])


def test_touching_planets_are_one_system_whatever_their_shape() -> None:
    """SC-5"""
    snake = drawn("""
         O O O .
        O . . . .
       O . . . . .
      . . . . . . .
       . . . . . .
        . . . . .
         . . . .
    """)
    assert len(space(3).lattice.groups(snake)) == 1


def test_each_player_has_the_craft_of_the_box() -> None:
    """SC-6"""
    assert BOXES[6].fleet == Fleet(rockets=30, ships=10, super_ships=5, lasers=5)
    state = GAME.start(Options(6), 2)
    assert state.fleets == (BOXES[6].fleet, BOXES[6].fleet)
    assert state.skies == (Sky(), Sky())


def test_a_craft_that_has_run_out_is_refused() -> None:
    """SC-6"""
    state = in_flight(SMALL_SKY, rockets=0, ships=0, super_ships=0)
    assert refusal(state, "rocket d4") == refusal(state, "ship d4") == refusal(state, "super-ship c4") == "SC-6"
    assert refusal(in_flight(SMALL_SKY, lasers=1), "lasers d1-d7") == "SC-6"
