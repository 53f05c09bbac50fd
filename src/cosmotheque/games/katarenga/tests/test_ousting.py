"""Ousting: white wants red, and a black pawn stands on the red border square e8, beside the white pawn on d7 (blue)."""

from cosmotheque.core.game import Seat
from cosmotheque.games.katarenga.components import SQUARE_NAMES, SQUARE_NUMBERS
from cosmotheque.games.katarenga.events import Moved, Ousted, Settled
from cosmotheque.games.katarenga.tests.boards import big_bang, drawing, legal, pawns, play, refusal

WHITE, BLACK = Seat(0), Seat(1)
IN_THE_WAY = """
    W...b...
    ...w....
    .......w
    ...bbbb.
    w..b....
    ..wb...w
    ........
    .w....b.
"""
NO_GOAL_YET = """
    ....b...
    ...w....
    ........
    ...bbbb.
    .wwb....
    .wwb....
    .www....
    ......b.
"""


def test_an_ousted_pawn_goes_to_any_vacant_square() -> None:
    """KBB-16: the square just left included, the square landed on not."""
    match = big_bang(IN_THE_WAY, goals="RG")
    letters = match.view(0).pawns
    vacant = {name for name in SQUARE_NAMES if letters[SQUARE_NUMBERS[name]] == "."}
    ousts = {move for move in legal(match) if "x" in move}
    assert ousts == {f"d7xe8@{name}" for name in vacant | {"d7"}}
    assert len(ousts) == 50


def test_ousting_moves_both_pawns() -> None:
    """KBB-16: and the pawn that ousts is settled (KBB-13)."""
    match = play(big_bang(IN_THE_WAY, goals="RG"), "d7xe8@c7")
    assert pawns(match) == drawing(
        """
        W...w...
        ..b.....
        .......w
        ...bbbb.
        w..b....
        ..wb...w
        ........
        .w....b.
        """
    )
    e8, c7 = SQUARE_NUMBERS["e8"], SQUARE_NUMBERS["c7"]
    moved = Moved(WHITE, SQUARE_NUMBERS["d7"], e8)
    assert match.events[-1] == (moved, Settled(WHITE, e8, 7), Ousted(BLACK, e8, c7))


def test_an_ousted_pawn_may_take_the_square_just_left() -> None:
    """KBB-16: the two pawns change places."""
    match = play(big_bang(IN_THE_WAY, goals="RG"), "d7xe8@d7")
    assert match.view(0).pawns[SQUARE_NUMBERS["d7"]] == "b"


def test_an_oust_must_say_where_the_pawn_goes() -> None:
    """KBB-16: a plain move onto the pawn is refused, and so is a square that is not vacant."""
    match = big_bang(IN_THE_WAY, goals="RG")
    assert refusal(match, "d7-e8") == "KBB-16"
    assert refusal(match, "d7xe8@e8") == "KBB-16"
    assert refusal(match, "d7xe8@d5") == "KBB-16"


def test_ousting_obeys_the_rules_of_movement() -> None:
    """KBB-16: the square must be reached in one legal move (KBB-8), by a pawn that may move (KBB-13)."""
    match = big_bang(IN_THE_WAY, goals="RG")
    assert refusal(match, "c3xe8@c7") == "KBB-8"
    assert refusal(match, "a8xe8@c7") == "KBB-13"
    assert refusal(match, "b2xe8@c7") == "KBB-4"


def test_only_border_squares_of_the_own_goal_are_cleared() -> None:
    """KBB-16: the black pawns on the green d8 and on c6 inside stay where they are."""
    drawn = """
        W..b....
        ...w....
        ..b....w
        ....bbb.
        w..b....
        ..wb...w
        ........
        .w....b.
    """
    match = big_bang(drawn, goals="RG")
    assert not any("x" in move for move in legal(match))
    assert refusal(match, "d7xd8@a1") == "KBB-16"
    assert refusal(match, "d7xc6@a1") == "KBB-16"
    assert refusal(match, "d7xe7@a1") == "KBB-16"
    assert refusal(match, "d7-d8") == "KBB-10"


def test_a_settled_pawn_cannot_be_ousted() -> None:
    """KBB-16: goal colours differ, so the settled black pawn on d8 is on no square that white wants."""
    drawn = IN_THE_WAY.replace("W...b...", "W..b....")
    match = big_bang(drawn, goals="RG")
    assert SQUARE_NUMBERS["d8"] in match.view(0).settled
    assert refusal(match, "d7xd8@c7") == "KBB-16"


def test_the_landing_that_fixes_the_goal_may_not_oust() -> None:
    """KBB-16: before it there is no goal colour."""
    match = big_bang(NO_GOAL_YET, goals="-G")
    assert not any("x" in move for move in legal(match))
    assert refusal(match, "d7xe8@c7") == "KBB-16"
    assert refusal(match, "d7-e8") == "KBB-10"


def test_an_ousted_pawn_on_the_border_fixes_no_goal() -> None:
    """KBB-17: black still has no goal with a pawn on the green g8, and fixes one by landing elsewhere."""
    match = play(big_bang(IN_THE_WAY, goals="R-"), "d7xe8@g8")
    assert match.view(0).goals == "R-"
    assert match.view(0).home == (7, 0)
    play(match, "g5-h5")
    assert match.view(0).goals == "RG"
    assert match.view(0).home == (7, 2)


def test_an_ousted_pawn_on_its_own_goal_is_settled() -> None:
    """KBB-17: white does black a favour."""
    match = play(big_bang(IN_THE_WAY, goals="RG"), "d7xe8@g8")
    assert match.events[-1][-1] == Settled(BLACK, SQUARE_NUMBERS["g8"], 1)
    assert match.view(0).home == (7, 1)
    assert refusal(match, "g8-h6") == "KBB-13"
