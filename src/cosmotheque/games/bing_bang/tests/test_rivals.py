"""Beliefs of a captain about the others: pieces they look for, places they go to, and the answer to it."""

from typing import Any

from cosmotheque import Match
from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.belief.memory import remember
from cosmotheque.games.bing_bang.belief.rivals import Rival, heading, rivals, steps_left
from cosmotheque.games.bing_bang.bots.blocking import whites_of_leaders, whites_to_take
from cosmotheque.games.bing_bang.bots.captain import LEVELS, Captain, Thought
from cosmotheque.games.bing_bang.bots.routes import cost_to, homeward, is_near
from cosmotheque.games.bing_bang.components.box import PLANET, Piece
from cosmotheque.games.bing_bang.tests.table import aboard, cell, change, change_book, give, planet, set_mission, sky

LOADED: tuple[Piece, ...] = ("pilot", "shuttle", "scientist", "object")
COMPLETE = ("pilot", "shuttle", "scientist", "witness")
ONE = Seat(1)


def of(match: Match, *history: Any) -> Rival:
    """The knowledge about seat 1."""
    return next(rival for rival in rivals(match.view(0), history) if rival.seat == 1)


def thought(match: Match, *history: Any, level: int = 5) -> Thought:
    seat = match.state.table.turn.seat
    return Captain(LEVELS[level], None, 1).think(match.view(seat), match.actions(seat), history)


def test_what_a_rival_turned_in_vain_is_not_its_own() -> None:
    """BB-27: with a pilot aboard it looked for a shuttle; before that it looked for none."""
    match = sky("0 . n . 1 . n")
    aboard(match, 1, "pilot")
    early, late = ev.TokenTurned(ONE, 0, 11), ev.TokenTurned(ONE, 1, 12)
    assert of(match, early, ev.Found(ONE, "pilot", 0), late).faces == {11, 13, 14, 15}  # 10 is seat 0's own


def test_a_shown_card_says_what_a_rival_looks_for() -> None:
    """BB-61: inspection."""
    match = sky("0 . n . 1 . n")
    aboard(match, 1, "pilot")
    assert of(match, ev.MissionShown(ONE, 0, 4)).faces == {14}


def test_a_planet_where_a_loaded_rival_did_not_deliver_is_not_its_own() -> None:
    """BB-47: nor is Earth, nor the planet of seat 0."""
    match = sky("0 . M . V . 1 . . J")
    aboard(match, 1, *LOADED)
    found = [ev.Found(ONE, piece, 0) for piece in LOADED]
    stopped = ev.PawnMoved(ONE, cell("f1"), cell("e1"), planet("venus"))
    assert planet("venus") in of(match, *found).planets
    assert not {0, planet("mars"), planet("venus")} & set(of(match, *found, stopped).planets)


def test_a_rival_goes_to_what_it_has_come_nearer_to() -> None:
    """BB-47: Venus and Jupiter are equally near; it came from the left."""
    match = sky("0 . . . V . . 1 . . J")
    aboard(match, 1, *LOADED)
    view = match.view(0)
    memory = remember(view, ())
    came = [ev.TurnBegan(ONE, 3, 15), ev.PawnMoved(ONE, cell("g1"), cell("h1"))]
    went = [ev.TurnBegan(ONE, 3, 15), ev.PawnMoved(ONE, cell("i1"), cell("h1"))]
    assert heading(view, memory, of(match, *came)) == cell("k1")
    assert heading(view, memory, of(match, *went)) == cell("e1")


def test_whoever_has_fewest_steps_left_leads() -> None:
    """BB-49, BB-50: pieces first, then the delivery; later missions count in full."""
    match = sky("0 . 1 . 2", seats=3, missions=2)
    aboard(match, 1, *LOADED)
    aboard(match, 2, *COMPLETE)
    assert [steps_left(match.view(0), seat) for seat in range(3)] == [12, 8, 7]
    assert [rival.seat for rival in rivals(match.view(0), ())] == [2, 1]
    change_book(match, 1, missions=1)
    assert [rival.seat for rival in rivals(match.view(0), ())] == [1, 2]


def test_whites_on_the_way_of_the_leader_are_taken_first() -> None:
    """BB-19: the white beside seat 2 is nearest to a rival; those on seat 1's way home serve the leader."""
    match = sky(
        """
        0 . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . 1 . o @
        . . . . . . . . . . .
        o 2 . . . . . . . . .
        """,
        seats=3,
    )
    aboard(match, 1, *COMPLETE)
    change_book(match, 1, meteors=False, missed=1)
    view = match.view(0)
    assert whites_of_leaders(view, remember(view, ()), rivals(view, ())) == {cell("j3")}
    assert thought(match).action == act.TAKES[cell("j3")]
    assert thought(match, level=4).action == act.TAKES[cell("a5")]


def test_a_token_beside_a_rival_that_looks_for_it_is_not_shown_to_it() -> None:
    """BB-25: two blue tokens equally near; the left one lies beside a rival without a pilot."""
    match = sky("1 . . b . . 0 . . b . . .")
    for near, over in (("a1", "j1"), ("m1", "d1")):
        change_book(match, 1, pawn=cell(near))
        target = thought(match).target
        assert target is not None
        assert target.over == cell(over)


def test_a_red_token_bars_the_leader_when_the_count_allows() -> None:
    """BB-33: the rival's card was shown; the own token is close enough to pay for a red one first."""
    match = sky(
        """
        0 b o . . . . . . . . .
        . . . . . . . . . . . .
        1 . . . . . . . . . . V
        """
    )
    aboard(match, 1, *LOADED)
    shown = ev.MissionShown(ONE, PLANET, planet("venus"))
    found = thought(match, shown)
    assert (found.purpose, type(found.action)) == ("hinder", act.LayRed)
    assert thought(match, shown, level=4).purpose == "fly"


def test_all_rivals_coming_home_are_held_up_together() -> None:
    """BB-19: without whites in stock, four taken from each way make it too long for a count."""
    match = sky("1 o o o o o o o o @ o o o o o o o o 2", seats=3)
    for seat in (1, 2):
        aboard(match, seat, *COMPLETE)
        change_book(match, seat, whites=0)
    change_book(match, 0, reds=0)
    table = match.state.table
    assert [rival for rival in homeward(table, 0) if is_near(table, rival)] == [1, 2]
    taken = whites_to_take(table, [1, 2], 15)
    assert taken is not None
    assert sorted(taken) == [*map(cell, ("f1", "g1", "h1", "i1", "k1", "l1", "m1", "n1"))]
    assert whites_to_take(table, [1, 2], 7) is None
    assert thought(match) == Thought(act.TAKES[taken[0]], "hinder")


def test_a_bing_bang_against_one_rival_does_not_bring_another_home() -> None:
    """BB-38: Earth goes neither where it is near to seat 1 nor to Mars beside seat 2."""
    match = sky("1 . @ . . . . . . . . . . . M 2", at="a5", seats=3)
    for seat in (1, 2):
        aboard(match, seat, *COMPLETE)
    set_mission(match, 0, 0, 0, 0, planet("venus"))
    give(match, 0, "swap-planets")
    found = thought(match).action
    assert isinstance(found, act.SwapPlanets)
    assert found != act.SwapPlanets((0, planet("mars")))


def test_a_captain_that_can_win_by_a_bing_bang_does_not_hold_up_a_rival() -> None:
    """BB-49: both are on the way home; with Earth and Venus swapped seat 0 is there at once."""
    match = sky("0 V . . . . . . . . . . . @ . 1")
    for seat in (0, 1):
        aboard(match, seat, *COMPLETE)
    set_mission(match, 0, None, None, None, None)
    give(match, 0, "swap-planets")
    assert thought(match) == Thought(act.SwapPlanets((0, planet("venus"))), "shortcut")


def test_a_bing_bang_against_a_rival_serves_the_own_way_too() -> None:
    """BB-37: of all that parts the rival from Earth, what brings the own planet within the rest of the count."""
    match = sky("@ . . 1\n. . . .\n. . 0 .", at="h3")
    planets = list(match.state.table.planets)
    planets[planet("mars")] = cell("s16")
    change(match, planets=tuple(planets))
    aboard(match, 0, *LOADED)
    aboard(match, 1, *COMPLETE)
    set_mission(match, 0, None, None, None, planet("mars"))
    give(match, 0, "rearrange")
    found = thought(match)
    match.play(0, found.action)
    assert found.purpose == "hinder"
    assert not is_near(match.state.table, 1)
    assert cost_to(match.state.table, 0, planet("mars")) <= 6
