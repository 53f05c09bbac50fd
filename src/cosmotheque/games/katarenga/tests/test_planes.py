"""The planes read back: pawns, colours, goals and camps are those of the view, from either side."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosmotheque import laws
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.games.katarenga import notation
from cosmotheque.games.katarenga.components import BORDER
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.planes import PLANES
from cosmotheque.games.katarenga.tests.boards import base_game, big_bang
from cosmotheque.games.katarenga.tests.test_base_game import SKIRMISH
from cosmotheque.games.katarenga.tests.test_ousting import IN_THE_WAY
from cosmotheque.games.katarenga.view import View

FOLDER = Path(__file__).parents[1]


def read(view: View, slug: str) -> dict[str, Any]:
    """Each plane with the squares that it marks, as the board calls them, or with the number that fills it."""
    planes = PLANES[slug]
    array = planes.array(view)
    boards = array[:, ::-1] if view.seat == 1 else array
    rows = dict(zip(planes.names, boards.reshape(len(planes.names), 64), strict=True))
    marked = {name: set(np.flatnonzero(rows[name])) for name in planes.names[: planes.local]}
    return {**marked, **{name: rows[name][0] for name in planes.names[planes.local :]}}


def squares(letters: str, wanted: str) -> set[int]:
    return {square for square, letter in enumerate(letters) if letter in wanted}


def compare(view: View, slug: str) -> None:
    seen, own = read(view, slug), view.seat or 0
    letters = ("wW", "bB") if own == 0 else ("bB", "wW")
    assert [seen[name] for name in ("red", "yellow", "green", "blue")] == [squares(view.colours, c) for c in "RYGB"]
    assert (seen["own pawns"], seen["other pawns"]) == (
        squares(view.pawns, letters[0]),
        squares(view.pawns, letters[1]),
    )
    assert seen["own in danger"] | seen["other in danger"] == set(view.threatened)
    assert seen["own in danger"] <= seen["own pawns"]
    assert seen["own turn"] == (view.turn == own)
    assert seen["moves"] == pytest.approx(view.moves / 400)
    assert seen["seen before"] == pytest.approx((view.past.count(view.past[-1]) - 1) / 2)


def compare_goals(view: View) -> None:
    seen, own = read(view, "katarenga-big-bang"), view.seat or 0
    border = {square for square in range(64) if BORDER >> square & 1}
    goals = (view.goals[own], view.goals[1 - own])
    assert [seen["own goal"], seen["other goal"]] == [squares(view.colours, goal) & border for goal in goals]
    assert seen["own pairs"] == squares(view.pawns, "WB"[own])
    left = {colour for colour in view.choices if colour != goals[1]} if goals[0] == "-" else set()
    assert seen["choices"] == {square for square in border if view.colours and view.colours[square] in left}


def compare_camps(view: View) -> None:
    seen, own = read(view, "katarenga"), view.seat or 0
    names = ("own left camp", "own right camp", "other left camp", "other right camp")
    camps = view.camps if own == 0 else view.camps[2:] + view.camps[:2]
    assert [bool(seen[name]) for name in names] == [camp != "-" for camp in camps]
    assert bool(seen["captures"]) == (view.moves >= 2)


@pytest.mark.parametrize("game", [BIG_BANG, BASE_GAME], ids=lambda game: game.meta.slug)
def test_planes_are_what_the_view_says(game: AnyGame) -> None:
    for position in [*laws.stored_positions(game, FOLDER)][1::5]:
        for observer in position.case.observers():
            view = game.view(position.state, observer)
            compare(view, game.meta.slug)
            (compare_goals if view.goals else compare_camps)(view)


def test_drawn_positions_are_read_back_from_both_sides() -> None:
    for seat in (0, 1):
        big, small = big_bang(IN_THE_WAY, goals="RG").view(seat), base_game(SKIRMISH, camps="w--b").view(seat)
        compare(big, "katarenga-big-bang")
        compare_goals(big)
        compare_camps(small)


def test_places_are_those_of_the_planes() -> None:
    match = big_bang(IN_THE_WAY, goals="RG")
    assert PLANES["katarenga-big-bang"].places(match.view(0), notation.read("a1xh1@a8")) == (0, 7, 56)
    assert PLANES["katarenga-big-bang"].places(match.view(1), notation.read("a1-h1")) == (56, 63)


def test_black_sees_what_white_sees_from_its_own_end() -> None:
    start = BASE_GAME.start(BASE_GAME.types.options(board="A0 B0 C0 D0"), 2)
    white, black = (PLANES["katarenga"].array(BASE_GAME.view(start, Seat(seat))) for seat in (0, 1))
    names = PLANES["katarenga"].names
    for name in ("own pawns", "other pawns"):
        assert np.array_equal(white[names.index(name)], black[names.index(name)])
    assert np.array_equal(white[names.index("red")], black[names.index("red")][::-1])
