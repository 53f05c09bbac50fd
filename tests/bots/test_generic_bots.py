"""Promises of the bots for any game: legal, within the limit, repeatable, and as clever as their kind."""

from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

from cosmotheque.bots import GreedyBot, IsMctsBot, MctsBot, RandomBot, budget, generic_bots
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import Match

NODES = Limit(nodes=300)


def ask(bot: Any, match: Match, limit: Limit = NODES) -> Any:
    seat = max(match.actors())
    return bot.choose(match.moment(seat), limit)


def test_random_reaches_every_action(nim: AnyGame) -> None:
    match = Match(nim)
    bot = RandomBot(nim, seed=1)
    assert {ask(bot, match) for _ in range(60)} == set(match.actions(0))


def test_greedy_takes_the_win_at_hand(nim: AnyGame) -> None:
    match = Match(nim, options={"heap": 3})
    assert {ask(GreedyBot(nim, seed), match).count for seed in range(10)} == {3}


def test_greedy_follows_the_appraisal(appraised_nim: AnyGame) -> None:
    match = Match(appraised_nim, options={"heap": 6})
    assert {ask(GreedyBot(appraised_nim, seed), match).count for seed in range(10)} == {2}


@pytest.mark.parametrize("make", [GreedyBot, MctsBot, IsMctsBot])
def test_a_narrow_win_is_a_win(nim: AnyGame, make: Any) -> None:
    """A win by one is better than going on, even if a sweep would score eight."""
    narrow = replace(nim, meta=msgspec.structs.replace(nim.meta, scores=(0, 8)))
    match = Match(narrow, options={"heap": 3})
    assert {ask(make(narrow, seed), match).count for seed in range(5)} == {3}


def test_greedy_breaks_ties_at_random(nim: AnyGame) -> None:
    match = Match(nim, options={"heap": 20})
    assert {ask(GreedyBot(nim, seed), match).count for seed in range(40)} == {1, 2, 3}


def test_greedy_averages_over_what_it_cannot_know(secret: AnyGame) -> None:
    """The card is above 0 in three states of four, whatever it really is."""
    match = Match(secret, options={"heap": 0})
    said = [ask(GreedyBot(secret, seed, samples=40), match) for seed in range(10)]
    assert said == [True] * 10


def test_greedy_keeps_to_its_nodes(nim: AnyGame) -> None:
    """A bot with one node can value one action only, and takes it, win or not."""
    match = Match(nim, options={"heap": 3})
    assert len({ask(GreedyBot(nim, seed), match, Limit(nodes=1)) for seed in range(30)}) == 3


@pytest.mark.parametrize(("heap", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_mcts_solves_nim(nim: AnyGame, heap: int, best: int) -> None:
    match = Match(nim, options={"heap": heap})
    assert ask(MctsBot(nim, seed=heap), match, Limit(nodes=1500)).count == best


def test_mcts_plays_well_with_a_die(dice: AnyGame) -> None:
    """From four sticks taking three wins half the time at once; everything else leaves the win to the other."""
    match = Match(dice, options={"heap": 4})
    assert {ask(MctsBot(dice, seed), match, Limit(nodes=800)).count for seed in range(5)} == {3}


def test_mcts_sees_as_far_as_the_appraisal(appraised_nim: AnyGame) -> None:
    match = Match(appraised_nim, options={"heap": 30})
    bot = MctsBot(appraised_nim, seed=3, depth=0)
    assert ask(bot, match, Limit(nodes=200)).count == 2


def test_ismcts_guesses_by_the_odds(secret: AnyGame) -> None:
    match = Match(secret, options={"heap": 0})
    assert {ask(IsMctsBot(secret, seed), match) for seed in range(5)} == {True}


def test_ismcts_solves_open_games_too(nim: AnyGame) -> None:
    match = Match(nim, options={"heap": 7})
    assert ask(IsMctsBot(nim, seed=1), match, Limit(nodes=1500)).count == 3


@pytest.mark.parametrize("make", [IsMctsBot, MctsBot])
@pytest.mark.parametrize("seat", [0, 1])
def test_searchers_know_their_seat_among_simultaneous_actors(team: AnyGame, make: Any, seat: int) -> None:
    match = Match(team, options={"heap": 3})
    assert make(team, 5).choose(match.moment(seat), Limit(nodes=400)) == 3


@pytest.mark.parametrize("make", [GreedyBot, MctsBot, IsMctsBot])
def test_equal_seeds_and_nodes_give_equal_games(dice: AnyGame, make: Any) -> None:
    def play(seed: int) -> list[int]:
        match = Match(dice, seed=4, options={"heap": 15})
        bot = make(dice, seed)
        while match.outcome is None:
            match.play(min(match.actors()), ask(bot, match, Limit(nodes=30)))
        return [move.action.count for move in match.moves]

    assert play(1) == play(1)
    assert any(play(1) != play(seed) for seed in range(2, 12))


@pytest.mark.parametrize("make", [MctsBot, IsMctsBot])
def test_searchers_stop_in_time(nim: AnyGame, make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a millisecond whenever it is looked at."""
    looks = count()
    monkeypatch.setattr(budget, "perf_counter", lambda: next(looks) / 1000)
    ask(make(nim, 1), Match(nim, options={"heap": 50}), Limit(seconds=0.1))
    assert next(looks) == 101


@pytest.mark.parametrize("make", [GreedyBot, MctsBot, IsMctsBot])
def test_no_time_at_all_still_gives_a_legal_action(nim: AnyGame, make: Any) -> None:
    match = Match(nim)
    assert ask(make(nim, 1), match, Limit(seconds=0.0)) in match.actions(Seat(0))


@pytest.mark.parametrize("make", [RandomBot, GreedyBot, MctsBot, IsMctsBot])
def test_measured_fields_are_filled_in(measured_nim: AnyGame, make: Any) -> None:
    match = Match(measured_nim, options={"heap": 3})
    match.play(0, ask(make(measured_nim, 2), match, Limit(nodes=40)))
    assert match.moves[0].action.count > 100


def test_games_with_secrets_are_offered_the_search_for_secrets(nim: AnyGame, secret: AnyGame) -> None:
    assert list(generic_bots(nim.meta)) == ["random", "greedy", "mcts"]
    assert list(generic_bots(secret.meta)) == ["random", "greedy", "ismcts"]
