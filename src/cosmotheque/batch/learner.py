"""One seat of many games as a Gymnasium vector environment; the other seats play at random."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from cosmotheque import registry
from cosmotheque.adapters.extras import missing_extra
from cosmotheque.batch import functions
from cosmotheque.batch.functions import Array, Threads
from cosmotheque.batch.planning import plan
from cosmotheque.core import sentences
from cosmotheque.core.errors import BadSeats
from cosmotheque.kit.rows import OVER

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise missing_extra("gymnasium", missing) from missing

Observations: TypeAlias = dict[str, Array]
Infos: TypeAlias = dict[str, Any]


class Learner(VectorEnv[Observations, Array, Array]):
    """`count` games in which `seat` learns. An observation has its planes and the mask of its legal actions.

    Rewards are the scores of that seat, at the end. A game that is over begins anew with the next step, whose action
    for it is not read (`AutoresetMode.NEXT_STEP`). To teach all seats at once use a `Batch`.
    """

    def __init__(
        self,
        slug: str,
        count: int,
        *,
        seat: int = 0,
        seats: int | None = None,
        options: Mapping[str, Any] | Any = None,
        seed: int = 0,
        threads: Threads = None,
    ) -> None:
        self.plan = plan(slug, seats=seats, options=options)
        if not 0 <= seat < self.plan.seats:
            raise BadSeats(sentences.NO_SUCH_SEAT.filled(self.plan.seats - 1, seat))
        planes = registry.planes(slug)
        low, high = (planes.low, planes.high) if planes else (-np.inf, np.inf)
        self.num_envs, self.seat, self.threads = count, seat, threads
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_action_space = spaces.Discrete(self.plan.numbers)
        self.single_observation_space = spaces.Dict(
            observation=spaces.Box(low, high, self.plan.shape, np.float32),
            action_mask=spaces.Box(0, 1, (self.plan.numbers,), np.int8),
        )
        self.action_space = batch_space(self.single_action_space, count)
        self.observation_space = batch_space(self.single_observation_space, count)
        self._seed = seed
        self._begin(range(seed, seed + count))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Begin all games anew, by the seeds from `seed` on; without one, by seeds that were not used before.

        The game was chosen when the environment was made; `options` is not read.
        """
        self._seed = seed if isinstance(seed, int) else self._seed + self.num_envs
        given = seed if isinstance(seed, list) else [None] * self.num_envs
        fresh = range(self._seed, self._seed + self.num_envs)
        self._begin([new if named is None else named for new, named in zip(fresh, given, strict=True)])
        return self._observe(), {}

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, Infos]:
        """A move of the learning seat in every game, and of the others until it is to move again."""
        rewards, _ = functions.step(self.plan, self.rows, actions, threads=self.threads)
        functions.advance(self.plan, self.rows, self.seat, rewards, threads=self.threads)
        over: Array = self.rows[:, OVER] != 0
        return self._observe(), rewards[:, self.seat].copy(), over, np.zeros(self.num_envs, dtype=np.bool_), {}

    def _begin(self, seeds: Any) -> None:
        self.rows = functions.init(self.plan, [*seeds], threads=self.threads)
        nothing = np.zeros((self.num_envs, self.plan.seats))
        functions.advance(self.plan, self.rows, self.seat, nothing, threads=self.threads)

    def _observe(self) -> Observations:
        planes = functions.observe(self.plan, self.rows, self.seat, threads=self.threads)
        return {"observation": planes, "action_mask": functions.legal(self.plan, self.rows, threads=self.threads)}
