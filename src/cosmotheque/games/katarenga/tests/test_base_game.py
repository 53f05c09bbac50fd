"""The base game: captures, camps and its two ways to win. Movement is tested in test_movement.py."""

import pytest

from cosmotheque.core.game import Outcome, Seat
from cosmotheque.games.katarenga.events import Camped, Captured, Ended, Moved
from cosmotheque.games.katarenga.tests.boards import base_game, drawing, legal, pawns, play, refusal

WHITE, BLACK = Seat(0), Seat(1)
SKIRMISH = """
    ...w....
    ........
    ...w.b..
    ........
    ........
    ...b....
    ........
    b......w
"""


def test_landing_on_an_opposing_pawn_captures_it() -> None:
    """KAT-2: d6 is red and sees d3."""
    match = play(base_game(SKIRMISH), "d6-d3")
    assert pawns(match) == drawing(
        """
        ...w....
        ........
        .....b..
        ........
        ........
        ...w....
        ........
        b......w
        """
    )
    assert match.events[-1] == (Moved(WHITE, 43, 19), Captured(BLACK, 19, 2))


@pytest.mark.parametrize(("moves", "turn"), [(0, "w"), (1, "b")])
def test_nobody_captures_on_the_first_move(moves: int, turn: str) -> None:
    """KAT-2: neither white nor black; d3 and d6 are both red."""
    match = base_game(SKIRMISH, turn=turn, moves=moves)
    move = "d6-d3" if turn == "w" else "d3-d6"
    assert move not in legal(match)
    assert refusal(match, move) == "KAT-2"
    assert move in legal(base_game(SKIRMISH, turn=turn, moves=2))


def test_nobody_is_ousted() -> None:
    """KAT-2: pawns are captured here."""
    assert refusal(base_game(SKIRMISH), "d6xd3@a5") == "KAT-2"


def test_a_pawn_on_the_opposing_base_rank_may_enter_a_camp() -> None:
    """KAT-3: either of the two behind it, wherever on the rank it starts; it still moves as usual."""
    match = base_game(SKIRMISH)
    assert {move for move in legal(match) if move.startswith("d8")} == {
        "d8-a9", "d8-h9", "d8-b7", "d8-c6", "d8-e6", "d8-f7",
    }  # fmt: skip
    play(match, "d8-h9")
    view = match.view(0)
    assert (view.camps, view.home, view.pawns.count("w")) == ("-w--", (1, 0), 2)
    assert match.events[-1] == (Camped(WHITE, 59, 1),)


def test_black_enters_the_camps_behind_rank_1() -> None:
    """KAT-3: a0 and h0."""
    match = base_game(SKIRMISH, turn="b")
    assert {"a1-a0", "a1-h0"} <= legal(match)
    assert play(match, "a1-a0").view(0).camps == "--b-"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("d6-a9", "KAT-3"),  # not on rank 8
        ("h1-h0", "KAT-3"),  # the own camp
        ("d8-a9", "KAT-3"),  # taken
        ("e8-h9", "KBB-4"),  # nobody there
        ("f6-h0", "KBB-4"),  # not the own pawn
    ],
)
def test_camps_are_refused_by_rule(move: str, rule: str) -> None:
    """KAT-3, KBB-4."""
    assert refusal(base_game(SKIRMISH, camps="w---"), move) == rule


def test_until_it_camps_a_pawn_can_be_captured() -> None:
    """KAT-3: the black pawn on d7 (blue) takes the white one that waits on d8."""
    drawn = """
        ...w....
        ...b....
        ...w....
        ........
        ........
        ...b....
        ........
        .......w
    """
    match = play(base_game(drawn, turn="b"), "d7-d8")
    assert match.events[-1][-1] == Captured(WHITE, 59, 2)


def test_both_camps_win() -> None:
    """KAT-4: at once, one point."""
    match = play(base_game(SKIRMISH, camps="w---"), "d8-h9")
    assert match.outcome == Outcome("both-camps", (1, 0))
    assert match.events[-1][-1] == Ended("both-camps", WHITE, 1)
    assert match.actors() == frozenset()


def test_black_wins_by_both_camps() -> None:
    """KAT-4: for the second seat."""
    match = play(base_game(SKIRMISH, camps="---b", turn="b"), "a1-a0")
    assert match.outcome == Outcome("both-camps", (0, 1))


FEW = """
    ........
    ........
    ...w....
    ........
    ........
    ...b....
    ........
    b......w
"""


def test_fewer_than_two_pawns_lose() -> None:
    """KAT-4: one black pawn is left."""
    match = play(base_game(FEW), "d6-d3")
    assert match.outcome == Outcome("too-few-pawns", (1, 0))
    assert match.events[-1][1:] == (Captured(BLACK, 19, 1), Ended("too-few-pawns", WHITE, 1))


def test_camped_pawns_count() -> None:
    """KAT-4: one on the board and one in camp are two."""
    match = play(base_game(FEW, camps="--b-"), "d6-d3")
    assert match.outcome is None


QUIET = """
    ........
    ........
    ..b..w..
    ........
    .......b
    ........
    w.......
    ........
"""
CYCLE = ("f6-g5", "c6-d7", "g5-f6", "d7-c6")


def test_draws_are_those_of_big_bang() -> None:
    """KBB-19, KAT-4: the third occurrence of a position, and the limit of 400 moves."""
    match = play(base_game(QUIET), *CYCLE, *CYCLE[:3])
    assert match.outcome is None
    assert play(match, CYCLE[3]).outcome == Outcome("repetition", (0, 0))
    assert play(base_game(QUIET, moves=398), *CYCLE[:2]).outcome == Outcome("move-limit", (0, 0))


@pytest.mark.parametrize("move", ["d6-d3", "d8-a9"])
def test_captures_and_camps_start_the_count_anew(move: str) -> None:
    """KBB-19: no earlier position can occur again."""
    match = play(base_game(SKIRMISH), "h1-g2", "f6-e6")
    assert len(match.view(0).past) == 3
    assert len(play(match, move).view(0).past) == 1


def test_a_decisive_last_move_that_does_not_win_is_a_draw() -> None:
    """KBB-19: the 400th move captures, but black keeps two pawns."""
    match = play(base_game(SKIRMISH, moves=399), "d6-d3")
    assert match.outcome == Outcome("move-limit", (0, 0))
    assert match.events[-1][-1] == Ended("move-limit", None, 0)


def test_conceding_gives_the_point_away() -> None:
    """KAT-4: as if the other had won."""
    match = base_game(FEW)
    match.concede(0)
    assert match.outcome == Outcome("resigned", (0, 1))


@pytest.mark.parametrize(
    ("camps", "drawn", "turn", "scores"),
    [
        ("ww--", FEW, "w", (1, 0)),
        ("--bb", FEW, "b", (0, 1)),
        ("----", FEW.replace("b......w", "b......."), "b", (0, 1)),
    ],
)
def test_a_finished_position_knows_its_winner(camps: str, drawn: str, turn: str, scores: tuple[int, int]) -> None:
    """KAT-4: either seat may be to move in it."""
    outcome = base_game(drawn, camps=camps, turn=turn).outcome
    assert outcome is not None
    assert outcome.scores == scores


def test_pawns_left_count_camped_ones() -> None:
    """KAT-2, KAT-4: one on the board and one in camp."""
    assert play(base_game(FEW, camps="--b-"), "d6-d3").events[-1][-1] == Captured(BLACK, 19, 2)


def test_the_end_names_its_winner() -> None:
    """KAT-4: black, by the second camp and by a capture."""
    camped = play(base_game(SKIRMISH, camps="---b", turn="b"), "a1-a0")
    assert camped.events[-1][-1] == Ended("both-camps", BLACK, 1)
    captured = play(base_game(FEW, turn="b"), "d3-d6")
    assert captured.events[-1][-1] == Ended("too-few-pawns", BLACK, 1)
