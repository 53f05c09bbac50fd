"""How a captain pirates, and how it keeps out of pirates' way."""

from typing import Any

from cosmotheque import Match
from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.bots.captain import LEVELS, Captain
from cosmotheque.games.bing_bang.bots.memory import remember
from cosmotheque.games.bing_bang.bots.pirates import best_robbery, danger, loot
from cosmotheque.games.bing_bang.bots.targets import Target
from cosmotheque.games.bing_bang.tests.table import aboard, cell, change_book, play, sky


def target(match: Match, *history: Any) -> Target:
    seat = match.state.table.turn.seat
    found = Captain(LEVELS[5], None, 1).think(match.view(seat), match.actions(seat), history).target
    assert found is not None
    return found


def test_a_pirate_pays_a_long_way_only_for_what_it_would_have_to_search() -> None:
    """BB-51: the rival with a shuttle is five cells away, the orange token beside the pawn."""
    match = sky("0 n o . . 1 . . . .", piracy=True, faces=("shuttle-red",))
    aboard(match, 0, "pilot")
    aboard(match, 1, "pilot", "shuttle")
    view, known = match.view(0), ev.TokenTurned(Seat(1), 0, 10)
    assert loot(view, remember(view, ()), "shuttle") > loot(view, remember(view, [known]), "shuttle")
    assert target(match, known).over == cell("b1")
    assert target(match).cell == cell("f1")


def test_a_pirate_takes_what_is_hardest_to_find() -> None:
    """BB-51: where the scientist lies is known, where the object lies is not."""
    match = sky("0 o 1 . g .", piracy=True, faces=("astronomer",))
    aboard(match, 0, "pilot", "shuttle")
    aboard(match, 1, "pilot", "shuttle", "scientist", "object")
    play(match, "move b1, move c1")
    view, actions = match.view(0), match.actions(0)
    known = remember(view, [ev.TokenTurned(Seat(1), 0, 20)])
    assert best_robbery(view, known, actions) == act.Rob(Seat(1), "object")


def test_a_captain_does_not_land_before_a_pirate() -> None:
    """BB-51: over the left token it would land within reach of a rival that looks for a shuttle."""
    match = sky(
        "1 . . . . g . . 0 . . g . . . .",
        piracy=True,
    )
    aboard(match, 0, "pilot", "shuttle")
    aboard(match, 1, "pilot")
    assert danger(match.view(0), cell("e1")) > danger(match.view(0), cell("m1")) == 0
    assert target(match).over == cell("l1")
    change_book(match, 1, pawn=cell("p1"))
    assert target(match).over == cell("f1")
