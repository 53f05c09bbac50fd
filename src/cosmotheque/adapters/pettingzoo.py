"""Games as PettingZoo environments: one agent per seat, asked one after the other."""

from collections.abc import Mapping
from random import Random
from typing import Any

from cosmotheque import registry
from cosmotheque.adapters.episode import RENDER_MODES, Episode, Measure, draw, listed_action, read_render_mode
from cosmotheque.adapters.extras import missing_extra
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import count_seats

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

    from cosmotheque.adapters.coding import coding_of
    from cosmotheque.adapters.gymnasium import Info, Observation, inform, observation_space, observe
except ImportError as missing:
    raise missing_extra("pettingzoo", missing) from missing


def env(slug: str, **settings: Any) -> Any:
    """A game in PettingZoo's usual wrappers: a number that is not listed loses. Settings: see `raw_env`."""
    raw = raw_env(slug, **settings)
    illegal_reward = min(0, *raw.game.meta.scores) - 1
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward)))


def raw_env(
    slug: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    measure: Measure | None = None,
    render_mode: str | None = None,
) -> "CosmothequeAEC":
    """A game without wrappers. `seed` is that of the first game, unless `reset` is given one.

    `measure` fills in what listed actions leave open, instead of the game's own unpractised hand.
    """
    game = registry.load(slug)
    return CosmothequeAEC(game, count_seats(game, seats), options or {}, seed, measure, render_mode)


class CosmothequeAEC(AECEnv):  # type: ignore[misc]
    """A game with `seat_0`, `seat_1`, … for agents. Rewards are the scores, at the end."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, Any],
        seed: int | None,
        measure: Measure | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game.meta.slug}_v{game.meta.version}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self.game = game
        self.coding = coding_of(game.meta.slug)
        self.render_mode = read_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.coding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.coding.actions) for agent in self.possible_agents}
        self._options, self._measure, self._seeds = dict(options), measure, Random(seed)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start anew. What the game is played by was chosen when the environment was made; `options` is not read."""
        if seed is not None:
            self._seeds = Random(seed)
        self.episode = Episode(
            self.game,
            [None] * len(self.possible_agents),
            seed=self._seeds.getrandbits(32),
            options=self._options,
            measure=self._measure,
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: self._inform(agent) for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Observation:
        return observe(self.episode, self._seats[agent], self.coding)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._play(agent, action)
        outcome = self.episode.outcome
        if outcome is None:
            self.agent_selection = self._asked()
        else:
            self.rewards = {agent: float(outcome.scores[self._seats[agent]]) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        fresh = self.agents if outcome else (agent, self.agent_selection)
        self.infos |= {agent: self._inform(agent) for agent in fresh}
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the agent that is asked sees, in the colours of a terminal."""
        if self.render_mode is None:
            return None
        return draw(self.game, self.episode.match.view(self._seats[self.agent_selection]), colour=True)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _play(self, agent: str, action: int | None) -> None:
        listed = self.episode.actions(self._seats[agent])
        self.episode.play(listed_action(listed, self.coding.actions, action, agent))

    def _asked(self) -> str:
        seat = self.episode.seat
        return self.possible_agents[0 if seat is None else seat]

    def _inform(self, agent: str) -> Info:
        return inform(self.episode, self._seats[agent], self.coding)
