"""Learning from results alone: one weight for each fixed number of an action, by policy gradient, in forty lines.

    python examples/learn.py [games]

`docs/training.md` tells how it works. It needs the extra `gymnasium`.
"""

import sys

import numpy as np

from cosmotheque import arena
from cosmotheque.adapters.gymnasium import env

SLUG = "katarenga"
RATE = 0.5
UNSEEN = 10**9


class Learner:
    """Chooses by the weights of the listed actions, and moves them by what came of it."""

    def __init__(self, actions, seed):
        self.weights = np.zeros(actions)
        self.rng = np.random.default_rng(seed)
        self.expected = 0.5

    def play(self, game):
        """A whole game: every decision, and the reward at its end."""
        decisions, over, reward = [], False, 0.0
        observation, _ = game.reset()
        while not over:
            listed = np.flatnonzero(observation["action_mask"])
            shares = np.exp(self.weights[listed] - self.weights[listed].max())
            shares /= shares.sum()
            chosen = self.rng.choice(len(listed), p=shares)
            decisions.append((listed, shares, chosen))
            observation, reward, over, _, _ = game.step(listed[chosen])
        return decisions, reward

    def learn(self, decisions, reward):
        """REINFORCE: what was chosen becomes likelier where it went better than expected, else less likely."""
        gain = reward - self.expected
        self.expected += 0.02 * gain
        for listed, shares, chosen in decisions:
            pull = -shares
            pull[chosen] += 1
            self.weights[listed] += RATE * gain * pull


def trained(games):
    game = env(SLUG, opponents="random", observation="planes", actions="fixed", seed=1)
    learner = Learner(game.action_space.n, seed=1)
    for _ in range(games):
        learner.learn(*learner.play(game))
    return learner


def measured(learner, opponent, games):
    """The share of points in games of seeds that it has not learned from, half of them at either seat."""
    tables = [
        env(SLUG, seat=seat, opponents=opponent, observation="planes", actions="fixed", seed=UNSEEN) for seat in (0, 1)
    ]
    points = sum(learner.play(tables[number % 2])[1] for number in range(games))
    return arena.wilson(points, games)


def main(games=100):
    learner = trained(games)
    share = measured(learner, "random", 40)
    print(f"After {games} games: {share.value:.0%} ({share.low:.0%} to {share.high:.0%}) against random")
    return learner


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
