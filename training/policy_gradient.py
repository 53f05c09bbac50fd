"""Learns a game by policy gradient, in plain NumPy, from its planes and from the places that actions name.

    python training/policy_gradient.py GAME --minutes 3 --options '{"name": "value"}'

A listed action is described by its kind, by what the planes show where it happens and how alike its places are, and by
the fixed number it has, if any. A small network weighs it, and one is chosen by these weights: an actor and its critic,
rewarded by the outcome and on the way by what `appraise` of the game, or else its mentor, says has changed. Rewards may
know the state; what the learner sees is the view. It plays against somebody who plays at random, or all seats of a
cooperative game.
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
Integers = NDArray[np.int64]
HIDDEN = 32
DISCOUNT = 0.9
STEPS = 200
"""So many decisions at least go into one improvement."""
PASSES = 2
"""So often they are learned from; what has become likelier or less likely by more than CLIP is left alone."""
CLIP = 0.2
RATE = 0.02
ENTROPY = 0.01
UNSEEN = 10**9
"""From here on seeds are those of games that nobody learns from."""


class Describer:
    """Listed actions as rows of numbers: kind, where, what is there and around it, and what fills the planes.

    Of two places an action is told as well what both have, and how much that is together: it is the same whichever
    planes they share.
    """

    def __init__(self, game: AnyGame, planes: Planes, numbering: Numbering | None) -> None:
        self.planes, self.numbering = planes, numbering
        self.kinds = {kind: place for place, kind in enumerate(get_args(game.types.action))}
        grid = np.indices(planes.shape[1:]).reshape(len(planes.shape) - 1, -1).T / max(planes.shape[1:])
        self.where = np.vstack([grid, np.zeros_like(grid[:1])]).astype(np.float32)
        filled = planes.shape[0] - planes.local
        self.width = len(self.kinds) + 3 * grid.shape[1] + 4 * planes.local + 1 + filled
        self.numbers = numbering.size if numbering else 1

    def __call__(self, view: Any, listed: Sequence[Any]) -> tuple[Floats, Integers]:
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
        both = local[one] * local[two]
        rows += [local[one], local[two], both, both.sum(axis=1, keepdims=True)]
        rows.append(around[np.where(two == nowhere, one, two)])
        rows.append(np.broadcast_to(filled, (len(listed), len(filled))))
        numbers = self.numbering.numbers(view, listed) if self.numbering else [0] * len(listed)
        return np.concatenate(rows, axis=1), np.array(numbers)

    def _by_place(self, planes: Floats) -> Floats:
        """The planes' values at each place, and zeros for an action that names none."""
        flat = planes.reshape(len(planes), -1).T
        return np.vstack([flat, np.zeros_like(flat[:1])])


def _around(planes: Floats) -> Floats:
    """The planes' values at the neighbours of each place, added up."""
    total = planes.copy()
    for axis in range(1, planes.ndim):
        moved = np.swapaxes(total.copy(), 1, axis)
        here = np.swapaxes(total, 1, axis)
        here[:, 1:] += moved[:, :-1]
        here[:, :-1] += moved[:, 1:]
    return (total - planes) / 4


class Policy:
    """Weighs actions: a network of one hidden layer on their rows, and a weight for each fixed number.

    The mean of the hidden layer over a list says what is to be expected there.
    """

    def __init__(self, describe: Describer, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.describe = describe
        self.weights = [
            (rng.standard_normal((describe.width, HIDDEN)) / np.sqrt(describe.width)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros(describe.numbers, np.float32),
            np.zeros(HIDDEN, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0
        self._spread = 0.0

    def chances(self, rows: Floats, numbers: Integers) -> Floats:
        """The chance of each action of a list to be chosen."""
        return self._weigh(rows, numbers, np.array([len(rows)]))[0]

    def _weigh(self, rows: Floats, numbers: Integers, counts: Integers) -> tuple[Floats, Floats]:
        """The chances in several lists that are laid end to end, and the hidden layer on the way there."""
        inner, outer, single, _ = self.weights
        firsts = np.cumsum(counts) - counts
        hidden = np.tanh(rows @ inner)
        scores = hidden @ outer + single[numbers]
        shares = np.exp(scores - np.repeat(np.maximum.reduceat(scores, firsts), counts))
        return shares / np.repeat(np.add.reduceat(shares, firsts), counts), hidden

    def improve(self, steps: "list[Step]") -> None:
        """A few steps of Adam towards what did better than expected, and towards expecting what came."""
        rows = np.concatenate([step.rows for step in steps])
        numbers = np.concatenate([step.numbers for step in steps])
        counts = np.array([len(step.rows) for step in steps])
        firsts = np.cumsum(counts) - counts
        chosen = firsts + [step.chosen for step in steps]
        gains = self._scaled(np.array([step.gain for step in steps], np.float32))
        before, hidden = self._weigh(rows, numbers, counts)
        better = gains - np.add.reduceat(hidden, firsts) @ self.weights[3] / counts
        better -= better.mean()
        for _ in range(PASSES):
            chances, hidden = self._weigh(rows, numbers, counts)
            grown = (chances[chosen] + 1e-9) / (before[chosen] + 1e-9)
            strength = np.where((grown - 1) * np.sign(better) > CLIP, 0, better * grown)
            pull = -chances * np.repeat(strength, counts)
            pull[chosen] += strength
            logs = np.log(chances + 1e-9)
            pull -= ENTROPY * chances * (logs - np.repeat(np.add.reduceat(chances * logs, firsts), counts))
            mean = np.add.reduceat(hidden, firsts) / counts[:, None]
            inner = rows.T @ (np.outer(pull, self.weights[1]) * (1 - hidden**2))
            single = np.bincount(numbers, pull, self.describe.numbers)
            self._climb([inner, hidden.T @ pull, single, mean.T @ (gains - mean @ self.weights[3])], len(steps))

    def _scaled(self, gains: Floats) -> Floats:
        """Gains in a unit that follows slowly how large they are: where nothing happened nothing is to be learned."""
        square = float((gains**2).mean())
        self._spread += (0.02 if self._spread else 1.0) * (square - self._spread)
        return gains / np.float32(self._spread**0.5 + 1e-6)

    def _climb(self, slopes: "list[NDArray[Any]]", steps: int) -> None:
        """One step of Adam."""
        self._updates += 1
        for place, slope in enumerate(slopes):
            self._means[place] += 0.1 * (slope / steps - self._means[place])
            self._squares[place] += 0.01 * ((slope / steps) ** 2 - self._squares[place])
            steady = np.sqrt(self._squares[place] / (1 - 0.99**self._updates)) + 1e-5
            self.weights[place] += RATE * self._means[place] / (1 - 0.9**self._updates) / steady


@dataclass
class Step:
    """One decision of the learner, how the game stood for it then, and what came of it."""

    rows: Floats
    numbers: Integers
    chosen: int
    stood: float
    gain: float = 0.0


@dataclass
class Played:
    """A game that was played: the learner's decisions, of a team those of all seats, how it stood in the end, and what
    it got, at most 1."""

    steps: list[Step] = field(default_factory=list)
    stood: float = 0.0
    result: float = 0.0

    @property
    def swing(self) -> float:
        """The largest distance of its standing from its start."""
        return max((abs(step.stood - self.steps[0].stood) for step in self.steps), default=0.0)

    def credit(self, unit: float) -> list[Step]:
        """Tell each decision what it gained: the outcome, and each change of its standing, the less the later."""
        gain, later = self.result, self.stood
        for step in reversed(self.steps):
            gain = (later - step.stood) / unit + DISCOUNT * gain
            step.gain, later = gain, step.stood
        return self.steps


@dataclass(frozen=True)
class Task:
    """The task to be learned. Games that take more than `most` moves are broken off, and count as drawn."""

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
                chosen = rng.choices(range(len(listed)), policy.chances(rows, numbers).tolist())[0]
                if learns:
                    played.steps.append(Step(rows, numbers, chosen, self._standing(match.state, seat)))
            match.play(seat, game.measured.measure(view, listed[chosen], rng))
        played.result = self._result(match, mine[0])
        if learns:
            played.stood = self._standing(match.state, Seat(mine[0]))
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
        """The standing of a seat, in a unit of the game's own."""
        if self.game.appraise is not None:
            return self.game.appraise(state, seat)
        mentor = registry.mentor(self.game.meta.slug) if self.game.meta.slug in registry.playable() else None
        if mentor is None or mentor.chances is None or self.game.outcome(state):
            return 0.0
        chances = mentor.chances(self.game.view(state, seat))
        return chances[0 if len(chances) == 1 else seat]


def learn(task: Task, policy: Policy, *, seconds: float = inf, games: float = inf, decisions: int = STEPS) -> int:
    """Play and improve until the time of a processor or the games are used up; how many games that were.

    The outcome counts as much as the standing has changed at most in one game so far.
    """
    end, steps, count, unit = time.process_time() + seconds, list[Step](), 0, 1e-6
    while time.process_time() < end and count < games:
        count += 1
        played = task.play(policy, count, learns=True)
        unit = max(unit, played.swing)
        steps += played.credit(unit)
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
