"""Other moves from a step of a game: the same whenever they are looked at, and only what the rules allow."""

from functools import cache
from itertools import count, pairwise
from random import Random

import msgspec
import pytest

from cosmotheque import registry
from cosmotheque.core.errors import BadSeats, Refused
from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.core.match import Match
from cosmotheque.study import whatif
from cosmotheque.study.whatif import Played, Trial

GAMES = registry.playable()
MOVES = 4


def some_trial(match: Match, rng: Random, seed: int = 0) -> Trial:
    seat = whatif.mover(match)
    assert seat is not None
    return Trial(seat, match.game.measured.measure(match.view(seat), rng.choice(match.actions(seat)), rng), seed)


@cache
def begun(slug: str) -> Played:
    """A game that was left off after a few moves, and is not over."""
    return next(played for seed in count() if (played := _at_random(slug, Random(seed))) is not None)


def _at_random(slug: str, rng: Random) -> Played | None:
    match = Match(registry.load(slug), seed=rng.randrange(99))
    for _ in range(MOVES):
        trial = some_trial(match, rng)
        match.play(trial.seat, trial.action)
        if match.outcome is not None:
            return None
    return Played(match.game, match.header, match.moves)


@pytest.mark.parametrize("slug", GAMES)
def test_a_line_branches_off_anywhere_and_is_always_the_same(slug: str) -> None:
    played, rng = begun(slug), Random(slug)
    step = played.places[-3]
    trials: list[Trial] = []
    while len(trials) < 3 and (match := whatif.line(played, step, trials).match).outcome is None:
        trials.append(some_trial(match, rng, len(trials)))
    one, other = whatif.line(played, step, trials), whatif.line(played, step, trials)
    assert one.match.moves == other.match.moves
    assert one.match.moves[:step] == list(played.moves[:step])
    assert [move.action for move in one.match.moves[step:] if move.seat >= 0] == [trial.action for trial in trials]
    assert one.match.moves[one.last].action == trials[-1].action


@pytest.mark.parametrize("slug", GAMES)
def test_any_step_is_reached_in_any_order(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some states of the game are remembered, which makes no difference to what is seen."""
    monkeypatch.setattr(whatif, "NEAREST", 2)
    game, header, moves = begun(slug).game, begun(slug).at(0).header, begun(slug).moves
    played, rng = Played(game, header, moves), Random(slug)
    for step in rng.sample(played.places, len(played.places)):
        there, anew = played.at(step), Match.restore(game, header, moves[:step])
        assert (there.state, there.moves, there.events) == (anew.state, anew.moves, anew.events)
        trial = some_trial(there, rng)
        there.play(trial.seat, trial.action)  # what is tried at one step is found at no other


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_not_legal_is_refused_with_its_rule(slug: str) -> None:
    played, rng = begun(slug), Random(slug)
    match = whatif.line(played, played.places[-1]).match
    trial = some_trial(match, rng)
    bystander = next(seat for seat in range(match.seats + 1) if seat not in match.actors())
    for lead in (whatif.line, whatif.last_choice):
        with pytest.raises((Refused, BadSeats)):
            lead(played, played.places[-1], [msgspec.structs.replace(trial, seat=Seat(bystander))])


@pytest.mark.parametrize("slug", GAMES)
def test_one_stands_where_somebody_chooses_and_never_before_chance(slug: str) -> None:
    played = begun(slug)
    assert all(CHANCE not in whatif.line(played, step).match.actors() for step in played.places)
    assert whatif.place_at(played, 10**6) == len(played.moves)
    assert whatif.place_before(played, played.places[0]) is None
    assert whatif.place_after(played, played.places[-1]) is None
    assert whatif.place_after(played, played.places[0]) == played.places[1]
    assert whatif.place_before(played, played.places[1]) == played.places[0]


@pytest.mark.parametrize("slug", GAMES)
def test_the_choice_that_led_here_is_what_the_seat_knew_and_did(slug: str) -> None:
    played, rng = begun(slug), Random(slug)
    step = played.places[-1]
    match = whatif.line(played, step).match
    trial = some_trial(match, rng)
    choice = whatif.last_choice(played, step, [trial])
    if len(match.actions(trial.seat)) < 2:
        assert choice is None
    else:
        assert choice == (match.moment(trial.seat), trial.action)
    assert whatif.last_choice(played, played.places[0]) is None


@pytest.mark.parametrize("slug", GAMES)
def test_the_choices_of_the_game_itself_are_found_too(slug: str) -> None:
    played = begun(slug)
    for before, step in pairwise(played.places):
        choice, move = whatif.last_choice(played, step), played.moves[before]
        several = len(whatif.line(played, before).match.actions(move.seat)) > 1
        assert (None if choice is None else choice.action) == (move.action if several else None)
