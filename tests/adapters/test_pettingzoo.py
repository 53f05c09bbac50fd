"""Every game passes PettingZoo's own tests, and agents learn no more than their seats."""

import warnings
from random import Random
from typing import Any

import pytest
from rich.text import Text

from cosmotheque import registry
from cosmotheque.adapters.episode import Episode
from cosmotheque.adapters.pettingzoo import env, raw_env
from cosmotheque.core.errors import BadSeats, CosmothequeError
from cosmotheque.core.game import Seat

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import its games by their old names
    from pettingzoo.test import api_test, seed_test

# PettingZoo knows observations with a mask from its own games alone, by name; the mask is empty once a game is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
SLUGS = registry.playable()
WITH_PLANES = [slug for slug in SLUGS if registry.planes(slug)]
CYCLES = 60
MOST_STEPS = 1_000


def play_on(game_env: Any, rng: Random, most: int) -> None:
    """Random play by the masks, for at most so many steps."""
    for number, _agent in enumerate(game_env.agent_iter()):
        observation, _, over, _, info = game_env.last()
        if over or number == most:
            return
        assert observation["action_mask"].sum() == len(info["actions"])
        game_env.step(rng.randrange(len(info["actions"])))


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoos_own_test_of_the_interface(slug: str) -> None:
    for seats in {registry.shelf()[slug].seats[0], registry.shelf()[slug].seats[-1]}:
        api_test(env(slug, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("slug", SLUGS)
def test_pettingzoos_own_test_of_seeds(slug: str) -> None:
    seed_test(lambda: env(slug), num_cycles=CYCLES)


@pytest.mark.parametrize("slug", WITH_PLANES)
def test_pettingzoos_own_tests_of_planes_and_fixed_numbers(slug: str) -> None:
    naming = "fixed" if registry.numbering(slug) else "places"
    api_test(env(slug, observation="planes", actions=naming), num_cycles=CYCLES)
    seed_test(lambda: env(slug, observation="planes", actions=naming), num_cycles=CYCLES // 2)


def test_a_fixed_number_that_is_not_listed_loses_or_is_refused() -> None:
    slug = next(slug for slug in SLUGS if registry.numbering(slug))
    guarded, raw = env(slug, seed=1, actions="fixed"), raw_env(slug, seed=1, actions="fixed")
    for game_env in (guarded, raw):
        game_env.reset()
    wrong = int(raw.last()[0]["action_mask"].argmin())
    with pytest.raises(CosmothequeError, match=rf"has \d+ actions, and {wrong} is the number of none of them"):
        raw.step(wrong)
    guarded.step(wrong)
    assert all(guarded.terminations.values())


@pytest.mark.parametrize("slug", SLUGS)
def test_the_scores_are_the_rewards(slug: str) -> None:
    """The agents' returns are the scores of the outcome, whoever makes the last move."""
    game_env = raw_env(slug, seed=5)
    game_env.reset()
    rng, returns = Random(5), dict.fromkeys(game_env.possible_agents, 0.0)
    for agent in game_env.agent_iter(MOST_STEPS):
        _, reward, over, _, info = game_env.last()
        returns[agent] += reward
        game_env.step(None if over else rng.randrange(len(info["actions"])))
    outcome = game_env.episode.outcome
    assert (outcome is None) == bool(game_env.agents)
    assert list(returns.values()) == ([0.0] * len(returns) if outcome is None else list(outcome.scores))


def put(episode: Episode, state: Any) -> None:
    """Another state in the place of the one that is played."""
    episode.match.state = state
    episode.match._listed.clear()
    episode._views.clear()


@pytest.mark.parametrize("slug", SLUGS)
def test_only_who_is_asked_is_told_something_and_at_the_end_everybody(slug: str) -> None:
    game_env, rng = raw_env(slug, seed=4), Random(4)
    game_env.reset()
    for _ in range(MOST_STEPS):
        if game_env.episode.seat is None:
            break
        assert [agent for agent, info in game_env.infos.items() if info] == [game_env.agent_selection]
        game_env.step(rng.randrange(len(game_env.infos[game_env.agent_selection]["actions"])))
    else:
        return
    assert all(info["view"] == game_env.episode.view(Seat(int(agent[-1]))) for agent, info in game_env.infos.items())


@pytest.mark.parametrize("slug", SLUGS)
def test_an_agent_learns_what_its_seat_may_know_and_no_more(slug: str) -> None:
    """Observations and infos of a seat come from its view and its list: another state with that view shows the same."""
    game_env, rng = raw_env(slug, seed=3), Random(3)
    game_env.reset()
    play_on(game_env, rng, 12)
    episode, game = game_env.episode, game_env.game
    for agent in game_env.agents:
        seat = Seat(int(agent[-1]))
        view = episode.match.view(seat)
        before, told = game_env.observe(agent), game_env._observers[agent].inform(episode)
        true_state = episode.match.state
        put(episode, game.imagine(view, rng))
        after, retold = game_env.observe(agent), game_env._observers[agent].inform(episode)
        put(episode, true_state)
        assert all((before[key] == after[key]).all() for key in before)
        assert told["view"] == retold["view"] == view
        assert told["actions"] == retold["actions"] == tuple(episode.actions(seat))
        assert set(told) == {"action_mask", "view", "actions"}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_can_be_drawn(slug: str) -> None:
    game_env = env(slug, render_mode="ansi", seed=1)
    game_env.reset()
    bare = game_env.unwrapped
    seen = bare.episode.match.view(bare._seats[game_env.agent_selection])
    drawing = Text.from_markup(bare.game.notation.draw(seen, "en")).plain
    assert Text.from_ansi(game_env.render()).plain.split() == drawing.split()
    assert env(slug).unwrapped.render() is None


def test_a_number_that_is_not_listed_loses() -> None:
    game_env = env(SLUGS[0], seed=1)
    game_env.reset()
    observation = game_env.last()[0]
    game_env.step(len(observation["action_mask"]) - 1)
    assert all(game_env.terminations.values())
    assert game_env.rewards["seat_0"] < 0
    assert game_env.rewards["seat_1"] == 0
    for _ in game_env.possible_agents:
        game_env.step(None)
    assert not game_env.agents


def test_before_the_first_reset_there_is_nothing_to_ask_for() -> None:
    with pytest.raises(AttributeError, match="There is no agent_selection yet: call reset"):
        env(SLUGS[0]).step(0)


def test_actions_that_find_no_place_cannot_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sizes are measured: a list may turn out longer, and then what stands behind is left out."""
    game_env = raw_env(SLUGS[0], seed=1)
    monkeypatch.setattr(game_env.coding, "actions", 2)
    game_env.reset()
    observation, _, _, _, info = game_env.last()
    assert len(info["actions"]) > 2
    assert observation["action_mask"].tolist() == [1, 1]
    assert len(game_env.coding.features(info["actions"])) == 2
    with pytest.raises(CosmothequeError, match="has the actions 0 to 1; 2 is none of them"):
        game_env.step(2)


def is_measured(slug: str) -> bool:
    """True if a game as it is played by default has actions that are listed with something left open."""
    game_env = raw_env(slug, seed=2)
    game_env.reset()
    play_on(game_env, Random(2), 200)
    outline, moves = game_env.game.measured.outline, game_env.episode.match.moves
    return any(outline(move.action) != move.action for move in moves if move.seat >= 0)


def test_what_a_listed_action_leaves_open_is_filled_in() -> None:
    """The game itself fills it in, or a function that the caller brings."""
    slug = next(filter(is_measured, SLUGS))
    asked: list[Any] = []

    def measure(view: Any, action: Any, rng: Random) -> Any:
        asked.append(action)
        return registry.load(slug).measured.measure(view, action, rng)

    for measured_by in (None, measure):
        game_env = raw_env(slug, seed=2, measure=measured_by)
        game_env.reset()
        play_on(game_env, Random(2), 200)
        moves = [move for move in game_env.episode.match.moves if move.seat >= 0]
        assert any(game_env.game.measured.outline(move.action) != move.action for move in moves)
    assert len(asked) == len(moves)


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    game_env = raw_env(SLUGS[0], seed=1)
    game_env.reset()
    with pytest.raises(CosmothequeError, match=r"has the actions 0 to \d+; 100000 is none of them"):
        game_env.step(100_000)
    with pytest.raises(BadSeats, match="not 99"):
        env(SLUGS[0], seats=99)
    with pytest.raises(CosmothequeError, match=r"render_mode is None or one of 'ansi', .*, not 'xyz'"):
        env(SLUGS[0], render_mode="xyz")
