"""Robberies of a captain, and its ways to keep clear of pirates."""

from typing import Any

import pytest

from cosmotheque import Match
from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.belief.memory import remember
from cosmotheque.games.bing_bang.bots.captain import LEVELS, Captain
from cosmotheque.games.bing_bang.bots.robbing import PATIENCE, best_robbery, danger, flee, loot, whites_of_pirates
from cosmotheque.games.bing_bang.bots.routes import routes
from cosmotheque.games.bing_bang.bots.targets import Target
from cosmotheque.games.bing_bang.state import Left
from cosmotheque.games.bing_bang.tests.table import (
    aboard,
    cell,
    change_book,
    change_turn,
    planet,
    play,
    played_by_bots,
    quick,
    sky,
)


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
    feared = danger(match.view(0))
    assert feared(cell("e1")) > feared(cell("m1")) == 0
    assert target(match).over == cell("l1")
    change_book(match, 1, pawn=cell("p1"))
    assert target(match).over == cell("f1")


def robbery(seat: int, piece: str) -> ev.Robbed:
    return ev.Robbed(Seat(seat), Seat(1 - seat), piece, None)  # type: ignore[arg-type]


def test_a_piece_robbed_in_vain_is_worth_less_and_in_the_end_nothing() -> None:
    """BB-51: a captain that has robbed such a piece twice in a mission, and seeks it again, looks for its token."""
    match = sky("0 o 1 . n .", piracy=True, faces=("shuttle-red",))
    aboard(match, 0, "pilot")
    aboard(match, 1, "pilot", "shuttle")
    play(match, "move b1, move c1")
    view, actions = match.view(0), match.actions(0)
    events = [event for _ in range(PATIENCE) for event in (robbery(0, "shuttle"), robbery(1, "shuttle"))]
    worths = [loot(view, remember(view, events[: 2 * times]), "shuttle") for times in range(PATIENCE + 1)]
    assert worths == sorted(worths, reverse=True)
    assert worths[-2] > 0 == worths[-1]
    assert best_robbery(view, remember(view, events[:2]), actions) == act.Rob(Seat(1), "shuttle")
    assert best_robbery(view, remember(view, events), actions) is None
    anew = [*events, ev.MissionAccomplished(Seat(0), 1)]
    assert best_robbery(view, remember(view, anew), actions) == act.Rob(Seat(1), "shuttle")


def test_a_victim_that_cannot_be_kept_down_is_no_target() -> None:
    match = sky("0 o 1 . . .", piracy=True)
    aboard(match, 0, "pilot")
    aboard(match, 1, "pilot", "shuttle")
    assert target(match).cell == cell("c1")
    seat = match.state.table.turn.seat
    tired = [robbery(0, "shuttle")] * PATIENCE
    assert Captain(LEVELS[5], None, 1).think(match.view(seat), match.actions(seat), tired).target is None


def stranded() -> Match:
    """Both have left a scientist on Mars; the pawn with the shuttle may not go back there in the same turn."""
    match = sky(". . . . .\n. M 1 . .\n. . . . .", at="e5", piracy=True)
    left = (Left("scientist", planet("mars")),)
    change_book(match, 0, pawn=cell("f6"), planet=planet("mars"), aboard=frozenset({"pilot"}), left=left, whites=9)
    change_book(match, 1, aboard=frozenset({"pilot", "shuttle"}), left=left, whites=9)
    change_turn(match, departure=planet("mars"))
    return match


@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_pirate_makes_off_with_its_prey(level: int) -> None:
    """BB-54, BB-55: 25 to count, and the planet of departure closed: at the end of the turn the victim is too far."""
    match, bot = stranded(), Captain(LEVELS[level], None, 1)
    play(match, "move g6, rob 1 shuttle")
    while match.state.table.turn.seat == 0:
        match.play(0, bot.think(match.view(0), match.actions(0), match.events_seen_by(0)).action)
    view = match.view(0)
    assert danger(view)(view.table.books[0].pawn) == 0
    assert routes(view.table, view.table.books[1].pawn).cost[view.table.books[0].pawn] > 15


def test_whites_are_taken_from_the_way_of_a_pirate() -> None:
    """BB-19: the rival would come over the row of whites, in twelve; without one of them it takes more than fifteen."""
    match = sky("0 o o o o o o o o o o o o 1", piracy=True)
    aboard(match, 0, "pilot", "shuttle")
    aboard(match, 1, "pilot")
    view = match.view(0)
    assert whites_of_pirates(view) == frozenset(range(cell("b1"), cell("n1")))
    assert flee(view, routes(view.table, cell("a1"))) == act.TAKES[cell("b1")]
    change_book(match, 1, failure=2)
    assert flee(match.view(0), routes(view.table, cell("a1"))) is None


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_shuttle_is_not_robbed_to_and_fro_without_end(level: int) -> None:
    """BB-51: twelve rounds from a position in which each used to rob the other in every turn."""
    match = stranded()
    bots = [Captain(LEVELS[level], None, seat) for seat in range(2)]
    while match.outcome is None and match.state.table.round < 12:
        seat = match.state.table.turn.seat
        match.play(seat, bots[seat].think(match.view(seat), match.actions(seat), match.events_seen_by(seat)).action)
    assert sum(isinstance(event, ev.Robbed) for event in match.events_seen_by(None)) <= 2 * PATIENCE


@pytest.mark.parametrize(("level", "seed"), [(3, 118), (4, 108)])
def test_games_that_never_ended_come_to_an_end(level: int, seed: int) -> None:
    """BB-62: on these skies captains used to rob the same shuttle until the 300th round."""
    match = played_by_bots(quick(2, seed=seed, piracy=True), [f"level-{level}"] * 2)
    assert match.outcome is not None
    assert match.outcome.reason == "missions"
