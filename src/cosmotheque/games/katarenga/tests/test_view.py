"""The view of the table: everything, and nothing a browser could not read."""

from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.core.text import Language
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.tests.boards import base_game, big_bang, play, squares
from cosmotheque.games.katarenga.tests.test_ousting import IN_THE_WAY, NO_GOAL_YET
from cosmotheque.games.katarenga.tests.test_refusals import FACE_TO_FACE

GAMES = pytest.mark.parametrize("game", [BIG_BANG, BASE_GAME], ids=["big-bang", "base"])


def numbers(value: Any) -> list[int]:
    if isinstance(value, dict):
        return [number for part in value.values() for number in numbers(part)]
    if isinstance(value, list):
        return [number for part in value for number in numbers(part)]
    return [value] if isinstance(value, int) else []


@GAMES
def test_views_hide_nothing_and_lead_back_to_the_state(game: AnyGame) -> None:
    """KBB-19: repetition included, as `past` is in the view; only `seat` differs from seat to seat."""
    match, rng = Match(game, seed=2), Random(2)
    while match.actors():
        match.play(match.state.turn, rng.choice(match.actions(match.state.turn)))
        view = match.view(0)
        assert game.imagine(view, rng) == match.state
        assert msgspec.structs.replace(match.view(1), seat=0) == view
        assert max(numbers(msgspec.to_builtins(view))) < 2**53


def test_a_view_tells_what_a_browser_shows() -> None:
    """KBB-13, KBB-14, KBB-20: pawns, goals, settled squares, counts, last move, and the position as text."""
    match = play(big_bang(IN_THE_WAY, goals="RG"), "d7xe8@c7")
    view = match.view(None)
    assert (view.layout, view.goals, view.choices) == ("A0 B0 C0 D0", "RG", "RG")
    assert (view.pawns[56], view.pawns[60], view.pawns[50]) == ("W", "w", "b")
    assert view.settled == (1, 23, 24, 47, 56, 60)
    assert view.home == (7, 0)
    assert (view.turn, view.moves) == (1, 21)
    assert match.game.notation.write(view.last) == "d7xe8@c7"
    assert view.position.endswith(" W3w3/2b5/7w/3bbbb1/w2b4/2wb3w/8/1w4b1 RG b 21")


def test_a_view_tells_what_is_in_danger() -> None:
    """KBB-16, KAT-2: what the other side could oust or capture if it moved now; nothing on a first move."""
    match = base_game(FACE_TO_FACE, moves=0)
    assert match.view(0).threatened == ()
    assert set(base_game(FACE_TO_FACE).view(0).threatened) == set(squares(("a3", "a4", "b4", "a5")))
    assert big_bang(IN_THE_WAY, goals="RG").view(0).threatened == squares(("e8",))
    assert big_bang(NO_GOAL_YET).view(0).threatened == ()


def test_people_get_the_time_to_watch_an_oust() -> None:
    """KBB-16: longer than for a pawn that settles."""
    ousting, settling = (
        play(big_bang(IN_THE_WAY, goals="RG"), "d7xe8@c7"),
        play(big_bang(IN_THE_WAY, goals="RG"), "c3-e2"),
    )
    watched = [sum(map(match.game.manners.watch, match.events[-1])) for match in (ousting, settling)]
    assert watched[0] > 2 * watched[1] > 0


@GAMES
def test_no_turn_takes_longer_to_watch_than_three_seconds(game: AnyGame) -> None:
    match, rng = Match(game, seed=2), Random(2)
    while match.actors():
        match.play(match.state.turn, rng.choice(match.actions(match.state.turn)))
        assert 0 < sum(map(game.manners.watch, match.events[-1])) <= 3000


@GAMES
def test_nobody_is_to_move_once_somebody_gave_up(game: AnyGame) -> None:
    match = Match(game, seed=2)
    assert match.view(0).ended == ""
    match.concede(1)
    assert match.view(0).ended == "conceded"


def drawn(match: Match, language: Language = "en") -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(match.game.notation.draw(match.view(0), language))
    return capture.get()


def test_the_terminal_shows_the_board() -> None:
    """KBB-8: each square has the sign of its move; rings are settled pawns (KBB-13), ‹ › marks the last move."""
    lines = drawn(play(big_bang(IN_THE_WAY, goals="RG"), "d7xe8@c7")).splitlines()
    assert lines[1].rstrip() == " 8  ♖◎◎  ♗    ♔    ♘   ‹♖◎ › ♗    ♘    ♔    8"
    assert lines[2].rstrip() == " 7  ♘    ♖   ‹♘● ›‹♔  › ♘    ♗    ♖    ♗    7"
    assert lines[-2:] == ["White ○  goal ♖, 7 of 8 settled", "Black ●  goal ♘, 0 of 8 settled  to move"]


def test_the_terminal_speaks_french() -> None:
    lines = drawn(play(big_bang(IN_THE_WAY, goals="RG"), "d7xe8@c7"), "fr").splitlines()
    assert lines[-1] == "Noirs ●  couleur d’objectif ♘, installés 0 sur 8  à jouer"


def test_the_terminal_shows_camps() -> None:
    """KAT-3: beyond the base ranks."""
    drawn_board = """
        ...w....
        ........
        ........
        ........
        ........
        ...w....
        ........
        b..b....
    """
    lines = drawn(play(base_game(drawn_board), "d8-h9")).splitlines()
    assert lines[0] == "    ( )                                (○)"
    assert lines[-2:] == ["White ○  pawns 2, camps 1 of 2", "Black ●  pawns 2, camps 0 of 2  to move"]


@GAMES
def test_every_rule_reason_and_option_has_words(game: AnyGame) -> None:
    """KBB-20: and the other rules: French and English, neither copied from the other."""
    words = game.words
    entries = [entry for section in words.rulebook for entry in section.rules]
    assert all(entry.text.fr != entry.text.en for entry in entries)
    fields = {field.name for field in msgspec.structs.fields(game.types.options)}
    assert fields <= set(words.options)
