"""CON-7, CON-8, CON-14 to CON-20: a round, its guesses, and the end."""

from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import Seat, Talk
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact import events as ev
from cosmotheque.games.contact.events import RoundOpened
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.rules.rounds import appraise
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.tests.table import (
    begin,
    guess,
    laid_out,
    legal,
    opened,
    play_round,
    refusal,
    shortest_route,
    transmit,
)


def test_a_signal_card_is_turned_up_each_round() -> None:
    """CON-7: it is public, and it leaves the pile."""
    match = opened()
    assert match.view(1).signal == match.state.signal
    assert len(match.state.signals) == 11
    play_round(match)
    begin(match)
    assert len(match.state.signals) == 10


def test_a_planet_is_turned_up_and_the_goal_is_the_source_s_secret() -> None:
    """CON-8: level + 1 possible goals are known to all; which one it is the source alone knows."""
    match = opened(level=4)
    opening = match.events[2][0]
    assert isinstance(opening, RoundOpened)
    assert opening.planet in match.state.possible
    assert len(match.state.possible) == 5
    assert match.view(0).goal == match.state.goal
    assert match.view(1).goal is None
    assert match.view(None).goal is None
    for seat in (Seat(1), None):
        seen = GAME.see(opening, seat)
        assert isinstance(seen, RoundOpened)
        assert seen.goal is None


def test_three_transmissions_then_a_guess() -> None:
    """CON-14: the crew may ask twice more; after the third it must guess."""
    match = opened()
    for _ in range(2):
        transmit(match)
        match.play(1, act.AskAgain())
        match.play(0, act.ClearRoute())
    transmit(match)
    assert not legal(match, act.AskAgain)
    assert refusal(match, 1, act.AskAgain()) == "CON-14"


def test_only_possible_goals_not_yet_tried_can_be_pointed_at() -> None:
    """CON-15: the left neighbour guesses first, among the goal pile, never the same planet twice."""
    match = opened(4, level=5)
    transmit(match)
    assert match.actors() == {1}
    assert [action.planet for action in legal(match, act.Guess)] == list(match.state.possible)
    guess(match, right=False)
    tried = match.state.wrong[0]
    assert tried not in [action.planet for action in legal(match, act.Guess)]
    for planet in (tried, match.state.pile[0]):
        assert refusal(match, 2, act.Guess(planet)) == "CON-15"


def test_a_wrong_guess_loses_the_signal_and_fuel() -> None:
    """CON-16: the signal card first, one fuel each time; the next crew member guesses, the source is skipped."""
    match = opened(3, level=6)
    transmit(match)
    assert guess(match, right=False) == 1
    assert (match.state.signal, match.state.fuel) == (None, 5)
    assert guess(match, right=False) == 2
    assert match.state.fuel == 4
    assert match.actors() == {1}
    match.play(1, act.AskAgain())
    assert match.actors() == {0}


def test_after_a_wrong_guess_three_new_transmissions_may_follow() -> None:
    """CON-16: the count of transmissions begins anew."""
    match = opened(2, level=6)
    transmit(match)
    guess(match, right=False)
    for _ in range(3):
        match.play(1, act.AskAgain())
        match.play(0, act.ClearRoute())
        transmit(match)
    assert not legal(match, act.AskAgain)


def test_no_fuel_loses_the_game() -> None:
    """CON-17: at the sixth wrong guess the mission has failed."""
    match = opened(2, level=6)
    transmit(match)
    for _ in range(6):
        assert match.outcome is None
        guess(match, right=False)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.scores) == ("fuel", (0, 0))
    assert match.actors() == frozenset()


def test_a_right_guess_moves_the_rocket() -> None:
    """CON-18: the card leaves the game, the signal is won, the left neighbour is the next source."""
    match = opened(3)
    goal, signal = match.state.goal, match.state.signal
    play_round(match)
    assert match.state.rocket == goal
    assert match.state.score == signal
    assert goal not in (*match.state.possible, *match.state.pile)
    assert (match.state.source, match.state.guesser) == (1, 2)


def test_a_signal_lost_to_a_wrong_guess_is_not_won() -> None:
    """CON-18: only right at the first guess wins the card."""
    match = opened(3)
    play_round(match, wrong=1)
    assert match.state.score == 0
    assert match.state.rounds[0].won == 0


def test_the_route_is_open_after_the_round() -> None:
    """CON-18: with the goal reached, everybody may see the route that was meant."""
    match = opened(3)
    play_round(match)
    assert match.view(2).rounds[0].transmissions[0].route[-1] == match.state.rocket


def test_with_three_fuel_left_the_next_level_follows() -> None:
    """CON-19: and after the last level the pro variant; else there is this one again, or nothing else."""
    match = opened(3, level=5)
    assert GAME.endings.sequels(match.state) == ()
    over = replace(match.state, phase=Phase.OVER, fuel=3)
    assert [options.level for options in GAME.endings.sequels(over)] == [6, 5]
    assert GAME.endings.sequels(replace(over, fuel=2)) == ()
    last = replace(over, options=Options(level=6))
    assert [options.variant for options in GAME.endings.sequels(last)] == ["pro", "base"]
    assert GAME.endings.sequels(replace(over, options=Options(variant="pro"))) == ()


@pytest.mark.parametrize("level", [1, 6])
def test_twelve_rounds_win(level: int) -> None:
    """CON-19: the score is the sum of the won signal cards, 42 at most."""
    match = opened(3, level=level)
    play_round(match, wrong=1)
    lost = 42 - sum(match.state.signals) - (match.state.signal or 0)
    for _ in range(11):
        play_round(match)
    assert match.outcome is not None
    assert match.outcome.reason == "twelve-rounds"
    assert match.outcome.scores == (42 - lost,) * 3
    assert match.state.phase is Phase.OVER


@pytest.mark.parametrize("variant", ["base", "pro"])
def test_between_rounds_everybody_may_talk(variant: str) -> None:
    """CON-20: nobody has a secret then. The silence begins with the goal that the next source draws."""
    match = laid_out(3, variant=variant)
    for source in (0, 1):
        assert match.actions(source) == [act.DrawGoal()]
        assert match.actors() == {source}
        assert match.state.goal is None
        assert [GAME.manners.talk(match.state, seat) for seat in (*map(Seat, range(3)), None)] == [Talk.OPEN] * 4
        begin(match)
        assert match.view(source).goal == match.state.goal
        assert [GAME.manners.talk(match.state, seat) for seat in (*map(Seat, range(3)), None)] == [Talk.CLOSED] * 4
        play_round(match)


def test_the_source_alone_opens_a_round() -> None:
    """CON-8, CON-29: once, and nothing can be drawn or sent before."""
    match = laid_out(3)
    assert refusal(match, 1, act.DrawGoal()) == "CON-29"
    assert refusal(match, 0, act.FlyTo(1)) == "CON-29"
    begin(match)
    assert refusal(match, 0, act.DrawGoal()) == "CON-8"
    assert not match.can_undo(0)
    play_round(match)
    assert (match.state.source, match.state.guesser) == (1, 2)
    assert refusal(match, 0, act.DrawGoal()) == "CON-29"


def test_the_table_is_silent_during_a_round() -> None:
    """CON-20: nobody talks before the planet is found or the game over."""
    match = opened(2, level=6)
    transmit(match)
    assert [GAME.manners.talk(match.state, seat) for seat in (Seat(0), Seat(1), None)] == [Talk.CLOSED] * 3
    for _ in range(6):
        guess(match, right=False)
    assert GAME.manners.talk(match.state, Seat(1)) is Talk.OPEN


def test_everybody_hears_what_wrong_guesses_cost() -> None:
    """CON-16, CON-17: the signal card once, one fuel each time; with the last one it is over and the goal lies open."""
    match = opened(2, level=6)
    transmit(match)
    signal = match.state.signal
    guess(match, right=False)
    assert match.events[-1][1:] == (ev.SignalLost(signal), ev.FuelLost(5))
    for left in (4, 3, 2, 1):
        guess(match, right=False)
        assert match.events[-1][1:] == (ev.FuelLost(left),)
    guess(match, right=False)
    assert match.events[-1][1:] == (ev.FuelLost(0), ev.Ended(False, 0))
    assert match.view(1).goal == match.state.goal
    assert match.view(None).routes == (match.state.sent[0].route,)


def test_everybody_hears_that_twelve_rounds_are_done() -> None:
    """CON-19, CON-28: with the score; only the pro variant has certificates."""
    match = opened(3, level=1)
    for _ in range(12):
        play_round(match)
    assert match.events[-1][-1] == ev.Ended(True, 42)
    assert match.view(0).certificate is None


def test_guesses_go_all_the_way_round() -> None:
    """CON-16: clockwise through a crew of four, and on with the first."""
    match = opened(5, level=6)
    transmit(match)
    assert [guess(match, right=False) for _ in range(5)] == [1, 2, 3, 4, 1]


def test_a_team_stands_the_better_the_nearer_it_is_to_a_point() -> None:
    """CON-17, CON-18: a route that is ready and one that was heard count for something, a wrong guess costs fuel."""
    match = opened()
    before = appraise(match.state, Seat(0))
    for tile in shortest_route(match.state):
        assert appraise(match.state, Seat(0)) == before
        match.play(0, act.FlyTo(tile))
    ready = appraise(match.state, Seat(0))
    match.play(0, GAME.measured.measure(match.view(0), act.Transmit(), Random(1)))
    heard = appraise(match.state, Seat(0))
    guess(match, right=False)
    wrong = appraise(match.state, Seat(0))
    guess(match, right=True)
    assert before < ready < heard
    assert wrong == heard - 1
    assert appraise(match.state, Seat(0)) == before - 1 + match.state.score
