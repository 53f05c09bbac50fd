"""A batch as plain functions on arrays. A game is a row; rows are changed where they are, everything else is new."""

from math import prod
from typing import Any, NamedTuple, TypeAlias

from cosmotheque.adapters.extras import missing_extra
from cosmotheque.batch.threads import across
from cosmotheque.core import sentences
from cosmotheque.core.batch import Plan
from cosmotheque.core.errors import BadSeats, CosmothequeError
from cosmotheque.kit.rows import KEY, OVER, SEAT

try:
    import numba  # noqa: F401 - other kernels run as plain Python without it, these do not
    import numpy as np
except ImportError as missing:
    raise missing_extra("fast", missing) from missing

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Threads: TypeAlias = int | None
"""The number of threads that share the work; None for one on each core. The results are the same."""

AT_RANDOM = np.zeros(0, dtype=np.int64)
"""No actions for a kernel: it draws its own."""
ANYBODY = -1
MANY = 1 << 62
"""More steps than any game has."""


class NotLegal(CosmothequeError):
    """A number that is none of a legal action; no game of the batch has moved."""


class Unfit(CosmothequeError):
    """An array that does not fit the games of a batch. Kernels look at no bounds, so it comes nowhere near them."""


class Played(NamedTuple):
    """The number of moves made, and the number of games they ended."""

    moves: int
    games: int


def init(plan: Plan, seeds: Any, *, threads: Threads = None) -> Array:
    """A row for each seed, in which a game begins. The seed decides its chance, and that of all that follow it."""
    if len(seeds) < 1:
        raise Unfit("A batch has one game at least.")
    keys = np.asarray(seeds, dtype=np.int64).astype(np.uint64)
    rows = np.zeros((len(keys), plan.width), dtype=np.int64)
    rows[:, KEY] = _spread(keys).astype(np.int64)
    across(plan.kernels.begin, len(rows), threads, plan.tables, rows)
    return rows


def legal(plan: Plan, rows: Array, *, threads: Threads = None, out: Array | None = None) -> Array:
    """A mask for each game: 1 at the numbers of its legal actions and 0 elsewhere; all 0 in a game that is over."""
    mask = np.empty((len(rows), plan.numbers), dtype=np.int8) if out is None else out
    if mask.shape != (len(rows), plan.numbers):
        raise Unfit(f"A mask of {len(rows)} games is {len(rows)} × {plan.numbers}, not {_measures(mask)}.")
    across(plan.kernels.legal, len(rows), threads, plan.tables, rows, mask)
    return mask


def sample(plan: Plan, rows: Array, *, threads: Threads = None) -> Array:
    """A legal action for each game, all equally likely; 0 in one that is over."""
    actions = np.zeros(len(rows), dtype=np.int64)
    across(plan.kernels.pick, len(rows), threads, plan.tables, rows, actions)
    return actions


def step(plan: Plan, rows: Array, actions: Any, *, threads: Threads = None) -> tuple[Array, Array]:
    """Make a move in every game, and whatever chance does after it: rewards by game and seat, and which are over.

    Rewards are the scores, at the end. In a game that was over already its action is not read: the next one begins.
    """
    numbers = _whole(actions)
    if numbers.shape != (len(rows),):
        raise Unfit(f"There are {len(rows)} games, and each wants one action; what came is {_measures(numbers)}.")
    wrong = [game for game in across(plan.kernels.refused, len(rows), threads, plan.tables, rows, numbers) if game >= 0]
    if wrong:
        raise NotLegal(f"Action {numbers[wrong[0]]} is not legal in game {wrong[0]}; no game has moved.")
    rewards = np.zeros((len(rows), plan.seats))
    across(plan.kernels.play, len(rows), threads, plan.tables, rows, numbers, rewards, 1, ANYBODY)
    return rewards, rows[:, OVER] != 0


def observe(plan: Plan, rows: Array, seats: Any = None, *, threads: Threads = None) -> Array:
    """The planes of what one seat of each game sees: the one to move, unless others are named."""
    named = rows[:, SEAT] if seats is None else _name_seats(plan, rows, seats)
    planes = np.zeros((len(rows), prod(plan.shape)), dtype=np.float32)
    across(plan.kernels.observe, len(rows), threads, plan.tables, rows, np.ascontiguousarray(named), planes)
    return planes.reshape(len(rows), *plan.shape)


def advance(plan: Plan, rows: Array, seat: int, rewards: Array, *, threads: Threads = None) -> None:
    """Random moves of all other seats until this one is to act, or a game is over, whose scores then are `rewards`."""
    across(plan.kernels.play, len(rows), threads, plan.tables, rows, AT_RANDOM, rewards, MANY, seat)


def random_play(plan: Plan, rows: Array, steps: int, *, threads: Threads = None) -> Played:
    """Play `steps` random steps in each game, without coming back to Python between them."""
    before = int((rows[:, OVER] != 0).sum())
    rewards = np.zeros((len(rows), plan.seats))
    ended = across(plan.kernels.play, len(rows), threads, plan.tables, rows, AT_RANDOM, rewards, steps, ANYBODY)
    begun = before + sum(ended) - int((rows[:, OVER] != 0).sum())
    return Played(steps * len(rows) - begun, sum(ended))


def _name_seats(plan: Plan, rows: Array, seats: Any) -> Array:
    """A seat for each game: one for all, or one each."""
    named = _whole(seats)
    if named.shape not in ((), (len(rows),)):
        raise Unfit(f"There are {len(rows)} games, and each is seen by one seat; what came is {_measures(named)}.")
    for seat in np.unique(named):
        if not 0 <= seat < plan.seats:
            raise BadSeats(sentences.NO_SUCH_SEAT.filled(plan.seats - 1, int(seat)))
    return np.broadcast_to(named, len(rows))


def _whole(given: Any) -> Array:
    """Whole numbers as kernels want them; others are not cut off, but refused."""
    numbers = np.asarray(given)
    if numbers.size and numbers.dtype.kind not in "iu":
        raise Unfit(f"Whole numbers are wanted, not {numbers.dtype}.")
    return np.asarray(numbers, dtype=np.int64, order="C")


def _measures(array: Array) -> str:
    return " × ".join(map(str, array.shape)) or "a single number"


def _spread(seeds: Array) -> Array:
    """Keys that have nothing in common though their seeds are neighbours (SplitMix64)."""
    words = (seeds + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    words = (words ^ words >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ words >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return words ^ words >> np.uint64(31)
