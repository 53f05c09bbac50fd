"""Rules version 1: games that were begun under it go on as they began."""

from random import Random

import cosmotheque
from cosmotheque.core.game import Seat, Talk
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import DRAFT_STEPS
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.tests.table import legal, play_round, refusal, set_state

FIRST = GAME.earlier[1]


def begun(**options: object) -> cosmotheque.Match:
    return cosmotheque.Match(FIRST, 3, seed=1, options=options)


def test_rounds_followed_each_other_without_a_pause() -> None:
    """CON-20: the goal was dealt at once, and nobody talked before the end."""
    match = begun()
    for source in (0, 1):
        assert (match.state.phase, match.state.source) == (Phase.TRANSMIT, source)
        assert FIRST.manners.talk(match.state, Seat(2)) is Talk.CLOSED
        play_round(match)


def test_drafts_had_no_end() -> None:
    """CON-10."""
    match = begun()
    for _ in range(DRAFT_STEPS):
        match.play(0, legal(match, act.FlyTo)[0])
        match.play(0, act.StepBack())
    match.play(0, legal(match, act.FlyTo)[0])
    assert act.ClearRoute() in match.actions(0)


def test_the_source_reactivated_nothing() -> None:
    """CON-29."""
    match = begun(variant="pro")
    match.play(0, act.ChangeGoal())
    assert refusal(match, 0, act.Reactivate()) == "CON-25"


def test_what_is_imagined_is_of_the_same_edition() -> None:
    match = begun(variant="pro")
    set_state(match, aids=())
    for seat in (0, 1):
        twin = FIRST.imagine(match.view(seat), Random(1))
        assert FIRST.view(twin, Seat(seat)) == match.view(seat)
        assert FIRST.legal_actions(twin, Seat(0)) == match.actions(0)
