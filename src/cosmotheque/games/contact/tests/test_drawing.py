"""The table in a terminal, and what the source is told where nothing is rehearsed."""

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Language
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.drawing import draw
from cosmotheque.games.contact.mentor.advice import advise
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


@pytest.mark.parametrize("rehearsal", [True, False])
@pytest.mark.parametrize("variant", ["base", "pro"])
def test_without_rehearsals_the_coach_tells_the_source_no_per_cent(variant: str, rehearsal: bool) -> None:
    """CON-10: the way, the card and the step, but not how likely it is to be read."""
    match = opened(variant=variant, rehearsal=rehearsal)
    for _ in range(2):
        advice = advise(Moment(Seat(0), match.view(0), match.actions(0)))
        assert advice.best in match.actions(0)
        assert ("%" in advice.said.fr, "%" in advice.said.en) == (rehearsal, rehearsal)
        assert (advice.shown.readable is not None) is rehearsal
        assert advice.shown.route
        match.play(0, act.ChooseSignal(3) if variant == "pro" and match.state.signal is None else advice.best)
