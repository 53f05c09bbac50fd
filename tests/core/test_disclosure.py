"""Giving up opens the secrets, and nothing does so before."""

from random import Random

import pytest

from cosmotheque import load, playable
from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match

from .tally import TALLY

OPENING = [slug for slug in playable() if load(slug).endings.disclose is not TALLY.endings.disclose]


def begun(game: AnyGame) -> Match:
    """A game after some moves, which does not end with them."""
    rng, match = Random(4), Match(game, seed=4)
    for _ in range(3):
        seat = rng.choice(sorted(seat for seat in match.actors() if seat >= 0))
        match.play(seat, game.measured.measure(match.view(seat), rng.choice(match.actions(seat)), rng))
    return match


@pytest.mark.parametrize("slug", OPENING)
def test_who_gives_up_shows_what_was_hidden(slug: str) -> None:
    match = begun(load(slug))
    hidden = match.view(None)
    match.concede(0)
    shown = match.view(None)
    assert shown != hidden
    assert shown == match.game.view(match.game.endings.disclose(match.state), None)
    assert match.game.view(match.state, None) == hidden


def test_a_game_without_secrets_is_shown_as_it_stands() -> None:
    match = Match(TALLY, seed=1)
    before = match.view(0)
    match.concede(1)
    assert match.view(0) == before


def test_the_games_with_a_deal_open_it() -> None:
    assert len(OPENING) >= 3
