"""BB-46 to BB-50, BB-59: planets, the delivery and the way home."""

import pytest

from cosmotheque import Match
from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import CARDS, EARTH
from cosmotheque.games.bing_bang.rules.flights import is_cut_off
from cosmotheque.games.bing_bang.state import Left
from cosmotheque.games.bing_bang.tests.table import (
    aboard,
    cell,
    change_book,
    change_turn,
    give,
    listed,
    planet,
    play,
    quick,
    refusal,
    set_edition,
    set_mission,
    sky,
)

LOADED = ("pilot", "shuttle", "scientist", "object")
COMPLETE = ("pilot", "shuttle", "scientist", "witness")


def test_entering_a_planet_ends_the_movement() -> None:
    """BB-46: it counts 1 and needs no white; whites may still be laid and taken; the pawn leaves in a later turn."""
    match = sky("0 M o .")
    play(match, "move b1")
    assert match.state.table.turn.count == 1
    assert listed(match, "move") == []
    assert refusal(match, act.MovePawn(cell("c1"))) == "BB-46"
    play(match, "lay d1, take c1, lay c1, end, end, move c1")


def test_stopping_on_the_own_planet_delivers() -> None:
    """BB-47: object and planet card are handed in for the witness."""
    match = sky("0 M . .")
    aboard(match, 0, *LOADED)
    set_mission(match, 0, None, None, None, planet("mars"))
    play(match, "move b1")
    assert match.state.table.books[0].aboard == set(COMPLETE)
    assert match.state.secrets.missions[0] == (None,) * 4
    assert match.state.secrets.decks[3].bottom == (planet("mars"),)


@pytest.mark.parametrize(
    ("pieces", "goal"), [(LOADED, "venus"), (("pilot", "shuttle", "object"), "mars"), (("pilot",), "mars")]
)
def test_no_delivery_elsewhere_or_incomplete(pieces: tuple[str, ...], goal: str) -> None:
    """BB-47."""
    match = sky("0 M . .")
    aboard(match, 0, *pieces)
    set_mission(match, 0, None, None, None, planet(goal))
    play(match, "move b1")
    assert "witness" not in match.state.table.books[0].aboard


def homeward(drawing: str, **options: object) -> Match:
    """Seat 0 is on the way home."""
    match = sky(drawing, **options)  # type: ignore[arg-type]
    aboard(match, 0, *COMPLETE)
    set_mission(match, 0, None, None, None, None)
    return match


RINGED = """
. . . # . . .
. . # . # . .
0 b o @ . # .
. . # . # . .
. . . # . . .
"""


def test_no_flights_on_the_way_home() -> None:
    """BB-48: any planet may be stopped on, but tokens are gone around."""
    match = homeward("0 b o . . @")
    assert listed(match, "fly") == []
    assert refusal(match, act.FlyOver(cell("b1"), cell("c1"))) == "BB-48"
    match = homeward("0 M . .")
    play(match, "move b1")
    assert match.state.table.books[0].aboard == set(COMPLETE)


def test_a_closed_chain_may_be_flown_over() -> None:
    """BB-48: Earth is ringed by reds and tokens, which stand corner to corner after a Bing Bang."""
    match = homeward(RINGED, faces=("pilot-1",))
    assert is_cut_off(match.state.table, 0, ())
    assert listed(match, "fly") == ["fly b3-c3"]
    play(match, "fly b3-c3, turn")
    assert match.state.table.turn.seat == 1
    assert match.state.table.books[0].aboard == set(COMPLETE)


def test_a_pawn_that_is_shut_in_may_fly_out() -> None:
    """BB-48: the corner is closed by a red and a token."""
    match = homeward(
        """
        0 b o . . .
        # . . . . .
        . . . . @ .
        """,
        faces=("bis",),
    )
    assert listed(match, "fly") == ["fly b1-c1"]
    play(match, "fly b1-c1, turn")
    assert (match.state.table.turn.seat, match.state.table.turn.count) == (0, 0)


@pytest.mark.parametrize(
    ("card", "breaks"),
    [
        ("rearrange", False),
        ("swap-planets", True),
        ("move-earth", True),
        ("swap-my-sector", False),
        ("swap-earth-sector", False),
        ("swap-sectors", False),
        ("scatter-planets", False),
    ],
)
def test_a_card_in_hand_may_break_the_chain(card: str, breaks: bool) -> None:
    """BB-48: a ring inside one sector opens only when Earth leaves it."""
    match = homeward(RINGED)
    give(match, 0, card)
    assert is_cut_off(match.state.table, 0, (CARDS.index(card),)) is not breaks
    assert listed(match, "fly") == ([] if breaks else ["fly b3-c3"])


def test_a_chain_across_a_border_breaks_when_sectors_move() -> None:
    """BB-48: the pawn stands in the corner of its sector, shut in by a red of its own and a token across the border."""
    match = homeward(
        """
        . . . . . . . . # 0 b o
        . . . . . . . . . # . .
        . . . . . . . . . . . .
        """
    )
    assert listed(match, "fly") == ["fly k1-l1"]
    for card in ("rearrange", "swap-my-sector", "swap-sectors"):
        give(match, 0, card)
        assert listed(match, "fly") == []
    give(match, 0, "move-earth", "scatter-planets")
    assert listed(match, "fly") == ["fly k1-l1"]


def test_a_pawn_on_a_planet_can_be_scattered_out() -> None:
    """BB-48: planets bar no way, but one that carries the pawn may be put elsewhere."""
    match = homeward(
        """
        . . . . .
        . . # . .
        . # M # .
        . . # . .
        """
    )
    change_book(match, 0, pawn=cell("c3"))
    assert is_cut_off(match.state.table, 0, ())
    assert not is_cut_off(match.state.table, 0, (CARDS.index("scatter-planets"),))
    assert not is_cut_off(match.state.table, 0, (CARDS.index("swap-planets"),))


def test_the_mission_is_accomplished_on_earth() -> None:
    """BB-49: with one mission agreed the game is over."""
    match = homeward("0 @ .")
    play(match, "move b1")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.scores) == ("missions", (1.0, 0.0))


@pytest.mark.parametrize("missing", COMPLETE)
def test_nothing_is_accomplished_incomplete(missing: str) -> None:
    """BB-49."""
    match = homeward("0 @ .")
    aboard(match, 0, *(piece for piece in COMPLETE if piece != missing))
    play(match, "move b1")
    assert match.outcome is None


def test_the_next_mission() -> None:
    """BB-50: new cards, Bing Bang cards up to 3, reds up to 2, no whites; it starts in the next turn."""
    match = homeward("0 @ o", missions=2)
    change_book(match, reds=0, whites=7)
    give(match, 0, "rearrange")
    play(match, "move b1")
    book = match.state.table.books[0]
    assert (book.missions, book.aboard, book.reds, book.whites) == (1, set(), 2, 7)
    assert len(match.state.secrets.hands[0]) == 3
    assert None not in match.state.secrets.missions[0]
    assert match.outcome is None
    assert listed(match, "move") == []
    aboard(match, 0, *COMPLETE)
    change_book(match, pawn=cell("a1"))
    play(match, "end, end, move b1")
    assert match.outcome is not None


def test_more_cards_and_reds_are_kept() -> None:
    """BB-50: a player who has more than 3 cards and 2 reds gets none."""
    match = homeward("0 @ o", missions=2)
    give(match, 0, *["rearrange"] * 4)
    play(match, "move b1")
    assert len(match.state.secrets.hands[0]) == 4
    assert match.state.table.books[0].reds == 6


def test_staying_on_a_planet_is_free() -> None:
    """BB-59: in the base game nothing is paid."""
    match = quick()
    for _ in range(4):
        play(match, "end")
    assert match.state.table.round == 3


def test_an_object_fetched_on_its_own_planet_is_delivered_at_once() -> None:
    """BB-47, BB-53."""
    match = sky("0 M .", piracy=True)
    aboard(match, 0, "pilot", "shuttle", "scientist")
    change_book(match, 0, left=(Left("object", planet("mars")),))
    set_mission(match, 0, None, None, None, planet("mars"))
    play(match, "move b1")
    assert match.state.table.books[0].aboard == {"pilot", "shuttle", "scientist", "witness"}


def test_a_mission_accomplished_as_the_turn_begins_waits_too() -> None:
    """BB-50: a ship pulled to Earth starts again in the next turn."""
    match = homeward("1 . @ o", missions=2)
    change_book(match, pawn=cell("c1"))
    change_turn(match, seat=1)
    play(match, "end")
    assert match.state.table.books[0].missions == 1
    assert listed(match, "move ") == []


def test_a_new_mission_is_its_owners_secret() -> None:
    """BB-13, BB-50."""
    match = homeward("0 @ o", missions=2)
    play(match, "move b1")
    missions = [
        next(e.mission for e in match.events_seen_by(seat) if isinstance(e, ev.CardsDrawn)) for seat in (0, 1, None)
    ]
    assert missions == [match.state.secrets.missions[0], None, None]


def test_stopping_on_a_planet_is_told() -> None:
    """BB-46."""
    match = sky("0 M o .")
    play(match, "move b1")
    assert match.events[-1] == (ev.PawnMoved(Seat(0), cell("a1"), cell("b1"), planet("mars")),)


@pytest.mark.parametrize("edition", [1, 2])
def test_a_damaged_ship_that_comes_home_is_home(edition: int) -> None:
    """BB-32, BB-49: where Earth was its nearest planet; in the first edition it had to be repaired first."""
    match = homeward("0 @ o 1")
    set_edition(match, edition)
    change_book(match, 0, meteors=True)
    change_turn(match, seat=1)
    play(match, "end, move b1")
    assert (match.outcome is not None and match.outcome.scores == (1.0, 0.0)) is (edition == 2)


def test_a_damaged_ship_fetches_and_delivers_nothing() -> None:
    """BB-32, BB-53: a witness that waits on Earth comes aboard after the repairs."""
    match = homeward("0 @ o 1")
    change_book(match, 0, aboard=frozenset(COMPLETE) - {"witness"}, left=(Left("witness", EARTH),), meteors=True)
    change_turn(match, seat=1)
    play(match, "end, move b1")
    assert match.outcome is None
    play(match, "end, end, end")
    assert match.outcome is not None


def test_a_damaged_ship_begins_its_next_mission_with_repairs() -> None:
    """BB-32, BB-50: the turn of waiting is still spent on Earth."""
    match = homeward("0 @ o 1", missions=2)
    change_book(match, 0, meteors=True)
    change_turn(match, seat=1)
    play(match, "end, move b1, end, end")
    assert (match.state.table.books[0].missions, match.state.table.turn.seat) == (1, 1)
    assert not match.state.table.books[0].meteors
