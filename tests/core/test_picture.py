"""Every game has a picture of its own: whole SVG, in both languages, and made from what a seat may know alone."""

from random import Random
from xml.etree import ElementTree

import pytest

from cosmotheque import Match, registry
from cosmotheque.core.picture import draw_text, words
from cosmotheque.core.text import Language

SLUGS = registry.playable()
SVG = "{http://www.w3.org/2000/svg}"


def played(slug: str, moves: int, seed: int = 3) -> Match:
    """A match after so many moves at random, or at its end."""
    game, rng = registry.load(slug), Random(seed)
    match = Match(game, game.meta.seats[-1], seed=seed)
    for _ in range(moves):
        acting = sorted(seat for seat in match.actors() if seat >= 0)
        if not acting:
            break
        seat = rng.choice(acting)
        match.play(seat, game.measured.measure(match.view(seat), rng.choice(match.actions(seat)), rng))
    return match


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_picture_is_whole_and_says_what_it_shows(slug: str, lang: Language) -> None:
    assert registry.load(slug).notation.picture is not None
    for moves in (0, 5, 40):
        drawn = ElementTree.fromstring(played(slug, moves).svg(0, lang))  # noqa: S314 - our own text
        shapes = {element.tag.removeprefix(SVG) for element in drawn.iter()}
        assert drawn.findtext(f"{SVG}title")
        assert {"rect", "text"} < shapes
        assert shapes <= {"svg", "title", "rect", "circle", "polygon", "polyline", "path", "text", "g"}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_picture_follows_from_the_view(slug: str) -> None:
    """The picture stays the same when everything that the seat cannot know is exchanged."""
    match, rng = played(slug, 20), Random(1)
    for seat in (None, *range(match.seats)):
        before, true_state = match.svg(seat), match.state
        match.state = match.game.imagine(match.view(seat), rng)
        assert match.svg(seat) == before
        match.state = true_state


@pytest.mark.parametrize("slug", SLUGS)
def test_a_picture_changes_with_the_game(slug: str) -> None:
    match = played(slug, 1)
    assert match.svg(0) != played(slug, 12).svg(0)


@pytest.mark.parametrize("slug", SLUGS)
def test_without_a_seat_it_is_what_a_spectator_sees(slug: str) -> None:
    match = played(slug, 10)
    picture = match.game.notation.picture
    assert picture is not None
    assert match.svg() == match.svg(None) == picture(match.sight(None), "en")
    assert match.svg() in match._repr_html_()
    assert repr(match).replace("<", "&lt;").replace(">", "&gt;") in match._repr_html_()


def test_a_match_says_in_a_line_how_it_stands() -> None:
    match = Match(registry.load(SLUGS[0]), seed=1)
    assert repr(match) == f"<Match {SLUGS[0]}, 2 seats, {len(match.moves)} moves, to act: {min(match.actors())}>"
    match.concede(min(match.actors()))
    assert ", resigned: " in repr(match)


def test_a_game_without_a_picture_is_shown_in_its_lines() -> None:
    drawn = ElementTree.fromstring(draw_text("A & B", "[bold]one[/] < two\n[2] three"))  # noqa: S314 - our own text
    assert [element.text for element in drawn.iter(f"{SVG}text")] == ["one < two", "[2] three"]


def test_what_somebody_wrote_cannot_break_out_of_a_picture() -> None:
    assert words(0, 0, '<script>"&', 10).endswith(">&lt;script&gt;&quot;&amp;</text>")
