"""Games as PettingZoo environments: one agent per seat, asked one after the other."""

from collections.abc import Mapping
from random import Random
from typing import Any

from cosmotheque import registry
from cosmotheque.adapters.episode import Episode, Measure
from cosmotheque.adapters.extras import missing_extra
from cosmotheque.adapters.rendering import HUMAN, RENDER_MODES, Renderer
from cosmotheque.core import codec
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import count_seats

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from cosmotheque.adapters.coding import coding_of
    from cosmotheque.adapters.forms import Naming, Seeing
    from cosmotheque.adapters.observing import Info, Observation, Observer
except ImportError as missing:
    raise missing_extra("pettingzoo", missing) from missing


RUNNING = {"agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "episode"}
"""Names that exist once a game has begun."""


def env(slug: str, **settings: Any) -> "GuardedAEC":
    """A game in which a number that is not listed loses. Settings: see `raw_env`."""
    return GuardedAEC(*_read(slug, **settings))


def raw_env(slug: str, **settings: Any) -> "CosmothequeAEC":
    """A game that refuses a number that is not listed with an error.

    `seats` and `options` say what is played. `seed` is that of the first game, unless `reset` is given one. `measure`
    fills in what listed actions leave open, instead of the game's own unpractised hand. `observation` is "row" or
    "planes", `actions` "places" or "fixed".
    """
    return CosmothequeAEC(*_read(slug, **settings))


class CosmothequeAEC(AECEnv):  # type: ignore[misc]
    """A game with `seat_0`, `seat_1`, … for agents. Rewards are the scores, at the end.

    The info of the agent that is asked is there, at the end that of all; the others' are empty meanwhile.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, Any],
        seed: int | None,
        measure: Measure | None,
        render_mode: str | None,
        forms: "tuple[Seeing, Naming]",
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game.meta.slug}_v{game.meta.version}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self.game = game
        self.coding = coding_of(game.meta.slug)
        self.render_mode, self._renderer = render_mode, Renderer(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._observers = {agent: Observer(game, self.coding, seat, *forms) for agent, seat in self._seats.items()}
        self.observation_spaces = {agent: eyes.observation_space for agent, eyes in self._observers.items()}
        self.action_spaces = {agent: eyes.action_space for agent, eyes in self._observers.items()}
        self._options, self._measure, self._seeds = (
            codec.read_options(options, game.types.options),
            measure,
            Random(seed),
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start anew. The options were chosen when the environment was made; `options` is not read."""
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
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        return self._observers[agent].observe(self.episode)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._play(agent, action)

    def render(self) -> Any:
        """The sight of the agent that is asked: text, an array of colours, or a window."""
        if self.render_mode is None:
            return None
        return self._renderer.render(self.game, self.episode.view(self._seats[self.agent_selection]))

    def close(self) -> None:
        self._renderer.close()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def __getattr__(self, name: str) -> Any:
        """Only asked for what is not there."""
        if name in RUNNING:
            raise AttributeError(f"There is no {name} yet: call reset() first.")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _play(self, agent: str, action: int | None) -> None:
        self.episode.choose(self._observers[agent].place(self.episode, action, agent))
        outcome = self.episode.outcome
        self.infos[agent] = {}
        if outcome is None:
            self._ask()
        else:
            self.infos = {agent: self._observers[agent].inform(self.episode) for agent in self.agents}
            self._end({agent: float(outcome.scores[self._seats[agent]]) for agent in self.agents})

    def _ask(self) -> None:
        """The agent whose seat is asked is told what it may know."""
        seat = self.episode.seat
        self.agent_selection = agent = self.possible_agents[0 if seat is None else seat]
        self.infos[agent] = self._observers[agent].inform(self.episode)
        self._show()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        self._show()

    def _show(self) -> None:
        """Show the move to an observer."""
        if self.render_mode == HUMAN:
            self.render()


class GuardedAEC(CosmothequeAEC):
    """The environment in which an agent that plays a number that is not listed loses, and the game is over for all."""

    def _play(self, agent: str, action: int | None) -> None:
        listed = action is not None and self._observers[agent].is_listed(self.episode, action)
        if listed or action is None or action not in self.action_spaces[agent]:
            super()._play(agent, action)
            return
        self.truncations = dict.fromkeys(self.agents, True)
        self._end(dict.fromkeys(self.agents, 0.0) | {agent: min(0, *self.game.meta.scores) - 1.0})


def _read(
    slug: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    measure: Measure | None = None,
    render_mode: str | None = None,
    observation: "Seeing" = "row",
    actions: "Naming" = "places",
) -> "tuple[AnyGame, int, Mapping[str, Any], int | None, Measure | None, str | None, tuple[Seeing, Naming]]":
    game = registry.load(slug)
    return game, count_seats(game, seats), options or {}, seed, measure, render_mode, (observation, actions)
