"""BB-23 to BB-32: flying over tokens, finds and incidents."""

import pytest

from cosmotheque import Match
from cosmotheque.core.errors import CannotUndo
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import FACES, TOKENS
from cosmotheque.games.bing_bang.tests.table import (
    aboard,
    cell,
    change,
    change_book,
    change_turn,
    give,
    listed,
    planet,
    play,
    refusal,
    set_mission,
    sky,
    surprise,
)

ROW = "0 b o . . n o ."


def flown(face: str, back: str = "b", **options: object) -> Match:
    """Seat 0 has flown over one token."""
    match = sky(f"0 {back} o . .", faces=(face,), **options)  # type: ignore[arg-type]
    play(match, "fly b1-c1")
    return match


def test_flying_over_counts_two_and_needs_a_white_beyond() -> None:
    """BB-23: in a straight line, the token itself is not covered."""
    match = sky(
        """
        0 b o .
        n . . .
        . . . .
        """
    )
    assert listed(match, "fly") == ["fly b1-c1"]
    assert refusal(match, act.FlyOver(cell("a2"), cell("a3"))) == "BB-23"
    play(match, "lay a3")
    assert listed(match, "fly") == ["fly b1-c1", "fly a2-a3"]
    play(match, "fly a2-a3")
    assert match.state.table.turn.count == 3
    assert match.state.table.books[0].pawn == cell("a3")
    change_turn(match, count=14, flown=None, landed=False)
    assert listed(match, "fly") == []


def test_after_a_flight_only_whites_are_laid_and_taken() -> None:
    """BB-24: no more movement, no end without turning the token; no stopping on one."""
    match = sky("0 b o o .")
    assert refusal(match, act.MovePawn(cell("b1"))) == "BB-24"
    play(match, "fly b1-c1")
    kinds = {line.split()[0] for line in listed(match)}
    assert kinds == {"turn", "lay", "take"}
    assert refusal(match, act.MovePawn(cell("d1"))) == "BB-24"
    assert refusal(match, act.EndTurn()) == "BB-24"
    play(match, "take d1, lay e1")


def test_a_turned_token_is_shown_to_all_and_put_back() -> None:
    """BB-25: until the next action; then nobody's view has it; the turn is over."""
    match = flown("laser", "v")
    assert [face_seen(match, seat) for seat in (0, 1, None)] == [None] * 3
    play(match, "turn")
    assert [face_seen(match, seat) for seat in (0, 1, None)] == [30] * 3
    assert match.state.table.turn.seat == 1
    with pytest.raises(CannotUndo):
        match.undo(0)
    play(match, "end")
    assert [face_seen(match, seat) for seat in (0, 1, None)] == [None] * 3


def face_seen(match: Match, seat: int | None) -> int | None:
    face: int | None = match.view(seat).faces[0]
    return face


def test_the_table_may_remember() -> None:
    """BB-25 with the option `memory`: what was turned stays in everybody's view."""
    match = flown("laser", "v", memory=True)
    play(match, "turn, end")
    assert [face_seen(match, seat) for seat in (0, 1, None)] == [30] * 3


@pytest.mark.parametrize(("face", "back"), [("laser", "v"), ("pilot-3", "b")])
def test_the_turn_passes_unless_something_was_found(face: str, back: str) -> None:
    """BB-26: an object before the pilot is nothing, a pilot is something."""
    match = flown(face, back)
    play(match, "turn")
    assert match.state.table.turn.seat == (0 if face.startswith("pilot") else 1)


def test_the_order_of_finds() -> None:
    """BB-27: pilot, own shuttle, then scientist and object in either order, each for its card; the finder plays on."""
    match = sky("0 b o n o v o g o .", faces=("pilot-2", "shuttle-red", "laser", "astronomer"))
    play(match, "fly b1-c1, turn")
    assert match.state.table.turn.count == 0
    assert match.state.secrets.missions[0] == (0, 0, 0, 3)
    play(match, "fly d1-e1, turn")
    assert match.state.secrets.missions[0] == (None, 0, 0, 3)
    assert match.state.secrets.decks[0].bottom == (0,)
    play(match, "fly f1-g1, turn")
    assert match.state.secrets.missions[0] == (None, 0, None, 3)
    assert match.state.table.books[0].aboard == {"pilot", "shuttle", "object"}


def test_no_more_play_after_the_third_find_in_a_row() -> None:
    """BB-27: the third find is kept, the turn is over."""
    match = sky("0 b o n o v o g o .", faces=("pilot-2", "shuttle-red", "laser", "astronomer"))
    play(match, "fly b1-c1, turn, fly d1-e1, turn, fly f1-g1, turn")
    assert match.state.table.turn.seat == 1


def test_a_bis_breaks_the_row_of_finds() -> None:
    """BB-27, BB-29: find, find, BIS, find: four counts played on."""
    match = sky("0 b o n o b o v o .", faces=("pilot-2", "shuttle-red", "bis", "laser"))
    play(match, "fly b1-c1, turn, fly d1-e1, turn, fly f1-g1, turn, fly h1-i1, turn")
    assert match.state.table.turn.seat == 0
    assert match.state.table.turn.finds == 1


@pytest.mark.parametrize(("pieces", "face", "back"), [((), "shuttle-red", "n"), (("pilot",), "astronomer", "g")])
def test_finding_out_of_order_has_no_effect(pieces: tuple[str, ...], face: str, back: str) -> None:
    """BB-28."""
    match = flown(face, back)
    aboard(match, 0, *pieces)
    play(match, "turn")
    assert match.state.table.books[0].aboard == set(pieces)
    assert match.state.table.turn.seat == 1


def test_somebody_elses_piece_has_no_effect() -> None:
    """BB-28."""
    match = flown("shuttle-blue", "n")
    aboard(match, 0, "pilot")
    play(match, "turn")
    assert match.state.table.books[0].aboard == {"pilot"}


@pytest.mark.parametrize(("slow", "limit"), [(False, 15), (True, 9)])
def test_bis(slow: bool, limit: int) -> None:
    """BB-29: a new count of 15, 9 under a computer failure."""
    match = flown("bis")
    change_turn(match, slow=slow)
    play(match, "turn")
    turn = match.state.table.turn
    assert (turn.seat, turn.count, turn.limit, turn.landed) == (0, 0, limit, False)


def test_a_bis_gives_a_turn_one_new_count() -> None:
    """BB-29: turned again in the same turn it does nothing; in the next turn it does."""
    match = sky("0 b o . .", faces=("bis",))
    play(match, "fly b1-c1, turn, fly b1-a1, turn")
    assert match.state.table.turn.seat == 1
    play(match, "end, fly b1-c1, turn")
    assert match.state.table.turn.seat == 0


def test_two_bis_give_two_new_counts() -> None:
    """BB-29: each of them one."""
    match = sky("0 b o g o .", faces=("bis", "bis"))
    play(match, "fly b1-c1, turn, fly d1-e1, turn")
    assert match.state.table.turn.seat == 0
    play(match, "fly d1-c1, turn")
    assert match.state.table.turn.seat == 1


def test_the_log_book_keeps_the_way() -> None:
    """BB-25, BB-46: tokens turned and planets stopped on, in their order, wherever a Bing Bang takes them."""
    match = sky("0 b o M . . .", faces=("bis",))
    play(match, "fly b1-c1, turn, move d1, end, end")
    assert match.state.table.books[0].way == (TOKENS, 0, TOKENS + planet("mars"))
    assert match.state.table.books[1].way == (TOKENS,)


@pytest.mark.parametrize(("at", "hole"), [("c3", "j10"), ("p3", "k10"), ("c15", "j11"), ("p15", "k11")])
def test_black_hole(at: str, hole: str) -> None:
    """BB-30: to the corner of the sector that touches the centre, with a white from stock; the turn is over."""
    match = sky("0 b o .", at=at, faces=("black-hole",))
    start = match.state.table.books[0].whites
    play(match, listed(match, "fly")[0] + ", turn")
    book = match.state.table.books[0]
    assert (book.pawn, book.whites, match.state.table.turn.seat) == (cell(hole), start - 1, 1)
    assert cell(hole) in match.state.table.whites


@pytest.mark.parametrize(("lying", "stock", "left"), [("o", 15, 15), (".", 0, 0), ("#", 4, 3)])
def test_black_hole_without_laying(lying: str, stock: int, left: int) -> None:
    """BB-30: no white where one lies or none is in stock; a red there goes to the Space Centre."""
    match = flown("black-hole")
    hole = cell("j10")
    change(match, whites=match.state.table.whites | ({hole} if lying == "o" else set()))
    change(match, reds=frozenset({hole} if lying == "#" else set()))
    change_book(match, whites=stock)
    play(match, "turn")
    assert match.state.table.books[0].whites == left
    assert not match.state.table.reds


def test_computer_failure() -> None:
    """BB-31: the next three turns go to 9 only, the fourth to 15 again."""
    match = flown("computer-failure", "n")
    play(match, "turn")
    limits = []
    for _ in range(4):
        play(match, "end")
        limits.append(match.state.table.turn.limit)
        play(match, "end")
    assert limits == [9, 9, 9, 15]


def damaged() -> Match:
    """Venus is three steps from the pawn, Mercury four."""
    match = sky(
        """
        . . . . . . .
        . 0 o o V . .
        . o b o . . .
        . o . . . . .
        . o . . . . .
        . Y . . . . .
        """
    )
    change_book(match, meteors=True)
    change_turn(match, seat=1)
    play(match, "end")
    return match


def test_meteors_lead_to_the_nearest_planet() -> None:
    """BB-32: no other planet, no flights; then a turn of waiting, and the ship is sound."""
    match = damaged()
    assert match.state.table.turn.havens == (planet("venus"),)
    change_book(match, pawn=cell("b5"))
    assert listed(match, "move") == ["move b4"]
    assert refusal(match, act.MovePawn(cell("b6"))) == "BB-32"
    change_book(match, pawn=cell("b3"))
    assert refusal(match, act.FlyOver(cell("c3"), cell("d3"))) == "BB-32"
    change_book(match, pawn=cell("d2"))
    play(match, "move e2, end, end")
    assert match.state.table.turn.seat == 1
    assert not match.state.table.books[0].meteors
    play(match, "end")
    assert match.state.table.turn.seat == 0


def test_meteors_leave_the_choice_among_equals() -> None:
    """BB-32: two planets at the same distance, judged when the turn begins."""
    match = sky("V . 0 . M")
    change_book(match, meteors=True)
    change_turn(match, seat=1)
    play(match, "end")
    assert match.state.table.turn.havens == (planet("venus"), planet("mars"))


def test_a_damaged_ship_delivers_after_repair() -> None:
    """BB-32: nothing is delivered on arrival; after the waiting turn it is."""
    match = sky("0 M .")
    aboard(match, 0, "pilot", "shuttle", "scientist", "object")
    set_mission(match, 0, None, None, None, planet("mars"))
    change_book(match, meteors=True)
    change_turn(match, havens=(planet("mars"),))
    play(match, "move b1")
    assert "witness" not in match.state.table.books[0].aboard
    play(match, "end, end, end")
    assert match.state.table.turn.seat == 0
    assert "witness" in match.state.table.books[0].aboard


def test_meteors_strike_when_turned() -> None:
    """BB-32: the turn is over, the pawn stays."""
    match = flown("meteor-shower", "g")
    play(match, "turn")
    assert match.state.table.books[0].meteors
    assert match.state.table.books[0].pawn == cell("c1")
    assert FACES.count("meteor-shower") == 2


def test_no_flight_goes_around_the_edge() -> None:
    """BB-23: beyond a token on the edge there is nothing."""
    match = sky(
        """
        . . . . .
        b 0 . . .
        """
    )
    change(match, whites=match.state.table.whites | {cell("t1"), cell("t2")})
    assert listed(match, "fly") == []
    assert refusal(match, act.FlyOver(cell("a2"), cell("t1"))) == "BB-23"


@pytest.mark.parametrize(("face", "card"), [("bis", None), ("pleasant", "solar-wind"), ("pilot-1", None)])
def test_reds_and_cards_open_a_turn_and_no_replay(face: str, card: str | None) -> None:
    """BB-45: whatever the new count was given for."""
    match = sky("0 b o .", faces=(face,))
    give(match, 0, "swap-planets")
    play(match, "fly b1-c1")
    if card is None:
        play(match, "turn")
    else:
        surprise(match, card)
    assert (match.state.table.turn.seat, match.state.table.turn.count) == (0, 0)
    assert refusal(match, act.LayRed(cell("e5"))) == "BB-45"
    assert refusal(match, act.SwapPlanets((1, 2))) == "BB-45"
