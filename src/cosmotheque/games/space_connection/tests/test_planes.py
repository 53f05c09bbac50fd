"""The planes read back: what is known of both skies, craft and score are those of the view."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosmotheque import laws
from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.components.sky import BOXES, Side
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.planes import CRAFT, PLANES, cells
from cosmotheque.games.space_connection.view import View

FOLDER = Path(__file__).parents[1]
PLANE = PLANES["space-connection"]


def read(view: View) -> dict[str, Any]:
    """Each plane with the positions that it marks, or with the number that fills it."""
    rows = dict(zip(PLANE.names, PLANE.array(view).reshape(len(PLANE.names), -1), strict=True))
    names = {cell: position for position, cell in cells(view.side).items()}
    marked = {name: {names[int(cell)] for cell in np.flatnonzero(rows[name])} for name in PLANE.names[: PLANE.local]}
    return {**marked, **{name: float(rows[name][0]) for name in PLANE.names[PLANE.local :]}}


def compare(view: View) -> None:
    seen, own = read(view), view.seat or 0
    assert seen["sky"] == {place.at for place in view.chart.places}
    assert seen["lines"] == {position for line in view.chart.lines for position in line}
    assert seen["triangles"] == {triangle.centre for triangle in view.chart.triangles}
    for name, seat in (("own", own), ("other", 1 - own)):
        sky, fleet = view.skies[seat], BOXES[view.side].fleet
        for kind in ("found", "empty", "implied", "emitters"):
            assert seen[f"{name} {kind}"] == set(getattr(sky, kind))
        assert seen[f"{name} systems"] == {position for system in sky.systems for position in system}
        assert seen[f"{name} lost"] == {lost.at for lost in sky.lost}
        for craft in CRAFT:
            left = round(seen[f"{name} {craft}"] * getattr(fleet, craft))
            assert left == getattr(view.fleets[seat], craft)
        assert round(seen[f"{name} score"] * view.systems) == len(view.tracks[seat])
        assert bool(seen[f"{name} ready"]) == sky.ready
    mine = view.skies[own]
    assert seen["own planets"] == set(mine.planets or ())
    assert bool(seen["own turn"]) == (view.turn == own)
    assert bool(seen["laying out"]) == (view.turn is None and not view.over)
    assert [round(seen["quiet"] * 20), round(seen["edits"] * 200)] == [view.quiet, mine.edits]
    assert [round(seen["shuffles"] * 200), round(seen["groups"] * view.planets)] == [mine.shuffles, mine.groups or 0]


def test_planes_are_what_the_view_says() -> None:
    for position in [*laws.stored_positions(GAME, FOLDER)][::3]:
        for observer in position.case.observers():
            compare(GAME.view(position.state, observer))


@pytest.mark.parametrize("side", BOXES)
def test_every_sky_lies_in_the_middle(side: Side) -> None:
    view = GAME.view(GAME.start(Options(side), 2), Seat(1))
    sky = PLANE.array(view)[PLANE.names.index("sky")]
    assert sky[9, 9] == 1
    assert np.array_equal(sky, sky[::-1, ::-1])
    assert sky.sum() == len(view.chart.places)
