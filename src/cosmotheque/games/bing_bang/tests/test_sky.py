"""Properties of boards made of square sectors."""

from hypothesis import given
from hypothesis import strategies as st

from cosmotheque.games.bing_bang.components.sky import Sectors, turn_cell

boards = st.builds(Sectors, st.integers(1, 10), st.integers(1, 3))
turns = st.integers(-8, 8)


@st.composite
def squares(draw: st.DrawFn) -> tuple[int, int]:
    side = draw(st.integers(1, 12))
    return side, draw(st.integers(0, side * side - 1))


@st.composite
def cells(draw: st.DrawFn) -> tuple[Sectors, int]:
    board = draw(boards)
    return board, draw(st.integers(0, board.cells - 1))


@st.composite
def rearrangements(draw: st.DrawFn) -> tuple[Sectors, tuple[int, ...], tuple[int, ...]]:
    board = Sectors(draw(st.integers(1, 6)), 2)
    sources = tuple(draw(st.permutations(range(board.places))))
    return board, sources, tuple(draw(st.tuples(*[st.integers(0, 3)] * board.places)))


@given(squares(), turns, turns)
def test_turns_add_up(square: tuple[int, int], first: int, second: int) -> None:
    side, local = square
    assert turn_cell(turn_cell(local, first, side), second, side) == turn_cell(local, first + second, side)
    assert turn_cell(local, 4, side) == local


@given(squares(), turns)
def test_a_turn_keeps_corners_and_borders(square: tuple[int, int], count: int) -> None:
    side, local = square

    def depth(cell: int) -> list[int]:
        row, column = divmod(cell, side)
        return sorted((min(row, side - 1 - row), min(column, side - 1 - column)))

    assert depth(turn_cell(local, count, side)) == depth(local)


def test_a_quarter_turn_goes_clockwise() -> None:
    """The top left corner goes to the top right, the cell right of it below that."""
    assert [turn_cell(local, 1, 3) for local in (0, 1, 2, 4)] == [2, 5, 8, 4]


@given(cells(), st.integers(0, 3))
def test_local_and_board_cells_are_each_others_inverse(where: tuple[Sectors, int], count: int) -> None:
    board, cell = where
    assert board.cell_at(board.place_of(cell), board.local_of(cell, count), count) == cell


@given(rearrangements())
def test_a_rearrangement_loses_no_cell_and_keeps_sectors_together(
    arranged: tuple[Sectors, tuple[int, ...], tuple[int, ...]],
) -> None:
    board, sources, quarter_turns = arranged
    goes_to = board.permutation(sources, quarter_turns)
    assert sorted(goes_to) == list(range(board.cells))
    for cell in range(board.cells):
        place = board.place_of(goes_to[cell])
        assert sources[place] == board.place_of(cell)
        assert board.local_of(goes_to[cell]) == turn_cell(board.local_of(cell), quarter_turns[place], board.side)


@given(rearrangements())
def test_a_rearrangement_can_be_taken_back(arranged: tuple[Sectors, tuple[int, ...], tuple[int, ...]]) -> None:
    board, sources, quarter_turns = arranged
    there = board.permutation(sources, quarter_turns)
    back_sources = tuple(sources.index(place) for place in range(board.places))
    back_turns = tuple(-quarter_turns[source] % 4 for source in back_sources)
    back = board.permutation(back_sources, back_turns)
    assert [back[there[cell]] for cell in range(board.cells)] == list(range(board.cells))
