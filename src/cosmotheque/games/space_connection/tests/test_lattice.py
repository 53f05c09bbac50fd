"""Properties of the triangular lattice."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmotheque.games.space_connection.components.lattice import (
    AXES,
    DIRECTIONS,
    Axis,
    Lattice,
    Point,
    bits,
    distance,
    hexagon,
    lattice,
    neighbours,
    nth,
    triangle,
)
from cosmotheque.games.space_connection.components.numbered import Numbered

SMALL = lattice(4)
points = st.builds(Point, st.integers(-20, 20), st.integers(-20, 20))
places = st.sampled_from(SMALL.points)
masks = st.integers(0, SMALL.everything)


@given(points)
def test_six_neighbours_go_around_a_point(point: Point) -> None:
    near = neighbours(point)
    assert len(set(near)) == 6
    assert all(distance(point, other) == 1 for other in near)
    assert all(distance(one, other) == 1 for one, other in pairwise([*near, near[0]]))


@given(points, points)
def test_being_neighbours_is_mutual_and_means_one_step(one: Point, other: Point) -> None:
    assert (other in neighbours(one)) == (one in neighbours(other)) == (distance(one, other) == 1)


@given(points, points, points)
def test_distance_is_a_metric(a: Point, b: Point, c: Point) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(places, places)
def test_distance_counts_steps(start: Point, goal: Point) -> None:
    steps, reached = 0, {start}
    while goal not in reached:
        reached |= {near for point in reached for near in neighbours(point)}
        steps += 1
    assert distance(start, goal) == steps


@pytest.mark.parametrize("side", range(8))
def test_a_hexagon_holds_its_points_row_by_row(side: int) -> None:
    inside = hexagon(side)
    assert len(inside) == len(set(inside)) == 3 * side * (side + 1) + 1
    assert all(distance(Point(0, 0), point) <= side for point in inside)
    assert list(inside) == sorted(inside, key=lambda point: (point.r, point.q))


@given(places, st.sampled_from(AXES))
def test_a_line_is_straight_and_runs_from_border_to_border(point: Point, axis: Axis) -> None:
    line = SMALL.line(axis, point.along(axis))
    steps = {(b.q - a.q, b.r - a.r) for a, b in pairwise(line)}
    assert point in line
    assert len(steps) <= 1
    assert steps <= set(DIRECTIONS)
    assert len(line) == 2 * SMALL.side + 1 - abs(point.along(axis))


@given(places, st.sampled_from(AXES), st.sampled_from(AXES))
def test_two_lines_through_a_point_meet_there_alone(point: Point, one: Axis, other: Axis) -> None:
    crossing = set(SMALL.line(one, point.along(one))) & set(SMALL.line(other, point.along(other)))
    assert one == other or crossing == {point}


@given(points, st.integers(0, 6), st.booleans())
def test_a_triangle_has_three_equal_edges(corner: Point, edge: int, upside_down: bool) -> None:
    inside = triangle(corner, edge, upside_down=upside_down)
    assert len(set(inside)) == (edge + 1) * (edge + 2) // 2
    for axis in AXES:
        values = [point.along(axis) for point in inside]
        assert max(values) - min(values) == edge


@given(masks)
def test_bits_take_a_set_apart(mask: int) -> None:
    assert sum(1 << number for number in bits(mask)) == mask
    assert SMALL.mask(SMALL.points[number] for number in bits(mask)) == mask


@given(masks)
def test_what_is_listed_of_a_set_are_its_things_in_their_order(mask: int) -> None:
    assert SMALL.numbers.those(mask) == list(bits(mask))
    assert Numbered(SMALL.points).those(mask) == [SMALL.points[number] for number in bits(mask)]


@given(masks.filter(bool), st.data())
def test_a_number_of_a_set_is_found_by_how_many_come_before_it(mask: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, mask.bit_count() - 1))
    assert nth(mask, place) == list(bits(mask))[place]


@given(masks)
def test_around_holds_the_neighbours_and_nothing_else(mask: int) -> None:
    inside = {SMALL.points[number] for number in bits(mask)}
    outside = {near for point in inside for near in neighbours(point) if near in SMALL.index} - inside
    assert SMALL.around(mask) == SMALL.mask(outside)


@given(masks)
def test_groups_are_the_connected_parts(mask: int) -> None:
    groups = SMALL.groups(mask)
    assert sum(groups) == mask
    assert all(not SMALL.around(group) & mask for group in groups)
    for group in groups:
        start = group & -group
        assert SMALL.group(group, start) == group


@given(masks.filter(bool), st.data())
def test_every_point_of_a_group_leads_to_the_group(mask: int, data: st.DataObject) -> None:
    seed = 1 << data.draw(st.sampled_from(list(bits(mask))))
    group = SMALL.group(mask, seed)
    assert seed & group
    assert group in SMALL.groups(mask)


def test_the_neighbours_of_a_lattice_stop_at_its_border() -> None:
    board = Lattice(1)
    assert sorted(mask.bit_count() for mask in board.near) == [3] * 6 + [6]
