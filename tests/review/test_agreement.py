"""Coach and review say the same thing of the same position: every mentor on the shelf, at any time, to the very end."""

from random import Random
from typing import Any

import pytest
from tests.review.games import TAUGHT, at_random, final_choices, moment_of, stored

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Advice, Grade, Remark
from cosmotheque.core.moment import Moment

POOR = (Grade.DUBIOUS, Grade.MISTAKE)
GAMES = 4
MOVES = 60
OTHERS = 1


def advise(slug: str, moment: Moment) -> Advice:
    """Advice that names a listed action, or none to a seat that has no choice at all."""
    mentor = TAUGHT[slug]
    assert mentor.advise is not None
    advice = mentor.advise(moment)
    assert advice.said.fr
    assert advice.said.en
    assert (advice.best in moment.actions) if moment.actions else (advice.best is None)
    if advice.shown is not None:
        assert codec.decode(codec.encode(advice.shown), mentor.shows) == advice.shown
    return advice


def remark(slug: str, moment: Moment, action: Any) -> Remark | None:
    """A remark whose better action is another one; what was forced is never held against anybody."""
    mentor, game = TAUGHT[slug], registry.load(slug)
    assert mentor.remark is not None
    noted = mentor.remark(moment, action)
    if noted is not None:
        assert noted.better is None or noted.better in moment.actions
        assert noted.better != game.measured.outline(action)
        assert (noted.grade, noted.better) == (Grade.BEST, None) or noted.grade is not Grade.BEST
        assert len(moment.actions) > 1 or noted.grade not in POOR
    return noted


def check_agreement(slug: str, moment: Moment, *actions: Any) -> None:
    """Check that the review does not blame the coach's advice, nor an action that it calls better itself."""
    game, rng = registry.load(slug), Random(0)
    named = [advise(slug, moment).best]
    for action in actions:
        noted = remark(slug, moment, action)
        named += [noted.better] if noted is not None and noted.better is not None else []
    for best in named:
        noted = remark(slug, moment, game.measured.measure(moment.view, best, rng))
        assert noted is None or noted.grade not in POOR, (moment, best, noted)


@pytest.mark.parametrize("slug", TAUGHT)
def test_coach_and_review_agree_at_random(slug: str) -> None:
    for match in at_random(slug, GAMES, MOVES):
        for seat in map(Seat, range(match.seats)):
            moment = moment_of(match, seat)
            if not moment.actions:
                advise(slug, moment)
                continue
            rng = Random(len(match.moves))
            tried = [rng.choice(moment.actions) for _ in range(OTHERS)]
            check_agreement(slug, moment, *(match.game.measured.measure(moment.view, action, rng) for action in tried))


@pytest.mark.parametrize("slug", TAUGHT)
def test_coach_and_review_agree_up_to_the_last_move(slug: str) -> None:
    for match in stored(slug):
        for moment, action in final_choices(match):
            check_agreement(slug, moment, action)


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_mentor_has_a_word_for_everybody_before_the_first_move_and_after_the_last(slug: str) -> None:
    for match in (Match(registry.load(slug), seed=1), *stored(slug)):
        for seat in map(Seat, range(match.seats)):
            advise(slug, moment_of(match, seat))


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_same_view_gets_the_same_words(slug: str) -> None:
    """A view decoded from bytes, as a worker gets it, gives the same words as one from a record."""
    game = registry.load(slug)
    for match in at_random(slug, 1, MOVES):
        for seat in sorted(seat for seat in match.actors() if seat >= 0):
            moment = moment_of(match, seat)
            again = Moment(
                seat, codec.decode(codec.encode(moment.view), game.types.view), moment.actions, moment.history
            )
            assert advise(slug, moment) == advise(slug, again)
