"""BB-51 to BB-54 and BB-56 to BB-58: piracy; `test_staying` has BB-55."""

import pytest

from cosmotheque import Match
from cosmotheque.core.errors import CannotUndo
from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import FACES
from cosmotheque.games.bing_bang.state import Left
from cosmotheque.games.bing_bang.tests.table import (
    aboard,
    cell,
    change_book,
    change_turn,
    listed,
    planet,
    play,
    refusal,
    set_edition,
    set_mission,
    sky,
    surprise,
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


def flown(face: str, edition: int = 2) -> Match:
    """Seat 0 has flown over a token onto seat 1's white."""
    back = next(sign for sign, colour in zip("bngv", range(4), strict=True) if face in FACES[10 * colour :][:10])
    match = sky(f"0 {back} 1 .", faces=(face,), piracy=True)
    set_edition(match, edition)
    aboard(match, 0, "pilot")
    aboard(match, 1, "pilot", "shuttle")
    play(match, "fly b1-c1")
    assert listed(match, "rob") == []
    return match


@pytest.mark.parametrize(
    ("face", "robs"),
    [
        ("shuttle-red", False),
        ("shuttle-blue", True),
        ("pilot-1", True),
        ("bis", True),
        ("computer-failure", True),
        ("meteor-shower", True),
        ("black-hole", False),
    ],
)
def test_the_token_on_the_way_is_obeyed_first(face: str, robs: bool) -> None:
    """BB-56: the attack may follow if both still share the cell; not after the own find, which it would be for."""
    match = flown(face)
    play(match, "turn")
    assert (match.state.table.turn.seat == 0 and listed(match, "rob") == ["rob 1 shuttle"]) is robs


def test_nothing_but_the_attack_follows_before_the_turn_passes() -> None:
    """BB-25, BB-56: no operations; after the attack there is a count of 25, and without it the next player's."""
    match = flown("meteor-shower")
    play(match, "turn")
    assert listed(match) == ["end", "rob 1 shuttle"]
    assert refusal(match, act.TakeWhite(cell("a1"))) == "BB-25"
    assert refusal(match, act.FlyOver(cell("b1"), cell("a1"))) == "BB-25"
    play(match, "rob 1 shuttle")
    turn = match.state.table.turn
    assert (turn.seat, turn.count, turn.limit, turn.closing) == (0, 0, 25, False)
    assert match.state.table.books[0].meteors
    other = flown("meteor-shower")
    play(other, "turn, end")
    assert other.state.table.turn.seat == 1


@pytest.mark.parametrize(("card", "robs"), [("leak", True), ("overdrive", True), ("tractor-beam", False)])
def test_a_surprise_is_obeyed_before_the_attack(card: str, robs: bool) -> None:
    """BB-56: the tractor beam takes the pawn away from its victim."""
    match = flown("pleasant" if card == "overdrive" else "unpleasant")
    surprise(match, card)
    assert (listed(match, "rob") == ["rob 1 shuttle"]) is robs


def test_a_wormhole_leads_away_from_the_victim_and_to_no_other() -> None:
    """BB-51, BB-56: a pawn that comes to another through it has not come by the rules of movement."""
    match = sky("0 b 1 . 2 .", faces=("pleasant",), seats=3, piracy=True)
    aboard(match, 0, "pilot")
    for seat in (1, 2):
        aboard(match, seat, "pilot", "shuttle")
    play(match, "fly b1-c1")
    surprise(match, "wormhole")
    before = match.state
    play(match, "warp e1")
    assert match.state.table.turn.seat == 1
    match.state = before
    match._listed.clear()
    play(match, "warp c1")
    assert listed(match, "rob") == ["rob 1 shuttle"]


def test_no_attack_after_the_third_find_in_a_row() -> None:
    """BB-27, BB-56: the player does not play on."""
    match = flown("pilot-1")
    aboard(match, 0)
    change_turn(match, finds=2)
    play(match, "turn")
    assert "pilot" in match.state.table.books[0].aboard
    assert match.state.table.turn.seat == 1


def test_in_the_first_edition_the_turn_was_over() -> None:
    """BB-56."""
    match = flown("meteor-shower", edition=1)
    play(match, "turn")
    assert match.state.table.turn.seat == 1


def visited(edition: int = 2) -> Match:
    """Seat 0, with a shuttle, has joined seat 1, who has none, and ended its turn."""
    match = met(("pilot", "shuttle"), ("pilot",))
    set_edition(match, edition)
    set_mission(match, 0, None, 0, 0, 3)
    set_mission(match, 1, 1, 1, 1, 4)
    play(match, "move c2, end")
    return match


def test_a_visitor_is_not_robbed_by_whom_it_visited() -> None:
    """BB-57: through the host's next turn, stepping off and on again included."""
    match = visited()
    assert listed(match, "rob") == []
    play(match, "move d2, move c2")
    assert listed(match, "rob") == []
    assert refusal(match, act.Rob(Seat(0), "shuttle")) == "BB-57"


def test_a_visitor_who_stays_may_be_robbed_later() -> None:
    """BB-57: in the host's turn after the next."""
    match = visited()
    play(match, "end, end, move d2, move c2")
    assert listed(match, "rob") == ["rob 0 shuttle"]


def test_a_visitor_who_comes_again_is_safe_again() -> None:
    """BB-57."""
    match = visited()
    play(match, "end, move d2, move c2, end, move d2, move c2")
    assert listed(match, "rob") == []


def test_a_visitor_who_has_gone_on_may_be_followed() -> None:
    """BB-57: it has not joined the pawn that it only passed."""
    match = met(("pilot", "shuttle"), ("pilot",))
    set_mission(match, 1, 1, 1, 1, 4)
    play(match, "move c2, move d2, end, move d2")
    assert listed(match, "rob") == ["rob 0 shuttle"]


def test_who_has_attacked_is_no_guest() -> None:
    """BB-57: the victim may take its piece back."""
    match = met(("pilot", "shuttle"), ("pilot", "shuttle", "scientist"))
    set_mission(match, 0, None, 0, 0, 3)
    play(match, "move c2, rob 1 scientist, end, move d2, move c2")
    assert listed(match, "rob") == ["rob 0 scientist"]


def test_a_missed_turn_of_the_host_does_not_end_the_protection() -> None:
    """BB-57: the host's next turn is one that it plays."""
    match = met(("pilot", "shuttle"), ("pilot",))
    set_mission(match, 1, 1, 1, 1, 4)
    change_book(match, 1, missed=1)
    play(match, "move c2, end, end, move d2, move c2")
    assert listed(match, "rob") == []


def test_in_the_first_edition_a_host_could_step_off_and_on() -> None:
    """BB-57."""
    match = visited(edition=1)
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
    cards = [next(e.card for e in match.events_seen_by(seat) if isinstance(e, ev.Robbed)) for seat in (0, 1, None)]
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
