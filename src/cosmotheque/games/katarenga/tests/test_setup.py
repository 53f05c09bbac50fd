"""The start of games, and the seat in turn."""

import pytest

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import CHANCE, AnyGame, Move
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.actions import Lay
from cosmotheque.games.katarenga.components import assemble
from cosmotheque.games.katarenga.events import Laid
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.options import BigBangOptions
from cosmotheque.games.katarenga.tests.boards import LAYOUT, drawing, pawns, play, refusal

OPENINGS = {
    "chequered": """
        ........
        ........
        ..bwbw..
        ..wbwb..
        ..bwbw..
        ..wbwb..
        ........
        ........
    """,
    "halves": """
        ........
        ........
        ..bbbb..
        ..bbbb..
        ..wwww..
        ..wwww..
        ........
        ........
    """,
    "quarters": """
        ........
        ........
        ..bbww..
        ..bbww..
        ..wwbb..
        ..wwbb..
        ........
        ........
    """,
}


@pytest.mark.parametrize("opening", OPENINGS)
def test_pawns_fill_the_centre(opening: str) -> None:
    """KBB-6: three patterns; KBB-4: eight pawns a side; KBB-15: nothing is settled at the start."""
    match = Match(BIG_BANG, options={"opening": opening, "board": LAYOUT})
    assert pawns(match) == drawing(OPENINGS[opening])
    view = match.view(0)
    assert (view.pawns.count("w"), view.pawns.count("b")) == (8, 8)
    assert (view.settled, view.home, view.goals) == ((), (0, 0), "--")


def test_chequered_is_the_default() -> None:
    """KBB-6: c3 is white."""
    assert pawns(Match(BIG_BANG, seed=1)) == drawing(OPENINGS["chequered"])


def test_base_game_opens_on_the_base_ranks() -> None:
    """KAT-1: rank 1 white, rank 8 black, white begins."""
    match = Match(BASE_GAME, seed=1)
    assert pawns(match) == drawing("bbbbbbbb" + "\n........" * 6 + "\nwwwwwwww")
    assert match.actors() == {0}
    assert match.view(0).camps == "----"


def test_chance_lays_the_board_first() -> None:
    """KBB-3: as the first move of the log, which cannot be taken back."""
    match = Match(BIG_BANG, seed=5)
    (move,) = match.moves
    assert move.seat == CHANCE
    assert isinstance(move.action, Lay)
    assert match.events == [(Laid(move.action.layout, assemble(move.action.layout)),)]
    assert match.view(0).layout == move.action.layout
    start = BIG_BANG.start(match.options, 2)
    assert BIG_BANG.actors(start) == {CHANCE}
    assert BIG_BANG.view(start, None).colours == ""
    assert BIG_BANG.legal_actions(start, match.state.turn) == ()


@pytest.mark.parametrize("game", [BIG_BANG, BASE_GAME], ids=["big-bang", "base"])
def test_a_given_board_needs_no_chance(game: AnyGame) -> None:
    """KBB-3: the option names the four quarter boards."""
    match = Match(game, options={"board": LAYOUT})
    assert match.moves == []
    assert match.view(0).colours == assemble(LAYOUT)


def test_white_moves_first_and_turns_alternate() -> None:
    """KBB-7: out of turn is refused."""
    match = Match(BIG_BANG, options={"board": LAYOUT})
    assert match.actors() == {0}
    assert match.actions(1) == ()
    assert refusal(match, "d3-d2", seat=1) == "KBB-7"
    play(match, "c3-b5")
    assert match.actors() == {1}
    assert refusal(match, "b5-a3", seat=0) == "KBB-7"


def test_base_game_takes_turns() -> None:
    """KAT-1: out of turn is refused."""
    match = Match(BASE_GAME, options={"board": LAYOUT})
    assert refusal(match, "a8-a7", seat=1) == "KAT-1"


def test_a_position_overrules_board_and_opening() -> None:
    """KBB-20: a game can begin anywhere."""
    text = play(Match(BIG_BANG, options={"board": LAYOUT}), "c3-b5", "d3-d2").view(None).position
    match = Match(BIG_BANG, options={"position": text, "board": "A1 B1 C1 D1", "opening": "halves"})
    assert match.view(None).position == text


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"opening": "spiral"}, "opening"),
        ({"colour": "red"}, "colour"),
        ({"position": "somewhere"}, "position"),
        ({"board": 7}, "board"),
        ({"position": "x" * 300}, "position"),
    ],
)
def test_wrong_options_are_refused_by_name(options: dict[str, object], field: str) -> None:
    """KBB-6: and the other choices: the message names the field."""
    with pytest.raises(BadOptions, match=field):
        Match(BIG_BANG, options=options)


def test_a_laid_board_cannot_be_taken_back() -> None:
    """KBB-3."""
    start = BIG_BANG.start(BigBangOptions(), 2)
    assert not BIG_BANG.apply(start, Move(CHANCE, Lay(LAYOUT))).undoable
