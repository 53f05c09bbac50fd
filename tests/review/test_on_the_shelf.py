"""Every mentor's figures, of games that were played anyhow."""

import pytest
from tests.review.games import TAUGHT, at_random

from cosmotheque import review


@pytest.mark.parametrize("slug", TAUGHT)
def test_figures_have_a_value_for_each_seat_or_one_for_all(slug: str) -> None:
    (match,) = at_random(slug, 1, 60)
    for figure in review.figures(match, TAUGHT[slug]):
        assert figure.name.fr
        assert figure.name.en
        assert len(figure.values) in (1, match.seats)
