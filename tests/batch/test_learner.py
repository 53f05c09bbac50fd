"""One seat of many games as a Gymnasium vector environment."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from cosmotheque import registry
from cosmotheque.batch import Batch, vector
from cosmotheque.core.errors import BadSeats

BATCHED = [slug for slug in registry.playable() if registry.batch(slug) is not None]


def choose(observations: dict[str, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action of each game; 0 in one that is over."""
    mask = observations["action_mask"]
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_observations_and_actions_lie_in_their_spaces(slug: str) -> None:
    env, rng = vector(slug, 3, seed=2), np.random.default_rng(1)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    observations, _ = env.reset(seed=5)
    for _ in range(30):
        assert env.observation_space.contains(observations)
        actions = choose(observations, rng)
        assert env.action_space.contains(actions)
        observations, rewards, over, cut, _ = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == (3,)
        assert not cut.any()


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_the_learning_seat_is_always_the_one_to_move(slug: str) -> None:
    """Games end with the scores of that seat, and begin anew with the step after."""
    seat = registry.load(slug).meta.seats[0] - 1
    env, rng, ends = vector(slug, 4, seat=seat), np.random.default_rng(2), 0
    observations, _ = env.reset(seed=1)
    low, high = registry.load(slug).meta.scores
    for _ in range(600):
        observations, rewards, over, _, _ = env.step(choose(observations, rng))
        assert (observations["action_mask"].any(axis=1) != over).all()
        assert not rewards[~over].any()
        assert ((rewards >= low) & (rewards <= high)).all()
        ends += int(over.sum())
    assert ends > 0


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_a_seed_repeats_all_games(slug: str) -> None:
    one, two = vector(slug, 3), vector(slug, 3, threads=1)
    seen = [env.reset(seed=9)[0] for env in (one, two)]
    for _ in range(20):
        actions = choose(seen[0], np.random.default_rng(3))
        seen = [env.step(actions)[0] for env in (one, two)]
        assert all((seen[0][name] == seen[1][name]).all() for name in seen[0])
    first = one.reset(seed=4)[0]["observation"]
    again = one.reset(seed=[4, None, 6])[0]["observation"]
    assert (again[[0, 2]] == first[[0, 2]]).all()


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_planes_are_those_of_the_learning_seat(slug: str) -> None:
    env, planes = vector(slug, 2, seat=1), registry.planes(slug)
    assert planes is not None
    observations, _ = env.reset(seed=3)
    batch = Batch(slug, 2)
    batch.rows = env.rows
    assert (batch.seats == 1).all()
    for game in range(2):
        assert (observations["observation"][game] == planes.array(batch.view(game, 1))).all()


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSeats):
        vector(BATCHED[0], 2, seat=99)


def test_without_gymnasium_a_sentence_says_what_to_install() -> None:
    script = "import sys; sys.modules['gymnasium'] = None; from cosmotheque.batch import Batch, vector; vector('x', 1)"
    asked = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)  # noqa: S603
    wanted = "needs gymnasium, which comes with: pip install 'cosmotheque[gymnasium]'."
    assert asked.stderr.splitlines()[-1].endswith(wanted)
