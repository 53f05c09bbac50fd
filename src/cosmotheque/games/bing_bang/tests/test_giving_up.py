"""BB-62, BB-22: a player who gives up among three or more leaves the game, and the others play on."""

import pytest

from cosmotheque import Match
from cosmotheque.core.game import Move, Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import EARTH, TOKENS
from cosmotheque.games.bing_bang.components.sky import NOWHERE
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.rules.giving_up import retire
from cosmotheque.games.bing_bang.state import Phase
from cosmotheque.games.bing_bang.tests.table import (
    change_book,
    change_turn,
    give,
    is_out,
    listed,
    play,
    quick,
    refusal,
    sky,
    surprise,
)


def leave(match: Match, seat: int) -> None:
    """Take a seat out of the game, as the host does for one that gives up."""
    move = retire(match.state, Seat(seat))
    assert move is not None
    match._advance(Move(Seat(seat), move))
    match._feed_chance()


def lay_on(match: Match, until: Phase) -> None:
    while match.state.table.phase is not until:
        seat = match.state.table.turn.seat
        match.play(seat, match.actions(seat)[0])


def test_when_giving_up_is_leaving() -> None:
    """BB-62: with three or more players left; the others end the game by it."""
    assert retire(quick(2).state, Seat(0)) is None
    match = sky("0 1 2 .", seats=3)
    assert retire(match.state, Seat(1)) == act.GiveUp()
    change_book(match, 1, eliminated=True, pawn=NOWHERE)
    assert [retire(match.state, Seat(seat)) for seat in range(3)] == [None] * 3


def test_it_is_not_among_the_actions() -> None:
    """BB-62: the host plays it; nobody can send it as a move."""
    match = sky("0 1 2 .", seats=3)
    assert listed(match, "give-up") == []
    assert refusal(match, act.GiveUp()) == refusal(match, act.GiveUp(), seat=1) == "BB-62"


def test_out_of_turn_only_that_player_goes() -> None:
    """BB-22, BB-62: the whites in stock go back, those on the board stay, and the turn goes on as it was."""
    match = sky("0 1 2 .", seats=3)
    play(match, "lay d1")
    before = match.state
    leave(match, 1)
    assert is_out(match, 1)
    assert match.state.table.books[1].whites == 0
    assert (match.state.table.turn, match.state.table.whites) == (before.table.turn, before.table.whites)
    assert match.events[-1] == (ev.GaveUp(Seat(1)), ev.Eliminated(Seat(1)))
    play(match, "end")
    assert match.state.table.turn.seat == 2


def test_in_turn_the_next_player_begins() -> None:
    """BB-62: whatever the turn had come to."""
    match = sky("0 b o 1 2 .", seats=3)
    play(match, "fly b1-c1")
    leave(match, 0)
    assert is_out(match, 0)
    turn = match.state.table.turn
    assert (turn.seat, turn.count, turn.flown) == (1, 0, None)


@pytest.mark.parametrize("card", ["spyglass", "wormhole", "customs", "inspection"])
def test_a_surprise_is_left_unanswered(card: str) -> None:
    """BB-62."""
    match = sky("0 b o 1 2 .", seats=3, faces=("pleasant" if card in ("spyglass", "wormhole") else "unpleasant",))
    give(match, 0, "swap-planets")
    play(match, "fly b1-c1")
    surprise(match, card)
    leave(match, 0)
    table = match.state.table
    assert (table.phase, table.turn.seat, table.peeks, table.surprise) == (Phase.TURN, 1, 0, None)


def test_planets_in_hand_are_put_down() -> None:
    """BB-43, BB-62: a lifted planet stays where it was, a scattered one where it is."""
    match = sky("0 1 2 .", seats=3)
    give(match, 0, "scatter-planets")
    play(match, "scatter-planets, lift venus, set b4, lift mars")
    planets = match.state.table.planets
    leave(match, 0)
    table = match.state.table
    assert (table.phase, table.lifted, table.scattered, table.planets) == (Phase.TURN, None, (), planets)


def test_the_last_one_left_has_won() -> None:
    """BB-22: where the host plays it for one of two all the same."""
    match = sky("0 1 2 .", seats=3)
    leave(match, 2)
    step = GAME.apply(match.state, Move(Seat(0), act.GiveUp()))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("last-left", (0.0, 1.0, 0.0))


def test_whoever_is_out_cannot_leave_again() -> None:
    """BB-62."""
    match = sky("0 1 2 .", seats=3)
    leave(match, 1)
    step = GAME.apply(match.state, Move(Seat(1), act.GiveUp()))
    assert (step.state, step.events) == (match.state, ())


def test_it_is_not_taken_back() -> None:
    """BB-62."""
    match = sky("0 1 2 .", seats=3)
    assert not GAME.apply(match.state, Move(Seat(0), act.GiveUp())).undoable


@pytest.mark.parametrize("picked", [False, True])
def test_the_left_neighbour_lays_the_tokens(picked: bool) -> None:
    """BB-8, BB-62: all forty are laid, the one in hand too."""
    match = quick(3, setup="manual")
    if picked:
        match.play(0, match.actions(0)[0])
    leave(match, 0)
    assert (match.state.table.turn.seat, match.state.table.picked) == (1, None)
    assert [len(supply) for supply in match.state.secrets.supplies] == [0, 27, 13]
    lay_on(match, Phase.LAY_PLANETS)
    assert len(match.state.table.tokens) == TOKENS
    assert match.state.table.planet_hands[0] == ()
    lay_on(match, Phase.TURN)
    assert is_out(match, 0)
    assert match.state.table.turn.seat != 0


def test_the_left_neighbour_lays_the_planets_and_begins() -> None:
    """BB-11, BB-15, BB-62: the player who had Earth gives it on."""
    match = quick(3, seed=5, setup="manual")
    lay_on(match, Phase.LAY_PLANETS)
    owner = match.state.table.first
    match.play(owner, act.LiftPlanet(EARTH))
    leave(match, owner)
    heir = Seat((owner + 1) % 3)
    assert (match.state.table.first, match.state.table.turn.seat, match.state.table.lifted) == (heir, heir, None)
    lay_on(match, Phase.TURN)
    assert match.state.table.turn.seat == heir


def test_giving_up_out_of_turn_before_the_start() -> None:
    """BB-62: whose turn it is to lay goes on, and two who are left end it by giving up."""
    match = quick(3, setup="manual")
    match.play(0, match.actions(0)[0])
    leave(match, 2)
    assert (match.state.table.turn.seat, match.state.table.picked is None) == (0, False)
    assert retire(match.state, Seat(0)) is None
    assert GAME.concede(match.state, Seat(0)).scores == (0.0, 1.0, 0.0)
    lay_on(match, Phase.TURN)
    change_turn(match, seat=1)
    play(match, "end")
    assert match.state.table.turn.seat == 0
