"""BB-55: a pawn that hides on a planet pays, leaves, or, where it can do neither, stays."""

from random import Random

import pytest

from cosmotheque import Match
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.sky import BESIDE, EARTHLY
from cosmotheque.games.bing_bang.rules.staying import price
from cosmotheque.games.bing_bang.tests.table import (
    cell,
    change,
    change_book,
    change_turn,
    give,
    listed,
    play,
    refusal,
    set_edition,
    sky,
)


def staying(whites: int = 15, reds: int = 6, cards: tuple[str, ...] = ()) -> Match:
    """Seat 0's turn begins on Mars at e3, with these in stock."""
    match = sky(
        """
        . . . . . .
        . o 1 o . .
        . . . . M .
        """,
        piracy=True,
    )
    change_book(match, 0, pawn=cell("e3"), whites=whites, reds=reds)
    give(match, 0, *cards)
    change_turn(match, seat=1)
    play(match, "end")
    return match


@pytest.mark.parametrize("payment", ["lay a5, lay b5, lay c5", "red j5", "swap-planets mercury-venus"])
def test_staying_on_a_planet_is_paid_for(payment: str) -> None:
    """BB-55: 3 whites or 1 red or a Bing Bang; without it the turn cannot end."""
    match = staying(cards=("swap-planets",))
    assert refusal(match, act.EndTurn()) == "BB-55"
    play(match, payment)
    assert listed(match, "end") == ["end"]


def test_leaving_needs_no_payment() -> None:
    """BB-55: but nobody comes back to the same planet in the same turn."""
    match = staying()
    play(match, "lay e4, move e4")
    assert listed(match, "end") == ["end"]
    assert refusal(match, act.MovePawn(cell("e3"))) == "BB-55"


def test_whoever_has_little_must_leave() -> None:
    """BB-55: with three whites at most, no red and no card, laying them is no payment."""
    match = staying(whites=3, reds=0)
    play(match, "lay e4, lay e5, lay e6")
    assert listed(match, "end") == []
    play(match, "move e4, end")


def test_the_count_cannot_be_wasted_to_stay() -> None:
    """BB-55: near the end of the count only what pays or leaves is listed."""
    match = staying(reds=0)
    change_turn(match, count=13, opening=False)
    assert set(listed(match)) == {"lay e2", "lay d3", "lay f3", "lay e4"}
    play(match, "lay e2, move e2, end")


def test_whites_taken_back_do_not_pay() -> None:
    """BB-55: three more of them lie on the board at the end of the turn than at its beginning."""
    match = staying()
    play(match, "lay a5, lay b5, lay c5, take c5")
    assert refusal(match, act.EndTurn()) == "BB-55"
    play(match, "lay c5, take d2")
    assert refusal(match, act.EndTurn()) == "BB-55"
    play(match, "lay d5, end")


def test_what_is_paid_is_not_taken_back_at_the_end_of_the_count() -> None:
    """BB-55: with nothing left to pay it again, and while there is, only to pay it again."""
    match = staying()
    play(match, "lay a5, lay b5, lay c5")
    change_turn(match, count=14)
    assert listed(match, "take") == []
    assert refusal(match, act.TakeWhite(cell("a5"))) == "BB-55"
    change_turn(match, count=13)
    play(match, "take a5")
    assert listed(match, "end") == []
    assert {line.split()[0] for line in listed(match)} == {"lay"}


def test_the_first_edition_counted_whites_taken_back() -> None:
    """BB-55: records of that edition rely on it."""
    match = staying()
    set_edition(match, 1)
    play(match, "lay a5, lay b5, lay c5, take a5, take b5, take c5")
    assert listed(match, "end") == ["end"]


@pytest.mark.parametrize("card", ["move-earth", "scatter-planets"])
def test_a_card_that_cannot_be_played_does_not_count(card: str) -> None:
    """BB-55: with three whites and nothing else, laying them is no payment; with another card it is."""
    match = staying(whites=3, reds=0, cards=(card,))
    everywhere = frozenset(range(400)) - {cell(name) for name in ("a5", "b5", "c5", "e4")}
    change(match, whites=everywhere)
    play(match, "lay a5, lay b5, lay c5")
    assert listed(match, "end") == []
    give(match, 0, card, "swap-planets")
    assert listed(match, "end") == ["end"]


def test_who_can_neither_pay_nor_leave_may_end_the_turn() -> None:
    """BB-55: no white in stock or to be taken, no red, and a card that cannot be played."""
    match = staying(whites=0, reds=0, cards=("move-earth",))
    change(match, whites=frozenset({cell("c2")}), reds=frozenset(EARTHLY))
    assert listed(match) == ["end"]
    play(match, "end")
    assert match.state.table.turn.seat == 1


def test_a_red_is_not_played_away() -> None:
    """BB-55: shut in, with a red in stock and too few whites: laying one first would end the opening."""
    match = staying(whites=2, reds=1)
    change(match, reds=frozenset(BESIDE[cell("e3")]))
    assert {line.split()[0] for line in listed(match)} == {"red"}
    play(match, listed(match)[0])
    assert listed(match, "end") == ["end"]


def test_who_can_neither_pay_nor_leave_stays() -> None:
    """BB-55: nobody is asked for the impossible."""
    match = staying(whites=0, reds=0)
    change_turn(match, count=15)
    assert listed(match) == ["end"]


@pytest.mark.parametrize(("whites", "reds", "cards"), [(4, 0, ()), (3, 1, ()), (3, 0, ("swap-planets",))])
def test_whoever_has_a_little_more_may_pay_in_whites(whites: int, reds: int, cards: tuple[str, ...]) -> None:
    """BB-55: four whites, or a red, or a card, and nobody must leave."""
    match = staying(whites=whites, reds=reds, cards=cards)
    play(match, "lay a5, lay b5, lay c5")
    assert listed(match, "end") == ["end"]


def test_idle_operations_are_listed_while_there_is_room() -> None:
    """BB-55: two more than what it takes to leave."""
    match = staying(reds=0)
    change_turn(match, count=11, opening=False)
    assert "take d2" in listed(match)


def test_who_must_leave_cannot_idle_the_count_away() -> None:
    """BB-55: laying a white and taking it again, until nothing is left of the count."""
    match = staying(whites=1, reds=0)
    while match.state.table.books[0].pawn == cell("e3"):
        assert listed(match, "end") == []
        wasted = listed(match, "lay a5") or listed(match, "take a5") or listed(match)
        play(match, wasted[0])


@pytest.mark.parametrize("seed", range(60))
def test_there_is_no_way_around_the_price(seed: int) -> None:
    """BB-55: whatever is played, a player who could pay or leave when the turn began has done so when it ends."""
    rng = Random(seed)
    cards = rng.sample(("move-earth", "swap-planets"), rng.randrange(3)) if rng.random() < 0.5 else ("move-earth",)
    match = staying(rng.randrange(5), rng.choice((0, 0, 1)), tuple(cards))
    cells = [cell(name) for name in ("e2", "d3", "f3", "e4", "j9", "c2")]
    blocked = frozenset(where for where in cells[:4] if rng.random() < 0.6)
    whites = frozenset(where for where in cells if where not in blocked and rng.random() < 0.3) | {cell("c2")}
    change(match, reds=blocked | frozenset(EARTHLY), whites=whites)
    change_turn(match, limit=rng.choice((9, 15)))
    before = match.state
    cost = price(before.table, 0, before.secrets.hands[0])
    while match.state.table.turn.seat == 0:
        assert match.actions(0)
        last = match.state.table
        match.play(0, rng.choice(match.actions(0)))
    has_left = last.books[0].pawn != cell("e3")
    has_paid = len(last.whites) >= len(whites) + 3 or last.turn.reds > 0 or last.turn.bang
    assert has_left or has_paid or cost is None
