"""The sky in a terminal, in both languages."""

from cosmotheque.core.match import Match
from cosmotheque.games.bing_bang.components.box import TOKENS
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.tests.table import quick


def test_a_terminal_shows_the_sky_and_what_the_seat_has() -> None:
    """BB-13: the own mission and hand are named; those of others are not."""
    match = Match(GAME, 2, seed=5)
    french, english = GAME.notation.draw(match.view(0), "fr"), GAME.notation.draw(match.view(0), "en")
    assert french.splitlines()[0] == "tour 1  place 1  compte 0/15"
    assert english.splitlines()[0] == "round 1  seat 1  count 0/15"
    assert [french.count(shape) for shape in "●▲■◆"] == [10, 10, 10, 10]
    assert "mission : navette " in french
    assert "cards 6  aboard: -  missions 0" in english
    assert "navette" not in GAME.notation.draw(match.view(None), "fr")


def test_a_seat_reads_the_tokens_it_knows() -> None:
    """BB-14: its own share, and nobody else's."""
    match = quick(2, seed=2)
    lines = [GAME.notation.draw(match.view(seat), "en").splitlines()[-1] for seat in (0, 1)]
    assert all(line.startswith("tokens known: ") and line.count(",") == TOKENS // 2 - 1 for line in lines)
    cells = [{entry.split()[0] for entry in line.removeprefix("tokens known: ").split(", ")} for line in lines]
    assert not cells[0] & cells[1]
    assert "tokens known" not in GAME.notation.draw(match.view(None), "en")
