"""Sentences for events: every event of every game has one, and it calls things as the table does."""

import re
from string import Formatter
from typing import get_args

import msgspec
import pytest

from cosmotheque import registry
from cosmotheque.arena import find_bot
from cosmotheque.core.host import Host
from cosmotheque.core.telling import tell_event
from cosmotheque.core.text import UNSAID, Language

SLUGS = registry.playable()
ENDED = "ended"
"""The end has a sentence of its own."""


@pytest.mark.parametrize("slug", SLUGS)
def test_every_event_has_a_sentence_whose_gaps_it_fills(slug: str) -> None:
    game = registry.load(slug)
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(game.types.event)}
    assert set(game.words.events) == set(kinds) - {ENDED}
    for tag, sentence in game.words.events.items():
        fields = {field.name for field in msgspec.structs.fields(kinds[tag])}
        for text in (sentence.fr, sentence.en):
            assert {gap for _, gap, _, _ in Formatter().parse(text) if gap is not None} <= fields, tag


@pytest.mark.parametrize("slug", SLUGS)
def test_all_that_seats_see_of_a_game_is_told(slug: str) -> None:
    """Telling raises nothing, prints nothing as Python prints it, and tells each seat in its language."""
    game = registry.load(slug)
    host = Host(game, [find_bot(slug, "random")] * game.meta.seats[0], seed=3)
    host.go_on()
    told = [
        tell_event(game, event, language)
        for language in get_args(Language)
        for seat in (*range(game.meta.seats[0]), None)
        for event in host.match.events_seen_by(seat)
        if event.__struct_config__.tag != ENDED
    ]
    assert told
    assert not [line for line in told if line is None or re.search(r"[{}=]|None|Slot", line)]


def test_every_game_has_a_legend() -> None:
    assert all(registry.load(slug).notation.legend != UNSAID for slug in SLUGS)
