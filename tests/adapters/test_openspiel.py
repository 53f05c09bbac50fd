"""Every game passes OpenSpiel's own random test, and its searches play them."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from cosmotheque import registry
from cosmotheque.adapters.coding import coding_of
from cosmotheque.adapters.openspiel import name_of
from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError

SLUGS = registry.playable()
OPEN = [slug for slug in SLUGS if not registry.shelf()[slug].secrets]
MOST_STATES = 40
NO_SECRETS = pyspiel.PrivateInfoType.NONE


class EnoughSeen(Exception):
    """A game at random may be very long."""


def load(slug: str, **parameters: Any) -> Any:
    return pyspiel.load_game(name_of(slug), {"seed": 3, **parameters})


def play_on(game: Any, moves: int, rng: Random) -> Any:
    """A state after so many moves at random, of which somebody is to make the next."""
    state = game.new_initial_state()
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        state.apply_action(rng.choice(state.legal_actions()))
        moves -= 1
    return state


@pytest.mark.parametrize("slug", SLUGS)
def test_openspiels_own_random_test(slug: str) -> None:
    """OpenSpiel clones, compares and checks every state; sampled chance cannot be written down, so no serialising."""
    seen = 0

    def count(_state: Any) -> None:
        nonlocal seen
        seen += 1
        if seen >= MOST_STATES:
            raise EnoughSeen

    try:
        pyspiel.random_sim_test(load(slug), num_sims=1, serialize=False, verbose=False, state_checker_fn=count)
    except EnoughSeen:
        assert seen == MOST_STATES


@pytest.mark.parametrize("slug", SLUGS)
def test_the_scores_are_the_returns(slug: str) -> None:
    state = play_on(load(slug), 400, Random(4))
    outcome = state.tree.game.outcome(state.standing.state)
    assert state.returns() == (list(outcome.scores) if outcome else [0.0] * registry.shelf()[slug].seats[0])


def observer(game: Any, private: Any, *, recalls: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=recalls, private_info=private)
    return make_observation(game, kind)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_public_observer_gets_what_a_spectator_gets(slug: str) -> None:
    """Text and numbers are the same for every player: nothing in them depends on what a seat alone can see."""
    game = load(slug)
    state = play_on(game, 6, Random(2))
    public, spectator = observer(game, NO_SECRETS), state.tree.game.view(state.standing.state, None)
    for player in range(game.num_players()):
        assert public.string_from(state, player) == codec.encode(spectator).decode()
        public.set_from(state, player)
        assert np.array_equal(public.tensor, np.float32(coding_of(slug).observation(spectator)))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_public_observer_recalls_no_secrets(slug: str) -> None:
    """The observer recalls the same whichever player is named; only one of all players has what each of them sees."""
    game = load(slug)
    state = play_on(game, 6, Random(2))
    recalled = observer(game, NO_SECRETS, recalls=True)
    assert len({recalled.string_from(state, player) for player in range(game.num_players())}) == 1
    everybody = observer(game, pyspiel.PrivateInfoType.ALL_PLAYERS)
    own = observer(game, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    told = [own.string_from(state, player) for player in range(game.num_players())]
    assert everybody.string_from(state, 0) == "\n".join(told)


@pytest.mark.parametrize("slug", OPEN)
def test_mcts_plays_open_games(slug: str) -> None:
    game = load(slug)
    state = play_on(game, 4, Random(1))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 5, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


class Flat(mcts.Evaluator):  # type: ignore[misc]
    """Thinks nothing of any state, in no time."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug not in OPEN])
def test_information_set_mcts_plays_games_with_secrets(slug: str) -> None:
    game = load(slug)
    state = play_on(game, 3, Random(2))
    bot = ismcts.ISMCTSBot(game, Flat(), 2.0, 3, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_resampled_state_looks_the_same_to_the_player(slug: str) -> None:
    """The state keeps what the player knows, and nothing of what only the others know."""
    state = play_on(load(slug), 4, Random(6))
    player = state.current_player()
    other = state.resample_from_infostate(player, Random(1).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert {seen for seat, seen in enumerate(other.standing.seen) if seat != player} == {""}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_clone_goes_its_own_way(slug: str) -> None:
    state = play_on(load(slug), 2, Random(1))
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert clone.history() != state.history()


def test_openspiels_environment_for_learners_plays_a_named_number_of_seats() -> None:
    slug = next(slug for slug in SLUGS if 3 in registry.shelf()[slug].seats)
    environment = rl_environment.Environment(pyspiel.load_game(f"{name_of(slug)}(seats=3,seed=5)"))
    step = environment.reset()
    for _ in range(10):
        if step.last():
            break
        step = environment.step([step.observations["legal_actions"][step.current_player()][0]])
    assert len(step.observations["info_state"]) == 3
    assert len(step.observations["info_state"][0]) == coding_of(slug).view.width


@pytest.mark.parametrize("number", [99_999, -2])
def test_a_number_that_is_not_listed_is_refused_in_a_sentence(number: int) -> None:
    state = play_on(load(SLUGS[0]), 1, Random(1))
    for use in (state.apply_action, lambda number: state.action_to_string(state.current_player(), number)):
        with pytest.raises(CosmothequeError, match=rf"Player \d has the actions 0 to \d+; {number} is none of them"):
            use(number)


def test_the_same_seed_is_the_same_chance() -> None:
    slug = SLUGS[0]
    assert str(play_on(load(slug), 1, Random(1))) == str(play_on(load(slug), 1, Random(1)))
    assert str(play_on(load(slug), 1, Random(1))) != str(play_on(load(slug, seed=4), 1, Random(1)))


def test_python_ends_in_peace_after_the_games_were_registered() -> None:
    script = "import cosmotheque.adapters.openspiel"
    ended = subprocess.run([sys.executable, "-c", script], check=False)  # noqa: S603 - our own interpreter
    assert ended.returncode == 0
