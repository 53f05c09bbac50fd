"""A batch: games of one kind, all of which move at once."""

from collections.abc import Mapping
from typing import Any

from cosmotheque.batch import functions
from cosmotheque.batch.functions import Array, Played, Threads, Unfit
from cosmotheque.batch.planning import plan
from cosmotheque.core.game import Seat
from cosmotheque.kit.rows import OVER, SEAT


class Batch:
    """`count` games that begin by the seeds `seed`, `seed + 1`, …; a step makes one move in each of them.

    A game that has ended stays as it is until the next step, which begins another instead of a move. So seeds and
    actions determine all games, on any number of threads.
    """

    def __init__(
        self,
        slug: str,
        count: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | Any = None,
        seed: int = 0,
        threads: Threads = None,
    ) -> None:
        self.plan = plan(slug, seats=seats, options=options)
        self.count, self.threads = count, threads
        self.reset(range(seed, seed + count))

    @property
    def seats(self) -> Array:
        """The seat that is to act in each game; meaningless in a game that is over."""
        return self.rows[:, SEAT].copy()

    @property
    def over(self) -> Array:
        """The games that are over."""
        over: Array = self.rows[:, OVER] != 0
        return over

    def reset(self, seeds: Any) -> None:
        """Begin all games anew, one seed for each."""
        begun = functions.init(self.plan, [*seeds], threads=self.threads)
        if len(begun) != self.count:
            raise Unfit(f"There are {self.count} games, and {len(begun)} seeds.")
        self.rows = begun

    def legal(self, out: Array | None = None) -> Array:
        """The legal actions: for each game a 1 at their numbers."""
        return functions.legal(self.plan, self.rows, threads=self.threads, out=out)

    def observe(self, seats: Any = None) -> Array:
        """The planes of what the seats to move see, or those that are named: by game, and as `registry.planes` says."""
        return functions.observe(self.plan, self.rows, seats, threads=self.threads)

    def sample(self) -> Array:
        """A legal action for each game, at random; no mask has to be made for it."""
        return functions.sample(self.plan, self.rows, threads=self.threads)

    def step(self, actions: Any) -> tuple[Array, Array]:
        """A move in every game: rewards by game and seat, and which games are over now."""
        return functions.step(self.plan, self.rows, actions, threads=self.threads)

    def random_play(self, steps: int) -> Played:
        """Play `steps` random moves in each game, without coming back to Python."""
        return functions.random_play(self.plan, self.rows, steps, threads=self.threads)

    def state(self, game: int) -> Any:
        """One game as its rules know it. It has the secrets of all seats."""
        return self.plan.state(self.rows[game])

    def view(self, game: int, seat: int | None = None) -> Any:
        """A seat's view of one game; of the seat that is to move, unless another is named."""
        whose = Seat(int(self.rows[game, SEAT]) if seat is None else seat)
        return self.plan.game.view(self.state(game), whose)
