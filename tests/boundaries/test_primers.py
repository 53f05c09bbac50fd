"""Every game can be told to somebody who has never seen it: in three lines, then in a minute."""

import pytest

from cosmotheque import registry
from cosmotheque.core.text import Primer, Text

LONG = 160
"""A line of the goal card has no more characters."""
PICTURES = range(5, 9)
SAID = 200
"""The most characters of the text below a picture."""


def primer(slug: str) -> Primer:
    told = registry.load(slug).words.primer
    assert told is not None, "words.primer is missing"
    return told


def longest(*texts: Text) -> int:
    return max(len(said) for text in texts for said in (text.fr, text.en))


@pytest.mark.parametrize("slug", registry.playable())
def test_a_game_is_told_in_three_lines(slug: str) -> None:
    told = primer(slug)
    assert longest(told.want, told.turn, told.end) <= LONG


@pytest.mark.parametrize("slug", registry.playable())
def test_a_game_is_shown_in_a_minute_with_figures_of_its_rules(slug: str) -> None:
    played = primer(slug).played
    rules = {rule.id for section in registry.load(slug).words.rulebook for rule in section.rules}
    assert len(played) in PICTURES
    assert longest(*(picture.said for picture in played)) <= SAID
    assert {picture.figure for picture in played if picture.figure} <= rules
    assert sum(picture.figure is not None for picture in played) * 2 > len(played)


@pytest.mark.parametrize("slug", registry.playable())
def test_every_option_is_explained_in_a_line(slug: str) -> None:
    words = registry.load(slug).words.options
    options = {name for name in words if "." not in name}
    assert sorted(name for name in options if f"{name}.help" not in words) == []
