"""One game between bots: it ends, it can be repeated, and a bot gets what it may have."""

import pickle
from typing import Any

import pytest

from cosmotheque.arena import play_game
from cosmotheque.bots import greedy_spec, random_spec
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment
from cosmotheque.core.replaying import replay


def test_a_game_is_played_to_its_end_and_replays(race: AnyGame) -> None:
    played = play_game(race, [greedy_spec(), random_spec()], seed=1)
    assert replay(played.record, race).outcome == played.outcome
    assert played.record.header.names == ("greedy", "random")


def test_the_seed_decides_everything(race: AnyGame) -> None:
    def moves(seed: int) -> list[int]:
        played = play_game(race, [random_spec(), random_spec(), random_spec()], seed=seed)
        return [move.action for move in played.record.moves]

    assert moves(3) == moves(3)
    assert len({tuple(moves(seed)) for seed in range(8)}) > 1


def test_options_reach_the_game(race: AnyGame) -> None:
    played = play_game(race, [greedy_spec(), greedy_spec()], seed=1, options={"lead": "4"})
    assert len(played.record.moves) == 1


def test_a_live_game_runs_on_imagined_time(bell: AnyGame) -> None:
    """A move takes a second of game time, so nine fit in before the bell at ten."""
    played = play_game(bell, [random_spec()], seed=1)
    assert played.outcome.scores == (9.0,)
    assert played.record.moves[-1].at == 10_000


class Listener:
    """Takes the first action and keeps what it was given."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, Limit]] = []

    def choose(self, moment: Moment, limit: Limit) -> Any:
        self.heard.append((tuple(moment.history), limit))
        return moment.actions[0]


def test_only_a_bot_that_remembers_gets_the_history(race: AnyGame) -> None:
    forgetful, mindful = Listener(), Listener()
    limit = Limit(nodes=5)
    players = [
        BotSpec("forgetful", 0, lambda _game, _seed: forgetful, limit),
        BotSpec("mindful", 0, lambda _game, _seed: mindful, limit, remembers=True),
    ]
    play_game(race, players, seed=1)
    assert forgetful.heard[1] == ((), limit)
    assert mindful.heard[1] == ((1, 1, 1), limit)


class Wrong:
    """Answers with no action at all."""

    def __init__(self, game: AnyGame, seed: int) -> None: ...

    def choose(self, moment: Moment, limit: Limit) -> Any:
        return "a good one"


def test_what_goes_wrong_says_whose_move_it_was_and_in_which_game(race: AnyGame) -> None:
    players = [random_spec(), BotSpec("wrong", 0, Wrong)]
    with pytest.raises(BadNotation) as caught:
        play_game(race, players, seed=3)
    noted = pickle.loads(pickle.dumps(caught.value)).__notes__  # noqa: S301 - as from another process
    assert noted == ["wrong was to make move 2, at seat 1.", "It was the game of seed 3: random, wrong."]
