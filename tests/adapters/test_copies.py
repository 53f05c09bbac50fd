"""Environments can be pickled and copied: a copy goes on as the original would have, and neither knows of the other."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from cosmotheque import Match, registry
from cosmotheque.adapters import gymnasium, pettingzoo
from cosmotheque.core.game import AnyGame

SLUGS = registry.playable()
WAYS: dict[str, Callable[[Any], Any]] = {
    "pickled": lambda env: pickle.loads(pickle.dumps(env)),  # noqa: S301 - our own
    "copied": copy.deepcopy,
}
Played = list[tuple[Any, ...]]


def play_aec(env: Any, steps: int, rng: Random) -> Played:
    """Random play; what was seen and gained on the way."""
    seen: Played = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        observation, reward, over, _, info = env.last()
        seen.append((env.agent_selection, observation["observation"], reward, over))
        env.step(None if over else rng.randrange(len(info["actions"])))
    return seen


def play_gym(env: Any, steps: int, rng: Random) -> Played:
    seen: Played = []
    for _ in range(steps):
        listed = env.episode.actions(env.seat)
        observation, reward, over, _, _ = env.step(rng.randrange(len(listed)))
        seen.append((observation["observation"], reward, over))
        if over:
            env.reset()
    return seen


def same(one: Played, other: Played) -> bool:
    flat = [(a, b) for left, right in zip(one, other, strict=True) for a, b in zip(left, right, strict=True)]
    return all(np.array_equal(a, b) for a, b in flat)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize(("make", "play"), [(pettingzoo.env, play_aec), (gymnasium.env, play_gym)])
def test_a_copy_goes_on_as_the_original_and_on_its_own(
    slug: str, way: str, make: Callable[..., Any], play: Callable[[Any, int, Random], Played]
) -> None:
    env = make(slug, seed=2)
    env.reset()
    play(env, 8, Random(2))
    twin, before = WAYS[way](env), env.episode.match.record
    ahead = play(twin, 12, Random(3))
    assert env.episode.match.record == before
    assert same(play(env, 12, Random(3)), ahead)
    assert twin.game is env.game
    assert twin.coding is env.coding


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("slug", [slug for slug in SLUGS if registry.numbering(slug) and registry.planes(slug)])
def test_a_copy_keeps_how_it_sees_and_names(slug: str, way: str) -> None:
    env = gymnasium.env(slug, seed=2, observation="planes", actions="fixed")
    seen, _ = env.reset()
    twin = WAYS[way](env)
    number = int(seen["action_mask"].nonzero()[0][0])
    assert same([tuple(env.step(number)[0].values())], [tuple(twin.step(number)[0].values())])


@pytest.mark.parametrize("way", WAYS)
def test_an_environment_can_be_copied_before_its_first_game(way: str) -> None:
    twin = WAYS[way](pettingzoo.env(SLUGS[0], seed=2))
    twin.reset()
    assert play_aec(twin, 3, Random(1))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_is_copied_with_its_dice(slug: str, way: str) -> None:
    game = registry.load(slug)
    match = Match(game, seed=5)
    twin = WAYS[way](match)
    assert twin.game is match.game
    assert twin.record == match.record
    assert twin._dice(()).random() == match._dice(()).random()


@pytest.mark.parametrize("slug", SLUGS)
def test_earlier_rules_are_found_by_their_version(slug: str) -> None:
    game = registry.load(slug)
    games: list[AnyGame] = [game, *game.earlier.values()]
    assert all(pickle.loads(pickle.dumps(one)) is one for one in games)  # noqa: S301 - our own
