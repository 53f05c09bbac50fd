"""BB-51 to BB-58: piracy."""

import pytest

from cosmotheque import Match
from cosmotheque.core.errors import CannotUndo
from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
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
    refusal,
    set_mission,
    sky,
)


def met(
    pirate: tuple[str, ...] = ("pilot",), victim: tuple[str, ...] = ("pilot", "shuttle"), piracy: bool = True
) -> Match:
    """Seat 0 stands beside seat 1."""
    match = sky(
        """
        . . . . . .
        . 0 1 o . .
        . . . . M .
        """,
        piracy=piracy,
    )
    aboard(match, 0, *pirate)
    aboard(match, 1, *victim)
    set_mission(match, 1, None, *match.state.secrets.missions[1][1:])
    return match


def test_a_pirate_exchanges_a_card_for_a_piece() -> None:
    """BB-51: on the white token of the other pawn; the victim gets the card, the pirate the piece."""
    match = met()
    assert listed(match, "rob") == []
    play(match, "move c2")
    assert listed(match, "rob") == ["rob 1 shuttle"]
    play(match, "rob 1 shuttle")
    assert match.state.table.books[0].aboard == {"pilot", "shuttle"}
    assert match.state.secrets.missions[0][0] is None
    assert match.state.secrets.missions[1][0] == 0
    assert match.view(1).wanted == (10,)


def test_no_piracy_without_the_option() -> None:
    """BB-51."""
    match = met(piracy=False)
    play(match, "move c2")
    assert refusal(match, act.Rob(Seat(1), "shuttle")) == "BB-51"


@pytest.mark.parametrize(
    ("pirate", "victim", "booty"),
    [
        ((), ("pilot", "shuttle"), []),
        (("pilot",), ("pilot", "shuttle", "scientist", "object"), ["shuttle"]),
        (("pilot", "shuttle"), ("pilot", "shuttle", "scientist", "object"), ["scientist", "object"]),
        (("pilot", "shuttle"), ("pilot", "witness"), []),
    ],
)
def test_what_can_be_robbed(pirate: tuple[str, ...], victim: tuple[str, ...], booty: list[str]) -> None:
    """BB-51: with a pilot, in the order of acquisition, of whatever kind; never pilots or witnesses."""
    match = met(pirate, victim)
    if "shuttle" in pirate:
        set_mission(match, 0, None, 0, 0, 3)
    play(match, "move c2")
    assert listed(match, "rob") == [f"rob 1 {piece}" for piece in booty]


def test_a_white_may_be_laid_under_a_bare_pawn() -> None:
    """BB-51."""
    match = met()
    change_book(match, 1, pawn=cell("b3"))
    play(match, "lay b3, move b3, rob 1 shuttle")
    assert "shuttle" in match.state.table.books[0].aboard


def test_the_victim_finds_the_piece_again() -> None:
    """BB-52: by a token, with the card received."""
    match = met(victim=("pilot", "shuttle", "scientist"), pirate=("pilot", "shuttle"))
    set_mission(match, 0, None, 4, 0, 3)
    play(match, "move c2, rob 1 scientist")
    assert match.view(1).wanted == (24, 31)


def test_without_a_shuttle_to_the_nearest_planet() -> None:
    """BB-53: scientist, object and witness stay there; the pilot is kept; a new shuttle fetches them."""
    match = met(victim=("pilot", "shuttle", "scientist", "object"))
    play(match, "move c2, rob 1 shuttle")
    book = match.state.table.books[1]
    mars = planet("mars")
    assert (book.pawn, book.aboard) == (cell("e3"), {"pilot"})
    assert book.left == (Left("scientist", mars), Left("object", mars))
    assert listed(match, "rob") == []
    change_book(match, 1, pawn=cell("f3"), aboard=frozenset({"pilot", "shuttle"}))
    play(match, "end, move e3")
    assert match.state.table.books[1].aboard == {"pilot", "shuttle", "scientist", "object"}
    assert match.state.table.books[1].left == ()


def test_without_a_new_shuttle_nothing_is_fetched() -> None:
    """BB-53."""
    match = met(victim=("pilot", "shuttle", "scientist"))
    play(match, "move c2, rob 1 shuttle")
    change_book(match, 1, pawn=cell("f3"))
    play(match, "end, move e3")
    assert match.state.table.books[1].aboard == {"pilot"}


def test_one_piece_per_victim_and_a_count_of_25() -> None:
    """BB-54: several victims in a turn; the count begins anew each time."""
    match = sky("0 1 2 . . .", seats=3, piracy=True)
    aboard(match, 0, "pilot")
    aboard(match, 1, "pilot", "shuttle", "scientist")
    aboard(match, 2, "pilot", "shuttle", "scientist")
    play(match, "move b1, rob 1 shuttle")
    assert (match.state.table.turn.count, match.state.table.turn.limit) == (0, 25)
    change_book(match, 1, pawn=cell("b1"), aboard=frozenset({"pilot", "scientist"}))
    assert listed(match, "rob") == []
    play(match, "move c1")
    assert listed(match, "rob") == ["rob 2 scientist"]
    play(match, "rob 2 scientist")
    assert match.state.table.turn.robbed == (1, 2)


def test_a_token_turned_after_an_attack_is_obeyed() -> None:
    """BB-54."""
    match = met()
    play(match, "move c2, rob 1 shuttle")
    assert match.state.table.turn.limit == 25
    assert not match.state.table.turn.landed


def test_a_pawn_on_a_planet_is_safe() -> None:
    """BB-55."""
    match = met()
    change_book(match, 0, pawn=cell("d3"))
    change_book(match, 1, pawn=cell("e3"))
    play(match, "move e3")
    assert listed(match, "rob") == []


def staying(whites: int = 15, reds: int = 6, cards: tuple[str, ...] = ()) -> Match:
    match = met()
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
    change_turn(match, count=12, opening=False)
    assert {line.split()[0] for line in listed(match)} == {"lay"}
    play(match, "lay a5, lay b5, lay c5, end")


def test_who_can_neither_pay_nor_leave_stays() -> None:
    """BB-55: nobody is asked for the impossible."""
    match = staying(whites=0, reds=0)
    change_turn(match, count=15)
    assert listed(match) == ["end"]


def test_the_token_on_the_way_is_obeyed_first() -> None:
    """BB-56: after a find the attack follows, after anything else it does not."""
    for face, robs in (("shuttle-red", False), ("bis", True), ("black-hole", False)):
        back = "n" if face.startswith("shuttle") else "b"
        match = sky(f"0 {back} 1 .", faces=(face,), piracy=True)
        aboard(match, 0, "pilot")
        aboard(match, 1, "pilot", "shuttle")
        play(match, "fly b1-c1")
        assert listed(match, "rob") == []
        play(match, "turn")
        assert (listed(match, "rob") == ["rob 1 shuttle"]) is robs


def test_only_the_player_who_moves_attacks() -> None:
    """BB-57: a visitor is not robbed by whom it visited."""
    match = met(("pilot", "shuttle"), ("pilot",))
    set_mission(match, 0, None, 0, 0, 3)
    set_mission(match, 1, 1, 1, 1, 4)
    play(match, "move c2, end")
    assert listed(match, "rob") == []
    play(match, "move d2, move c2")
    assert listed(match, "rob") == ["rob 0 shuttle"]


def test_robbed_on_the_way_home() -> None:
    """BB-58: tokens of the colour now sought may be flown over, no others."""
    match = sky(
        """
        0 g o
        n . .
        o . @
        """,
        at="e5",
        piracy=True,
    )
    aboard(match, 0, "pilot", "shuttle", "witness")
    set_mission(match, 0, None, 2, None, None)
    assert listed(match, "fly") == ["fly f5-g5"]
    change_book(match, 0, aboard=frozenset({"pilot"}), left=(Left("witness", 3),))
    set_mission(match, 0, 1, None, None, None)
    assert listed(match, "fly") == ["fly e6-e7"]


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


def test_nothing_is_robbed_without_a_card_to_give() -> None:
    """BB-51: the pirate's own scientist waits on Mars (BB-53), its card was handed in."""
    match = met(("pilot", "shuttle"), ("pilot", "shuttle", "scientist"))
    set_mission(match, 0, None, None, 0, 3)
    change_book(match, 0, left=(Left("scientist", planet("mars")),))
    play(match, "move c2")
    assert listed(match, "rob") == []


def test_what_a_robbed_ship_leaves_and_where() -> None:
    """BB-53: the witness too, on the first of two planets equally near; what was left before stays where it is."""
    match = sky(
        """
        . V .
        0 1 .
        . M .
        """,
        at="e5",
        piracy=True,
    )
    aboard(match, 0, "pilot")
    aboard(match, 1, "pilot", "shuttle", "witness")
    set_mission(match, 1, None, None, None, None)
    change_book(match, 1, left=(Left("scientist", planet("mars")),))
    play(match, "move f6, rob 1 shuttle")
    book, venus = match.state.table.books[1], planet("venus")
    assert (book.pawn, book.planet, book.aboard) == (cell("f5"), venus, {"pilot"})
    assert book.left == (Left("scientist", planet("mars")), Left("witness", venus))


def test_only_pirate_and_victim_see_the_card() -> None:
    """BB-13, BB-51."""
    match = met()
    play(match, "move c2, rob 1 shuttle")
    cards = [next(e.card for e in match.seen(seat) if isinstance(e, ev.Robbed)) for seat in (0, 1, None)]
    assert cards == [0, 0, None]


def test_a_robbery_cannot_be_taken_back() -> None:
    """BB-51: it shows a card."""
    match = met()
    play(match, "move c2, rob 1 shuttle")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_refused_robbery_says_why() -> None:
    """BB-51, BB-54 to BB-57."""
    match, rob = met(("pilot", "shuttle"), ("pilot", "shuttle", "scientist", "object")), act.Rob(Seat(1), "object")
    assert refusal(match, rob) == "BB-51"
    change_book(match, 0, pawn=cell("c2"))
    assert refusal(match, rob) == "BB-57"
    change_book(match, 0, pawn=cell("b2"))
    play(match, "move c2, rob 1 scientist")
    assert refusal(match, rob) == "BB-54"
    for seat in (0, 1):
        change_book(match, seat, pawn=cell("e3"))
    assert refusal(match, rob) == "BB-55"
    flying = sky("0 b 1 .", piracy=True)
    aboard(flying, 0, "pilot")
    aboard(flying, 1, "pilot", "shuttle")
    play(flying, "fly b1-c1")
    assert refusal(flying, act.Rob(Seat(1), "shuttle")) == "BB-56"
