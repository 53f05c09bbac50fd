"""Launches as numbers: by where they lie from the middle, on a sky of any size."""

import pytest

from cosmotheque.core.errors import NoNumber
from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.actions import DrawFirst
from cosmotheque.games.space_connection.components.sky import BOXES, Side
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.notation import read
from cosmotheque.games.space_connection.numbering import NUMBERINGS, actions
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.view import View

NUMBERING = NUMBERINGS["space-connection"]
COUNTS = {3: 293, 6: 1292, 9: 3383}


def seen(side: Side) -> View:
    return GAME.view(GAME.start(Options(side), 2), Seat(0))


@pytest.mark.parametrize("lines", [("rocket d4", "rocket g7", "rocket j10"), ("put a4", "put d7", "put g10")])
def test_the_same_place_has_the_same_number_on_every_sky(lines: tuple[str, str, str]) -> None:
    skies: tuple[Side, ...] = (3, 6, 9)
    assert len({NUMBERING.number(seen(side), read(line)) for side, line in zip(skies, lines, strict=True)}) == 1


@pytest.mark.parametrize("side", BOXES)
def test_every_number_of_a_sky_leads_back_to_itself(side: Side) -> None:
    view, table = seen(side), actions(side)
    assert len(table) == len(set(table.values())) == COUNTS[side]
    assert all(NUMBERING.number(view, NUMBERING.action(view, number)) == number for number in table)
    assert NUMBERING.size == COUNTS[9]


def test_what_lies_outside_a_sky_has_no_number_there() -> None:
    corner = NUMBERING.number(seen(9), read("rocket a19"))
    with pytest.raises(NoNumber, match=f"No action has the number {corner} here"):
        NUMBERING.action(seen(6), corner)
    with pytest.raises(NoNumber, match="has no number here"):
        NUMBERING.number(seen(6), DrawFirst(Seat(0)))
