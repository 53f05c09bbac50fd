"""Sentences for the end of a game that fit the winner and the loser alike."""

import pytest

from cosmotheque import registry


@pytest.mark.parametrize("slug", registry.playable())
def test_no_end_is_told_from_one_side(slug: str) -> None:
    for reason, said in registry.load(slug).words.reasons.items():
        assert "advers" not in said.fr, reason
        assert "oppo" not in said.en, reason
