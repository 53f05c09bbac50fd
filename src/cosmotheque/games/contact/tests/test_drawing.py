"""The table in a terminal."""

import pytest

from cosmotheque.core.text import Language
from cosmotheque.games.contact.drawing import draw
from cosmotheque.games.contact.tests.table import opened, transmit


@pytest.mark.parametrize("rehearsal", [True, False])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_crew_reads_how_long_flights_lasted(language: Language, rehearsal: bool) -> None:
    """CON-10: where nothing is rehearsed the source sees no seconds before the round is over."""
    match = opened(rehearsal=rehearsal)
    transmit(match)
    seconds = [f"{flight.duration / 1000:.2f}s" for flight in match.view(0).heard[-1]]
    crew, source = (draw(match.view(seat), language) for seat in (1, 0))
    assert all(held in crew for held in seconds)
    assert all((held in source) is rehearsal for held in seconds)
