"""Learns a game by policy gradient, in plain NumPy, from its planes and from the places that actions name.

    python training/policy_gradient.py GAME --minutes 3 --options '{"name": "value"}'

A listed action is described by its kind, by what the planes show where it happens, and by the fixed number it has, if
any. A small network weighs it, and one is chosen by these weights: REINFORCE with a baseline, rewarded by the outcome
and on the way by what `appraise` of the game, or else its mentor, says has changed. Rewards may know the state; what
the learner sees is the view. It plays against somebody who plays at random, or all seats of a cooperative game.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from random import Random
from statistics import fmean, stdev
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from cosmotheque import registry
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.numbering import Numbering
from cosmotheque.core.planes import Planes

Floats = NDArray[np.float32]
HIDDEN = 32
DISCOUNT = 0.95
STEPS = 300
"""So many decisions at least go into one improvement."""
RATE = 0.01
ENTROPY = 0.01
UNSEEN = 10**9
"""From here on seeds are those of games that nobody learns from."""


class Describer:
    """Listed actions as rows of numbers: kind, where, what is there and around it, and what fills the planes."""

    def __init__(self, game: AnyGame, planes: Planes, numbering: Numbering | None) -> None:
        self.planes, self.numbering = planes, numbering
        self.kinds = {kind: place for place, kind in enumerate(get_args(game.types.action))}
        grid = np.indices(planes.shape[1:]).reshape(len(planes.shape) - 1, -1).T / max(planes.shape[1:])
        self.where = np.vstack([grid, np.zeros_like(grid[:1])]).astype(np.float32)
        filled = planes.shape[0] - planes.local
        self.width = len(self.kinds) + 3 * grid.shape[1] + 4 * planes.local + filled
        self.numbers = numbering.size if numbering else 1

    def __call__(self, view: Any, listed: Sequence[Any]) -> tuple[Floats, NDArray[np.int64]]:
        """One row for each action, and the numbers of all."""
        array = self.planes.array(view)
        local, around = (
            self._by_place(part) for part in (array[: self.planes.local], _around(array[: self.planes.local]))
        )
        filled = array[self.planes.local :].reshape(len(self.planes.names) - self.planes.local, -1)[:, 0]
        nowhere = len(local) - 1
        places = [(*self.planes.places(view, action)[:2], nowhere, nowhere)[:2] for action in listed]
        one, two = np.array(places).T
        kinds = np.zeros((len(listed), len(self.kinds)), np.float32)
        kinds[range(len(listed)), [self.kinds[type(action)] for action in listed]] = 1
        rows = [kinds, self.where[one], self.where[two], self.where[two] - self.where[one]]
        rows += [local[one], local[two], local[one] * local[two], around[np.where(two == nowhere, one, two)]]
        rows.append(np.broadcast_to(filled, (len(listed), len(filled))))
        numbers = self.numbering.numbers(view, listed) if self.numbering else [0] * len(listed)
        return np.concatenate(rows, axis=1), np.array(numbers)

    def _by_place(self, planes: Floats) -> Floats:
        """What the planes show at each place, and nothing for an action that names none."""
        flat = planes.reshape(len(planes), -1).T
        return np.vstack([flat, np.zeros_like(flat[:1])])


def _around(planes: Floats) -> Floats:
    """What the planes show at the neighbours of each place, added up."""
    total = planes.copy()
    for axis in range(1, planes.ndim):
        moved = np.swapaxes(total.copy(), 1, axis)
        here = np.swapaxes(total, 1, axis)
        here[:, 1:] += moved[:, :-1]
        here[:, :-1] += moved[:, 1:]
    return (total - planes) / 4


class Policy:
    """Weighs actions: a network of one hidden layer on their rows, and a weight for each fixed number."""

    def __init__(self, describe: Describer, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.describe = describe
        self.weights = [
            (rng.standard_normal((describe.width, HIDDEN)) / np.sqrt(describe.width)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros(describe.numbers, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def chances(self, rows: Floats, numbers: NDArray[np.int64]) -> tuple[Floats, Floats]:
        """How likely each action is to be chosen, and the hidden layer on the way there."""
        inner, outer, single = self.weights
        hidden = np.tanh(rows @ inner)
        scores = hidden @ outer + single[numbers]
        shares = np.exp(scores - scores.max())
        return shares / shares.sum(), hidden

    def improve(self, steps: "list[Step]") -> None:
        """One step of Adam towards what did better than expected."""
        gains = np.array([step.gain for step in steps])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        slopes = [np.zeros_like(weight) for weight in self.weights]
        for step, gain in zip(steps, gains, strict=True):
            chances, hidden = self.chances(step.rows, step.numbers)
            pull = -chances * gain
            pull[step.chosen] += gain
            logs = np.log(chances + 1e-9)
            pull -= ENTROPY * chances * (logs - (chances * logs).sum())
            slopes[1] += hidden.T @ pull
            slopes[0] += step.rows.T @ (np.outer(pull, self.weights[1]) * (1 - hidden**2))
            np.add.at(slopes[2], step.numbers, pull)
        self._updates += 1
        for place, slope in enumerate(slopes):
            self._means[place] += 0.1 * (slope / len(steps) - self._means[place])
            self._squares[place] += 0.01 * ((slope / len(steps)) ** 2 - self._squares[place])
            steady = np.sqrt(self._squares[place] / (1 - 0.99**self._updates)) + 1e-5
            self.weights[place] += RATE * self._means[place] / (1 - 0.9**self._updates) / steady


@dataclass
class Step:
    """One decision of the learner, how the game stood for it then, and what came of it."""

    rows: Floats
    numbers: NDArray[np.int64]
    chosen: int
    stood: float
    gain: float = 0.0


@dataclass
class Played:
    """A game that was played: the learner's decisions, of a team those of all seats, and what it got, at most 1."""

    steps: list[Step] = field(default_factory=list)
    result: float = 0.0


@dataclass(frozen=True)
class Task:
    """What is to be learned. Games that take more than `most` moves are broken off, and count as drawn."""

    game: AnyGame
    seats: int
    options: dict[str, Any]
    most: int

    def play(self, policy: Policy | None, seed: int, *, learns: bool = False) -> Played:
        """One game by the policy, None for at random: in all seats of a team, else in one that the seed decides."""
        game, rng, played = self.game, Random(seed), Played()
        match = Match(game, self.seats, seed=seed, options=self.options)
        mine = range(self.seats) if game.meta.cooperative else (seed % self.seats,)
        while match.outcome is None and len(match.moves) < self.most:
            acting = sorted(seat for seat in match.actors() if seat >= 0)
            if not acting:
                match.ring()
                continue
            seat = rng.choice(acting)
            view, listed = match.view(seat), match.actions(seat)
            chosen = rng.randrange(len(listed))
            if policy is not None and seat in mine and len(listed) > 1:
                rows, numbers = policy.describe(view, listed)
                chances, _ = policy.chances(rows, numbers)
                chosen = rng.choices(range(len(listed)), chances.tolist())[0]
                if learns:
                    played.steps.append(Step(rows, numbers, chosen, self._standing(match.state, seat)))
            match.play(seat, game.measured.measure(view, listed[chosen], rng))
        played.result = self._result(match, mine[0])
        if played.steps:
            _credit(played.steps, self._standing(match.state, Seat(mine[0])), played.result)
        return played

    def _result(self, match: Match, seat: int) -> float:
        if match.outcome is None:
            return 0.0 if self.game.meta.cooperative else 0.5
        scores = match.outcome.scores
        if self.game.meta.cooperative:
            return scores[seat] / self.game.meta.scores[1]
        best = max(score for other, score in enumerate(scores) if other != seat)
        return 0.5 if scores[seat] == best else float(scores[seat] > best)

    def _standing(self, state: Any, seat: Seat) -> float:
        """How well a seat stands, in a unit of the game's own."""
        if self.game.appraise is not None:
            return self.game.appraise(state, seat)
        mentor = registry.mentor(self.game.meta.slug) if self.game.meta.slug in registry.playable() else None
        if mentor is None or mentor.chances is None or self.game.outcome(state):
            return 0.0
        chances = mentor.chances(self.game.view(state, seat))
        return chances[0 if len(chances) == 1 else seat]


def _credit(steps: list[Step], standing: float, result: float) -> None:
    """What each decision gained: the outcome, and how the standing changed since, both the less the later they came."""
    scale = max(abs(step.stood - steps[0].stood) for step in steps) + 1e-6
    gain, later = result, standing
    for step in reversed(steps):
        gain = (later - step.stood) / scale + DISCOUNT * gain
        step.gain, later = gain, step.stood


def learn(task: Task, policy: Policy, *, seconds: float = inf, games: float = inf, decisions: int = STEPS) -> int:
    """Play and improve until the time of a processor or the games are used up; how many games that were."""
    end, steps, count = time.process_time() + seconds, list[Step](), 0
    while time.process_time() < end and count < games:
        count += 1
        steps += task.play(policy, count, learns=True).steps
        if len(steps) >= decisions:
            policy.improve(steps)
            steps.clear()
    return count


def evaluate(task: Task, policy: Policy | None, games: int) -> tuple[float, float]:
    """The mean result of games that nobody has learned from, and how far it may be off, with 95 %."""
    results = [task.play(policy, UNSEEN + number).result for number in range(games)]
    return fmean(results), 1.96 * stdev(results) / len(results) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.playable())
    parser.add_argument("--minutes", type=float, default=3.0, help="of one processor")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    parser.add_argument("--most", type=int, default=2000, help="moves after which a game is broken off")
    parser.add_argument("--games", type=int, default=200, help="to be played before and after")
    asked = parser.parse_args()
    game, planes = registry.load(asked.game), registry.planes(asked.game)
    if planes is None:
        raise SystemExit(f"{asked.game} has no planes.")
    task = Task(game, asked.seats or game.meta.seats[0], asked.options, asked.most)
    policy = Policy(Describer(game, planes, registry.numbering(asked.game)), seed=1)
    print(f"at random    {report(*evaluate(task, None, asked.games))}", flush=True)
    count = learn(task, policy, seconds=60 * asked.minutes)
    print(f"learned from {count} games in {asked.minutes:g} minutes of a processor", flush=True)
    print(f"after that   {report(*evaluate(task, policy, asked.games))}")


def report(mean: float, off: float) -> str:
    return f"{100 * mean:.1f} % ± {100 * off:.1f}"


if __name__ == "__main__":
    main()
