"""Every game passes Gymnasium's own check from every seat, against bots of the house."""

from random import Random

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from cosmotheque import registry
from cosmotheque.adapters.gymnasium import CosmothequeEnv, env
from cosmotheque.bots import random_spec
from cosmotheque.core.errors import BadSeats, CosmothequeError, UnknownBot

SLUGS = registry.playable()
WITH_PLANES = [slug for slug in SLUGS if registry.planes(slug)]


def play_on(game_env: CosmothequeEnv, seed: int, most: int) -> tuple[float, bool]:
    """Random play by the mask: what it came to, and whether it is over."""
    _, info = game_env.reset(seed=seed)
    rng, total = Random(seed), 0.0
    for _ in range(most):
        _, reward, over, truncated, info = game_env.step(rng.randrange(len(info["actions"])))
        total += reward
        assert not truncated
        if over:
            return total, True
    return total, False


@pytest.mark.parametrize("slug", SLUGS)
def test_gymnasiums_own_check(slug: str) -> None:
    made = gymnasium.make(f"cosmotheque/{slug}-v{registry.shelf()[slug].version}", render_mode="ansi")
    check_env(made.unwrapped)


@pytest.mark.parametrize("slug", WITH_PLANES)
def test_gymnasiums_own_check_of_planes_and_fixed_numbers(slug: str) -> None:
    naming = "fixed" if registry.numbering(slug) else "places"
    name = f"cosmotheque/{slug}-v{registry.shelf()[slug].version}"
    check_env(gymnasium.make(name, render_mode="ansi", observation="planes", actions=naming).unwrapped)


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if registry.numbering(slug)])
def test_fixed_numbers_choose_the_same_actions_as_places(slug: str) -> None:
    numbering, records = registry.numbering(slug), []
    assert numbering is not None
    for naming in ("places", "fixed"):
        game_env, rng = env(slug, seed=6, actions=naming), Random(6)
        _, info = game_env.reset()
        for _ in range(30):
            place = rng.randrange(len(info["actions"]))
            numbers = numbering.numbers(info["view"], info["actions"])
            assert sorted(numbers if naming == "fixed" else range(len(numbers))) == list(
                info["action_mask"].nonzero()[0]
            )
            _, _, over, _, info = game_env.step(numbers[place] if naming == "fixed" else place)
            if over:
                break
        assert game_env.episode is not None
        records.append(game_env.episode.match.record)
    assert records[0] == records[1]


@pytest.mark.parametrize("slug", WITH_PLANES)
def test_planes_are_those_of_the_view(slug: str) -> None:
    planes = registry.planes(slug)
    assert planes is not None
    observation, info = env(slug, seed=3, observation="planes").reset()
    assert (observation["observation"] == planes.array(info["view"])).all()


def test_what_a_game_does_not_state_is_refused() -> None:
    with pytest.raises(CosmothequeError, match="observation is 'row' or 'planes', not 'pixels'"):
        env(SLUGS[0], observation="pixels")  # type: ignore[arg-type]
    with pytest.raises(CosmothequeError, match="actions is 'places' or 'fixed', not 'words'"):
        env(SLUGS[0], actions="words")  # type: ignore[arg-type]
    for slug in SLUGS:
        if registry.numbering(slug) is None:
            with pytest.raises(CosmothequeError, match="it states none; take 'places'"):
                env(slug, actions="fixed")


def test_a_fixed_number_that_is_not_listed_gives_up() -> None:
    slug = next(slug for slug in SLUGS if registry.numbering(slug))
    game_env = env(slug, seed=1, actions="fixed")
    observation, _ = game_env.reset()
    _, _, over, _, _ = game_env.step(int(observation["action_mask"].argmin()))
    assert over


@pytest.mark.parametrize("slug", SLUGS)
def test_from_the_last_seat_of_the_fullest_table(slug: str) -> None:
    seats = registry.shelf()[slug].seats[-1]
    game_env = env(slug, seat=seats - 1, seats=seats, seed=2)
    total, over = play_on(game_env, 2, 200)
    assert game_env.episode is not None
    outcome = game_env.episode.outcome
    assert (outcome is not None) == over
    assert total == (outcome.scores[seats - 1] if outcome else 0)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_is_the_same_game(slug: str) -> None:
    records = []
    for _ in range(2):
        game_env = env(slug)
        play_on(game_env, 9, 40)
        assert game_env.episode is not None
        records.append(game_env.episode.match.record)
    assert records[0] == records[1]


def test_a_number_that_is_not_listed_gives_up() -> None:
    game_env = env(SLUGS[0], seed=1)
    game_env.reset()
    _, _, over, _, info = game_env.step(game_env.coding.actions - 1)
    assert over
    assert info["actions"] == ()
    assert game_env.episode is not None
    assert game_env.episode.outcome is not None
    assert game_env.episode.outcome.reason == "resigned"


def test_opponents_are_named_or_brought_along() -> None:
    slug = next(slug for slug in SLUGS if 4 in registry.shelf()[slug].seats)
    assert len(env(slug, opponents=["random", "greedy", random_spec("mine")])._players) == 4
    assert len(env(slug, opponents="greedy", seats=4)._players) == 4
    with pytest.raises(BadSeats, match="4 seats need one opponent or 3, not 2"):
        env(slug, opponents=["random", "random"], seats=4)
    with pytest.raises(BadSeats, match="seats 0 to 1; 7 is none"):
        env(slug, seat=7)
    with pytest.raises(UnknownBot):
        env(slug, opponents="nobody")


def test_a_way_to_draw_that_is_not_there_is_refused() -> None:
    with pytest.raises(CosmothequeError, match=r"render_mode is None or one of 'ansi', .*, not 'xyz'"):
        env(SLUGS[0], render_mode="xyz")


def test_stepping_before_the_first_reset_is_refused() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        env(SLUGS[0]).step(0)
