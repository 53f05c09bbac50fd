"""Actions as text and back, and the sky on a terminal."""

import re

import pytest

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.drawing import draw
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.notation import read, write
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.tests.table import SMALL_SKY, after, in_flight
from cosmotheque.games.space_connection.view import view


def test_every_listed_action_can_be_written_and_read() -> None:
    dealt = GAME.start(Options(6), 2)
    for state in (dealt, in_flight(SMALL_SKY), after(in_flight(SMALL_SKY, lasers=3), "lasers a4-d4")):
        for action in GAME.legal_actions(state, Seat(0)):
            assert read(write(action)) == action


def test_lasers_are_read_in_either_order() -> None:
    assert write(read("lasers a13-a9")) == "lasers a9-a13"


@pytest.mark.parametrize("text", ["", "rocket", "rocket 7g", "ship a1-a2", "lasers a1", "confirm a1", "warp a1"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read(text)


def test_a_terminal_shows_both_skies() -> None:
    state = after(in_flight(SMALL_SKY), "rocket d4", "ship a7", "lasers d1-d3", "rocket e4")
    text = re.sub(r"\[/?\w*\]", "", draw(view(state, Seat(0)), "fr"))
    rows = [line[25:].rstrip() for line in text.splitlines()[1:8]]
    assert rows == [
        "a    · ·   ◆ 4-7",
        "b   · · ·   ◆ 3-7",
        "c  · · · ·     2-7",
        "d *   * r · · · 1-7",
        "e  · · · ● · · 1-6",
        "f   · · · · · 1-5",
        "g    · · · · 1-4",
    ]
    assert "Au joueur 0 de lancer." in text
