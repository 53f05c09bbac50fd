"""One seat of a game as a Gymnasium environment; bots play the others.

`env(slug)` makes one. Importing this file also registers every game, so that `gymnasium.make` finds it by name:
`cosmotheque/<slug>-v<version of its rules>`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt, TypeAlias

from cosmotheque import registry
from cosmotheque.adapters.episode import Episode, Measure
from cosmotheque.adapters.extras import missing_extra
from cosmotheque.adapters.rendering import HUMAN, RENDER_MODES, Renderer
from cosmotheque.arena import find_bot
from cosmotheque.core import codec, sentences
from cosmotheque.core.bot import BotSpec
from cosmotheque.core.errors import BadSeats
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import count_seats

try:
    import gymnasium

    from cosmotheque.adapters.coding import coding_of
    from cosmotheque.adapters.forms import Naming, Seeing
    from cosmotheque.adapters.observing import Info, Observation, Observer
except ImportError as missing:
    raise missing_extra("gymnasium", missing) from missing

Opponent: TypeAlias = str | BotSpec


def env(  # noqa: PLR0913 - what can be set has a name of its own
    slug: str,
    *,
    seat: int = 0,
    opponents: Opponent | Sequence[Opponent] = "random",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    measure: Measure | None = None,
    render_mode: str | None = None,
    observation: "Seeing" = "row",
    actions: "Naming" = "places",
) -> "CosmothequeEnv":
    """A game from one seat. `opponents` is one bot, or one for each other seat in turn: a name or a `BotSpec`.

    A bot that watches the clock makes games that cannot be repeated; give it a `BotSpec` whose limit counts nodes.
    `measure` fills in what listed actions leave open, instead of the game's own unpractised hand. `observation` is
    "row" or "planes", `actions` "places" or "fixed".
    """
    game = registry.load(slug)
    others = _lineup(game, seats, opponents)
    if not 0 <= seat <= len(others):
        raise BadSeats(sentences.NO_SUCH_SEAT.filled(len(others), seat))
    players = [*others[:seat], None, *others[seat:]]
    return CosmothequeEnv(game, players, options or {}, seed, measure, render_mode, (observation, actions))


class CosmothequeEnv(gymnasium.Env[Observation, int]):
    """A game from one seat. The reward is its score, at the end; a number that is not listed gives the game up."""

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 4}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[BotSpec | None],
        options: Mapping[str, Any],
        seed: int | None,
        measure: Measure | None,
        render_mode: str | None,
        forms: "tuple[Seeing, Naming]",
    ) -> None:
        self.game = game
        self.seat = Seat(players.index(None))
        self.coding = coding_of(game.meta.slug)
        self._observer = Observer(game, self.coding, self.seat, *forms)
        self.observation_space = self._observer.observation_space
        self.action_space = self._observer.action_space  # type: ignore[assignment]
        self.render_mode, self._renderer = render_mode, Renderer(render_mode)
        self._options = codec.read_options(options, game.types.options)
        self._players, self._first_seed, self._measure = tuple(players), seed, measure
        self.episode: Episode | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Start anew. The options were chosen when the environment was made; `options` is not read."""
        seed, self._first_seed = (self._first_seed if seed is None else seed), None
        super().reset(seed=seed)
        self.episode = Episode(
            self.game,
            self._players,
            seed=int(self.np_random.integers(2**32)),
            options=self._options,
            measure=self._measure,
        )
        return self._look(self.episode)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, Info]:
        episode = self._require_episode()
        if self._observer.is_listed(episode, action):
            episode.choose(self._observer.place(episode, action, "The learner"))
        else:
            episode.concede()
        outcome = episode.outcome
        reward = 0.0 if outcome is None else float(outcome.scores[self.seat])
        observation, info = self._look(episode)
        return observation, reward, outcome is not None, False, info

    def render(self) -> Any:
        """The seat's sight: text, an array of colours, or a window."""
        if self.render_mode is None:
            return None
        return self._renderer.render(self.game, self._require_episode().view(self.seat))

    def close(self) -> None:
        self._renderer.close()

    def _look(self, episode: Episode) -> tuple[Observation, Info]:
        if self.render_mode == HUMAN:
            self.render()
        return self._observer.observe(episode), self._observer.inform(episode)

    def _require_episode(self) -> Episode:
        if self.episode is None:
            raise gymnasium.error.ResetNeeded("Call reset() first.")
        return self.episode


def _lineup(game: AnyGame, seats: int | None, opponents: Opponent | Sequence[Opponent]) -> list[BotSpec]:
    """The bots round the episode, the learner left out."""
    wanted = [opponents] if isinstance(opponents, str | BotSpec) else list(opponents)
    count = count_seats(game, len(wanted) + 1 if seats is None and len(wanted) > 1 else seats)
    if len(wanted) not in (1, count - 1):
        raise BadSeats(f"{count} seats need one opponent or {count - 1}, not {len(wanted)}.")
    bots = [find_bot(game.meta.slug, bot) if isinstance(bot, str) else bot for bot in wanted]
    return bots if len(bots) == count - 1 else bots * (count - 1)


def _register() -> None:
    for slug in registry.playable():
        gymnasium.register(
            f"cosmotheque/{slug}-v{registry.shelf()[slug].version}",
            entry_point="cosmotheque.adapters.gymnasium:env",
            kwargs={"slug": slug},
        )


_register()
