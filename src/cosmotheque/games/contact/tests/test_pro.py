"""CON-24 to CON-29: chosen signals, aid cards, briefing, certificates, and who may do what."""

from random import Random

from cosmotheque import Match
from cosmotheque.core.game import Move, Seat, Talk
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact import events as ev
from cosmotheque.games.contact.components import AIDS, PLANETS, certificate
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.state import Transmission
from cosmotheque.games.contact.tests.table import (
    flights,
    guess,
    legal,
    opened,
    play_round,
    refusal,
    set_state,
    shortest_route,
    transmit,
)


def listening(seats: int = 3, seed: int = 1) -> Match:
    """A pro game after the first transmission of its first round."""
    match = opened(seats, seed, variant="pro")
    match.play(0, act.ChooseSignal(6))
    transmit(match)
    return match


def test_the_source_chooses_the_signal_card() -> None:
    """CON-24: from those still there, before anything is transmitted."""
    match = opened(variant="pro")
    assert [action.value for action in legal(match, act.ChooseSignal)] == [1, 2, 3, 4, 5, 6]
    match.play(0, act.ChooseSignal(5))
    assert match.view(1).signal == 5
    assert match.state.signals.count(5) == 1
    set_state(match, phase="choose-signal", signals=(1, 2))
    assert refusal(match, 0, act.ChooseSignal(5)) == "CON-24"


def test_an_aid_card_serves_once() -> None:
    """CON-25: used, it lies inactive; reactivation costs one fuel and turns all."""
    match = listening()
    first, second = [planet for planet in match.state.candidates if planet != match.state.goal][:2]
    match.play(1, act.GuessTwo((first, second)))
    assert "fifty-fifty" not in match.state.aids
    assert refusal(match, 2, act.GuessTwo((match.state.candidates[0], match.state.candidates[1]))) == "CON-26"
    fuel = match.state.fuel
    match.play(2, act.Reactivate())
    assert (match.state.aids, match.state.fuel) == (AIDS, fuel - 1)
    assert legal(match, act.GuessTwo)


def test_the_last_fuel_reactivates_nothing() -> None:
    """CON-25: never the last fuel, and nothing to turn when all are active."""
    match = listening()
    assert refusal(match, 1, act.Reactivate()) == "CON-25"
    set_state(match, fuel=1, aids=())
    assert refusal(match, 1, act.Reactivate()) == "CON-25"
    set_state(match, fuel=2, aids=())
    assert legal(match, act.Reactivate)


def test_the_source_reactivates_cards_before_it_chooses_a_signal() -> None:
    """CON-25, CON-29: as often as a card was spent and fuel is left, never with the last one, and not afterwards."""
    match = opened(variant="pro")
    for fuel in (4, 3, 2, 1):
        assert refusal(match, 0, act.Reactivate()) == "CON-25"
        goal = match.state.goal
        match.play(0, act.ChangeGoal())
        assert match.state.goal != goal
        match.play(0, act.Reactivate())
        assert (match.state.aids, match.state.fuel) == (AIDS, fuel)
        assert match.events[-1] == (ev.Reactivated(Seat(0), fuel),)
    match.play(0, act.ChangeGoal())
    assert refusal(match, 0, act.Reactivate()) == "CON-25"
    set_state(match, fuel=2)
    assert refusal(match, 1, act.Reactivate()) == "CON-29"
    match.play(0, act.ChooseSignal(1))
    assert refusal(match, 0, act.Reactivate()) == "CON-29"


def test_fifty_fifty_names_two_planets() -> None:
    """CON-26: one right counts as a right guess; both wrong is one wrong guess."""
    match = listening()
    goal = match.state.goal
    assert goal is not None
    other = next(planet for planet in match.state.candidates if planet != goal)
    pair = (min(goal, other), max(goal, other))
    match.play(1, act.GuessTwo(pair))
    assert match.state.score == 6
    missed = listening()
    wrong = [planet for planet in missed.state.candidates if planet != missed.state.goal][:2]
    missed.play(1, act.GuessTwo((wrong[0], wrong[1])))
    assert (missed.state.fuel, missed.state.signal) == (4, None)
    assert missed.state.wrong == tuple(wrong)


def test_the_first_stopover_is_shown_by_a_marker() -> None:
    """CON-26: only if the route has a stopover; the rocket still flies from its tile."""
    for seed in range(1, 40):
        match = opened(3, seed, variant="pro")
        match.play(0, act.ChooseSignal(1))
        stops = len(shortest_route(match.state))
        transmit(match)
        if stops == 1:
            assert refusal(match, 1, act.ShowStopover()) == "CON-26"
        else:
            match.play(1, act.ShowStopover())
            assert match.view(2).stopover == match.state.sent[0].route[0]
            assert match.state.rocket == 0
            return
    raise AssertionError("no seed has a route with a stopover")


def test_a_stopover_shown_belongs_to_the_transmission_before_it() -> None:
    """CON-14, CON-26: the source may take another route when it is asked again."""
    for seed in range(1, 40):
        match = opened(3, seed, variant="pro")
        match.play(0, act.ChooseSignal(1))
        transmit(match)
        if len(match.state.route) > 1:
            match.play(1, act.ShowStopover())
            match.play(1, act.AskAgain())
            other = next(tile for tile in match.view(0).legs[0] if tile != match.state.sent[0].route[0])
            set_state(match, route=(other, match.state.goal))
            match.play(0, act.Transmit(flights(500, 500)))
            seen = match.view(1)
            assert (seen.stopover, seen.stopover_of) == (match.state.sent[0].route[0], 0)
            imagined = GAME.imagine(seen, Random(seed))
            assert imagined.sent[0].route[0] == seen.stopover
            assert GAME.view(imagined, Seat(1)) == seen
            return
    raise AssertionError("no seed has a route with a stopover")


def test_the_source_may_change_its_goal() -> None:
    """CON-26: before choosing the signal card; the old card goes back into the pile unseen."""
    match = opened(variant="pro")
    old = match.state.goal
    match.play(0, act.ChangeGoal())
    assert match.state.goal != old
    assert old in match.state.possible
    assert "change-goal" not in match.state.aids
    assert match.view(1).goal is None
    assert all(getattr(event, "goal", None) is None for event in match.events_seen_by(1))
    match.play(0, act.ChooseSignal(1))
    assert refusal(match, 0, act.ChangeGoal()) == "CON-26"


def test_a_briefing_opens_the_chat_to_the_crew() -> None:
    """CON-27: any active aid card pays for it; the source listens; it ends with the guess."""
    match = listening()
    assert [action.card for action in legal(match, act.Brief)] == list(AIDS)
    match.play(1, act.Brief("change-goal"))
    assert match.state.aids == ("fifty-fifty", "first-stopover")
    assert [GAME.manners.talk(match.state, Seat(seat)) for seat in range(3)] == [Talk.CLOSED, Talk.OPEN, Talk.OPEN]
    assert GAME.manners.talk(match.state, None) is Talk.CLOSED
    assert refusal(match, 1, act.Brief("fifty-fifty")) == "CON-27"
    guess(match, right=False)
    assert GAME.manners.talk(match.state, Seat(2)) is Talk.CLOSED


def test_a_briefing_needs_two_crew_members() -> None:
    """CON-27: with two players there is nobody to ask."""
    match = listening(2)
    assert refusal(match, 1, act.Brief("fifty-fifty")) == "CON-27"


def test_twelve_goals_earn_a_certificate() -> None:
    """CON-28: 42; 39+; 34+; 28+; 22+; 16+; 10+; below."""
    assert [certificate(score) for score in (42, 41, 39, 38, 34, 28, 22, 16, 10, 9, 0)] == [
        42,
        39,
        39,
        34,
        34,
        28,
        22,
        16,
        10,
        0,
        0,
    ]
    match = opened(3, variant="pro")
    for _ in range(12):
        play_round(match)
    assert match.view(0).certificate == 42
    assert match.outcome is not None
    assert match.outcome.reason == "twelve-rounds"


def test_everybody_in_turn() -> None:
    """CON-29: asking again, aid cards and reactivation belong to the seat whose turn it is to guess."""
    match = listening()
    assert refusal(match, 2, act.AskAgain()) == "CON-29"
    assert refusal(match, 0, act.AskAgain()) == "CON-29"
    assert refusal(match, 2, act.Reactivate()) == "CON-29"
    assert refusal(match, 1, act.FlyTo(1)) == "CON-29"
    base = opened()
    transmit(base)
    assert refusal(base, 1, act.ShowStopover()) == "CON-22"


def test_a_lost_pro_game_earns_no_certificate() -> None:
    """CON-28."""
    match = listening()
    set_state(match, fuel=1)
    guess(match, right=False)
    assert match.outcome is not None
    assert match.view(0).certificate is None


def test_a_new_round_begins_afresh() -> None:
    """CON-14, CON-26, CON-27: transmissions count anew, no stopover is shown any more, the briefing is over."""
    match = listening()
    set_state(match, asked=3, stopover=5, stopover_of=2, briefing=True)
    guess(match, right=True)
    state = match.state
    assert (state.asked, state.stopover, state.stopover_of, state.briefing) == (0, None, 0, False)


def test_a_changed_goal_is_always_another_one_and_nobody_s_business() -> None:
    """CON-26: the new card is drawn before the old one goes back; spectators learn neither."""
    for seed in range(100):
        match = opened(seed=seed, variant="pro")
        old = match.state.goal
        match.play(0, act.ChangeGoal())
        assert match.state.goal != old
        assert match.events[-2] == (ev.AidUsed(Seat(0), "change-goal"),)
        seen = GAME.see(match.events[-1][0], None)
        assert isinstance(seen, ev.GoalChanged)
        assert seen.goal is None


def test_the_stopover_shown_is_that_of_the_last_route() -> None:
    """CON-14, CON-26: the source may have changed its route; the last one must have a stopover."""
    match = listening()
    goal = match.state.goal
    assert goal is not None
    first, second = [tile for tile in PLANETS if tile != goal][:2]
    short = Transmission(flights(500), (goal,))
    long = [Transmission(flights(500, 500), (tile, goal)) for tile in (first, second)]
    set_state(match, sent=(long[0], short))
    assert refusal(match, 1, act.ShowStopover()) == "CON-26"
    set_state(match, sent=(short, *long))
    match.play(1, act.ShowStopover())
    assert (match.state.stopover, match.state.stopover_of) == (second, 2)
    assert match.events[-1] == (ev.AidUsed(Seat(1), "first-stopover"), ev.StopoverShown(second))


def test_a_refused_aid_card_says_why() -> None:
    """CON-15, CON-25: an inactive card, a planet already tried; and the base game has no cards to turn."""
    match = listening()
    set_state(match, aids=("fifty-fifty",))
    assert refusal(match, 1, act.Brief("change-goal")) == "CON-25"
    guess(match, right=False)
    tried, other = match.state.wrong[0], match.state.candidates[0]
    assert refusal(match, 2, act.GuessTwo((min(tried, other), max(tried, other)))) == "CON-15"
    base = opened()
    transmit(base)
    assert refusal(base, 1, act.Reactivate()) == "CON-25"


def test_everybody_hears_of_requests_and_aid_cards() -> None:
    """CON-14, CON-24, CON-25, CON-27."""
    match = opened(variant="pro")
    match.play(0, act.ChooseSignal(4))
    assert match.events[-1][0] == ev.SignalChosen(Seat(0), 4)
    transmit(match)
    heard: list[tuple[act.Action, ev.Event]] = [
        (act.Brief("change-goal"), ev.BriefingOpened(Seat(1), "change-goal")),
        (act.Reactivate(), ev.Reactivated(Seat(1), 4)),
        (act.AskAgain(), ev.AskedAgain(Seat(1))),
    ]
    for action, event in heard:
        match.play(1, action)
        assert match.events[-1] == (event,)
    assert GAME.manners.talk(match.state, Seat(2)) is Talk.OPEN  # CON-27: until the guess


def test_what_was_revealed_cannot_be_taken_back() -> None:
    """CON-12, CON-16, CON-18, CON-26, CON-27: heard, answered, shown or said, it is known."""
    match = listening()
    goal, wrong = match.state.goal, next(p for p in match.state.candidates if p != match.state.goal)
    for action in (act.Guess(goal), act.Guess(wrong), act.GuessTwo((goal, wrong)), act.Brief("change-goal")):
        assert not GAME.apply(match.state, Move(Seat(1), action)).undoable
    set_state(match, sent=(Transmission(flights(500, 500), (wrong, goal)),))
    assert not GAME.apply(match.state, Move(Seat(1), act.ShowStopover())).undoable
    asked = GAME.apply(match.state, Move(Seat(1), act.AskAgain())).state
    assert not GAME.apply(asked, Move(Seat(0), act.Transmit(flights(500)))).undoable
    fresh = opened(variant="pro").state
    assert not GAME.apply(fresh, Move(Seat(0), act.ChangeGoal())).undoable
    assert not GAME.apply(fresh, Move(Seat(0), act.ChooseSignal(1))).undoable


def test_pro_a_planet_reached_is_no_goal_any_more() -> None:
    """CON-18, CON-23: its card leaves the game in the pro variant too."""
    match = opened(variant="pro")
    goal = match.state.goal
    play_round(match)
    assert match.state.possible == tuple(planet for planet in PLANETS if planet != goal)


def test_a_reactivated_card_shows_the_stopover_of_another_route() -> None:
    """CON-14, CON-25, CON-26: but not the same one twice."""
    match = listening()
    goal = match.state.goal
    assert goal is not None
    first, second = [tile for tile in PLANETS if tile != goal][:2]
    sent = tuple(Transmission(flights(500, 500), (tile, goal)) for tile in (first, second))
    set_state(match, sent=sent[:1])
    match.play(1, act.ShowStopover())
    match.play(1, act.Reactivate())
    assert refusal(match, 1, act.ShowStopover()) == "CON-26"
    set_state(match, sent=sent)
    match.play(1, act.ShowStopover())
    assert (match.state.stopover, match.state.stopover_of) == (second, 1)


def test_given_up_the_goal_lies_open() -> None:
    """CON-28: and there is no certificate."""
    match = listening()
    match.concede(1)
    for seat in (0, 1, None):
        assert match.view(seat).goal == match.state.goal
        assert match.view(seat).routes == (match.state.sent[0].route,)
        assert match.view(seat).certificate is None
