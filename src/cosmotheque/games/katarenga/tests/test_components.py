"""The box: squares, quarter boards, layouts."""

from itertools import permutations, product
from random import Random

import pytest

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.components import (
    BORDER,
    COLOURS,
    CORNERS,
    EVERYWHERE,
    QUARTERS,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    assemble,
    draw_layout,
    faces,
    is_layout,
    layout_of,
    single_corner_colours,
    squares_in,
    suits_big_bang,
)
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.tests.boards import COLOURS as DRAWN
from cosmotheque.games.katarenga.tests.boards import LAYOUT

BACKS = (False, True)
SIDES = {"top": (0, 1, 2, 3), "bottom": (12, 13, 14, 15), "left": (0, 4, 8, 12), "right": (3, 7, 11, 15)}


def all_layouts() -> list[str]:
    return [
        " ".join(
            f"{letter.lower() if back else letter}{turns}"
            for letter, back, turns in zip(letters, backs, turnings, strict=True)
        )
        for letters in permutations(QUARTERS)
        for backs in product(BACKS, repeat=4)
        for turnings in product(range(4), repeat=4)
    ]


def rotated(layout: str) -> str:
    """The whole board turned clockwise by one quarter."""
    top_left, top_right, bottom_left, bottom_right = (
        f"{name[0]}{(int(name[1]) + 1) % 4}" for name in layout.split(" ")
    )
    return f"{bottom_left} {top_left} {bottom_right} {top_right}"


@pytest.mark.parametrize("mask", [0, 1, 1 << 63, BORDER, EVERYWHERE, 0x8040201008040201])
def test_the_squares_of_a_mask_run_from_a1_to_h8(mask: int) -> None:
    assert squares_in(mask) == tuple(square for square in range(64) if mask >> square & 1)


def test_squares_run_from_a1_to_h8() -> None:
    """KBB-1: 8×8 squares, files a–h, ranks 1–8, four colours."""
    assert len(SQUARE_NAMES) == 64
    assert [SQUARE_NUMBERS[name] for name in ("a1", "h1", "a2", "h8")] == [0, 7, 8, 63]
    assert set(assemble(LAYOUT)) == set(COLOURS)
    assert DRAWN == "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB"


@pytest.mark.parametrize("name", QUARTERS)
def test_each_face_shows_each_colour_once_on_sides_corners_and_centre(name: str) -> None:
    """KBB-2: and a back is the transpose of its front."""
    front, back = QUARTERS[name]
    for face in (front, back):
        for places in (*SIDES.values(), (0, 3, 12, 15), (5, 6, 9, 10)):
            assert sorted(face[place] for place in places) == sorted(COLOURS)
    assert back == "".join(front[4 * column + row] for row in range(4) for column in range(4))


def test_border_squares_of_a_colour_are_eight_less_its_corners() -> None:
    """KBB-2: on any assembled board."""
    rng = Random(2)
    for _ in range(300):
        colours = assemble(draw_layout(rng))
        for colour in COLOURS:
            on_border = sum(colours[square] == colour for square in squares_in(BORDER))
            assert on_border == 8 - sum(colours[square] == colour for square in CORNERS)


def test_there_are_24576_boards_up_to_rotation() -> None:
    """KBB-3: any quarter board, either face, any orientation, any place."""
    layouts = all_layouts()
    assert len(set(faces().values())) == 32, "two faces look alike"
    assert len({min(layout, *_other_rotations(layout)) for layout in layouts}) == 24_576
    assert all(is_layout(layout) for layout in layouts[::97])


def _other_rotations(layout: str) -> tuple[str, str, str]:
    once = rotated(layout)
    twice = rotated(once)
    return once, twice, rotated(twice)


def test_a_turned_layout_is_the_turned_board() -> None:
    """KBB-3: what stands on h8 before a clockwise turn stands on h1 afterwards."""
    rng = Random(3)
    for _ in range(50):
        layout = draw_layout(rng)
        before, after = assemble(layout), assemble(rotated(layout))
        assert all(after[square] == before[8 * (square % 8) + 7 - square // 8] for square in range(64))


def test_a_board_tells_its_layout() -> None:
    """KBB-3: colours that no quarter boards make have none."""
    rng = Random(4)
    for _ in range(200):
        layout = draw_layout(rng)
        assert layout_of(assemble(layout)) == layout
    assert layout_of("R" * 64) is None
    assert layout_of(assemble("A0 B0 C0 D0")[:32] + assemble("C0 D0 A0 B0")[32:]) is None, "C and D twice"


@pytest.mark.parametrize("board", ["", "A0 B0 C0", "A0 B0 C0 A1", "A0 B0 C0 D4", "a0b0c0d0", "E0 B0 C0 D0", "RANDOM"])
def test_a_wrong_layout_is_refused_by_name(board: str) -> None:
    """KBB-3: the message names the field and the rule."""
    for game in (BIG_BANG, BASE_GAME):
        with pytest.raises(BadOptions, match=r"board.*KBB-3"):
            Match(game, options={"board": board})


def test_two_colours_need_exactly_one_corner() -> None:
    """KBB-5: a board without them is refused, the base game takes any board."""
    assert single_corner_colours(assemble(LAYOUT)) == "RG"
    unsuited = next(layout for layout in all_layouts() if not suits_big_bang(assemble(layout)))
    corners = [assemble(unsuited)[square] for square in CORNERS]
    assert sum(corners.count(colour) == 1 for colour in COLOURS) < 2
    with pytest.raises(BadOptions, match=r"board.*KBB-5"):
        Match(BIG_BANG, options={"board": unsuited})
    assert Match(BASE_GAME, options={"board": unsuited}).view(None).layout == unsuited


def test_the_board_is_drawn_until_it_suits() -> None:
    """KBB-5: every drawn board has two possible goals; all places, faces and orientations turn up."""
    drawn = [Match(BIG_BANG, seed=seed).view(None) for seed in range(200)]
    assert all(len(view.choices) >= 2 for view in drawn)
    assert {name for view in drawn for name in view.layout.split(" ")} == set(faces())
    base = [Match(BASE_GAME, seed=seed).view(None).colours for seed in range(50)]
    assert not all(suits_big_bang(colours) for colours in base)
