"""Shared knowledge: what seats know together is theirs, and what none of them has seen stays hidden."""

import msgspec
import pytest
from tests.review.games import at_random

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.study.knowledge import Eyes, events_for, pool, view_for

GAMES = registry.playable()
SECRET = [slug for slug in GAMES if registry.load(slug).meta.secrets]
REVEALING = [slug for slug in SECRET if registry.load(slug).reveal is not None]
"""Games that show everything otherwise than by giving up."""
SHARED: tuple[Eyes, ...] = ("all", "together", "truth")


class Heap(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int, ...] | None, ...]
    deck: tuple[int, ...]
    mark: str = ""
    seat: int | None = None


def running(slug: str) -> Match:
    """A few moves on, and not over."""
    return next(match for match in at_random(slug, 9, 12) if match.outcome is None and match.moves)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("eyes", SHARED)
def test_what_is_shown_is_a_view_and_its_events(slug: str, eyes: Eyes) -> None:
    match = running(slug)
    view, types = codec.encode(view_for(match, eyes)), match.game.types
    assert codec.encode(codec.decode(view, types.view)) == view
    events = codec.encode(events_for(match, eyes))
    assert codec.encode(codec.decode(events, list[types.event])) == events


@pytest.mark.parametrize("slug", SECRET)
def test_the_truth_tells_more_than_lies_open(slug: str) -> None:
    match = running(slug)
    assert view_for(match, "truth") != view_for(match, "all")
    assert view_for(match, Seat(1)) == match.view(1)
    assert events_for(match, Seat(1), 1) == match.events_seen_by(1, 1)


@pytest.mark.parametrize("slug", REVEALING)
def test_the_truth_is_what_giving_up_would_open_and_the_game_goes_on(slug: str) -> None:
    match = running(slug)
    true, given_up = view_for(match, "truth"), match.game.view(match.game.endings.disclose(match.state), None)
    assert true != given_up
    assert pool(true, match.view(None), [given_up]) == true


def test_seats_put_together_what_each_of_them_knows() -> None:
    real = Heap(((1, 2), (3, 4), (5,)), (6, 7), "over")
    shown = Heap((None, None, None), (0, 0))
    mine = Heap(((1, 2), None, None), (0, 7), "", 0)
    theirs = Heap((None, (3, 4), None), (0, 0), "", 1)
    assert pool(real, shown, [mine, theirs]) == Heap(((1, 2), (3, 4), None), (0, 7))
    assert pool(real, shown, []) == shown
    assert pool(real, None, [mine]) is None
    assert pool(real, None, [mine, real]) == real
