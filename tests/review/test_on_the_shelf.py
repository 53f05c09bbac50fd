"""Every mentor on the shelf, at games that were played anyhow."""

from itertools import islice
from random import Random

import pytest

from cosmotheque import registry, review
from cosmotheque.core import codec
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Advice, Mentor, Moment, Remark
from cosmotheque.core.text import Text

TAUGHT = {slug: mentor for slug in registry.playable() if (mentor := registry.mentor(slug)) is not None}
LOOKED_AT = 3


def at_random(slug: str, seed: int, most: int = 60) -> Match:
    """A game of random moves, or its beginning."""
    game, rng = registry.load(slug), Random(seed)
    match = Match(game, seed=seed)
    for _ in range(most):
        seats = sorted(seat for seat in match.actors() if seat >= 0)
        if not seats:
            break
        seat = rng.choice(seats)
        match.play(seat, game.measure(match.view(seat), rng.choice(match.actions(seat)), rng))
    return match


def moments(match: Match) -> list[tuple[Moment, object]]:
    """Some choices, spread over the game."""
    found = [(choice.moment, choice.action) for choice in review.choices(match)]
    return list(islice(found, 0, None, max(1, len(found) // LOOKED_AT)))


def is_said(text: Text) -> bool:
    return bool(text.fr.strip()) and bool(text.en.strip())


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_mentor_speaks_both_languages_and_names_what_can_be_done(slug: str) -> None:
    mentor = TAUGHT[slug]
    for moment, action in moments(at_random(slug, seed=1)):
        for said in _sayings(mentor, moment, action):
            assert is_said(said.said)
            better = said.best if isinstance(said, Advice) else said.better
            assert better is None or better in moment.actions
            if isinstance(said, Advice) and said.shown is not None:
                assert codec.decode(codec.encode(said.shown), mentor.shows) == said.shown


@pytest.mark.parametrize("slug", TAUGHT)
def test_figures_have_a_value_for_each_seat_or_one_for_all(slug: str) -> None:
    match = at_random(slug, seed=2)
    for figure in review.figures(match, TAUGHT[slug]):
        assert is_said(figure.name)
        assert len(figure.values) in (1, match.seats)


def _sayings(mentor: Mentor, moment: Moment, action: object) -> list[Advice | Remark]:
    said = [mentor.advise(moment) if mentor.advise else None, mentor.remark(moment, action) if mentor.remark else None]
    return [saying for saying in said if saying is not None]
