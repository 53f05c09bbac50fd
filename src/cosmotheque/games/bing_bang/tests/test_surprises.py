"""BB-6, BB-26, BB-60, BB-61: the surprise cards."""

from random import Random

import pytest

from cosmotheque import Match
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import PLEASANT, UNPLEASANT
from cosmotheque.games.bing_bang.components.sky import NOWHERE
from cosmotheque.games.bing_bang.rules.decks import draw
from cosmotheque.games.bing_bang.state import Deck, LogBook
from cosmotheque.games.bing_bang.tests.table import (
    cell,
    change_book,
    give,
    listed,
    planet,
    play,
    refusal,
    set_mission,
    sky,
    surprise,
)


def drawn(card: str, seats: int = 2, hand: tuple[str, ...] = (), **book: int) -> Match:
    """Seat 0 has flown over a token and drawn this card; its log book was so before."""
    match = sky(
        """
        0 b o . . n
        . . . . . .
        o o . o M .
        . . o . . o
        """,
        seats=seats,
        faces=("pleasant" if card in PLEASANT else "unpleasant",),
    )
    change_book(match, **book)
    give(match, 0, *hand)
    play(match, "fly b1-c1")
    surprise(match, card)
    return match


def own(match: Match) -> LogBook:
    book: LogBook = match.state.table.books[0]
    return book


@pytest.mark.parametrize("card", [*PLEASANT, *UNPLEASANT])
def test_a_card_is_shown_and_goes_under_its_pile(card: str) -> None:
    """BB-6, BB-26."""
    match = drawn(card)
    pile = 0 if card in PLEASANT else 1
    number = (PLEASANT, UNPLEASANT)[pile].index(card)
    assert match.state.secrets.piles[pile].bottom == (number,)
    assert number not in match.state.secrets.piles[pile].top
    assert match.view(1).table.surprise == card


def test_an_empty_pile_begins_again_with_the_oldest_card() -> None:
    """BB-6: a used card lies under the pile."""
    match = drawn("solar-wind")
    piles = match.state.secrets.piles
    assert (piles[0].size, piles[1].size) == (8, 8)


@pytest.mark.parametrize("card", ["supply-ship", "salvage", "overdrive", "leak", "toll", "debris", "solar-flare"])
def test_then_the_next_player_plays(card: str) -> None:
    """BB-26."""
    assert drawn(card).state.table.turn.seat == 1


def test_solar_wind_plays_on() -> None:
    """BB-60."""
    turn = drawn("solar-wind").state.table.turn
    assert (turn.seat, turn.count, turn.limit) == (0, 0, 15)


def test_supplies() -> None:
    """BB-60: 3 whites; 1 red; 1 Bing Bang card."""
    assert own(drawn("supply-ship", whites=4)).whites == 7
    assert own(drawn("salvage", reds=1)).reds == 2
    match = drawn("spare-bang", hand=("rearrange",))
    assert len(match.state.secrets.hands[0]) == 2
    assert match.state.table.turn.seat == 1


def test_spyglass_looks_at_two_tokens_in_secret() -> None:
    """BB-60: the seat's view keeps them, nobody else's has them."""
    match = drawn("spyglass")
    assert refusal(match, act.EndTurn()) == "BB-60"
    match.play(0, act.Peek(1))
    assert refusal(match, act.Peek(1)) == "BB-60"
    match.play(0, act.Peek(0))
    assert match.state.table.turn.seat == 1
    assert None not in match.view(0).faces
    assert match.view(1).faces == match.view(None).faces == (None, None)
    seen = [event.face for event in match.events_seen_by(1) if type(event).__name__ == "Peeked"]
    assert seen == [None, None]


def test_wormhole_leads_to_any_white() -> None:
    """BB-60."""
    match = drawn("wormhole")
    assert listed(match) == [f"warp {name}" for name in ("a1", "c1", "a3", "b3", "d3", "c4", "f4")]
    play(match, "warp f4")
    assert own(match).pawn == cell("f4")
    assert match.state.table.turn.seat == 1


@pytest.mark.parametrize(("card", "limit"), [("overdrive", 20), ("low-power", 9)])
def test_the_next_count(card: str, limit: int) -> None:
    """BB-60, BB-61: once."""
    match = drawn(card)
    play(match, "end")
    assert match.state.table.turn.limit == limit
    play(match, "end, end")
    assert match.state.table.turn.limit == 15


def test_a_failure_is_stronger_than_an_overdrive() -> None:
    """BB-31, BB-60."""
    match = drawn("overdrive", failure=2)
    play(match, "end")
    assert match.state.table.turn.limit == 9


def test_repair_crew() -> None:
    """BB-60: damage ends, or else there is a white."""
    match = drawn("repair-crew", failure=2, whites=5)
    assert (own(match).failure, own(match).whites) == (0, 5)
    assert own(drawn("repair-crew", whites=5)).whites == 6


def test_solar_flare_misses_a_turn() -> None:
    """BB-61."""
    match = drawn("solar-flare")
    play(match, "end")
    assert match.state.table.turn.seat == 1
    play(match, "end")
    assert match.state.table.turn.seat == 0


@pytest.mark.parametrize(("before", "after"), [(15, 12), (2, 0)])
def test_leak(before: int, after: int) -> None:
    """BB-61: 3 whites, or as many as there are."""
    assert own(drawn("leak", whites=before)).whites == after


def test_customs() -> None:
    """BB-61: a Bing Bang card of the player's choice, or else a red, or nothing."""
    match = drawn("customs", hand=("rearrange", "move-earth"))
    assert listed(match) == ["hand-in rearrange", "hand-in move-earth"]
    play(match, "hand-in move-earth")
    assert match.state.secrets.hands[0] == (0,)
    assert match.state.table.used == (0, 0, 1, 0, 0, 0, 0)
    assert own(drawn("customs", reds=3)).reds == 2
    assert own(drawn("customs", reds=0)).reds == 0


def test_tractor_beam_goes_back_to_the_last_planet() -> None:
    """BB-61."""
    match = drawn("tractor-beam", planet=planet("mars"))
    assert own(match).pawn == cell("e3")


@pytest.mark.parametrize(("before", "paid"), [(15, 2), (1, 1), (0, 0)])
def test_toll_goes_to_the_left_neighbour(before: int, paid: int) -> None:
    """BB-61: the next player still in the game."""
    match = drawn("toll", seats=3, whites=before)
    assert [book.whites for book in match.state.table.books] == [before - paid, 15 + paid, 15]


def test_debris_takes_the_five_nearest_whites() -> None:
    """BB-61: not those under pawns; ties by row, then column: c4 and f4 stay, or not, by distance."""
    match = drawn("debris")
    assert match.state.table.whites == {cell("c1"), cell("f4")}


def test_inspection_shows_a_card_of_ones_choice() -> None:
    """BB-61: to all, until the next action."""
    match = drawn("inspection")
    set_mission(match, 0, None, 2, None, 4)
    assert listed(match) == ["show scientist", "show planet"]
    play(match, "show planet")
    shown = match.view(1).table.shown
    assert shown is not None
    assert (shown.seat, shown.category, shown.card) == (0, 3, 4)
    play(match, "end")
    assert match.view(1).table.shown is None


def test_debris_spares_pawns_and_settles_ties_by_row_then_column() -> None:
    """BB-61: d1 is under another pawn; of a3 and e3, equally far, a3 comes first."""
    match = sky(
        """
        0 b o 1 . .
        . . o . . .
        o o . o o .
        """,
        faces=("unpleasant",),
    )
    play(match, "fly b1-c1")
    surprise(match, "debris")
    assert match.state.table.whites == {cell("c1"), cell("d1"), cell("e3")}


def test_toll_passes_over_the_eliminated() -> None:
    """BB-61."""
    match = sky("0 b o . .", seats=3, faces=("unpleasant",))
    change_book(match, 1, eliminated=True, pawn=NOWHERE, whites=0)
    play(match, "fly b1-c1")
    surprise(match, "toll")
    assert [book.whites for book in match.state.table.books] == [13, 0, 17]


def test_a_card_that_cannot_be_obeyed_ends_the_turn() -> None:
    """BB-60, BB-61: a wormhole where no white lies, an inspection without cards."""
    match = sky("0 b o . .", faces=("pleasant",))
    play(match, "fly b1-c1, take a1, take c1")
    surprise(match, "wormhole")
    assert match.state.table.turn.seat == 1
    match = sky("0 b o . .", faces=("unpleasant",))
    set_mission(match, 0, None, None, None, None)
    play(match, "fly b1-c1")
    surprise(match, "inspection")
    assert match.state.table.turn.seat == 1


def test_every_spyglass_looks_anywhere() -> None:
    """BB-60: what the last one saw may be looked at again."""
    match = drawn("spyglass")
    match.play(0, act.Peek(1))
    match.play(0, act.Peek(0))
    assert (match.state.table.peeked, match.state.table.peeks) == (None, 0)


def test_an_overdrive_is_lost_to_a_failure() -> None:
    """BB-31, BB-60: it was for the next count."""
    match = drawn("overdrive", failure=1)
    play(match, "end")
    assert match.state.table.turn.limit == 9
    play(match, "end, end")
    assert match.state.table.turn.limit == 15


def test_a_missed_turn_is_none_of_the_three() -> None:
    """BB-31, BB-61."""
    match = drawn("solar-flare", failure=2)
    play(match, "end, end")
    assert (match.state.table.turn.seat, match.state.table.turn.limit) == (0, 9)
    assert match.state.table.books[0].failure == 1


def test_a_surprise_is_shown_until_the_next_action() -> None:
    """BB-26."""
    match = drawn("salvage")
    assert match.view(1).table.surprise == "salvage"
    play(match, "end")
    assert match.view(1).table.surprise is None


def test_a_spare_bang_is_for_its_owner() -> None:
    """BB-60: others see that a card was drawn, not which."""
    match = drawn("spare-bang")
    cards = [next(e.cards for e in match.events_seen_by(seat) if isinstance(e, ev.CardsDrawn)) for seat in (0, 1, None)]
    assert cards == [match.state.secrets.hands[0], None, None]


def test_returned_cards_come_again_in_their_order() -> None:
    """BB-4, BB-6: the one returned longest ago first."""
    assert draw(Deck((), (3, 1, 2)), Random(1)) == 3
