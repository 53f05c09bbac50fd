"""Actions as numbers: the same for every seat, a transmission whatever was held."""

import pytest

from cosmotheque.core.errors import NoNumber
from cosmotheque.core.game import Seat
from cosmotheque.games.contact.actions import DealGoal, Transmit
from cosmotheque.games.contact.components import Flight
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.numbering import ACTIONS, NUMBERINGS
from cosmotheque.games.contact.options import Options

NUMBERING = NUMBERINGS["contact"]
VIEW = GAME.view(GAME.start(Options(), 2), Seat(0))


def test_every_number_leads_back_to_itself() -> None:
    assert len(set(ACTIONS)) == NUMBERING.size
    assert all(NUMBERING.number(VIEW, NUMBERING.action(VIEW, number)) == number for number in range(NUMBERING.size))


def test_a_transmission_has_one_number_whatever_was_held() -> None:
    assert NUMBERING.number(VIEW, Transmit((Flight(0, 900),))) == NUMBERING.number(VIEW, Transmit())


def test_what_chance_does_has_no_number() -> None:
    with pytest.raises(NoNumber, match="has no number here"):
        NUMBERING.number(VIEW, DealGoal(3))
    with pytest.raises(NoNumber, match="No action has the number"):
        NUMBERING.action(VIEW, NUMBERING.size)
