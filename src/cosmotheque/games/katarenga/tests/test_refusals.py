"""Refusals of actions, over whole games and for actions of no sense at all."""

from random import Random

import pytest

from cosmotheque.core.game import AnyGame, Seat, rule_against
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.actions import CAMP_MOVES, PASS, SLIDES, Action, Camp, Lay, Oust, Slide
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.tests.boards import LAYOUT, base_game, big_bang, refusal
from cosmotheque.games.katarenga.tests.test_ousting import IN_THE_WAY

WHITE = Seat(0)
SHUT_IN = """
    ........
    ........
    ..bbbb..
    ..bbbb..
    ..wwww..
    ..w.....
    .www....
    ........
"""
FACE_TO_FACE = """
    ........
    ........
    ........
    b.......
    wb......
    b.......
    ........
    .......w
"""


def rule(game: AnyGame, action: Action, **options: str) -> str | None:
    match = Match(game, options={"board": LAYOUT} | options)
    return rule_against(game, match.state, WHITE, action)


def test_what_belongs_to_the_other_game_is_refused() -> None:
    """KBB-1: Big Bang has no camps; KAT-2: the base game does not oust; KBB-3: boards are laid by chance."""
    assert rule(BIG_BANG, Camp(18, 0)) == "KBB-1"
    assert rule(BASE_GAME, Oust(1, 2, 3)) == "KAT-2"
    for game in (BIG_BANG, BASE_GAME):
        assert rule(game, Lay(LAYOUT)) == "KBB-3"


def test_squares_beyond_the_board_are_refused() -> None:
    """KBB-1: however the action was made."""
    in_big_bang: list[Action] = [Slide(64, 0), Slide(18, 64), Slide(-1, 0), Oust(99, 0, 0)]
    in_base_game: list[Action] = [Slide(64, 0), Slide(0, -1), Camp(64, 0)]
    assert {rule(BIG_BANG, action) for action in in_big_bang} == {"KBB-1"}
    assert {rule(BASE_GAME, action) for action in in_base_game} == {"KBB-1"}


def test_passing_is_refused_while_something_can_move() -> None:
    """KBB-11, KAT-4."""
    assert rule(BIG_BANG, PASS) == "KBB-11"
    assert rule(BASE_GAME, PASS) == "KAT-4"


@pytest.mark.parametrize("game", [BIG_BANG, BASE_GAME], ids=["big-bang", "base"])
def test_nothing_moves_before_the_board_is_laid_nor_after_the_end(game: AnyGame) -> None:
    """KBB-3 before; KBB-18 and KAT-4 after."""
    start = game.start(game.types.options(), 2)
    assert rule_against(game, start, WHITE, SLIDES[18][1]) == "KBB-3"
    match = Match(game, seed=1)
    rng = Random(1)
    while match.actors():
        match.play(match.state.turn, rng.choice(match.actions(match.state.turn)))
    assert rule_against(game, match.state, match.state.turn, SLIDES[18][1]) == (
        "KBB-18" if game is BIG_BANG else "KAT-4"
    )


def test_a_pawn_put_back_on_its_square_is_told_why_it_cannot_leave() -> None:
    """KBB-10 among other pawns; KBB-12 before a border that is not free; KAT-2 before a pawn not to be taken yet."""
    assert rule(BIG_BANG, Slide(27, 27)) == "KBB-10"
    assert refusal(big_bang(IN_THE_WAY, goals="RG"), "a4-a4") == "KBB-13"
    assert refusal(big_bang(IN_THE_WAY, goals="RG"), "c3-c3") == "KBB-8"
    assert refusal(big_bang(SHUT_IN), "c2-c2") == "KBB-12"
    assert refusal(base_game(FACE_TO_FACE, moves=0), "a4-a4") == "KAT-2"


@pytest.mark.parametrize("game", [BIG_BANG, BASE_GAME], ids=["big-bang", "base"])
def test_every_illegal_slide_has_a_rule_that_fits(game: AnyGame) -> None:
    """KBB-4, KBB-8, KBB-9, KBB-10, KBB-12, KBB-13, KBB-14, KBB-16, KAT-2, KAT-3: all of them come up in play."""
    match, rng = Match(game, seed=6), Random(6)
    known = {entry.id for section in game.words.rulebook for entry in section.rules}
    found: set[str | None] = set()
    while match.actors() and match.state.moves < 120:
        seat = match.state.turn
        actions = match.actions(seat)
        tried = [*SLIDES[rng.randrange(64)], *SLIDES[rng.choice(_own(match))], *CAMP_MOVES[rng.randrange(64)]]
        found |= {rule_against(game, match.state, seat, action) for action in tried if action not in actions}
        match.play(seat, rng.choice(actions))
    assert found <= known
    expected = {"KBB-4", "KBB-8", "KBB-9", "KBB-10"}
    assert found >= expected | ({"KBB-1", "KBB-13"} if game is BIG_BANG else {"KAT-3"})


def _own(match: Match) -> list[int]:
    letter = "wb"[match.state.turn]
    return [square for square, pawn in enumerate(match.view(None).pawns) if pawn.lower() == letter]
